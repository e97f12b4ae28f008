import { detectEncoding } from '../../../data/tables/index.js';
import { EXIT, Stop } from '../exit.js';

/** How files begin that hold no table, as Latin-1, and what they are. */
const BEGINNINGS: readonly (readonly [beginning: RegExp, what: string])[] = [
  [/^\x89PNG/, 'a PNG picture'],
  [/^\xff\xd8\xff/, 'a JPEG picture'],
  [/^GIF8[79]a/, 'a GIF picture'],
  [/^%PDF-/, 'a PDF document'],
  [/^MZ[^,;|\t\n]*\0/, 'a program for Windows'],
  [/^\x7fELF/, 'a program'],
  [/^SQLite format 3\0/, 'an SQLite database'],
  [/^\x89HDF\r\n/, 'an HDF5 file'],
  [/^ARROW1\0/, 'an Arrow file'],
  [/^(?:\xff\xfe\0\0|\0\0\xfe\xff)/, 'a text in UTF-32: save it as UTF-8'],
  [/^\x28\xb5\x2f\xfd/, 'compressed with zstd: decompress it first'],
  [/^BZh\d/, 'compressed with bzip2: decompress it first'],
  [/^\xfd7zXZ/, 'compressed with xz: decompress it first'],
  [/^7z\xbc\xaf/, 'a 7z archive: extract its files first'],
  [/^\s*<(?:!doctype html|html)\b/i, 'a web page: download the data themselves'],
];

/** How much is looked at. */
const LOOKED_AT = 4096;

/** Bytes of all kinds have about one control character in ten; a text may have a few zero bytes. */
const MOST_CONTROLS = 0.05;
const MOST_DIFFERENT_CONTROLS = 3;
const MOST_ZEROS = 0.5;

/** Throws what bytes are that begin a file of rows, if they are no text. */
export function refuseNoTable(uri: string, start: Uint8Array): void {
  const bytes = start.subarray(0, LOOKED_AT);
  const text = Buffer.from(bytes).toString('latin1');
  const known = BEGINNINGS.find(([beginning]) => beginning.test(text))?.[1];
  if (known)
    throw new Stop(EXIT.unreadable, `${uri} is ${known.includes(':') ? known : `${known}, no table`}.`);
  if (detectEncoding(bytes, false)?.startsWith('utf-16')) return;
  // Tabs, line breaks and page breaks are in texts.
  const controls = bytes.filter((byte) => byte < 0x20 && (byte < 9 || byte > 13));
  const share = controls.length / bytes.length;
  const isBinary =
    share > MOST_ZEROS || (share > MOST_CONTROLS && new Set(controls).size > MOST_DIFFERENT_CONTROLS);
  if (isBinary) throw new Stop(EXIT.unreadable, `${uri} is a binary file, no table.`);
}
