import type { Diagnostic } from '../../../../base/diagnostic.js';
import { isExact, isObject, type Json, member, quote } from '../../../../base/json.js';
import type { FileValidators } from '../../../../data/check/index.js';
import { append, type Document, split, valueAt } from '../../../../schema/document/index.js';
import type { DataFinding, Intent } from '../../protocol.js';

type Remedy = NonNullable<DataFinding['remedy']>;

/** A keyword of the schema that refuses a value. */
interface Refusal {
  /** The place of the keyword. */
  readonly pointer: string;
  /** What it says. */
  readonly stated: Json;
  /** The value that it refuses. */
  readonly value: Json;
  readonly column: string;
}

/** Longer values are no codes. */
const LONGEST_VALUE = 100;

/** Validators whose findings know the values that they are about. A list of objects is a table, whose rows are checked one by one. */
export function withValues(validators: FileValidators): FileValidators {
  const { check } = validators.table;
  return {
    ...validators,
    table: {
      ...validators.table,
      isArray: false,
      check: (row) =>
        check(row).map((each) => {
          const value = valueAt(row.value, each.at.pointer);
          return { ...each, params: { ...each.params, value } };
        }),
    },
  };
}

/** A change of the schema after which it accepts the value that a finding is about. */
export function remedyFor({ params, related }: Diagnostic, schema: Document): Remedy | undefined {
  const at = related?.find(({ at: { uri } }) => uri === schema.uri)?.at;
  const remedy = REMEDIES[String(params?.keyword)];
  if (at === undefined || remedy === undefined) return undefined;
  const stated = valueAt(schema.value, at.pointer);
  const value = params?.value as Json | undefined;
  if (stated === undefined || value === undefined || isExact(value)) return undefined;
  return remedy({ pointer: at.pointer, stated, value, column: String(params?.column ?? '') });
}

/** A change of the schema for each keyword where a simple one is enough. */
const REMEDIES: { readonly [keyword: string]: (refusal: Refusal) => Remedy | undefined } = {
  minimum: bound('Allow values from'),
  maximum: bound('Allow values up to'),
  exclusiveMinimum: looserBound('minimum', 'Allow values from'),
  exclusiveMaximum: looserBound('maximum', 'Allow values up to'),
  minLength: length('Allow texts from'),
  maxLength: length('Allow texts up to'),
  enum: ({ pointer, value }) =>
    isShort(value)
      ? one(`Add ${quote(String(value))} to the values`, append(pointer, '-'), value)
      : undefined,
  oneOf: newCode,
  anyOf: newCode,
  type: ({ pointer, stated, value }) =>
    value === null ? one('Allow null', pointer, [...[stated].flat(), 'null'] as Json) : undefined,
  required: ({ pointer, stated, column }) =>
    Array.isArray(stated) && stated.includes(column)
      ? one(
          `Allow rows without ${quote(column)}`,
          pointer,
          stated.filter((name) => name !== column),
        )
      : undefined,
};

function one(title: string, pointer: string, value: Json): Remedy {
  return { title, intent: { kind: 'set', pointer, value } };
}

function bound(words: string) {
  return ({ pointer, value }: Refusal) =>
    typeof value === 'number' ? one(`${words} ${value}`, pointer, value) : undefined;
}

/** The bound itself is not allowed: another keyword takes its place. */
function looserBound(keyword: string, words: string) {
  return ({ pointer, value }: Refusal): Remedy | undefined => {
    if (typeof value !== 'number') return undefined;
    const intents: readonly Intent[] = [
      { kind: 'set', pointer },
      { kind: 'set', pointer: append(split(pointer)[0], keyword), value },
    ];
    return { title: `${words} ${value}`, intent: { kind: 'all', intents } };
  };
}

function length(words: string) {
  return ({ pointer, value }: Refusal) => {
    if (typeof value !== 'string') return undefined;
    const characters = [...value].length;
    return one(`${words} ${characters} character${characters === 1 ? '' : 's'}`, pointer, characters);
  };
}

/** A list of codes, or of missing codes beside other values, gets one more. */
function newCode({ pointer, stated, value }: Refusal): Remedy | undefined {
  if (!Array.isArray(stated) || !isShort(value)) return undefined;
  const branches = stated as readonly Json[];
  const isMissing = branches.some(isMissingCode);
  if (branches.every(isCode) || isMissing) return codeIn(branches, pointer, value);
  for (const [index, branch] of branches.entries()) {
    const list = isObject(branch) ? member(branch, 'oneOf') : undefined;
    if (Array.isArray(list) && list.every(isCode))
      return codeIn(list, append(pointer, index, 'oneOf'), value);
  }
  return undefined;
}

/** A code that means a missing value where some do, and other values are allowed beside them or all others do too. */
function codeIn(others: readonly Json[], pointer: string, value: Json): Remedy {
  const isMissing = others.every((each) => !isCode(each) || isMissingCode(each));
  return one(
    `Add ${quote(String(value))} as a ${isMissing ? 'missing code' : 'code'}`,
    append(pointer, '-'),
    isMissing ? { const: value, 'fair:sentinel': true } : { const: value },
  );
}

function isCode(branch: Json): boolean {
  return isObject(branch) && Object.hasOwn(branch, 'const');
}

function isMissingCode(branch: Json): boolean {
  return isObject(branch) && isCode(branch) && member(branch, 'fair:sentinel') === true;
}

function isShort(value: Json): boolean {
  return typeof value === 'number' || (typeof value === 'string' && value.length <= LONGEST_VALUE);
}
