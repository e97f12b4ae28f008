import { Inflate } from 'fflate';
import { BrokenFile } from './broken-file.js';
import { type ByteSource, piecesOf } from './byte-source.js';

/** A file in a zip file. */
export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  /** How many bytes it takes, and has when it is decompressed, as far as the zip file says. */
  readonly packed: number;
  readonly size: number;
  /** Where it begins. */
  readonly start: number;
}

const SIGNATURE = { file: 0x04034b50, entry: 0x02014b50, end: 0x06054b50 } as const;

/** The bytes of these records without their texts. */
const LENGTH = { file: 30, entry: 46, end: 22 } as const;

const LONGEST_COMMENT = 0xffff;

/** How long the list of files may be. */
const LONGEST_LIST = 1 << 24;

const METHOD = { stored: 0, deflated: 8 } as const;

/** What is decompressed at once: no byte becomes more than about a thousand. */
const PIECE = 1 << 14;

/** The files in a zip file, by name. */
export async function zipEntries(source: ByteSource): Promise<ReadonlyMap<string, ZipEntry>> {
  const start = Math.max(0, source.byteLength - LENGTH.end - LONGEST_COMMENT);
  const tail = await viewOf(source, start, source.byteLength);
  let at = tail.byteLength - LENGTH.end;
  while (at >= 0 && tail.getUint32(at, true) !== SIGNATURE.end) at--;
  if (at < 0) throw damaged('it ends too early, or is no zip file');
  const [length, offset] = [tail.getUint32(at + 12, true), tail.getUint32(at + 16, true)];
  if (length > LONGEST_LIST || offset + length > source.byteLength)
    throw damaged('its list of files is damaged');
  return entriesIn(await viewOf(source, offset, offset + length));
}

function entriesIn(list: DataView): ReadonlyMap<string, ZipEntry> {
  const entries = new Map<string, ZipEntry>();
  for (let at = 0; at + LENGTH.entry <= list.byteLength; ) {
    if (list.getUint32(at, true) !== SIGNATURE.entry) break;
    const nameLength = list.getUint16(at + 28, true);
    const end = at + LENGTH.entry + nameLength;
    if (end > list.byteLength) break;
    const name = new TextDecoder().decode(new Uint8Array(list.buffer, at + LENGTH.entry, nameLength));
    entries.set(name, {
      name,
      method: list.getUint16(at + 10, true),
      packed: list.getUint32(at + 20, true),
      size: list.getUint32(at + 24, true),
      start: list.getUint32(at + 42, true),
    });
    at = end + list.getUint16(at + 30, true) + list.getUint16(at + 32, true);
  }
  return entries;
}

/** The bytes of a file, decompressed piece by piece, up to a limit. */
export async function* unzipped(
  source: ByteSource,
  { name, method, packed, size: stated, start }: ZipEntry,
  limit: number,
): AsyncGenerator<Uint8Array> {
  if (stated > limit) throw tooLarge(name, limit);
  const header = await viewOf(source, start, start + LENGTH.file);
  if (header.byteLength < LENGTH.file || header.getUint32(0, true) !== SIGNATURE.file)
    throw damaged(`${name} in it is not where it should be`);
  const first = start + LENGTH.file + header.getUint16(26, true) + header.getUint16(28, true);
  const unpack = unpacker(method, name);
  let size = 0;
  for await (const piece of piecesOf(source, first, Math.min(first + packed, source.byteLength), PIECE)) {
    for (const bytes of unpack(piece)) {
      size += bytes.length;
      if (size > limit) throw tooLarge(name, limit);
      yield bytes;
    }
  }
}

function unpacker(method: number, name: string): (piece: Uint8Array) => readonly Uint8Array[] {
  if (method === METHOD.stored) return (piece) => [piece];
  if (method !== METHOD.deflated) throw damaged(`the compression of ${name} in it is unknown`);
  let unpacked: Uint8Array[] = [];
  const inflate = new Inflate((bytes) => void unpacked.push(bytes));
  return (piece) => {
    unpacked = [];
    try {
      inflate.push(piece);
    } catch {
      throw damaged(`${name} in it is damaged`);
    }
    return unpacked;
  };
}

async function viewOf(source: ByteSource, start: number, end: number): Promise<DataView> {
  return new DataView(await source.slice(start, Math.min(end, source.byteLength)));
}

function damaged(reason: string): BrokenFile {
  return new BrokenFile('xlsx', reason);
}

function tooLarge(name: string, limit: number): BrokenFile {
  return new BrokenFile(
    'xlsx',
    `${name} in it is larger than ${limit / (1 << 20)} MiB when it is decompressed`,
    'Save the sheet as CSV.',
  );
}
