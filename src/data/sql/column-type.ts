import type { Json } from '../../base/json.js';
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
  | 'date'
  | 'time'
  /** Tied to UTC. */
  | 'time with zone'
  | 'timestamp'
  | 'timestamp with zone'
  | 'duration'
  | 'uuid'
  /** Text in UTF-8, or anything else. */
  | 'bytes'
  | 'array'
  | 'object';

/** A value of a column, which an engine gave as a text, as the row checker reads it. */
export function jsonValue(text: string, type: ColumnType): Json {
  return READERS[type](text);
}

const READERS: { readonly [type in ColumnType]: (text: string) => Json } = {
  boolean: (text) => text.toLowerCase() === 'true' || text === 't',
  'small integer': Number,
  integer: numberIn,
  float: floatIn,
  double: doubleIn,
  decimal: numberIn,
  numeric: (text) => NOT_FINITE[text.toLowerCase()] ?? numberIn(text),
  text: String,
  date: isoDate,
  time: String,
  'time with zone': String,
  timestamp: isoDate,
  'timestamp with zone': isoDate,
  duration: String,
  uuid: String,
  bytes: String,
  array: nested,
  object: nested,
};

/** A text that begins with a date, whose year has six digits and a sign if it is not one from 0 to 9999. */
function isoDate(text: string): string {
  const [, digits, rest] = /^(\d+)(-.*)$/.exec(text.replace(ERA, '')) ?? [];
  if (digits === undefined) return text;
  const year = ERA.test(text) ? 1 - Number(digits) : Number(digits);
  if (year >= 0 && year <= 9999) return `${String(year).padStart(4, '0')}${rest}`;
  return `${year < 0 ? '-' : '+'}${String(Math.abs(year)).padStart(6, '0')}${rest}`;
}

/** How engines mark years before 1. */
const ERA = /[ T](?:BC|\(BC\))/;

/** What is no number stays a text: results that people hand in can hold anything. */
function numberIn(text: string): Json {
  return numberFrom(text) ?? text;
}

/** JSON in which some engines write numbers that JSON does not have; what is no JSON stays a text. */
function nested(text: string): Json {
  const written = text.replace(STRING_OR_NOT_FINITE, (part) => (part.startsWith('"') ? part : `"${part}"`));
  try {
    return JSON.parse(written);
  } catch {
    return text;
  }
}

const STRING_OR_NOT_FINITE = /"(?:[^"\\]|\\.)*"|NaN|-?Infinity/g;

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
