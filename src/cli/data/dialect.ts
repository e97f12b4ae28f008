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
  /** Whether anything else than what is said, or plain CSV, is refused. */
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

/** The flags that say how cells are written. What is not said is detected in the first rows. */
export const dialectFlags = {
  encoding: flag('The encoding of CSV files. Default: detected.', oneOf(...encodings)),
  delimiter: flag('What separates cells, such as ; or tab. Default: detected.', character),
  quote: flag('What stands around cells. Default: ".', character),
  decimal: flag('What stands before decimals. Default: detected.', oneOf('.', ',')),
  thousands: flag('What separates thousands. Default: detected.', separator),
  comment: flag('Leave out lines that begin with this character. Default: detected.', character),
  skipRows: flag(
    'Leave out this many lines before the header. Default: detected.',
    wholeNumber(0, 1_000_000),
  ),
  noHeader: flag('There is no header: the columns are those of the schema, in its order.', boolean),
  missing: flag(
    'Texts that stand for an empty cell, separated by commas. Default: NA, N/A, - and others, in columns of numbers.',
    list(string, 'texts'),
  ),
  strictDialect: flag('Refuse CSV files that are written in another way than these flags say.', boolean),
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
  /** Whether it is in another encoding than UTF-8, or the one that was said. */
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
      `${uri} is not written as --strict-dialect asks for: it seems to be ${[ENCODINGS[encoding ?? 'utf-8'], ...notes].join(', ')}.`,
    );
  return { dialect: usual, notes, isOther };
}
