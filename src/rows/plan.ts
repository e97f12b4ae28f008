import type { Diagnostic, Range } from '../diagnostic.js';
import { quote } from '../json.js';
import { closest } from '../vocabulary/index.js';
import { type CellReader, cellReader } from './cells.js';
import type { Columns } from './columns.js';

/** How the rows below a header are read. */
export interface Plan {
  readonly names: readonly string[];
  /** One a column; none for one that does not count. */
  readonly readers: readonly (CellReader | undefined)[];
  /** The columns that rows must have and the header lacks. */
  readonly missing: ReadonlySet<string>;
  /** Those that repeat the name of an earlier one, by their number. */
  readonly repeated: readonly number[];
  /** Those that the schema does not name, by their number. */
  readonly strange: readonly number[];
}

/** What a header means under a schema. */
export function planFor(header: readonly string[], { columns, others }: Columns): Plan {
  const names = header.map(asKey);
  const known = new Map(columns.map((column) => [column.name, column]));
  const seen = new Set<string>();
  const readers: (CellReader | undefined)[] = [];
  const repeated: number[] = [];
  const strange: number[] = [];
  names.forEach((name, index) => {
    const cells = known.get(name)?.cells ?? others;
    const isRepeated = seen.has(name);
    if (isRepeated) repeated.push(index);
    else if (!known.has(name)) strange.push(index);
    readers.push(isRepeated || cells === undefined ? undefined : cellReader(cells));
    seen.add(name);
  });
  const missing = columns.filter(({ name, isRequired }) => isRequired && !seen.has(name));
  return { names, readers, missing: new Set(missing.map(({ name }) => name)), repeated, strange };
}

/** The same text as engines keep it for names of members: with a slice of a text instead, each row would pay for that. */
function asKey(name: string): string {
  return Object.keys({ [name]: true })[0]!;
}

/** Where a header stands. */
export interface HeaderPlace {
  readonly uri: string;
  readonly rangeOf: (cell: number) => Range;
  readonly whole: Range;
}

/** A header can have very many names: only so many are compared with one another. */
const MOST_COMPARED = 100;

/** What is wrong with a header; it is said once here, and not again for every row. */
export function headerFaults(plan: Plan, { columns, others }: Columns, place: HeaderPlace): Diagnostic[] {
  const { names, missing, repeated, strange } = plan;
  const present = new Set(names);
  const absent = columns.filter(({ name }) => !present.has(name)).slice(0, MOST_COMPARED);
  const strangers = strange.slice(0, MOST_COMPARED);
  const fault = faultIn(place);
  const twice = repeated.map((cell) =>
    fault('duplicate-column', 'header', names[cell]!, cell, {
      message: `The column ${quote(names[cell]!)} stands twice in the header.`,
      help: 'Only the first one is read: remove or rename the other.',
    }),
  );
  const lacking = [...missing].map((name) => {
    const meant = closest(
      name,
      strangers.map((cell) => names[cell]!),
    );
    return fault('missing-column', 'required', name, undefined, {
      message: `The column ${quote(name)} is missing.`,
      ...(meant === undefined ? {} : { help: `There is ${quote(meant)}: is that a slip?` }),
    });
  });
  // Without a near name an unknown column is welcome where the schema allows more than it names.
  const candidates = absent.filter(({ isRequired }) => others === undefined || !isRequired);
  const unknown = strange.flatMap((cell, index) => {
    const meant =
      index < MOST_COMPARED
        ? closest(
            names[cell]!,
            candidates.map(({ name }) => name),
          )
        : undefined;
    if (others && meant === undefined) return [];
    const words = {
      message: `The schema has no column ${quote(names[cell]!)}${others ? '' : ' and allows no others'}.`,
      ...(meant === undefined ? {} : { help: `Did you mean ${quote(meant)}?` }),
    };
    const found = fault('unknown-column', 'additionalProperties', names[cell]!, cell, words);
    return [others ? ({ ...found, severity: 'warning' } as const) : found];
  });
  const found = [...twice, ...lacking, ...unknown];
  const isUnrelated = columns.length > 0 && strange.length === names.length && found.length === 0;
  return isUnrelated ? [unrelated(fault, columns)] : found;
}

/** Where the schema allows all columns, a file of quite other data would pass in silence. */
function unrelated(fault: ReturnType<typeof faultIn>, columns: Columns['columns']): Diagnostic {
  const found = fault('unknown-column', 'header', '', undefined, {
    message: 'The schema describes none of the columns of the file.',
    help: `It describes ${inOneLine(columns.map(({ name }) => quote(name)))}.`,
  });
  return { ...found, severity: 'warning' };
}

const MOST_NAMED = 5;

function inOneLine(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  return more > 0 ? `${names.slice(0, MOST_NAMED).join(', ')} and ${more} more` : names.join(', ');
}

function faultIn({ uri, rangeOf, whole }: HeaderPlace) {
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
    at: { uri, pointer: '', on: 'key', range: cell === undefined ? whole : rangeOf(cell) },
  });
}
