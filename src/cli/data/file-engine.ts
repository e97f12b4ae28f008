import { stat } from 'node:fs/promises';
import {
  type Checked,
  type Listener,
  NO_ROWS,
  type RowsRequest,
  type Summary,
  type Table,
  type Unchecked,
  type ValidatorsFor,
} from '../../check/index.js';
import type { Diagnostic } from '../../diagnostic.js';
import {
  checkTable,
  type Engine,
  EngineFault,
  openDuckdb,
  parquetSource,
  type RelationSource,
} from '../../engines/index.js';
import type { DataFile } from './data-files.js';
import { followed } from './engine-progress.js';
import { reportRelationsOf } from './engine-relations.js';
import { checkedBy, type EngineSetting, residualStop, stopOf } from './engine-setting.js';

/** Checks files in DuckDB. */
export interface FileEngine {
  /** Checks a file; nothing if it is to be checked row by row. */
  readonly check: (file: DataFile, table: Table, listener: Listener) => Promise<InEngine | undefined>;
  /** Whether it can compare the rows of files with one another: it is asked for, and each file is a table. */
  readonly holds: (files: readonly DataFile[]) => boolean;
  /** Compares the rows of files. */
  readonly compare: (
    files: readonly DataFile[],
    requests: readonly RowsRequest[],
    reporting: Pick<Reporting, 'validatorsFor' | 'listener' | 'onFound'>,
  ) => Promise<void>;
  readonly cancel: () => void;
  readonly close: () => Promise<void>;
}

/** Gets the results of files. */
interface Reporting {
  readonly validatorsFor: ValidatorsFor;
  readonly listener: Listener;
  readonly onChecked: (file: DataFile, checked: Checked) => void;
  /** Adds to the result of a file. */
  readonly onFound: (file: DataFile, more: Summary, unchecked: readonly Unchecked[]) => void;
  readonly signal: AbortSignal;
}

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
    async check(file, table, listener) {
      if (isAsked && file.format !== 'parquet')
        say(`${file.uri} is checked row by row: DuckDB checks Parquet files.`);
      if (!canBeRead(file) || !(isAsked || (await sizeOf(file)) > LARGE)) return undefined;
      running = await opened();
      if (running === undefined) return undefined;
      const engine = running;
      const work = async () =>
        checkTable(engine, table, await parquetSource(engine, file.path), {
          uri: file.uri,
          maxErrors: listener.room(),
          assertsFormats: setting.assertsFormats,
          // The row checker reads files itself.
          residual: setting.residual === 'skip' ? 'skip' : undefined,
        });
      try {
        const answer = await followed(work, engine, await sizeOf(file), listener);
        if (answer.is === 'checked') return checkedBy(engine, answer);
        if (isAsked && setting.residual !== 'rows') throw residualStop(file.uri, answer.residual);
        return undefined;
      } catch (fault) {
        if (!(fault instanceof EngineFault)) throw fault;
        if (listener.isDone()) return { checked: { summary: NO_ROWS, isUnreadable: false }, diagnostics: [] };
        // What DuckDB cannot read, the row checker reads or explains.
        say(`${file.uri} is checked row by row. ${fault.message}`);
        return undefined;
      }
    },
    holds: (files) =>
      isAsked && files.every(canBeRead) && new Set(files.map(({ entry }) => entry)).size === files.length,
    async compare(files, requests, { validatorsFor, listener, onFound }) {
      const engine = (await opened())!;
      const sources: (RelationSource & { readonly file: DataFile })[] = [];
      // Queries of one connection run one after another.
      for (const file of files) {
        const { table } = validatorsFor(file);
        const { uri, entry } = file;
        sources.push({ file, uri, entry, table, source: await parquetSource(engine, file.path) });
      }
      await reportRelationsOf(engine, requests, sources, {
        listener,
        onFound: ({ file }, ...more) => onFound(file, ...more),
        say,
      });
    },
    cancel: () => running?.cancel(),
    close: async () => (await opening?.catch(() => undefined))?.close(),
  };
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
    requests,
    byRows,
    ...reporting
  }: Reporting & {
    /** What is asked of rows together. */
    readonly requests: readonly RowsRequest[];
    readonly byRows: (files: readonly DataFile[]) => Promise<void>;
  },
): Promise<void> {
  const { validatorsFor, listener, onChecked, signal } = reporting;
  signal.addEventListener('abort', engine.cancel);
  let left: DataFile[] = [];
  for (const file of files) {
    if (listener.isDone()) break;
    const found = await engine.check(file, validatorsFor(file).table, listener);
    if (found === undefined) {
      left.push(file);
      continue;
    }
    await byRows(left);
    left = [];
    listener.report(found.diagnostics);
    listener.passed({ bytes: await sizeOf(file), rows: found.checked.summary.rows });
    onChecked(file, found.checked);
  }
  await byRows(left);
  if (requests.length > 0 && !listener.isDone()) await engine.compare(files, requests, reporting);
}
