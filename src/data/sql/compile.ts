import type { Budget } from '../../base/budget.js';
import { type Diagnostic, isValid } from '../../base/diagnostic.js';
import { quote } from '../../base/json.js';
import type { Document } from '../../schema/document/index.js';
import type { Registry } from '../../schema/references/index.js';
import {
  entryOf,
  placeRows,
  prepareRows,
  productTables,
  relationRequests,
  type Table,
  uncheckedRequest,
  uniqueRowsRequests,
} from '../check/index.js';
import type { StatementOptions } from './choices/index.js';
import { type Statement, statementOf } from './statement.js';
import { derivedColumns } from './statement-columns.js';
import { partsOfName } from './table-name.js';

/** What schemas are compiled with. */
export interface CompileContext {
  readonly registry: Registry;
  readonly budget?: Budget;
}

/** What came of compiling a schema. */
export type Compiled =
  | {
      readonly is: 'statement';
      readonly statement: Statement;
      readonly table: Table;
      /** What is said of the schema; no errors. */
      readonly diagnostics: readonly Diagnostic[];
    }
  /** The schema cannot be used to check rows. */
  | { readonly is: 'unusable'; readonly diagnostics: readonly Diagnostic[] }
  /** An option does not fit the schema or the others. */
  | { readonly is: 'wrong'; readonly option: keyof StatementOptions; readonly message: string };

/** Makes a statement of a schema. */
export async function compile(
  schema: Document,
  options: StatementOptions,
  { registry, budget }: CompileContext,
): Promise<Compiled> {
  const limits = budget ? { budget } : {};
  const name = partsOfName(options.table)?.at(-1);
  if (name === undefined)
    return wrong(
      'table',
      `${quote(options.table)} is no name of a table: write a name such as towns or lake.geo.towns.`,
    );
  const tables = productTables(schema, registry, budget);
  const dataset = options.dataset ?? (tables.length > 0 ? name : undefined);
  const { unknown, ...place } = placeRows(tables, { uri: schema.uri, table: dataset }, () => '');
  if (unknown !== undefined) return wrong('dataset', unknown);
  const { formats } = options;
  const { diagnostics, table } = await prepareRows(schema, { ...place, formats, registry, ...limits });
  if (table === undefined || !isValid(diagnostics)) return { is: 'unusable', diagnostics };
  const columns = options.columns
    ? Object.keys(options.columns)
    : derivedColumns(table).map(({ name }) => name);
  if (columns.length === 0)
    return wrong('columns', 'The schema names no columns: give those of the table with their types.');
  const missing = options.key?.find((each) => !columns.includes(each));
  if (missing !== undefined || options.key?.length === 0)
    return wrong(
      'key',
      `The key must be columns of the table: ${missing === undefined ? 'it is empty' : `there is no column ${quote(missing)}`}.`,
    );
  const { entry } = place;
  const together = [...relationRequests(schema, registry, limits), ...uniqueRowsRequests(table, entry)]
    .filter((request) => entryOf(request) === entry)
    .map((request) => uncheckedRequest(request, 'it compares rows with others'));
  const statement = statementOf(schema.value, table, options, { ...limits, together });
  return { is: 'statement', statement, table, diagnostics };
}

function wrong(option: keyof StatementOptions, message: string): Compiled {
  return { is: 'wrong', option, message };
}
