import type { AskKind } from '../../../../base/diagnostic.js';
import {
  inWords,
  isObject,
  type Json,
  type JsonObject,
  member,
  oneOfWords,
  typeOf,
} from '../../../../base/json.js';
import type { Code, CodeList } from '../../../../schema/description/index.js';
import { append } from '../../../../schema/document/index.js';
import { perDocument } from '../../per-document.js';
import { type CodeSubject, defineRule, type Found, type LintContext } from '../../rule.js';

/** Codes differ from each other and fit the type of their variable. */
export const validCodes = defineRule({
  id: 'valid-codes',
  on: 'code',
  group: 'correctness',
  severity: 'error',
  fix: 'none',
  askedFor: 'the value of the code',
  summary: 'The codes of a variable differ from each other and have the type that the variable declares.',
  why: 'No valid data can have a code that appears twice or has another type.',
  targets: { cdif: 'should', croissant: 'should' },
  metrics: ['RDA-I1-01D', 'RDA-I1-02D'],
  examples: {
    bad: [
      {
        schema: {
          properties: {
            state: {
              oneOf: [
                { const: 1, title: 'Sound' },
                { const: 1, title: 'Sick' },
              ],
            },
          },
        },
      },
      {
        schema: {
          properties: {
            state: {
              type: 'integer',
              oneOf: [
                { const: 1, title: 'Sound' },
                { const: '2', title: 'Sick' },
              ],
            },
          },
        },
      },
    ],
    good: [
      {
        schema: {
          properties: {
            state: {
              type: 'integer',
              oneOf: [
                { const: 1, title: 'Sound' },
                { const: 2, title: 'Sick' },
              ],
            },
          },
        },
      },
    ],
  },
  // A value of an enumeration is no code with a meaning of its own: the schema's own checks cover it.
  applies: ({ code }) => code.schema !== undefined,
  check: (subject, context) => repeated(subject, context) ?? mistyped(subject),
});

/** The place of the value of a code, which may be behind a reference. */
function placeOf({ schema, pointer }: Code): Pick<Found, 'pointer' | 'on'> {
  return schema && Object.hasOwn(schema, 'const')
    ? { pointer: append(pointer, 'const'), on: 'value' }
    : { pointer, on: 'object' };
}

function repeated({ code, variable, pointer }: CodeSubject, context: LintContext): Found | undefined {
  const first = variable.codes && firstPlaces(variable.codes, context).get(keyOf(code.value));
  if (first === undefined || first === pointer) return undefined;
  return {
    ...placeOf(code),
    ...askedOf(code, typeOf(code.value)),
    message: `The code ${valueInWords(code.value)} appears twice: it is also at ${first}.`,
    help: 'Give each code its own value: "oneOf" refuses a value that matches two codes.',
    params: { value: code.value, first },
  };
}

const ANSWERS: { readonly [type: string]: AskKind } = { integer: 'number', number: 'number', string: 'line' };

/** The question for a value of a type, if it is to be written beside the words of the code. */
function askedOf(code: Code, type: string): Pick<Found, 'ask'> {
  const { pointer, on } = placeOf(code);
  const kind = ANSWERS[type];
  return kind && on === 'value' ? { ask: { kind, title: 'Code', pointer: pointer! } } : {};
}

const knownPlaces = perDocument(() => new Map<CodeList, ReadonlyMap<string, string>>());

/** The first place of each value of a code list. */
function firstPlaces(list: CodeList, context: LintContext): ReadonlyMap<string, string> {
  const known = knownPlaces(context);
  let places = known.get(list);
  if (places === undefined) {
    const found = new Map<string, string>();
    context.budget.spend(list.codes.length + list.sentinels.length);
    for (const { value, pointer } of [...list.codes, ...list.sentinels]) {
      const key = keyOf(value);
      if (!found.has(key)) found.set(key, pointer);
    }
    places = found;
    known.set(list, places);
  }
  return places;
}

/** A text that equal values share, whatever the order of their members. */
function keyOf(value: Json): string {
  if (typeof value === 'string') return `"${value}`;
  if (typeof value !== 'object' || value === null) return String(value);
  return JSON.stringify(value, (_name, part: Json) =>
    isObject(part) ? Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)) : part,
  );
}

function mistyped({ code, variable }: CodeSubject): Found | undefined {
  // The codes of an array may be those of its items, whose type is another.
  const ofVariable = variable.isArray || variable.uri !== code.uri ? undefined : variable.schema;
  for (const object of [code.schema, code.holder, ofVariable]) {
    const types = object && typesIn(object);
    if (types === undefined || types.some((type) => isOf(type, code.value))) continue;
    return {
      ...placeOf(code),
      ...askedOf(code, types[0]!),
      message: `The code ${valueInWords(code.value)} is not of the declared type ${oneOfWords(types)}.`,
      help: 'Write the value as it is in the data, or declare its type.',
      params: { value: code.value, types },
    };
  }
  return undefined;
}

function typesIn(object: JsonObject): readonly string[] | undefined {
  const type = member(object, 'type');
  if (typeof type === 'string') return [type];
  const types = (Array.isArray(type) ? type : [type]).filter(
    (each): each is string => typeof each === 'string',
  );
  return types.length === 0 ? undefined : types;
}

function isOf(type: string, value: Json): boolean {
  return type === 'integer' ? Number.isInteger(value) : typeOf(value) === type;
}

function valueInWords(value: Json): string {
  return typeof value === 'object' && value !== null ? inWords(value) : JSON.stringify(value);
}
