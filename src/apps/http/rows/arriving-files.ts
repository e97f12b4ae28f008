import type { FileStart } from '../../operations/index.js';
import type { Files } from '../operations.js';
import { tooLarge } from '../problems.js';
import type { PartEvent } from './multipart.js';
import { type BodyKind, eventsOf, formatOfPart, misplaced } from './opening.js';
import { unpackedPart } from './packed-part.js';

/** A file while it comes: all of its bytes must be read before the next one. */
export interface ArrivingFile {
  readonly start: FileStart;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** What browsers call a file that has no name. */
const NAMELESS = 'blob';

/** Names of files are repeated in the answer. */
const LONGEST_NAME = 200;

/** How the document that comes with files is read. */
export interface DocumentReading {
  readonly operation: Files;
  /** The most bytes that it may have. */
  readonly bodyLimit: number;
  /** Is called for bytes that are kept. */
  readonly hold: (bytes: number) => void;
  readonly onDocument: (bytes: Uint8Array) => void;
}

/** The files of a body, one after the other. */
export async function* filesIn(
  kind: BodyKind,
  bytes: AsyncIterable<Uint8Array>,
  reading: DocumentReading,
): AsyncGenerator<ArrivingFile> {
  const { operation, onDocument } = reading;
  if ('format' in kind) {
    yield { start: { name: 'data', ...kind }, bytes };
    return;
  }
  const events = eventsOf(bytes, kind.boundary);
  let next = await events.next();
  async function* partBytes(): AsyncGenerator<Uint8Array> {
    for (next = await events.next(); isBytes(next); next = await events.next()) yield next.value.bytes;
  }
  let hasDocument = false;
  while (!next.done) {
    const { part } = next.value as Extract<PartEvent, { part: unknown }>;
    if (part.name === operation.document.name && part.fileName === undefined) {
      if (hasDocument) throw misplaced(`There are two parts "${part.name}": give one.`);
      hasDocument = true;
      onDocument(await collected(partBytes(), reading));
    } else {
      const { fileName } = part;
      const name = fileName === undefined || fileName === NAMELESS ? part.name : fileName;
      const start = { name: name.slice(0, LONGEST_NAME).toWellFormed(), ...formatOfPart(part, operation) };
      yield { start, bytes: unpackedPart(partBytes(), part) };
    }
  }
}

type Bytes = Extract<PartEvent, { bytes: unknown }>;

function isBytes(next: IteratorResult<PartEvent>): next is IteratorYieldResult<Bytes> {
  return !next.done && 'bytes' in next.value;
}

async function collected(
  bytes: AsyncIterable<Uint8Array>,
  { bodyLimit, hold }: DocumentReading,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > bodyLimit) throw tooLarge('body', bodyLimit);
    hold(chunk.length);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
