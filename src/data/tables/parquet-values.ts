import type { ConvertedType, FileMetaData, SchemaElement, SchemaTree } from 'hyparquet';
import { type Json, setMember } from '../../base/json.js';
import { decimal, shortest, wholeNumber } from './parquet-numbers.js';
import { date, interval, time, timestamp, UNITS } from './parquet-times.js';

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
    return btoa(Array.from(bytes, (each) => String.fromCharCode(each)).join(''));
  }
}

/** Whether a column is said to hold something else than bare numbers and bytes. */
export function isMeant(element: SchemaElement): boolean {
  return meaningOf(element) !== undefined;
}

type Meaning = (element: SchemaElement) => Converter;

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
