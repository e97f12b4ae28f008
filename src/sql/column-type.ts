import type { Json } from '../json.js';
import { numberFrom, shortest } from '../tables/index.js';

/** The types of columns, as far as they matter here. */
export type ColumnType =
  | 'boolean'
  | 'small integer'
  | 'integer'
  | 'float'
  | 'double'
  | 'decimal'
  /** Decimals of any length, and `NaN` and infinity. */
  | 'numeric'
  | 'text'
  | 'date';

/** A value of a column, which an engine gave as a text, as the row checker reads it. */
export function jsonValue(text: string, type: ColumnType): Json {
  return READERS[type](text);
}

const READERS: { readonly [type in ColumnType]: (text: string) => Json } = {
  boolean: (text) => text.toLowerCase() === 'true' || text === 't',
  'small integer': Number,
  integer: numberFrom,
  float: floatIn,
  double: doubleIn,
  decimal: numberFrom,
  numeric: (text) => NOT_FINITE[text.toLowerCase()] ?? numberFrom(text),
  text: String,
  date: String,
};

const NOT_FINITE: { readonly [text: string]: string } = {
  nan: 'NaN',
  inf: 'Infinity',
  infinity: 'Infinity',
  '-inf': '-Infinity',
  '-infinity': '-Infinity',
};

function doubleIn(text: string): Json {
  return NOT_FINITE[text.toLowerCase()] ?? Number(text);
}

/** The shortest digits of a short float, whatever the engine wrote. */
function floatIn(text: string): Json {
  const value = doubleIn(text);
  return typeof value === 'number' ? shortest(Math.fround(value)) : value;
}
