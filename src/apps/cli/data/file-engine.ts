import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Diagnostic } from '../../../base/diagnostic.js';
import {
  type Checked,
  type Listener,
  NO_ROWS,
  type RowsRequest,
  type Table,
  type ValidatorsFor,
  withFindings,
} from '../../../data/check/index.js';
import {
  checkTable,
  type Engine,
  EngineFault,
  openDuckdb,
  parquetSource,
  type RelationSource,
} from '../../../data/engines/index.js';
import { BrokenFile, brokenDiagnostic, descriptionIn, isDivisible } from '../../../data/tables/index.js';
import { openFile, sourceOf } from './bytes.js';
import type { DataFile } from './data-files.js';
import { followed } from './engine-progress.js';
import { type Compared, comparedRows } from './engine-relations.js';
import { checkedBy, type EngineSetting, residualStop, stopOf } from './engine-setting.js';

/** Checks Parquet files in DuckDB. */
export interface FileEngine {
  /** Says which files are checked row by row because of their format, if DuckDB was asked for. */
  readonly noteOthers: (files: readonly DataFile[]) => void;
  /** Checks a file; nothing if it is to be checked row by row. */
  readonly check: (file: DataFile, table: Table, listener: Listener) => Promise<InEngine | undefined>;
  /** Compares the rows of files with one another; nothing if that is to be done row by row. */
  readonly compare: (
    files: readonly DataFile[],
    requests: readonly RowsRequest[],
    validatorsFor: ValidatorsFor,
    maxErrors: number,
  ) => Promise<Compared<FileSource> | undefined>;
  readonly cancel: () => void;
  readonly close: () => Promise<void>;
}

/** A file as a table of the engine. */
export type FileSource = RelationSource & { readonly file: DataFile };

interface InEngine {
  readonly checked: Checked;
  readonly diagnostics: readonly Diagnostic[];
}

/** Smaller files are checked row by row before DuckDB is loaded and has read them. */
const LARGE = 100 * 1000 * 1000;

/** The engine of files, if a call allows one. `say` gets a note where it could not check a file. */
export function fileEngine(setting: EngineSetting, say: (sentence: string) => void): FileEngine | undefined {
  if (setting.engine === 'rows') return undefined;
  const isAsked = setting.engine === 'duckdb';
  let opening: Promise<Engine | undefined> | undefined;
  const opened = () => {
    opening ??= openDuckdb(setting).catch((fault: unknown) => {
      if (isAsked) throw stopOf(fault);
      return undefined;
    });
    return opening;
  };
  let running: Engine | undefined;
  return {
    noteOthers(files) {
      const others = files.filter(({ format, noTable }) => format !== 'parquet' && !noTable);
      if (!isAsked || others.length === 0) return;
      const named = others.length === 1 ? `${others[0]!.uri} is` : `${others.length} files are`;
      const canBeFaster = (setting.threads ?? 1) === 1 && others.some(({ format }) => isDivisible(format));
      const advice = canBeFaster ? ' Add --workers all to use all cores.' : '';
      say(`${named} checked row by row: DuckDB checks only Parquet files.${advice}`);
    },
    async check(file, table, listener) {
      const size = await sizeOf(file);
      if (!canBeRead(file) || size === 0 || !(isAsked || size > LARGE)) return undefined;
      running = await opened();
      if (running === undefined) return undefined;
      const engine = running;
      const damage = await footerDamage(file);
      if (damage) return broken(file, damage);
      const work = async () =>
        checkTable(engine, table, await parquetSource(engine, file.path), {
          uri: file.uri,
          maxErrors: listener.room(),
          assertsFormats: setting.assertsFormats,
          // The row checker reads files itself.
          residual: setting.residual === 'skip' ? 'skip' : undefined,
        });
      try {
        const answer = await followed(work, engine, size, listener);
        if (answer.is === 'checked') return checkedBy(engine, answer);
        if (isAsked && setting.residual !== 'rows') throw residualStop(file.uri, answer.residual);
        return undefined;
      } catch (fault) {
        if (!(fault instanceof EngineFault)) throw fault;
        if (listener.isDone()) return { checked: { summary: NO_ROWS, isUnreadable: false }, diagnostics: [] };
        const named = (text: string) => text.replaceAll(resolve(file.path), file.uri);
        if (fault.damage !== undefined) return broken(file, new BrokenFile('parquet', named(fault.damage)));
        // What else DuckDB cannot read, the row checker reads or explains.
        const reason = named(fault.message);
        if (isAsked) say(`${file.uri} is checked row by row. ${reason}`);
        return undefined;
      }
    },
    async compare(files, requests, validatorsFor, maxErrors) {
      const areTables = new Set(files.map(({ entry }) => entry)).size === files.length;
      if (!isAsked || !files.every(canBeRead) || !areTables) return undefined;
      running = (await opened())!;
      try {
        const sources: FileSource[] = [];
        // Queries of one connection run one after another.
        for (const file of files) {
          const { uri, entry, path } = file;
          if (await footerDamage(file)) return undefined;
          const { table } = validatorsFor(file);
          sources.push({ file, uri, entry, table, source: await parquetSource(running, path) });
        }
        const { assertsFormats, residual } = setting;
        const options = { maxErrors, assertsFormats, residual };
        const compared = await comparedRows(running, requests, sources, options);
        const [unchecked] = compared.answer.unchecked;
        if (unchecked === undefined) return compared;
        say(`All rows are checked row by row, because ${unchecked.reason}.`);
        return undefined;
      } catch (fault) {
        // What DuckDB cannot read, the row checker reads or explains.
        if (fault instanceof EngineFault) return undefined;
        throw fault;
      }
    },
    cancel: () => running?.cancel(),
    close: async () => (await opening?.catch(() => undefined))?.close(),
  };
}

/** What is wrong with the footer of a Parquet file. DuckDB can end the whole process when it follows one that is damaged. */
async function footerDamage({ path }: DataFile): Promise<BrokenFile | undefined> {
  const handle = await openFile(path);
  try {
    await descriptionIn('parquet', await sourceOf(handle));
    return undefined;
  } catch (fault) {
    if (fault instanceof BrokenFile) return fault;
    throw fault;
  } finally {
    await handle.close();
  }
}

function broken({ uri }: DataFile, fault: BrokenFile): InEngine {
  const diagnostics = [brokenDiagnostic(uri, fault)];
  return { checked: { summary: withFindings(NO_ROWS, diagnostics), isUnreadable: true }, diagnostics };
}

function canBeRead({ path, format, noTable }: DataFile): boolean {
  return path !== '-' && format === 'parquet' && noTable === undefined;
}

/** The size of a file; 0 if it is none. */
async function sizeOf({ path }: DataFile): Promise<number> {
  const file = await stat(path).catch(() => undefined);
  return file?.isFile() ? file.size : 0;
}

/** Checks files in their order, and those row by row that the engine leaves. */
export async function checkByEngine(
  files: readonly DataFile[],
  engine: FileEngine,
  {
    validatorsFor,
    listener,
    onChecked,
    byRows,
  }: {
    readonly validatorsFor: ValidatorsFor;
    readonly listener: Listener;
    readonly onChecked: (file: DataFile, checked: Checked) => void;
    readonly byRows: (files: readonly DataFile[]) => Promise<void>;
  },
): Promise<void> {
  let left: DataFile[] = [];
  const checkLeft = async () => {
    await byRows(left);
    left = [];
  };
  for (const file of files) {
    if (listener.isDone()) break;
    const found = await engine.check(file, validatorsFor(file).table, listener);
    if (found === undefined) {
      left.push(file);
      continue;
    }
    await checkLeft();
    listener.report(found.diagnostics);
    listener.passed({ bytes: await sizeOf(file), rows: found.checked.summary.rows });
    onChecked(file, found.checked);
  }
  await checkLeft();
}
