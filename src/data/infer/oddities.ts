import { quote } from '../../base/json.js';
import { LONE_RETURN } from '../tables/index.js';
import { kinds } from './kinds.js';
import { TableProfile } from './profile.js';
import type { ValueProfile } from './values.js';

/** Something odd about a table. */
export interface Oddity {
  readonly code: string;
  /** A sentence for people. */
  readonly message: string;
  /** Another one, about the flags of the command that may help. */
  readonly flags?: string;
}

/** Why no schema can be made of a table, as the end of a sentence that begins with its name. */
export type NoColumns = Pick<Oddity, 'message' | 'flags'>;

type Profile = TableProfile | ValueProfile;

/** Why a table has no columns, if it has none. */
export function noColumnsIn(profile: Profile): NoColumns | undefined {
  return profile instanceof TableProfile ? noNames(profile) : noMembers(profile);
}

function noNames({ names, firstUnread: [first] }: TableProfile): NoColumns | undefined {
  if (names.length === 0 && first?.reason === LONE_RETURN)
    return { message: 'has lines that end in CR alone. Save it with LF or CR LF.' };
  if (names.length === 0 && first)
    return { message: `has no header that can be read. Line ${first.line}: ${first.reason}` };
  if (names.every((name) => name.trim() === ''))
    return names.length > 1
      ? { message: 'has no names in its header: write them.', flags: 'Or set --no-header.' }
      : { message: 'is empty: it has neither a header nor rows.' };
  return names.some((name) => name.includes('\0'))
    ? { message: 'has zero bytes in its header: it seems to be a binary file.' }
    : undefined;
}

function noMembers({ counts, count, members, unread, firstUnread }: ValueProfile): NoColumns | undefined {
  if (members.size > 0) return undefined;
  if (counts.object > 0) return { message: 'has only objects without members, so there are no columns.' };
  if (count > 0)
    return {
      message: `has no objects, so there are no columns: ${valuesInWords(counts)}. Write each row as an object, such as {"name": "value"}.`,
    };
  return {
    message: firstUnread
      ? `has no row that can be read (of ${unread}). Line ${firstUnread.line}: ${firstUnread.reason}`
      : 'is empty: it has no rows.',
  };
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

/** What is odd about a table. */
export function* odditiesIn(profile: Profile): Generator<Oddity> {
  yield* oddNames(profile.names);
  if (profile instanceof TableProfile) yield* oddCells(profile);
  else yield* oddValues(profile);
}

function* oddNames(names: readonly string[]): Generator<Oddity> {
  const known = new Set<string>();
  const repeated = new Set<string>();
  for (const name of names) if (name !== '') (known.has(name) ? repeated : known).add(name);
  const twice = [...repeated]
    .slice(0, MOST_NAMES)
    .map((name) => `The column ${quote(name)} occurs twice: only the first is read. Rename the other.`);
  const more = repeated.size - MOST_NAMES;
  if (more > 0) twice.push(`${more} more columns occur twice.`);
  for (const message of twice) yield { code: 'infer/repeated-column', message };
  const unnamed = names.filter((name) => name === '').length;
  if (unnamed > 0)
    yield {
      code: 'infer/unnamed-column',
      message:
        unnamed === 1
          ? 'A column has no name: write one into the header.'
          : `${unnamed} columns have no name: only the first of them is read. Write names into the header.`,
    };
}

/** How many names are listed. */
const MOST_NAMES = 3;

const NO_ROWS: Oddity = {
  code: 'infer/no-rows',
  message: 'There are no rows below the header: the schema has only the names of the columns.',
};

function* oddCells(profile: TableProfile): Generator<Oddity> {
  const { names, columns, rows, unreadRows, firstUnread } = profile;
  if (seemsToBeRow(profile))
    yield {
      code: 'infer/no-header',
      message: 'The first line seems to be a row: write a header with the names of the columns.',
      flags: 'Or set --no-header.',
    };
  if (names.length === 1 && /\s/.test(names[0]!))
    yield {
      code: 'infer/one-column',
      message: `There is only one column, ${quote(names[0]!)}.`,
      flags: 'If there should be more, set --delimiter or --skip-rows.',
    };
  const zeros = names.find((_, index) =>
    [...columns[index]!.values.keys()].some((text) => text.includes('\0')),
  );
  if (zeros !== undefined)
    yield { code: 'infer/zero-bytes', message: `The column ${quote(zeros)} has zero bytes in its texts.` };
  const [first] = firstUnread;
  if (rows === 0)
    yield first
      ? {
          code: 'infer/no-rows',
          message: 'No row below the header can be read: the schema has only the names of the columns.',
          flags: 'If the first line is no header, set --skip-rows or --no-header.',
        }
      : NO_ROWS;
  yield* unread(unreadRows, first);
}

function* oddValues(profile: ValueProfile): Generator<Oddity> {
  const { count, counts, members } = profile;
  if (count + profile.unread === 0) yield NO_ROWS;
  if (profile.hasTooManyMembers)
    yield {
      code: 'infer/too-many-columns',
      message: `There are more than ${members.size} columns: the schema has only the first of them.`,
    };
  const others = count - counts.object;
  if (others > 0)
    yield {
      code: 'infer/no-object',
      message: `${others} of ${rowsInWords(count)} ${others === 1 ? 'is no object: the schema refuses it' : 'are no objects: the schema refuses them'}.`,
    };
  yield* unread(profile.unread, profile.firstUnread);
}

function* unread(count: number, first: ValueProfile['firstUnread']): Generator<Oddity> {
  if (first)
    yield {
      code: 'infer/not-read',
      message: `${rowsInWords(count)} cannot be read, the first in line ${first.line}: ${first.reason}`,
    };
}

function rowsInWords(count: number): string {
  return count === 1 ? '1 row' : `${count} rows`;
}

/** A year names a column of values of that year. */
const YEAR = /^(?:1[5-9]|20)\d\d$/;

/** Whether the header of a table seems to be its first row: wherever a column has a kind, its name has it, too. */
function seemsToBeRow({ names, columns }: TableProfile): boolean {
  const typed = names.flatMap((name, index) => {
    const profile = columns[index]!;
    const kind = profile.filled === 0 ? undefined : kinds.find((each) => profile.against(each)?.size === 0);
    return kind ? [{ name, isRow: kind.test(name) }] : [];
  });
  if (typed.length === 0) return names.every((name) => /^[-+]?\d/.test(name));
  return typed.every(({ isRow }) => isRow) && !typed.every(({ name }) => YEAR.test(name));
}
