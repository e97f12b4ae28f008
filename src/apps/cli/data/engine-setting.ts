import type { Diagnostic } from '../../../base/diagnostic.js';
import { quote } from '../../../base/json.js';
import { printable } from '../../../base/printable.js';
import type { Checked, Unchecked } from '../../../data/check/index.js';
import {
  type DuckdbOptions,
  type Engine,
  type EngineAnswer,
  EngineFault,
} from '../../../data/engines/index.js';
import { boolean, list, oneOf, plainKind, string } from '../../../schema/vocabulary/index.js';
import { type Call, flag } from '../command.js';
import { EXIT, Stop, wrongUsage } from '../exit.js';

const ENGINES = ['auto', 'rows', 'duckdb', 'postgres', 'spark', 'trino'] as const;
const SIZE = /^\d{1,6}(?:\.\d{1,3})? ?[KMGT]i?B$/i;

/** The flags that say where tables are checked. */
export const engineFlags = {
  engine: flag(
    'The engine that checks tables: Parquet files in DuckDB, tables of a database (--table) where they are. auto is DuckDB for Parquet files over 100 MB, if it is installed and can check the whole schema, else rows, the row checker.',
    oneOf(...ENGINES),
    'auto',
  ),
  server: {
    ...flag(
      'The address of the engine, without a password. PostgreSQL: default as the PG* variables say. Spark and Trino take the user and the password from FAIRWRIGHT_ENGINE_USER and FAIRWRIGHT_ENGINE_PASSWORD.',
    ),
    placeholder: 'URL',
  },
  key: {
    ...flag(
      'The columns that tell the rows of a database table apart, such as id or region,year. Default: all.',
      list(string, 'names of columns'),
    ),
    placeholder: 'COLUMNS',
  },
  dataset: {
    ...flag(
      'The table of a data product that the table of a database is. Default: the one with the same name.',
    ),
    placeholder: 'NAME',
  },
  residual: flag(
    'What to do if the engine cannot check all that the schema asks: check all rows with the row checker, or skip what it cannot check. Default: check nothing, list what cannot be checked, and exit with 2.',
    oneOf('rows', 'skip'),
  ),
  memory: {
    ...flag(
      'How much memory DuckDB may take, such as 2GB. Default: most of what the machine has.',
      plainKind('size', 'a size such as 500MB or 2GB', ['string'], {}, (value) => SIZE.test(String(value))),
    ),
    placeholder: 'SIZE',
  },
  hideValues: flag('Show no values of rows, only their numbers or keys.', boolean),
} as const;

/** Where tables are checked, and how. */
export interface EngineSetting extends DuckdbOptions {
  readonly engine: (typeof ENGINES)[number];
  readonly assertsFormats: boolean;
  readonly residual?: 'rows' | 'skip';
}

/** The setting that flags ask for. */
export function engineSettingOf(flags: Call['flags'], threads: number): EngineSetting {
  const { engine = 'auto', residual, memory, formats } = flags;
  return {
    engine: engine as EngineSetting['engine'],
    assertsFormats: formats !== 'annotate',
    threads,
    ...(residual === undefined ? {} : { residual: residual as 'rows' | 'skip' }),
    ...(memory === undefined ? {} : { memory: String(memory).replace(' ', '') }),
  };
}

/** The result of a check that an engine has done. */
export function checkedBy(
  { label }: Engine,
  { summary, doubtful, unchecked, diagnostics }: EngineAnswer & { readonly is: 'checked' },
): { readonly checked: Checked; readonly diagnostics: readonly Diagnostic[] } {
  return {
    checked: { summary, isUnreadable: false, engine: { name: label, doubtful, unchecked } },
    diagnostics,
  };
}

/** Ends the command since an engine cannot be reached, or cannot answer. */
export function stopOf(fault: unknown): unknown {
  if (!(fault instanceof EngineFault)) return fault;
  return new Stop(
    fault.isMisuse ? EXIT.usage : EXIT.unreadable,
    fault.help === undefined ? fault.message : `${fault.message} ${fault.help}`,
  );
}

/** How many of the things that are not checked are listed. */
const MOST_LISTED = 10;

/** Ends the command since the engine cannot check all that is asked. `unreadable` is a column that the row checker cannot read there. */
export function residualStop(what: string, residual: readonly Unchecked[], unreadable?: string): Stop {
  const lines = residual
    .slice(0, MOST_LISTED)
    .map(({ location, reason }) => `  ${printable(location)}: ${reason}`);
  const more = residual.length - lines.length;
  return wrongUsage(
    `The engine cannot check all that the schema asks of ${what}:`,
    [
      ...lines,
      ...(more > 0 ? [`  and ${more} more`] : []),
      unreadable === undefined
        ? 'Use --residual rows to check all rows with the row checker, or --residual skip to leave this out.'
        : `Use --residual skip to leave this out, or check a view that gives the values of ${quote(unreadable)} as texts.`,
    ].join('\n'),
  );
}
