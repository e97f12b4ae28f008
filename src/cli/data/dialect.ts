import {
  type CellFormat,
  type Columns,
  type Dialect,
  detectDialect,
  differences,
  type Encoding,
  encodings,
  plainDialect,
} from '../../tables/index.js';
import { boolean, list, oneOf, plainKind, string, wholeNumber } from '../../vocabulary/index.js';
import { type Call, flag } from '../command.js';
import { EXIT, Stop, wrongUsage } from '../exit.js';

/** What a call says about how cells are written. */
export interface DialectFlags {
  readonly encoding?: Encoding;
  readonly dialect: Partial<Dialect>;
  /** Whether any other dialect than the stated one, or plain CSV, is refused. */
  readonly isStrict: boolean;
}

const character = plainKind<string>(
  'character',
  'one character, or tab',
  ['string'],
  { type: 'string' },
  (value) => typeof value === 'string' && (value === 'tab' || /^[\x20-\x7e\t]$/.test(value)),
);

const separator = plainKind<string>(
  'separator',
  'one character',
  ['string'],
  { type: 'string' },
  (value) => typeof value === 'string' && value.length === 1,
);

/** The flags for the dialect of cells. By default, it is detected in the first rows. */
export const dialectFlags = {
  encoding: flag('The encoding of CSV files. Default: detected.', oneOf(...encodings)),
  delimiter: flag('The character between cells, such as ; or tab. Default: detected.', character),
  quote: flag('The quote character around cells. Default: ".', character),
  decimal: flag('The decimal separator. Default: detected.', oneOf('.', ',')),
  thousands: flag('The thousands separator. Default: detected.', separator),
  comment: flag('Skip lines that begin with this character. Default: detected.', character),
  skipRows: flag('Skip this many lines before the header. Default: detected.', wholeNumber(0, 1_000_000)),
  noHeader: flag('The file has no header: its columns are those of the schema, in the same order.', boolean),
  missing: flag(
    'Texts that are read as an empty cell, separated by commas. Default: NA, N/A, - and others, in numeric columns.',
    list(string, 'texts'),
  ),
  strictDialect: flag('Refuse CSV files whose dialect differs from these flags.', boolean),
};

/** What the flags of a call say. */
export function dialectOf(flags: Call['flags']): DialectFlags {
  const { encoding, decimal, thousands, skipRows, noHeader, strictDialect } = flags;
  const typed = (name: 'delimiter' | 'quote' | 'comment') => {
    const value = flags[name];
    return value === undefined ? {} : { [name]: value === 'tab' ? '\t' : value };
  };
  const missing = flags.missing as readonly string[] | undefined;
  const dialect = {
    ...typed('delimiter'),
    ...typed('quote'),
    ...typed('comment'),
    ...(decimal === undefined ? {} : { decimal }),
    ...(thousands === undefined ? {} : { thousands }),
    ...(skipRows === undefined ? {} : { skipRows }),
    ...(noHeader ? { header: false } : {}),
    ...(missing === undefined ? {} : { missing: missing.flatMap((words) => words.split(',')) }),
  } as Partial<Dialect>;
  if (dialect.decimal !== undefined && dialect.decimal === dialect.thousands)
    throw wrongUsage('--decimal and --thousands must differ.');
  return {
    dialect,
    isStrict: strictDialect === true,
    ...(encoding === undefined ? {} : { encoding: encoding as Encoding }),
  };
}

/** Encodings as people call them. */
export const ENCODINGS: { readonly [encoding in Encoding]: string } = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
};

/** How a file is read, and in words how that differs from plain CSV in UTF-8. */
export interface ReadingOfCells {
  readonly dialect: Dialect;
  readonly notes: readonly string[];
  /** Whether it is in another encoding than UTF-8, or in the stated one. */
  readonly isOther: boolean;
}

/** How a file is read, by its first characters and its last bytes. */
export function readingOf(
  uri: string,
  format: CellFormat,
  { dialect: given, isStrict, encoding: givenEncoding }: DialectFlags,
  encoding: Encoding | undefined,
  sample: string,
  columns: Columns,
): ReadingOfCells {
  const usual = { ...plainDialect(format), ...given };
  const dialect = detectDialect(sample, plainDialect(format), given, columns);
  const isOther = encoding !== undefined && encoding !== 'utf-8' && encoding !== givenEncoding;
  const notes = differences(dialect, usual);
  if (!isStrict) return { dialect, notes, isOther };
  if (isOther || notes.length > 0)
    throw new Stop(
      EXIT.unreadable,
      `${uri} does not have the dialect that --strict-dialect requires: it seems to be ${[ENCODINGS[encoding ?? 'utf-8'], ...notes].join(', ')}.`,
    );
  return { dialect: usual, notes, isOther };
}
