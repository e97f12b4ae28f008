import type { Table } from '../../check/index.js';
import type { Diagnostic } from '../../diagnostic.js';
import type { Document, Read } from '../../document/index.js';
import { checkTable, databases, type Engine, quotedTable, sourceOf } from '../../engines/index.js';
import { type Call, flagName } from '../command.js';
import { wrongUsage } from '../exit.js';
import type { Terminal } from '../terminal.js';
import { followed } from './engine-progress.js';
import { checkedBy, type EngineSetting, residualStop, stopOf } from './engine-setting.js';
import { progressOn } from './progress.js';
import { type ReportSetting, reporterOn } from './row-reporter.js';

/** A table of a database. */
export interface DatabaseTable {
  readonly engine: keyof typeof databases;
  readonly server: string | undefined;
  readonly name: string;
  /** The columns that tell its rows apart; none means all. */
  readonly key: readonly string[];
}

/** The table that flags name, if the engine is a database. */
export function databaseTable(flags: Call['flags'], hasFiles: boolean): DatabaseTable | undefined {
  const { engine = 'auto', table, server, key = [] } = flags;
  if (!Object.hasOwn(databases, String(engine))) {
    const stray = ['server', 'key'].find((name) => flags[name] !== undefined);
    if (stray !== undefined)
      throw wrongUsage(
        `--${flagName(stray)} is for tables of a database: add --engine postgres, spark or trino.`,
      );
    return undefined;
  }
  if (hasFiles) throw wrongUsage(`--engine ${engine} checks a table of a database: remove the files.`);
  if (table === undefined) throw wrongUsage(`--engine ${engine} needs the name of the table: add --table.`);
  if (typeof server === 'string' && hasPassword(server))
    throw wrongUsage(
      '--server must not contain a password: others can see it in the list of processes. Put it into PGPASSWORD (PostgreSQL) or FAIRWRIGHT_ENGINE_PASSWORD.',
    );
  return {
    engine: engine as DatabaseTable['engine'],
    server: server as string | undefined,
    name: String(table),
    key: (key as readonly string[]).flatMap((names) => names.split(',')),
  };
}

function hasPassword(server: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*:[^/?#]*@/i.test(server) || /[?&]password=/i.test(server);
}

/** Progress is shown in parts of this. */
const WHOLE = 1000;

/** Checks a table of a database where it is; gives the exit code. */
export async function validateTable(
  schema: Read & { readonly document: Document },
  { table, diagnostics }: { readonly table: Table; readonly diagnostics: readonly Diagnostic[] },
  place: DatabaseTable,
  setting: ReportSetting & Pick<EngineSetting, 'assertsFormats' | 'residual'>,
  terminal: Terminal,
): Promise<number> {
  const engine = await openedFor(place);
  const progress = progressOn(terminal, engine.progress && WHOLE);
  const { listener, signal, begin, onChecked, release, end } = reporterOn(
    schema.document,
    setting,
    terminal,
    progress,
  );
  signal.addEventListener('abort', engine.cancel);
  try {
    const source = await sourceOf(engine, quotedTable(place.name, engine.dialect), { key: place.key });
    const uri = place.name;
    const work = () => checkTable(engine, table, source, { ...setting, uri, maxErrors: listener.room() });
    const answer = await followed(work, engine, WHOLE, listener);
    if (answer.is === 'residual') throw residualStop(uri, answer.residual);
    begin([...schema.diagnostics, ...diagnostics]);
    const { checked, diagnostics: found } = checkedBy(engine, answer);
    listener.report(found);
    onChecked({ uri }, checked);
  } catch (fault) {
    if (!signal.aborted) throw stopOf(fault);
  } finally {
    release();
    progress.end();
    await engine.close();
  }
  return end(schema.uri);
}

async function openedFor({ engine, server }: DatabaseTable): Promise<Engine> {
  const { FAIRWRIGHT_ENGINE_USER: user, FAIRWRIGHT_ENGINE_PASSWORD: password } = process.env;
  try {
    return await databases[engine]({ server, user, password });
  } catch (fault) {
    throw stopOf(fault);
  }
}
