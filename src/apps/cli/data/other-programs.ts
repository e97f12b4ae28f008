import { existsSync } from 'node:fs';
import { EXIT, Stop } from '../exit.js';
import { STDIN } from '../files.js';

/** A kind of file that only other programs read. */
interface OtherProgram {
  readonly extensions: readonly string[];
  readonly name: string;
  /** What it is to be converted to. */
  readonly to: string;
  /** Whether first bytes, as Latin-1, are those of such a file. */
  readonly isStart: (text: string) => boolean;
  readonly advice: (path: string, csv: string) => string;
}

const ZIP = 'PK\x03\x04';

const startsWith =
  (...starts: readonly string[]) =>
  (text: string) =>
    starts.some((start) => text.startsWith(start));

const spreadsheet = (program: string) => () => `In ${program}, save it as "Excel Workbook (.xlsx)".`;

const inR = (read: string) => (path: string, csv: string) =>
  `In R: haven::${read}(${inQuotes(path)}) |> readr::write_csv(${inQuotes(csv)})`;

const OTHER_PROGRAMS: readonly OtherProgram[] = [
  {
    extensions: ['ods'],
    name: 'an OpenDocument spreadsheet',
    isStart: (text) =>
      startsWith(ZIP)(text) && text.startsWith('mimetypeapplication/vnd.oasis.opendocument.spreadsheet', 30),
    to: '.xlsx or CSV',
    advice: spreadsheet('LibreOffice or Excel'),
  },
  {
    extensions: ['xls', 'xlsb'],
    name: 'an Excel workbook in an old format, or one with a password',
    isStart: startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
    to: '.xlsx or CSV',
    advice: spreadsheet('Excel or LibreOffice'),
  },
  {
    extensions: ['dta'],
    name: 'a Stata file',
    // Before version 117: the version, the byte order, the type of file, and a zero byte.
    isStart: (text) =>
      startsWith('<stata_dta>')(text) ||
      (/^[i-s]/.test(text) && ['\x01\x01\0', '\x02\x01\0'].includes(text.slice(1, 4))),
    to: 'CSV',
    advice: inR('read_dta'),
  },
];

/** Throws how to convert a file whose name is that of another program. */
export function refuseName(path: string, extension: string): void {
  const found = OTHER_PROGRAMS.find(({ extensions }) => extensions.includes(extension.toLowerCase()));
  if (found) throw refusal(path, 'cannot be read', found);
}

/** Throws how to convert data that begin as the files of another program do. */
export function refuseStart(path: string, start: Uint8Array): void {
  const text = Buffer.from(start.buffer, start.byteOffset, Math.min(start.length, 128)).toString('latin1');
  const found = OTHER_PROGRAMS.find((each) => each.isStart(text));
  if (found) throw refusal(path, `is ${found.name}`, found);
}

function refusal(uri: string, what: string, { advice, extensions, to }: OtherProgram): Stop {
  const path = uri === STDIN ? `data.${extensions[0]}` : uri;
  const name = path.replace(/\.[^./\\]*?(?:\.gz)?$/i, '');
  // The advice must not replace a file.
  const csv = existsSync(`${name}.csv`) ? `${name}-converted.csv` : `${name}.csv`;
  return new Stop(EXIT.unreadable, `${uri} ${what}: convert it to ${to} first. ${advice(path, csv)}`);
}

/** A text in R. */
function inQuotes(text: string): string {
  return `'${text.replace(/['\\]/g, '\\$&')}'`;
}
