import { type FileMetaData, parquetSchema, type SchemaElement, type SchemaTree } from 'hyparquet';
import { isObject, type Json, type JsonObject } from '../../base/json.js';
import { type ArrowField, arrowFieldsIn } from './arrow-schema.js';
import type { FileDescription, VariableDescription, VariableType } from './file-description.js';

/** What a Parquet file says about its columns: their types, and the metadata that programs add. */
export function descriptionInMetadata(metadata: FileMetaData): FileDescription {
  const columns = parquetSchema(metadata).children;
  const pairs = (metadata.key_value_metadata ?? []).map(({ key, value = '' }) => [key, value] as const);
  const objects = pairs.map(([, value]) => objectIn(value)).filter((each) => each !== undefined);
  const texts = Object.fromEntries(pairs.filter(([, value]) => objectIn(value) === undefined));
  const said = new Map<string, JsonObject[]>(columns.map(({ element }) => [element.name, []]));
  for (const field of arrowFieldsIn(texts['ARROW:schema'] ?? ''))
    said.get(field.name)?.push(saidByArrow(field));
  for (const object of objects) for (const [name, each] of columnsIn(object)) said.get(name)?.push(each);
  // The documentation of Arrow shows the name of a column as a key, with its description.
  for (const [key, value] of Object.entries(texts))
    if (!TABLE_KEYS.includes(key)) said.get(key)?.push({ description: value });
  return {
    ...textsIn([texts, ...objects.flatMap(({ attributes, ...own }) => [own, attributes])], TABLE_TEXTS),
    variables: columns.map((column) => variableOf(column, said.get(column.element.name)!)),
  };
}

/** What programs call the texts about a table or a column; the first one counts. */
const TABLE_TEXTS = { label: ['title'], description: ['description', 'doc', 'comment'] };
const TABLE_KEYS: readonly string[] = Object.values(TABLE_TEXTS).flat();
const COLUMN_TEXTS = {
  label: ['label', 'title', 'long_name'],
  description: ['description', 'doc', 'comment'],
  unit: ['unit', 'units'],
};

type Texts<T> = { readonly [K in keyof T]?: string };

function textsIn<T extends { readonly [name: string]: readonly string[] }>(
  said: readonly (Json | undefined)[],
  names: T,
): Texts<T> {
  const found = Object.entries(names).flatMap(([name, keys]) => {
    const texts = said.filter(isObject).flatMap((each) => keys.map((key) => each[key]));
    const text = texts.find((each) => typeof each === 'string' && each.trim() !== '');
    return text === undefined ? [] : [[name, text]];
  });
  return Object.fromEntries(found) as Texts<T>;
}

function saidByArrow({ metadata, isOrdered }: ArrowField): JsonObject {
  return isOrdered ? { ...metadata, ordered: true } : metadata;
}

function objectIn(text: string): JsonObject | undefined {
  if (!text.trimStart().startsWith('{')) return undefined;
  try {
    return JSON.parse(text) as JsonObject;
  } catch {
    return undefined;
  }
}

/** Members that list columns: `fields` of Table Schema, Avro, Iceberg and Spark, `columns` of pandas, `properties` of JSON Schema, `features` of Hugging Face. */
const LISTS = ['fields', 'columns', 'properties', 'features'];

/** How deep inside of metadata columns are listed. */
const DEEPEST = 4;

/** What is said about columns anywhere in metadata, by their names. */
function* columnsIn(object: JsonObject, depth = 0): Generator<readonly [name: string, said: JsonObject]> {
  for (const [name, value] of Object.entries(object)) {
    if (LISTS.includes(name)) yield* listedIn(value);
    else if (isObject(value) && depth < DEEPEST) yield* columnsIn(value, depth + 1);
  }
}

/** Columns with their names, or by their names. */
function* listedIn(list: Json): Generator<readonly [name: string, said: JsonObject]> {
  const entries = Array.isArray(list)
    ? list.filter(isObject).map((each) => [each.field_name ?? each.name, each] as const)
    : Object.entries(isObject(list) ? list : {});
  for (const [name, said] of entries) {
    if (typeof name !== 'string' || !isObject(said)) continue;
    yield [name, { ...said, ...(isObject(said.metadata) ? said.metadata : {}) }];
  }
}

function variableOf({ element, children }: SchemaTree, said: readonly JsonObject[]): VariableDescription {
  const type = children.length > 0 ? undefined : typeOf(element);
  const values = said.map(valuesIn).find((each) => each !== undefined);
  const ordered = said.map((each) => each.ordered).find((each) => typeof each === 'boolean');
  return {
    name: element.name,
    ...textsIn(said, COLUMN_TEXTS),
    ...(type ? { type, isStored: true } : {}),
    ...(ordered === undefined ? {} : { scale: ordered ? 'ordinal' : 'nominal' }),
    ...(values ? { values } : {}),
  };
}

/** What codes stand for: labels of classes by their number, or categories of Table Schema. */
function valuesIn({ names, _type, categories }: JsonObject): VariableDescription['values'] {
  if (_type === 'ClassLabel' && Array.isArray(names))
    return names.map((name, index) => [index, String(name)] as const);
  if (!Array.isArray(categories)) return undefined;
  const values = categories
    .filter(isObject)
    .flatMap(({ value, label }) =>
      (typeof value === 'string' || typeof value === 'number') && typeof label === 'string'
        ? [[value, label] as const]
        : [],
    );
  return values.length > 0 ? values : undefined;
}

/** The types of values by how they are stored, where nothing states a meaning. */
const STORED: { readonly [type in NonNullable<SchemaElement['type']>]: VariableType } = {
  BOOLEAN: 'boolean',
  INT32: 'integer',
  INT64: 'integer',
  INT96: 'date-time',
  FLOAT: 'number',
  DOUBLE: 'number',
  BYTE_ARRAY: 'string',
  FIXED_LEN_BYTE_ARRAY: 'string',
};

/** The type of the values that are read; `undefined` for those that may be anything, such as JSON. */
function typeOf({ type, logical_type: logical, converted_type: converted, scale }: SchemaElement) {
  const meaning = logical?.type ?? converted ?? '';
  if (meaning === 'JSON' || meaning === 'BSON' || meaning === 'VARIANT') return undefined;
  if (meaning === 'FLOAT16') return 'number';
  if (meaning === 'DECIMAL') return scale === 0 ? 'integer' : 'number';
  if (meaning === 'DATE') return 'date';
  if (meaning === 'INTERVAL') return 'duration';
  // Without a zone, neither is what the formats of JSON Schema ask for.
  const isLocal = logical && 'isAdjustedToUTC' in logical && !logical.isAdjustedToUTC;
  if (meaning.startsWith('TIME'))
    return isLocal ? 'string' : meaning.startsWith('TIMESTAMP') ? 'date-time' : 'time';
  return type && STORED[type];
}
