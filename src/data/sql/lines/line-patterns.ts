import { isObject, type Json, typeOf } from '../../../base/json.js';
import { type Characters, complement, union, writtenFor } from '../../../quality/validate/patterns/index.js';
import {
  BOOLEANS,
  type CellTypes,
  type Columns,
  type Dialect,
  emptyIn,
  FLAGS,
  missingIn,
  planFor,
  type Targets,
} from '../../tables/index.js';
import { choice, isIn, type Language, literal, optional, repeated, sequence, within } from './language.js';
import { shapeOf } from './rows.js';
import { acceptedBy, either, type Meaning, type ScalarType, type Writing, type Written } from './values.js';

/** A table whose rows are lines. */
export interface LineTable extends Columns {
  /** The schema of a row. */
  readonly row: Json;
  readonly targets: Targets;
}

const BREAKS: Characters = [
  [0xa, 0xa],
  [0xd, 0xd],
];

/**
 * Patterns of RE2 for lines: the row of a line that matches all of them is sure to meet the schema. Of other lines nothing
 * is known. Undefined if there are no such patterns, since the schema asks too much.
 */
export function patternsOfCells(
  table: LineTable,
  header: readonly string[],
  dialect: Dialect,
  assertsFormats: boolean,
): readonly string[] | undefined {
  const shape = shapeOf(table.row, table.targets);
  const { names, repeated: twice } = planFor(header, table, dialect);
  if (shape === undefined || twice.length > 0) return undefined;
  const known = new Map(table.columns.map((column) => [column.name, column.cells]));
  const meaning = { targets: table.targets, assertsFormats };
  const cells = names.map((name) => {
    const types = known.get(name) ?? table.others;
    if (types === undefined) return undefined;
    const schema: Json = { allOf: shape.schemasOf(name) };
    return cellsOf(schema, types, !shape.required.has(name), dialect, meaning);
  });
  const delimiter = literal(dialect.delimiter);
  return written(cells, (row) =>
    sequence(...row.flatMap((cell, index) => (index === 0 ? [cell] : [delimiter, cell]))),
  );
}

/** The same for lines of JSON, by the first of them: the members of all rows must be in its order. */
export function patternsOfObjects(
  table: LineTable,
  first: Json,
  assertsFormats: boolean,
): readonly string[] | undefined {
  const shape = shapeOf(table.row, table.targets);
  if (shape === undefined || !isObject(first)) return undefined;
  const names = Object.keys(first);
  const meaning = { targets: table.targets, assertsFormats };
  const members = names.map((name) => membersOf(name, { allOf: shape.schemasOf(name) }, meaning));
  const isComplete = [...shape.required].every((name) => Object.hasOwn(first, name));
  if (!isComplete) return undefined;
  // A member that all rows have, so that it is known where commas are.
  const anchor = Math.max(
    0,
    names.findIndex((name) => shape.required.has(name)),
  );
  const isOptional = (index: number) => index !== anchor && !shape.required.has(names[index]!);
  return written(members, (row) => {
    const parts = row.map((each, index) => {
      if (index === anchor) return each;
      const part = index < anchor ? sequence(each, COMMA) : sequence(COMMA, each);
      return isOptional(index) ? optional(part) : part;
    });
    return sequence(literal('{'), BLANKS, ...parts, BLANKS, literal('}'));
  });
}

const BLANKS = repeated(literal(' '), 0);
const COMMA = sequence(BLANKS, literal(','), BLANKS);

/** Patterns of whole lines, of which the n-th has the n-th language of each value. */
function written(
  values: readonly Written[],
  lineOf: (languages: readonly Language[]) => Language,
): readonly string[] | undefined {
  if (values.length === 0 || values.includes(undefined)) return undefined;
  const known = values as readonly (readonly Language[])[];
  const count = Math.max(...known.map((languages) => languages.length));
  const patterns = Array.from({ length: count }, (_, index) =>
    writtenFor(lineOf(known.map((languages) => languages[index] ?? languages[0]!)), 're2'),
  );
  return patterns.includes(undefined) ? undefined : (patterns as readonly string[]);
}

/** What is in one of several, which have no text in common. */
function joined(alternatives: readonly (readonly Language[])[]): Written {
  if (alternatives.length === 0) return undefined;
  const count = Math.max(...alternatives.map((languages) => languages.length));
  return Array.from({ length: count }, (_, index) =>
    choice(...alternatives.map((languages) => languages[index] ?? languages[0]!)),
  );
}

const JSON_WORDS = [
  ['true', true],
  ['false', false],
] as const;

/** More constants of several types are not compared with one another. */
const MOST_MIXED = 500;

/** How the cells of a column are written that are sure to meet its schema. */
function cellsOf(
  schema: Json,
  column: CellTypes,
  mayBeAbsent: boolean,
  dialect: Dialect,
  meaning: Meaning,
): Written {
  const { types = new Set(['string', ...column.mentions]), constants } = column;
  const { delimiter, quote, decimal } = dialect;
  const typesOfConstants = new Set([...constants.values()].map(typeOf));
  if (typesOfConstants.size > 1 && constants.size > MOST_MIXED) return undefined;
  const isListed = (type: ScalarType) => !types.has('string') && typesOfConstants.has(type);
  const isPlainText = !['number', 'boolean', 'array', 'object'].some((type) => types.has(type as ScalarType));
  // As the row checker reads cells.
  const reads: { readonly [type in ScalarType]: boolean } = {
    null: emptyIn(column) === null,
    boolean: types.has('boolean') || isListed('boolean'),
    number: types.has('number') || isListed('number'),
    string: (types.has('string') && isPlainText) || isListed('string'),
  };
  const isFlag = !types.has('number') && !types.has('string');
  const writing = (characters: Characters): Writing => ({
    characters: complement(union(characters, BREAKS)),
    shortest: 1,
    point: decimal,
    null: '',
    booleans: types.has('boolean') ? [...(isFlag ? FLAGS : BOOLEANS)] : JSON_WORDS,
  });
  const writtenAs = (type: ScalarType, excluded: Characters) => {
    const used = writing(excluded);
    // A delimiter may be a character of numbers, such as a decimal comma.
    const languages = reads[type] ? acceptedBy(schema, type, used, meaning) : undefined;
    return languages?.map((each) => within(each, used.characters));
  };
  const isEmptyFine =
    (emptyIn(column) === undefined && mayBeAbsent) || writtenAs('null', codesOf(quote)) !== undefined;
  const missing = isEmptyFine ? [] : missingIn(column, dialect);
  const valuesIn = (characters: Characters): Written => {
    const found = (['boolean', 'number', 'string'] as const).map((type) => {
      const languages = writtenAs(type, characters);
      // What is written alike may be read as something else.
      const others = [...constants].filter(([, value]) => typeOf(value) !== type).map(([text]) => text);
      const isAmbiguous = [...others, ...missing].some((text) =>
        languages?.every((each) => isIn(each, text)),
      );
      return isAmbiguous ? undefined : languages;
    });
    return either(found);
  };
  const bare = valuesIn(codesOf(delimiter, quote));
  const quoted = quote === '' ? undefined : valuesIn(codesOf(quote));
  return joined([
    ...(isEmptyFine ? [[literal('')]] : []),
    ...(bare ? [bare] : []),
    ...(quoted ? [quoted.map((each) => sequence(literal(quote), each, literal(quote)))] : []),
  ]);
}

function codesOf(...texts: readonly string[]): Characters {
  return union(
    ...[...texts.join('')].map((each): Characters => [[each.codePointAt(0)!, each.codePointAt(0)!]]),
  );
}

/** What a text of JSON cannot have without an escape. */
const ESCAPED: Characters = union([[0, 0x1f]], codesOf('"', '\\'));

const JSON_WRITING: Writing = {
  characters: complement(ESCAPED),
  shortest: 0,
  point: '.',
  null: 'null',
  booleans: JSON_WORDS,
};

/** How a member of an object is written whose value is sure to meet its schema. */
function membersOf(name: string, schema: Json, meaning: Meaning): Written {
  const key = sequence(literal(JSON.stringify(name)), BLANKS, literal(':'), BLANKS);
  const alternatives = (['null', 'boolean', 'number', 'string'] as const).flatMap((type) => {
    const values = acceptedBy(schema, type, JSON_WRITING, meaning);
    if (values === undefined) return [];
    const isText = type === 'string';
    return [values.map((each) => (isText ? sequence(literal('"'), each, literal('"')) : each))];
  });
  return joined(alternatives)?.map((each) => sequence(key, each));
}
