import type { Diagnostic, Range } from '../../base/diagnostic.js';
import { quote } from '../../base/json.js';
import { closest } from '../../schema/vocabulary/index.js';
import { type Columns, type HeaderCells, plainName, planFor } from '../tables/index.js';

/** A header can have very many names: only so many are compared with one another. */
const MOST_COMPARED = 100;

/** What is wrong with a header; it is reported once, and not again for every row. */
export function headerFindings(header: HeaderCells, table: Columns, uri: string): Diagnostic[] {
  const { columns, others } = table;
  const { names, missing, repeated, unknown } = planFor(header.names, table);
  const present = new Set(names);
  const absent = columns.filter(({ name }) => !present.has(name)).slice(0, MOST_COMPARED);
  const candidates = unknown.slice(0, MOST_COMPARED);
  const fault = faultIn(header, uri);
  const twice = repeated.map((cell) =>
    fault('duplicate-column', 'header', names[cell]!, cell, {
      message: `The header has the column ${quote(names[cell]!)} twice.`,
      help: 'Only the first one is read: remove or rename the other.',
    }),
  );
  const lacking = [...missing].map((name) => {
    const meant = closest(
      name,
      candidates.map((cell) => names[cell]!),
    );
    return fault('missing-column', 'required', name, undefined, {
      message: `The column ${quote(name)} is missing.`,
      ...(meant === undefined ? {} : { help: `Is ${quote(meant)} a misspelling of it?` }),
    });
  });
  // Where the schema allows other columns, an unknown one is reported only if its name is nearly that of a missing one.
  const expected = absent.filter(({ isRequired }) => others === undefined || !isRequired);
  const unexpected = unknown.flatMap((cell, index) => {
    const meant =
      index < MOST_COMPARED
        ? closest(
            names[cell]!,
            expected.map(({ name }) => name),
          )
        : undefined;
    if (others && meant === undefined) return [];
    const words = {
      message: `The schema has no column ${quote(names[cell]!)}${others ? '' : ' and allows no others'}.`,
      ...(meant === undefined ? {} : { help: `Did you mean ${quote(meant)}?` }),
    };
    const found = fault('unknown-column', 'additionalProperties', names[cell]!, cell, words);
    // A name that differs only in case or blanks is never another column.
    const isSlip = meant !== undefined && plainName(meant) === plainName(names[cell]!);
    return [others && !isSlip ? ({ ...found, severity: 'warning' } as const) : found];
  });
  const found = [...twice, ...lacking, ...unexpected];
  const isUnrelated = columns.length > 0 && unknown.length === names.length && found.length === 0;
  return isUnrelated ? [unrelated(fault, columns)] : found;
}

/** If the schema allows all columns, a file with completely different data would pass without a message. */
function unrelated(fault: ReturnType<typeof faultIn>, columns: Columns['columns']): Diagnostic {
  const found = fault('unknown-column', 'header', '', undefined, {
    message: 'The schema describes none of the columns of the file.',
    help: `It describes ${inOneLine(columns.map(({ name }) => quote(name)))}.`,
  });
  return { ...found, severity: 'warning' };
}

const MOST_NAMED = 5;

/** Names, or the first of them and how many more there are. */
export function inOneLine(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  return more > 0 ? `${names.slice(0, MOST_NAMED).join(', ')} and ${more} more` : names.join(', ');
}

function faultIn({ ranges, range }: HeaderCells, uri: string) {
  return (
    code: string,
    keyword: string,
    column: string,
    cell: number | undefined,
    words: Pick<Diagnostic, 'message' | 'help'>,
  ): Diagnostic => ({
    code: `rows/${code}`,
    severity: 'error',
    ...words,
    params: { keyword, column },
    at: { uri, pointer: '', on: 'key', ...rangeMember(cell === undefined ? range : ranges?.[cell]) },
  });
}

function rangeMember(range: Range | undefined): { readonly range?: Range } {
  return range === undefined ? {} : { range };
}
