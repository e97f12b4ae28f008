import type { FileDescription, MissingValue, VariableDescription, VariableType } from './file-description.js';
import {
  Cursor,
  type LabelRecord,
  notSav,
  type Records,
  TooShort,
  UNIT,
  type VariableRecord,
} from './sav-records.js';
import { formatOf, numberReader, type SavValue } from './sav-values.js';

/** A variable, and where its values are in a row. */
export interface Variable {
  readonly description: VariableDescription;
  /** What a number means; dates and times become texts. */
  readonly read: (number: number) => SavValue;
  /** The first byte of a number. */
  readonly start: number;
  /** The stretches of a row that make up a string; none for a number. */
  readonly segments: readonly { readonly start: number; readonly end: number }[];
}

/** What the records of an SPSS file mean. */
export interface Dictionary {
  readonly decoder: TextDecoder;
  /** The encoding that the file names, if nobody knows it. */
  readonly unknownEncoding: string | undefined;
  /** The number that stands for no value. */
  readonly systemMissing: number;
  readonly variables: readonly Variable[];
  readonly label: string;
}

const EXTENSION = {
  integers: 3,
  floats: 4,
  display: 11,
  longNames: 13,
  longStrings: 14,
  encoding: 20,
  longLabels: 21,
  longMissing: 22,
} as const;

/** The longest string that is stored in one variable, and how much each of several variables adds to its width. */
const LONGEST = 255;
const ADDED = 252;

const SCALES = ['nominal', 'ordinal', 'scale'] as const;

export function dictionaryOf(records: Records): Dictionary {
  const { variables: all, extensions, isLittleEndian } = records;
  const { decoder, unknownEncoding } = encodingIn(extensions);
  const text = (bytes: Uint8Array) => textIn(bytes, decoder);
  const longNames = pairsIn(extensions.get(EXTENSION.longNames), text);
  const widths = pairsIn(extensions.get(EXTENSION.longStrings), text);
  const labels = new Map(records.labels.flatMap(({ units, labels }) => units.map((unit) => [unit, labels])));
  const labelsAs = labelReader(text, isLittleEndian);
  const longLabels = longLabelsIn(extensions.get(EXTENSION.longLabels), text);
  const longMissing = longMissingIn(extensions.get(EXTENSION.longMissing), text);
  const scaleOf = scalesIn(extensions.get(EXTENSION.display), all.length);
  const variables: Variable[] = [];
  for (let index = 0; index < all.length; ) {
    const record = all[index]!;
    const key = keyOf(record.name);
    const name = longNames.get(key) ?? text(record.name);
    const isString = record.width > 0;
    const width = isString ? Number(widths.get(key)) || record.width : 0;
    const segments = width > LONGEST ? all.slice(index, index + Math.ceil(width / ADDED)) : [record];
    if (isString && !isComplete(segments, width)) throw notSav(`the string ${name} is not complete`);
    const format = formatOf(record.format, isString ? width : undefined);
    const shared = labels.get(record.unit);
    const values = longLabels.get(name) ?? (shared && labelsAs(shared, format.type));
    const valueIn = valueReader(format.type, text, isLittleEndian);
    const missing = longMissing.get(name) ?? missingOf(record, valueIn, isLittleEndian);
    const scale = scaleOf(index);
    const label = text(record.label);
    variables.push({
      description: {
        name,
        ...(label ? { label } : {}),
        type: format.type,
        ...(format.text ? { format: format.text } : {}),
        ...(scale ? { scale } : {}),
        ...(values ? { values } : {}),
        ...(missing.length > 0 ? { missing } : {}),
      },
      read: numberReader(format.type),
      start: record.unit * UNIT,
      segments: isString ? segments.map(stretchOf) : [],
    });
    index += segments.length;
  }
  return {
    decoder,
    unknownEncoding,
    systemMissing: floatIn(extensions.get(EXTENSION.floats)) ?? -Number.MAX_VALUE,
    variables,
    label: text(records.fileLabel),
  };
}

/** What the file says about itself. */
export function descriptionOf({ label, variables }: Dictionary): FileDescription {
  return {
    ...(label ? { label } : {}),
    variables: variables.map(({ description }) => description),
  };
}

function isComplete(segments: readonly VariableRecord[], width: number): boolean {
  const count = width > LONGEST ? Math.ceil(width / ADDED) : 1;
  return segments.length === count && segments.every((each) => each.width > 0);
}

function stretchOf({ unit, width }: VariableRecord) {
  return { start: unit * UNIT, end: unit * UNIT + width };
}

/** A text without the blanks that fill it up. */
export function textIn(bytes: Uint8Array, decoder: TextDecoder): string {
  let end = bytes.length;
  while (end > 0 && (bytes[end - 1] === 0x20 || bytes[end - 1] === 0)) end--;
  // Writers cut texts at bytes: half a character at the end is not shown.
  return decoder.decode(bytes.subarray(0, end)).replace(/\uFFFD$/, '');
}

/** The encodings that a file names by number, other than those of Windows and of ISO 8859. */
const CODE_PAGES: { readonly [number: number]: string } = {
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  20866: 'koi8-r',
  51932: 'euc-jp',
  54936: 'gb18030',
  65001: 'utf-8',
};

/** The decoder of the encoding that the file names, in words or by number. */
function encodingIn(extensions: Records['extensions']): Pick<Dictionary, 'decoder' | 'unknownEncoding'> {
  const name = extensions.get(EXTENSION.encoding);
  const integers = extensions.get(EXTENSION.integers);
  const page = integers && integers.left >= 32 ? integers.skip(28).int() : 0;
  const labels = [
    name ? textIn(name.bytes(name.left), new TextDecoder()) : '',
    CODE_PAGES[page] ?? (page > 28_590 ? `iso-8859-${page - 28_590}` : `windows-${page}`),
  ];
  const known = labels.find(isEncoding) ?? 'windows-1252';
  const [stated = ''] = labels;
  return {
    decoder: new TextDecoder(known),
    unknownEncoding: stated === '' || isEncoding(stated) ? undefined : stated,
  };
}

function isEncoding(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== '';
  } catch {
    return false;
  }
}

function floatIn(cursor: Cursor | undefined): number | undefined {
  return cursor && cursor.left >= 8 ? cursor.double() : undefined;
}

const TAB = 9;
const EQUALS = 61;

/** `NAME=VALUE`, with a tab after each: the values, by the key of a short name. */
function pairsIn(cursor: Cursor | undefined, text: Text): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  const bytes = cursor?.bytes(cursor.left) ?? new Uint8Array();
  for (let start = 0; start < bytes.length; ) {
    const tab = bytes.indexOf(TAB, start);
    const end = tab === -1 ? bytes.length : tab;
    const equals = bytes.indexOf(EQUALS, start);
    if (equals === -1) break;
    pairs.set(keyOf(bytes.subarray(start, equals)), text(bytes.subarray(equals + 1, end)));
    start = end + 1;
  }
  return pairs;
}

/** Short names are cut at bytes, so that half a character can be at their end: they are compared byte by byte. */
function keyOf(shortName: Uint8Array): string {
  return String.fromCharCode(...shortName.subarray(0, UNIT)).trimEnd();
}

type Text = (bytes: Uint8Array) => string;
type Labels = NonNullable<VariableDescription['values']>;

/** Reads the values that records have. */
function valueReader(
  type: VariableType,
  text: Text,
  isLittleEndian: boolean,
): (bytes: Uint8Array) => SavValue {
  const read = numberReader(type);
  return type === 'string' ? text : (bytes) => read(new Cursor(bytes, isLittleEndian).double());
}

/** Reads value labels once for all variables of a type that share them: both can be very many. */
function labelReader(text: Text, isLittleEndian: boolean) {
  const known = new Map<LabelRecord['labels'], Map<VariableType, Labels>>();
  return (labels: LabelRecord['labels'], type: VariableType): Labels => {
    const byType = known.get(labels) ?? new Map<VariableType, Labels>();
    known.set(labels, byType);
    const valueIn = valueReader(type, text, isLittleEndian);
    const read = byType.get(type) ?? labels.map(([value, label]) => [valueIn(value), text(label)] as const);
    byType.set(type, read);
    return read;
  };
}

/** The value labels of strings of more than eight bytes, by the name of the variable. */
function longLabelsIn(cursor: Cursor | undefined, text: Text): ReadonlyMap<string, Labels> {
  return byName(cursor, text, (cursor) => {
    cursor.skip(4);
    return Array.from({ length: cursor.count(8) }, () => {
      const value = text(cursor.bytes(cursor.count(1)));
      return [value, text(cursor.bytes(cursor.count(1)))] as const;
    });
  });
}

/** The missing values of such strings. */
function longMissingIn(cursor: Cursor | undefined, text: Text): ReadonlyMap<string, readonly MissingValue[]> {
  return byName(cursor, text, (cursor) => {
    const count = cursor.byte();
    const length = cursor.count(1);
    return Array.from({ length: count }, () => ({ value: text(cursor.bytes(length)) }));
  });
}

function byName<T>(
  cursor: Cursor | undefined,
  text: Text,
  read: (cursor: Cursor) => T,
): ReadonlyMap<string, T> {
  const found = new Map<string, T>();
  try {
    while (cursor && cursor.left > 0) found.set(text(cursor.bytes(cursor.count(1))), read(cursor));
  } catch (fault) {
    if (fault instanceof TooShort) throw notSav('the labels of its strings are damaged');
    throw fault;
  }
  return found;
}

/** The measurement level of each variable, by its number; files of some versions state the width of its column, too. */
function scalesIn(cursor: Cursor | undefined, count: number) {
  if (cursor === undefined) return () => undefined;
  const numbers = Array.from({ length: Math.floor(cursor.left / 4) }, () => cursor.int());
  const each = numbers.length >= 3 * count ? 3 : 2;
  return (index: number) => SCALES[(numbers[each * index] ?? 0) - 1];
}

/** A number beyond these stands for the lowest or the highest of all. */
const EXTREME = 1.79e308;

function missingOf(
  { missing, missingCount }: VariableRecord,
  valueIn: (bytes: Uint8Array) => SavValue,
  isLittleEndian: boolean,
): readonly MissingValue[] {
  const [first, second, ...others] = missing;
  if (missingCount > -2) return missing.map((bytes) => ({ value: valueIn(bytes) }));
  const [low, high] = [first!, second!].map((bytes) => new Cursor(bytes, isLittleEndian).double());
  const range = {
    ...(low! > -EXTREME ? { low: low! } : {}),
    ...(high! < EXTREME ? { high: high! } : {}),
  };
  return [range, ...others.map((bytes) => ({ value: valueIn(bytes) }))];
}
