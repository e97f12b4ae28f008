import type { ConvertedType, FileMetaData, SchemaElement, SchemaTree, TimeUnit } from 'hyparquet';
import { ExactNumber } from '../exact-number.js';
import { type Json, setMember } from '../json.js';

/** Makes what JSON has of a value as the reader gives it. */
export type Converter = (value: unknown) => Json;

/**
 * Takes the meanings away that the reader would lose digits or zones on, so that it gives bare numbers and bytes.
 * The converters are made of the schema as it was before.
 */
export function withoutMeanings(metadata: FileMetaData): FileMetaData {
  return { ...metadata, schema: metadata.schema.map((each) => (meaningOf(each) ? bare(each) : each)) };
}

function bare({
  converted_type: _converted,
  logical_type: _logical,
  ...element
}: SchemaElement): SchemaElement {
  return element;
}

/** The converter of a column, which may hold lists, maps and structures. */
export function converterOf(tree: SchemaTree): Converter {
  const { element, children } = tree;
  if (children.length === 0) return orNull(meaningOf(element) ?? plainValue(element));
  const [inner] = children;
  if (element.converted_type === 'LIST' && children.length === 1) {
    return listOf(converterOf(inner!.children.length === 1 ? inner!.children[0]! : inner!));
  }
  if (element.converted_type === 'MAP' && inner!.children.length === 2) {
    const value = converterOf(inner!.children[1]!);
    return membersBy(() => value);
  }
  const members = new Map(children.map((child) => [child.element.name, converterOf(child)]));
  const structure = membersBy((name) => members.get(name) ?? anyValue);
  return element.repetition_type === 'REPEATED' ? listOf(structure) : structure;
}

function orNull(convert: Converter): Converter {
  return (value) =>
    value === null || value === undefined ? null : Array.isArray(value) ? value.map(convert) : convert(value);
}

function listOf(convert: Converter): Converter {
  return (value) => (Array.isArray(value) ? value.map(convert) : null);
}

function membersBy(converter: (name: string) => Converter): Converter {
  return (value) => {
    if (value === null || value === undefined) return null;
    const object: { [name: string]: Json } = {};
    for (const [name, each] of Object.entries(value)) setMember(object, name, converter(name)(each));
    return object;
  };
}

/** What the reader has understood already. */
function plainValue({ type }: SchemaElement): Converter {
  // An old type for moments, which writers tie to UTC.
  if (type === 'INT96') return timestamp(UNITS.NANOS, true);
  return type === 'FLOAT' ? (value) => shortest(value as number) : anyValue;
}

function anyValue(value: unknown): Json {
  switch (typeof value) {
    case 'bigint':
      return wholeNumber(value);
    case 'number':
      return Number.isFinite(value) ? value : String(value);
    case 'object':
      return value instanceof Uint8Array ? textOf(value) : (value as Json);
    default:
      return (value ?? null) as Json;
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Many writers keep texts as bytes without saying so; other bytes are written in base 64. */
function textOf(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return btoa(String.fromCharCode(...bytes));
  }
}

function wholeNumber(value: bigint): Json {
  return BigInt.asIntN(54, value) === value ? Number(value) : exactly(String(value));
}

const HALF = 2 ** 32;
/** The upper halves of numbers that a double holds. */
const MOST = 2 ** 21;

/** A number of 64 bits, given by its halves. */
export function wholeNumberOf(low: number, high: number): Json {
  return high >= -MOST && high < MOST
    ? high * HALF + (low >>> 0)
    : exactly(String((BigInt(high) << 32n) | BigInt(low >>> 0)));
}

/** Whether a column is said to hold something else than bare numbers and bytes. */
export function isMeant(element: SchemaElement): boolean {
  return meaningOf(element) !== undefined;
}

function exactly(literal: string): Json {
  return ExactNumber.read(literal) as unknown as Json;
}

/** A number of 32 bits is written with the digits that it was made of: 0.1, not 0.10000000149011612. */
function shortest(value: number): Json {
  if (!Number.isFinite(value)) return String(value);
  for (let digits = 6; digits < 9; digits++) {
    const short = Number(value.toPrecision(digits));
    if (Math.fround(short) === value) return short;
  }
  return Number(value.toPrecision(9));
}

type Meaning = (element: SchemaElement) => Converter;

const UNITS: { readonly [U in TimeUnit]: bigint } = {
  MILLIS: 1_000n,
  MICROS: 1_000_000n,
  NANOS: 1_000_000_000n,
};

/** What the older of the two ways to state a meaning stands for. */
const CONVERTED: { readonly [C in ConvertedType]?: Meaning } = {
  DECIMAL: ({ scale = 0 }) => decimal(scale),
  DATE: () => date,
  INTERVAL: () => interval,
  TIME_MILLIS: () => time(UNITS.MILLIS, true),
  TIME_MICROS: () => time(UNITS.MICROS, true),
  TIMESTAMP_MILLIS: () => timestamp(UNITS.MILLIS, true),
  TIMESTAMP_MICROS: () => timestamp(UNITS.MICROS, true),
};

/** The meanings that are read here. */
function meaningOf(element: SchemaElement): Converter | undefined {
  const { logical_type: logical, converted_type: converted } = element;
  switch (logical?.type) {
    case 'DECIMAL':
      return decimal(logical.scale);
    case 'DATE':
      return date;
    case 'TIME':
      return time(UNITS[logical.unit], logical.isAdjustedToUTC);
    case 'TIMESTAMP':
      return timestamp(UNITS[logical.unit], logical.isAdjustedToUTC);
    default:
      return converted === undefined ? undefined : CONVERTED[converted]?.(element);
  }
}

function decimal(scale: number): Converter {
  return (value) => {
    const unscaled = value instanceof Uint8Array ? bigEndian(value) : BigInt(value as number | bigint);
    const digits = String(unscaled < 0n ? -unscaled : unscaled).padStart(scale + 1, '0');
    const fraction = scale === 0 ? '' : `.${digits.slice(-scale)}`;
    const text = `${unscaled < 0n ? '-' : ''}${digits.slice(0, digits.length - scale)}${fraction}`;
    return exactly(text);
  };
}

function bigEndian(bytes: Uint8Array): bigint {
  let value = 0n;
  for (const byte of bytes) value = (value << 8n) | BigInt(byte);
  return BigInt.asIntN(bytes.length * 8, value);
}

const DAY = 86_400n;

function date(value: unknown): Json {
  return day(BigInt(value as number));
}

/** A day, counted from 1970, as ISO 8601 has it; one that no calendar of ours knows stays a number. */
function day(days: bigint): string {
  const moment = new Date(Number(days * DAY) * 1000);
  return Number.isNaN(moment.getTime())
    ? String(days)
    : moment.toISOString().slice(0, -'T00:00:00.000Z'.length);
}

/** Months, days and milliseconds, each in four bytes, as a duration of ISO 8601. */
function interval(value: unknown): Json {
  const { buffer, byteOffset, byteLength } = value as Uint8Array;
  const view = new DataView(buffer, byteOffset, byteLength);
  const [months, days, milliseconds] = [0, 4, 8].map((at) => view.getUint32(at, true));
  return `P${months}M${days}DT${milliseconds! / 1000}S`;
}

function time(unit: bigint, isUtc: boolean): Converter {
  return (value) => `${clock(BigInt(value as number | bigint), unit)}${isUtc ? 'Z' : ''}`;
}

/** A moment; only one that is tied to UTC has a zone. */
function timestamp(unit: bigint, isUtc: boolean): Converter {
  return (value) => {
    const count = BigInt(value as number | bigint);
    const length = DAY * unit;
    const rest = ((count % length) + length) % length;
    return `${day((count - rest) / length)}T${clock(rest, unit)}${isUtc ? 'Z' : ''}`;
  };
}

/** `HH:MM:SS`, with as much of a second as there is. */
function clock(count: bigint, unit: bigint): string {
  const seconds = Number(count / unit);
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0');
  const width = String(unit).length - 1;
  const fraction = String(count % unit)
    .padStart(width, '0')
    .replace(/0+$/, '');
  const whole = `${two(seconds / 3600)}:${two((seconds % 3600) / 60)}:${two(seconds % 60)}`;
  return fraction === '' ? whole : `${whole}.${fraction}`;
}
