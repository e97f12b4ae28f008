import { seemsToBeRow, TableProfile, type ValueProfile } from '../../infer/index.js';
import { quote } from '../../json.js';
import { EXIT, Stop } from '../exit.js';
import { STDIN } from '../files.js';

type Profile = TableProfile | ValueProfile;

/** Throws why a file has no columns, if it has none. */
export function refuseWithoutColumns(uri: string, profile: Profile): void {
  const reason = profile instanceof TableProfile ? reasonInCells(profile) : reasonInValues(profile);
  if (reason === undefined) return;
  const isEmpty = !(profile instanceof TableProfile) && profile.count + profile.unread === 0;
  const hint = uri === STDIN && !isEmpty ? ' If it is in another format, set --data-format.' : '';
  throw new Stop(EXIT.unreadable, `${uri} ${reason}${hint}`);
}

function reasonInCells({ names, firstUnread: [first] }: TableProfile): string | undefined {
  if (names.length === 0 && first)
    return `has no header that can be read. Line ${first.line}: ${first.reason}`;
  if (names.every((name) => name.trim() === ''))
    return names.length > 1
      ? 'has no names in its header. Write them, or set --no-header.'
      : 'is empty: it has neither a header nor rows.';
  if (names.some((name) => /\r(?!\n)/.test(name)))
    return 'has lines that end in CR alone. Save it with LF or CR LF.';
  return names.some((name) => name.includes('\0'))
    ? 'has zero bytes in its header: it seems to be a binary file.'
    : undefined;
}

function reasonInValues({ counts, count, members, unread, firstUnread }: ValueProfile): string | undefined {
  if (members.size > 0) return undefined;
  if (counts.object > 0) return 'has only objects without members, so there are no columns.';
  if (count > 0)
    return `has no objects, so there are no columns: ${valuesInWords(counts)}. Write each row as an object, such as {"name": "value"}.`;
  return firstUnread
    ? `has no row that can be read (of ${unread}). Line ${firstUnread.line}: ${firstUnread.reason}`
    : 'is empty: it has no rows.';
}

function valuesInWords(counts: ValueProfile['counts']): string {
  const { array, string, boolean, integer, number, null: nulls } = counts;
  const found = [
    [array, 'array', 'arrays'],
    [string, 'text', 'texts'],
    [integer + number, 'number', 'numbers'],
    [boolean, 'boolean value', 'boolean values'],
    [nulls, 'null', 'nulls'],
  ] as const;
  const words = found.filter(([count]) => count > 0);
  return words.map(([count, one, many]) => `${count} ${count === 1 ? one : many}`).join(', ');
}

const NO_ROWS = 'There are no rows below the header: the schema has only the names of the columns.';

/** What is odd about a table, in sentences for people. */
export function* odditiesIn(profile: Profile): Generator<string> {
  if (profile instanceof TableProfile) yield* odditiesInCells(profile);
  else yield* odditiesInValues(profile);
}

function* odditiesInCells(profile: TableProfile): Generator<string> {
  const { names, columns, rows, unreadRows, firstUnread } = profile;
  yield* odditiesInHeader(names);
  if (seemsToBeRow(profile))
    yield 'The first line seems to be a row: write a header with the names of the columns, or set --no-header.';
  if (names.length === 1 && /\s/.test(names[0]!))
    yield `There is only one column, ${quote(names[0]!)}. If there should be more, set --delimiter or --skip-rows.`;
  const zeros = names.filter((_, index) =>
    [...columns[index]!.values.keys()].some((text) => text.includes('\0')),
  );
  if (zeros.length > 0) yield `The column ${quote(zeros[0]!)} has zero bytes in its texts.`;
  const [first] = firstUnread;
  if (rows === 0)
    yield first
      ? 'No row below the header can be read: the schema has only the names of the columns. If the first line is no header, set --skip-rows or --no-header.'
      : NO_ROWS;
  if (first)
    yield `${rowsInWords(unreadRows)} cannot be read, the first in line ${first.line}: ${first.reason}`;
}

function* odditiesInHeader(names: readonly string[]): Generator<string> {
  const known = new Set<string>();
  const repeated = new Set<string>();
  for (const name of names) if (name !== '') (known.has(name) ? repeated : known).add(name);
  for (const name of [...repeated].slice(0, MOST_NAMES))
    yield `The column ${quote(name)} occurs twice: only the first is read. Rename the other.`;
  if (repeated.size > MOST_NAMES) yield `${repeated.size - MOST_NAMES} more columns occur twice.`;
  const unnamed = names.filter((name) => name === '').length;
  if (unnamed === 1) yield 'A column has no name: write one into the header.';
  if (unnamed > 1)
    yield `${unnamed} columns have no name: only the first of them is read. Write names into the header.`;
}

/** How many names are listed. */
const MOST_NAMES = 3;

function* odditiesInValues(profile: ValueProfile): Generator<string> {
  const { count, counts, unread, firstUnread, members } = profile;
  yield* odditiesInHeader(profile.names);
  if (count + unread === 0) yield NO_ROWS;
  if (profile.hasTooManyMembers)
    yield `There are more than ${members.size} columns: the schema has only the first of them.`;
  const others = count - counts.object;
  if (others > 0)
    yield `${others} of ${rowsInWords(count)} ${others === 1 ? 'is no object: the schema refuses it' : 'are no objects: the schema refuses them'}.`;
  if (firstUnread)
    yield `${rowsInWords(unread)} cannot be read, the first in line ${firstUnread.line}: ${firstUnread.reason}`;
}

function rowsInWords(count: number): string {
  return count === 1 ? '1 row' : `${count} rows`;
}
