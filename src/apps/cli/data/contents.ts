import { type Contents, contentsIn, type DataInput, type Expected } from '../../../data/check/index.js';
import { isDivisible, isWhole, sniff, type WholeFormat, wholeNames } from '../../../data/tables/index.js';
import type { Encoding } from '../../../schema/document/index.js';
import { EXIT, Stop } from '../exit.js';
import { collect } from '../files.js';
import { type Bytes, bytesOf, isRegular, lastBytes, openFile, sourceOf } from './bytes.js';
import type { DataFile } from './data-files.js';
import { type DialectFlags, readingOf } from './dialect.js';
import { refuseStart } from './other-programs.js';

/** How files of cells are read, and who gets a note about it. */
export interface CellFlags {
  readonly flags: DialectFlags;
  readonly say: (sentence: string) => void;
  /** Gets the encoding once the bytes show it, which those of ASCII never do. */
  readonly onEncoding?: (encoding: Encoding) => void;
  /** Gets the first bytes of a file of rows. */
  readonly onStart?: (start: Uint8Array) => void;
  /** Whether the first rows of a stream may wait for others that show how they are written. */
  readonly mayWait?: boolean;
}

const NO_FLAGS: CellFlags = { flags: { dialect: {}, isStrict: false }, say: () => undefined };

/** How many bytes show that a file is no text. */
const LONGEST_MARK = 8;

/** What a file holds. */
export async function contentsOf(
  file: DataFile,
  table: Expected,
  onRead: (bytes: number) => void,
  cells: CellFlags = NO_FLAGS,
): Promise<Contents> {
  const { flags, say, onEncoding, mayWait = false } = cells;
  const input: DataInput = {
    uri: file.uri,
    format: file.format,
    bytes: withoutOthers(bytesOf(file, onRead), file, cells),
    isStream: !mayWait && (file.path === '-' || !(await isRegular(file.path))),
    lastBytes: (most) => lastBytes(file, most),
    open: () => openSource(file.path),
    collect: (bytes) => collect(bytes, file.uri),
  };
  const contents = await contentsIn(input, table, {
    stated: flags,
    say,
    ...(onEncoding ? { onEncoding } : {}),
    detect: (format, beginning, columns) => readingOf(file.uri, format, flags, beginning, columns),
    keepsFooter: flags.isStrict,
  });
  if (contents.kind === 'whole' && file.path === '-') throw notFromStream(contents.format);
  return contents;
}

async function openSource(path: string) {
  const handle = await openFile(path);
  return { source: await sourceOf(handle), close: () => handle.close() };
}

/** The same bytes, unless they are a file of another program, or of another format than the stated one. */
async function* withoutOthers(
  bytes: Bytes,
  file: DataFile,
  { onStart }: CellFlags,
): AsyncGenerator<Uint8Array> {
  let isFirst = true;
  for await (const chunk of bytes) {
    if (isFirst) {
      refuseStart(file.uri, chunk);
      refuseMisnamed(file, chunk);
      if (isDivisible(file.format)) onStart?.(chunk);
    }
    isFirst = false;
    yield chunk;
  }
}

function refuseMisnamed(file: DataFile, start: Uint8Array): void {
  const format = sniff(new TextDecoder().decode(start.subarray(0, LONGEST_MARK)));
  if (file.format === undefined || !isWhole(format)) return;
  if (file.path === '-') throw notFromStream(format);
  const name = wholeNames[format].replace('An', 'an');
  throw new Stop(
    EXIT.unreadable,
    `${file.uri} is ${name}: give it a name that ends in .${format}, or set --data-format ${format}.`,
  );
}

function notFromStream(format: WholeFormat): Stop {
  return new Stop(
    EXIT.unreadable,
    `${wholeNames[format]} cannot be read from standard input: save it as a file.`,
  );
}
