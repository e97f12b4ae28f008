import type { Diagnostic } from '../../../base/diagnostic.js';
import { quote } from '../../../base/json.js';
import type { Dataset, Description, Variable } from '../../../schema/description/index.js';
import { closest } from '../../../schema/vocabulary/index.js';
import type { ExportOptions } from '../options.js';
import { MOST_GUESSES, type Notice } from './notice.js';

/** A name in an option that must be one of others. */
interface Use {
  readonly option: 'distribution' | 'keys' | 'roles';
  /** What it is to name. */
  readonly kind: 'table' | 'column';
  readonly name: string;
  /** The table that the column must be one of; any by default. */
  readonly table?: string;
  readonly known: ReadonlySet<string>;
}

/** Options that name a table or column which the schema does not describe: no code would read them. */
export const unknownNames: Notice = (description, options, budget) =>
  usesIn(description, options)
    .filter(({ name, known }) => !known.has(name))
    .map((use, index) => {
      const isGuessed = index < MOST_GUESSES;
      if (isGuessed) budget.spend(stepsOfGuess(use));
      const meant = isGuessed ? closest(use.name, use.known) : undefined;
      return diagnosticOf(use, meant, description.uri);
    });

/** Guessing compares a name with up to 1,000 others, letter by letter as far as they may differ. */
function stepsOfGuess({ name, known }: Use): number {
  return Math.min(known.size, 1000) * (2 + Math.ceil((name.length * Math.min(name.length, 48)) / 120));
}

function usesIn({ datasets }: Description, { distribution, keys, roles }: ExportOptions): readonly Use[] {
  const tables = new Map(datasets.map((each) => [each.name, each]));
  const known = new Set(tables.keys());
  return [
    ...(distribution ?? []).flatMap(({ table }): readonly Use[] =>
      table === undefined ? [] : [{ option: 'distribution', kind: 'table', name: table, known }],
    ),
    ...Object.entries(keys ?? {}).flatMap(([name, columns]) =>
      keyUses(name, columns, tables.get(name), known),
    ),
    ...roleUses(datasets, Object.keys(roles ?? {})),
  ];
}

function keyUses(
  name: string,
  columns: readonly string[],
  table: Dataset | undefined,
  tables: ReadonlySet<string>,
): readonly Use[] {
  if (table === undefined) return [{ option: 'keys', kind: 'table', name, known: tables }];
  const known = new Set(table.variables.map((each) => each.name));
  return columns.map((column) => ({ option: 'keys', kind: 'column', name: column, table: name, known }));
}

function roleUses(datasets: readonly Dataset[], names: readonly string[]): readonly Use[] {
  if (names.length === 0) return [];
  const known = new Set<string>();
  const visit = (table: string, variables: readonly Variable[]): void => {
    for (const { path, variables: parts } of variables) {
      known.add(path.join('/')).add(`${table}/${path.join('/')}`);
      visit(table, parts);
    }
  };
  for (const { name, variables } of datasets) visit(name, variables);
  return names.map((name) => ({ option: 'roles', kind: 'column', name, known }));
}

function diagnosticOf(
  { option, kind, name, table }: Use,
  meant: string | undefined,
  uri: string,
): Diagnostic {
  const where = table === undefined ? 'the schema' : `the table ${quote(table)}`;
  return {
    code: 'export/unknown-name',
    severity: 'warning',
    message: `The option "${option}" names the ${kind} ${quote(name)}, which ${where} does not have.`,
    ...(meant === undefined ? {} : { help: `Did you mean ${quote(meant)}?` }),
    params: { option, name, ...(meant === undefined ? {} : { suggestion: meant }) },
    at: { uri, pointer: '', on: 'object' },
  };
}
