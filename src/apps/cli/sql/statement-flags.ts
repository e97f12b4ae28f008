import type { StatementOptions } from '../../../data/sql/choices/index.js';
import type { Call } from '../command.js';
import { columnsFrom } from './columns.js';

/** What flags ask of a statement. */
export async function statementFlags(flags: Call['flags']): Promise<Partial<StatementOptions>> {
  const { dialect, table, dataset, key, columns, formats, maxErrors } = flags;
  const asked = {
    dialect,
    table,
    dataset,
    key: (key as readonly string[] | undefined)?.flatMap((names) => names.split(',')),
    columns: columns === undefined ? undefined : await columnsFrom(String(columns)),
    formats,
    max_errors: maxErrors,
  };
  const given = Object.entries(asked).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Partial<StatementOptions>;
}
