import type { Dialect, DialectOptions } from '../../data/tables/index.js';
import { type Encoding, encodingNames } from '../../schema/document/index.js';
import {
  boolean,
  FINE,
  list,
  oneOf,
  problem,
  string,
  stringKind,
  wholeNumber,
} from '../../schema/vocabulary/index.js';
import { type Option, optionRecord } from './option-record.js';

const oneCharacter = (name: string, expected: string, pattern: string) =>
  stringKind(name, expected, { pattern }, (value) =>
    new RegExp(pattern, 'u').test(value)
      ? FINE
      : problem(`Expected ${expected}, found ${JSON.stringify(value)}.`),
  );

const character = oneCharacter('character', 'one character, or tab', '^(?:tab|[ -~\\t])$');
const separator = oneCharacter('separator', 'one character', '^[ -\\uD7FF]$');

/** How CSV files are written: each option with its kind, and a sentence for people. */
export const dialectOptions = {
  encoding: {
    kind: oneOf(...(Object.keys(encodingNames) as Encoding[])),
    about: 'The encoding of CSV files. Default: detected.',
  },
  delimiter: { kind: character, about: 'The character between cells, such as ; or tab. Default: detected.' },
  quote: { kind: character, about: 'The quote character around cells. Default: ".' },
  decimal: { kind: oneOf('.', ','), about: 'The decimal separator. Default: detected.' },
  thousands: { kind: separator, about: 'The thousands separator. Default: detected.' },
  comment: {
    kind: character,
    about: 'Skip lines that begin with this character. Default: detected.',
  },
  skipRows: {
    kind: wholeNumber(0, 1_000_000),
    about: 'Skip this many lines before the header. Default: detected.',
  },
  header: {
    kind: boolean,
    about: 'Whether the first row names the columns; otherwise they are those of the schema, in its order.',
  },
  missing: {
    kind: list(string, 'texts'),
    about: 'Texts that are read as an empty cell. Default: NA, N/A, - and others, in columns of numbers.',
  },
} as const satisfies {
  readonly [N in keyof DialectOptions]-?: Option;
};

/** A dialect as one object, as a file gives it. */
export const dialectKind = optionRecord('dialect', dialectOptions);

/** A dialect that has been checked, in the form that readers of tables take. */
export function dialectFrom({ encoding: _encoding, ...given }: DialectOptions): Partial<Dialect> {
  const tab = (name: 'delimiter' | 'quote' | 'comment') => (given[name] === 'tab' ? { [name]: '\t' } : {});
  return { ...given, ...tab('delimiter'), ...tab('quote'), ...tab('comment') };
}
