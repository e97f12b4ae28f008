import {
  type CellFormat,
  type Columns,
  type DetectedCells,
  type DialectOptions,
  detectCells,
  type Peeked,
  type StatedDialect,
} from '../../../data/tables/index.js';
import { dialectFrom, dialectOptions } from '../../../exchange/options/index.js';
import { encodingNames } from '../../../schema/document/index.js';
import { boolean } from '../../../schema/vocabulary/index.js';
import type { Parameter } from '../../operations/index.js';
import { type Call, flag } from '../command.js';
import { EXIT, Stop, wrongUsage } from '../exit.js';

/** What a call says about how cells are written. */
export interface DialectFlags extends StatedDialect {
  /** Whether any other dialect than the stated one, or plain CSV, is refused. */
  readonly isStrict: boolean;
}

const { header: _header, missing, ...plain } = dialectOptions;

/** The flags for the dialect of cells. By default, it is detected in the first rows. */
export const dialectFlags: { readonly [name: string]: Parameter } = {
  ...Object.fromEntries(Object.entries(plain).map(([name, { about, kind }]) => [name, flag(about, kind)])),
  noHeader: flag('The file has no header: its columns are those of the schema, in the same order.', boolean),
  missing: flag(missing.about.replace('.', ', separated by commas.'), missing.kind),
  strictDialect: flag('Refuse CSV files whose dialect differs from these flags and the options.', boolean),
};

/** Those that say how the cells of files are written that have no schema. */
export const cellFlags: { readonly [name: string]: Parameter } = {
  ...Object.fromEntries(Object.keys(plain).map((name) => [name, dialectFlags[name]!])),
  noHeader: flag('The file has no header: its columns are called column1, column2 and so on.', boolean),
};

/** What the flags of a call say, and the options where no flag does. */
export function dialectOf(flags: Call['flags'], options: DialectOptions = {}): DialectFlags {
  const given = Object.keys(plain).filter((name) => flags[name] !== undefined);
  const texts = flags.missing as readonly string[] | undefined;
  const merged: DialectOptions = {
    ...options,
    ...Object.fromEntries(given.map((name) => [name, flags[name]])),
    ...(flags.noHeader ? { header: false } : {}),
    ...(texts === undefined ? {} : { missing: texts.flatMap((words) => words.split(',')) }),
  };
  const { decimal, thousands, encoding } = merged;
  if (decimal !== undefined && decimal === thousands)
    throw wrongUsage('--decimal and --thousands, or the options of these names, must differ.');
  return {
    dialect: dialectFrom(merged),
    isStrict: flags.strictDialect === true,
    ...(encoding === undefined ? {} : { encoding }),
  };
}

/** How a file is read, by its first bytes. */
export function readingOf(
  uri: string,
  format: CellFormat,
  flags: DialectFlags,
  beginning: Pick<Peeked, 'start' | 'isAll'>,
  columns: Pick<Columns, 'columns'>,
): DetectedCells {
  const reading = detectCells(beginning, format, flags, columns);
  if (!flags.isStrict) return reading;
  const { encoding, notes, isOther, usual } = reading;
  if (isOther || notes.length > 0)
    throw new Stop(
      EXIT.unreadable,
      `${uri} does not have the dialect that --strict-dialect requires: it seems to be ${[encodingNames[encoding ?? 'utf-8'], ...notes].join(', ')}.`,
    );
  return { ...reading, dialect: usual };
}
