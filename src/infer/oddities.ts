import { quote } from '../json.js';
import { NoTable } from './no-table.js';
import { TableProfile } from './profile.js';
import type { ValueProfile } from './values.js';

/** Something odd about a table. */
export interface Oddity {
  readonly code: string;
  /** A sentence for people. */
  readonly message: string;
}

/** Characters that no text has; those from U+0080 are in texts that were decoded wrongly before. */
const BINARY = /(?![\t\r\n\u0080-\u009f])\p{Cc}/u;

/** What is odd about a table; throws `NoTable` if no schema can be made of it. */
export function odditiesIn(name: string, profile: TableProfile | ValueProfile): readonly Oddity[] {
  if (profile instanceof TableProfile && profile.names.some((each) => BINARY.test(each)))
    throw new NoTable(name, 'is not a text: it seems to be a binary file');
  const columns = profile instanceof TableProfile ? profile.names.length : profile.members.size;
  if (columns === 0) throw new NoTable(name, 'has no columns: it is empty, or no table');
  return [...(profile instanceof TableProfile ? oddCells(profile) : oddValues(profile))];
}

function* oddValues({ unread, firstUnread }: ValueProfile): Generator<Oddity> {
  if (firstUnread)
    yield {
      code: 'infer/not-read',
      message: `${rowsInWords(unread)} cannot be read, the first in line ${firstUnread.line}: ${firstUnread.reason}`,
    };
}

function* oddCells({ names, rows, unreadRows, firstUnread }: TableProfile): Generator<Oddity> {
  const seen = new Set<string>();
  const twice = names.find((name) => seen.size === seen.add(name).size);
  if (twice !== undefined)
    yield {
      code: 'infer/repeated-column',
      message: `The column ${quote(twice)} occurs twice: only the first is read.`,
    };
  if (names.includes(''))
    yield { code: 'infer/unnamed-column', message: 'A column has no name: write one into the header.' };
  if (names.every((name) => /^[-+]?\d/.test(name)))
    yield {
      code: 'infer/no-header',
      message:
        'The first line has only numbers and seems to be a row: write a header with the names of the columns.',
    };
  if (rows === 0)
    yield {
      code: 'infer/no-rows',
      message: 'There are no rows below the header: the schema has only the names of the columns.',
    };
  const [first] = firstUnread;
  if (first)
    yield {
      code: 'infer/not-read',
      message: `${rowsInWords(unreadRows)} cannot be read, the first in line ${first.line}: ${first.reason}`,
    };
}

function rowsInWords(count: number): string {
  return count === 1 ? '1 row' : `${count} rows`;
}
