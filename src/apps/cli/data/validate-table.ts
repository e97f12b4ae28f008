import { quote } from '../../../base/json.js';
import { printable } from '../../../base/printable.js';
import { entryOf, type ProductTable, type RowKey, type RowsRequest } from '../../../data/check/index.js';
import {
  checkTable,
  databases,
  type Engine,
  EngineFault,
  quotedTable,
  sourceOf,
} from '../../../data/engines/index.js';
import { partsOfName } from '../../../data/sql/index.js';
import type { Document, Read } from '../../../schema/document/index.js';
import { type Call, flagName } from '../command.js';
import { wrongUsage } from '../exit.js';
import type { Terminal } from '../terminal.js';
import { followed } from './engine-progress.js';
import { comparedRows, reportCompared } from './engine-relations.js';
import { checkedBy, type EngineSetting, residualStop, stopOf } from './engine-setting.js';
import { progressOn } from './progress.js';
import { type ReportSetting, reporterOn } from './row-reporter.js';
import type { Ready } from './validate-data.js';

/** A table of a database. */
export interface DatabaseTable {
  readonly engine: keyof typeof databases;
  readonly server: string | undefined;
  readonly name: string;
  /** The table of a data product that it is. Default: the one of the same name. */
  readonly dataset: string | undefined;
  /** The columns that tell its rows apart; none means all. */
  readonly key: readonly string[];
}

/** The table that flags name, if the engine is a database. */
export function databaseTable(flags: Call['flags'], hasFiles: boolean): DatabaseTable | undefined {
  const { engine = 'auto', table, server } = flags;
  const key = (flags.key ?? []) as readonly string[];
  if (!Object.hasOwn(databases, String(engine))) {
    const stray = ['server', 'key', 'dataset'].find((name) => flags[name] !== undefined);
    if (stray !== undefined)
      throw wrongUsage(
        `--${flagName(stray)} is for tables of a database: add --engine postgres, spark or trino.`,
      );
    return undefined;
  }
  if (hasFiles) throw wrongUsage(`--engine ${engine} checks a table of a database: remove the files.`);
  if (flags.hideValues === true && key.length === 0)
    throw wrongUsage(
      '--hide-values shows the keys of rows, and all columns are the key by default: add --key.',
    );
  if (table === undefined) throw wrongUsage(`--engine ${engine} needs the name of the table: add --table.`);
  return {
    engine: engine as DatabaseTable['engine'],
    server: server as string | undefined,
    name: String(table),
    dataset: flags.dataset as string | undefined,
    key: key.flatMap((names) => names.split(',')),
  };
}

/** Which table of a data product a table of a database is. */
export function entryIn(
  { name, dataset }: DatabaseTable,
  tables: readonly ProductTable[],
): string | undefined {
  if (tables.length === 0) return undefined;
  const own = dataset ?? partsOfName(name)?.at(-1) ?? name;
  const found = tables.find((table) => table.name === own);
  if (found) return found.entry;
  const names = tables.map((table) => quote(table.name)).join(', ');
  throw wrongUsage(
    `The schema has no table ${quote(own)}: it has ${names}. Name the one that is meant with --dataset.`,
  );
}

/** The tables that rows of one are compared with, and itself. */
export function entriesFor(
  own: string | undefined,
  requests: readonly RowsRequest[],
): readonly (string | undefined)[] {
  return [own, ...targetsOf(own, requests).map(({ entry }) => entry)];
}

/** The other tables that the rows of one refer to. */
function targetsOf(own: string | undefined, requests: readonly RowsRequest[]): readonly RowKey[] {
  return requests.flatMap((request) =>
    request.is === 'reference' && request.source.entry === own && request.target.entry !== own
      ? [request.target]
      : [],
  );
}

/** Progress is shown in parts of this. */
const WHOLE = 1000;

/** Checks a table of a database where it is; gives the exit code. */
export async function validateTable(
  schema: Read & { readonly document: Document },
  { diagnostics, validatorsFor, requests }: Pick<Ready, 'diagnostics' | 'validatorsFor' | 'requests'>,
  place: DatabaseTable & { readonly entry: string | undefined },
  setting: ReportSetting & Pick<EngineSetting, 'assertsFormats' | 'residual'>,
  terminal: Terminal,
): Promise<number> {
  const engine = await openedFor(place);
  const progress = progressOn(terminal, engine.progress && WHOLE);
  const { listener, signal, begin, onChecked, onFound, release, end } = reporterOn(
    schema.document,
    setting,
    terminal,
    progress,
  );
  signal.addEventListener('abort', engine.cancel);
  const say = (sentence: string) => terminal.note(`${printable(sentence)}\n`);
  try {
    const sourceIn = async (name: string, entry: string | undefined, key: readonly string[]) => {
      const from = quotedTable(name, engine.dialect);
      const source = await sourceOf(engine, from, { key });
      if (await engine.mayHideRows?.(from))
        say(`Only the rows of ${name} that the user may see are checked: it has row-level security.`);
      return { uri: name, entry, source, table: validatorsFor({ entry }).table };
    };
    const own = await sourceIn(place.name, place.entry, place.key);
    const work = () =>
      checkTable(engine, own.table, own.source, { ...setting, uri: own.uri, maxErrors: listener.room() });
    const answer = await followed(work, engine, WHOLE, listener);
    if (answer.is === 'residual') throw residualStop(own.uri, answer.residual, answer.unreadable);
    begin([...schema.diagnostics, ...diagnostics]);
    const { checked, diagnostics: found } = checkedBy(engine, answer);
    listener.report(found);
    onChecked(own, checked);
    const asked = requests.filter((request) => entryOf(request) === own.entry);
    if (asked.length > 0) {
      const sources = [own];
      // Queries of one connection run one after another. A table that is not there is reported below.
      for (const { table, entry } of targetsOf(own.entry, asked)) {
        const target = await sourceIn(besideTable(place.name, table), entry, []).catch(onlyFaults);
        if (target) sources.push(target);
      }
      const compared = await comparedRows(engine, asked, sources, { ...setting, maxErrors: listener.room() });
      reportCompared(compared, { listener, onFound, say });
    }
  } catch (fault) {
    if (!signal.aborted) throw stopOf(fault);
  } finally {
    release();
    progress.end();
    await engine.close();
  }
  return end(schema.uri);
}

/** A table beside another one: in the same schema and catalog. */
function besideTable(name: string, table: string): string {
  const parts = [...(partsOfName(name) ?? []).slice(0, -1), table];
  return parts.map((part) => `"${part.replaceAll('"', '""')}"`).join('.');
}

function onlyFaults(fault: unknown): undefined {
  if (!(fault instanceof EngineFault)) throw fault;
}

async function openedFor({ engine, server }: DatabaseTable): Promise<Engine> {
  const { FAIRWRIGHT_ENGINE_USER: user, FAIRWRIGHT_ENGINE_PASSWORD: password } = process.env;
  try {
    return await databases[engine]({ server, user, password });
  } catch (fault) {
    throw stopOf(fault);
  }
}
