import { type Encoding, encodingNames } from '../../schema/document/index.js';
import type { Columns } from './columns.js';
import { detectDialect } from './detect-dialect.js';
import { footerIn } from './detect-footer.js';
import { type Dialect, differences, plainDialect } from './dialect.js';
import { asUtf8, detectEncoding } from './encoding.js';
import type { CellFormat } from './format.js';
import { joined } from './peek.js';

/** How much of a text is looked at to find out how it is written. */
export const LOOKED_AT = 64 * 1024;

/** What is stated about how cells are written. */
export interface StatedDialect {
  readonly encoding?: Encoding;
  readonly dialect: Partial<Dialect>;
}

/** How cells are written, and in words how that differs from plain CSV in UTF-8. */
export interface DetectedCells {
  /** Unknown as long as there is only ASCII. */
  readonly encoding: Encoding | undefined;
  readonly dialect: Dialect;
  /** What was stated, and otherwise plain. */
  readonly usual: Dialect;
  readonly notes: readonly string[];
  /** Whether it is in another encoding than UTF-8, or in the stated one. */
  readonly isOther: boolean;
  /** The whole lines of the beginning. */
  readonly sample: string;
}

/** How the beginning of a text shows that its cells are written. */
export function detectCells(
  { start, isAll }: { readonly start: Uint8Array; readonly isAll: boolean },
  format: CellFormat,
  { encoding: given, dialect: stated }: StatedDialect,
  columns: Pick<Columns, 'columns'>,
): DetectedCells {
  const encoding = given ?? detectEncoding(start, isAll);
  const text = new TextDecoder(encoding).decode(start);
  const sample = isAll ? text : text.slice(0, text.lastIndexOf('\n') + 1);
  const plain = plainDialect(format);
  const usual = { ...plain, ...stated };
  const dialect = detectDialect(sample, plain, stated, columns);
  return {
    encoding,
    dialect,
    usual,
    notes: differences(dialect, usual),
    isOther: encoding !== undefined && encoding !== 'utf-8' && encoding !== given,
    sample,
  };
}

/** `read as UTF-8, semicolons`. */
export function readAs(encoding: Encoding | undefined, notes: readonly string[]): string {
  return `read as ${[encodingNames[encoding ?? 'utf-8'], ...notes].join(', ')}`;
}

/** What is said about notes below a table that are not read. */
export function footerNote(lines: number): string {
  return `the last ${lines === 1 ? 'line' : `${lines} lines`} skipped`;
}

/** The text of a table of cells: UTF-8, from its header on. */
export interface CellText {
  readonly bytes: AsyncIterable<Uint8Array>;
  /** What was left out before the first row. */
  readonly start?: { readonly lines: number; readonly characters: number };
}

/** The text of a table as was detected. `onDecided` gets an encoding that shows only later. */
export function cellText(
  bytes: AsyncIterable<Uint8Array>,
  { encoding, dialect: { skipRows }, sample }: DetectedCells,
  onDecided: (encoding: Encoding) => void,
): CellText {
  const text = asUtf8(bytes, encoding, (decided) => {
    if (encoding === undefined) onDecided(decided);
  });
  if (skipRows === 0) return { bytes: text };
  const skipped = sample.split('\n').slice(0, skipRows);
  const characters = skipped.reduce((sum, line) => sum + line.length + 1, 0);
  return { bytes: withoutLines(text, skipRows), start: { lines: skipped.length, characters } };
}

async function* withoutLines(bytes: AsyncIterable<Uint8Array>, lines: number): AsyncGenerator<Uint8Array> {
  let left = lines;
  for await (const chunk of bytes) {
    let start = 0;
    while (left > 0 && start < chunk.length) {
      const end = chunk.indexOf(10, start);
      if (end === -1) start = chunk.length;
      else {
        start = end + 1;
        left--;
      }
    }
    if (start < chunk.length) yield chunk.subarray(start);
  }
}

/** A stream without the notes below its table: its last bytes are held back until it ends. Bytes must be ASCII where it matters. */
export async function* withoutFooter(
  bytes: AsyncIterable<Uint8Array>,
  dialect: Dialect,
  onFound: (lines: number) => void,
): AsyncGenerator<Uint8Array> {
  const held: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    held.push(chunk);
    size += chunk.length;
    while (size - held[0]!.length >= LOOKED_AT) {
      const first = held.shift()!;
      size -= first.length;
      yield first;
    }
  }
  const last = joined(held);
  const tail = last.subarray(Math.max(0, last.length - LOOKED_AT));
  const footer = footerIn(tail, dialect);
  if (footer) onFound(footer.lines);
  yield footer ? last.subarray(0, last.length - footer.bytes) : last;
}
