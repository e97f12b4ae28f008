import { append } from '../document/index.js';
import type { Draft, DraftCode, DraftDataset, DraftVariable } from '../draft/index.js';
import { plainOf, schemaOf } from '../draft/index.js';
import type { Json, JsonObject } from '../json.js';
import { type ColumnDecision, decide, decideValues } from './decide.js';
import type { Guess } from './guess.js';
import { keyOf } from './keys.js';
import { TableProfile } from './profile.js';
import type { ValueProfile } from './values.js';

/** A table that a schema is to be made for. */
export interface InferTable {
  /** What it is called among several. */
  readonly name: string;
  /** Rows of cells, or rows that are JSON objects. */
  readonly profile: TableProfile | ValueProfile;
}

/** A schema that was made from data. */
export interface Inferred {
  readonly schema: Json;
  /** What no keyword can say: the options of exports. */
  readonly options: JsonObject;
  readonly guesses: readonly Guess[];
}

/** The schema that tables show. */
export function infer(tables: readonly InferTable[]): Inferred {
  const found = tables.map((table) => inferTable(table, tables.length > 1));
  const keys = Object.fromEntries(found.flatMap(({ name, key }) => (key ? [[name, [key]]] : [])));
  const options = Object.keys(keys).length > 0 ? { keys } : {};
  const draft: Draft = { statements: {}, datasets: found.map(({ dataset }) => dataset), options };
  return {
    schema: plainOf(schemaOf(draft)).value,
    options,
    guesses: found.flatMap(({ guesses }) => guesses),
  };
}

interface InferredTable {
  readonly name: string;
  readonly dataset: DraftDataset;
  readonly key: string | undefined;
  readonly guesses: readonly Guess[];
}

function inferTable({ name, profile }: InferTable, isOneOfMany: boolean): InferredTable {
  const base = isOneOfMany ? append('/properties', name, 'items', 'properties') : '/items/properties';
  const isCells = profile instanceof TableProfile;
  const columns = isCells ? decide(profile) : decideValues(profile);
  const rows = isCells ? profile.rows : profile.counts.object;
  const key = keyOf(columns, rows);
  const guesses: Guess[] = [];
  const variables = firstOfEachName(columns).map((column) => {
    const pointer = append(base, column.name);
    const isKey = key?.isNamed === true && key.column === column;
    guesses.push(...guessesAbout(column, pointer));
    return variableOf(column, isKey || (isCells && isComplete(column, rows)));
  });
  if (key) {
    guesses.push({
      pointer: append(base, key.column.name),
      keyword: 'keys',
      value: key.column.name,
      level: key.isNamed ? 'likely' : 'possible',
      rule: 'key',
      because: `All ${rows} values are there, and no two are equal.`,
    });
  }
  return {
    name: isOneOfMany ? name : 'data',
    dataset: { statements: {}, path: isOneOfMany ? [name] : [], variables },
    key: key?.isNamed ? key.column.name : undefined,
    guesses,
  };
}

/** How many rows must have a value for it to be required. */
const COMPLETE_ROWS = 1000;

function isComplete({ profile, missing }: ColumnDecision, rows: number): boolean {
  return rows >= COMPLETE_ROWS && profile.empty === 0 && missing.size === 0;
}

/** Of columns with the same name, only the first is read. */
function firstOfEachName(columns: readonly ColumnDecision[]): readonly ColumnDecision[] {
  return [...new Map(columns.toReversed().map((each) => [each.name, each])).values()].toReversed();
}

function variableOf(column: ColumnDecision, isRequired: boolean): DraftVariable {
  const { name, profile, kind, missing, codes = [], members, depth = 0 } = column;
  const isEmpty = members === undefined && profile.filled === sumOf(missing);
  const sentinels = [...missing.keys()].toSorted().map((value) => codeOf(value, true));
  const all = [...codes.map((value) => codeOf(value, false)), ...sentinels];
  const pattern = patternOf(column);
  return {
    name,
    statements: {},
    types: column.types ?? (isEmpty ? [] : [kind?.type ?? 'string']),
    isRequired: isRequired || column.isAlways === true,
    ...(column.isNullable ? { isNullable: true } : {}),
    ...(kind?.format === undefined ? {} : { format: kind.format }),
    ...(pattern === undefined ? {} : { constraints: { pattern } }),
    ...(depth > 0 ? { shape: Array.from({ length: depth }, () => -1) } : {}),
    ...(members ? { variables: members.map((each) => variableOf(each, false)) } : {}),
    ...(all.length === 0 ? {} : { codes: { name, codes: all } }),
  };
}

function codeOf(value: string, isSentinel: boolean): DraftCode {
  return { value, isSentinel, statements: {} };
}

/** The pattern of codes of digits that all have the same length, with leading zeros. */
function patternOf({ kind, profile, missing }: ColumnDecision): string | undefined {
  if (kind?.id !== 'digits' || missing.size > 0 || profile.shortest !== profile.longest) return undefined;
  return `^\\d{${profile.longest}}$`;
}

function sumOf(counts: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const count of counts.values()) sum += count;
  return sum;
}

function guessesAbout(column: ColumnDecision, pointer: string): readonly Guess[] {
  const { profile, kind, missing, codes } = column;
  const guesses: Guess[] = [
    {
      pointer,
      keyword: 'type',
      value: kind?.type ?? 'string',
      level: 'certain',
      rule: 'type',
      because: `All ${profile.filled - sumOf(missing)} values are ${kind?.title ?? 'texts'}.`,
    },
  ];
  for (const [word, count] of missing) {
    guesses.push({
      pointer,
      keyword: 'fair:sentinel',
      value: word,
      level: 'likely',
      rule: 'missing-word',
      because: `${count} of ${profile.filled} cells have the word ${JSON.stringify(word)}, and all others are ${kind?.title ?? 'texts'}.`,
    });
  }
  if (codes) {
    guesses.push({
      pointer,
      keyword: 'oneOf',
      value: codes,
      level: 'likely',
      rule: 'code-list',
      because: `${profile.filled - sumOf(missing)} cells have ${codes.length} different texts, again and again.`,
    });
  }
  return guesses;
}
