import type { Json, JsonObject } from '../../src/base/json.js';

/** What an attack may be answered with. */
export type Decided =
  | 'valid'
  | 'invalid'
  | 'malformed-json'
  | 'invalid-body'
  /** Limits, by name. */
  | 'body'
  | 'nesting'
  | 'schema-objects'
  | 'references'
  | 'pattern-length'
  | 'enum-values'
  | 'steps'
  | 'memory';

/** A schema and an instance that mean no good. */
export interface Attack {
  readonly name: string;
  readonly schema?: Json;
  readonly instance?: Json;
  readonly formats?: 'assert';
  /** The whole body, where no value can say it. */
  readonly text?: string;
  /** What `POST /v1/validate` answers. */
  readonly answers: readonly Decided[];
  /** What all operations answer, since it is refused before any work. */
  readonly isRefused?: true;
}

function many(count: number, entry: (index: number) => readonly [string, Json]): JsonObject {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => entry(index)));
}

function list(count: number, item: (index: number) => Json): readonly Json[] {
  return Array.from({ length: count }, (_, index) => item(index));
}

function nested(depth: number, inner: Json, around: (inner: Json) => Json): Json {
  return Array.from({ length: depth }).reduce<Json>((value) => around(value), inner);
}

/** Definitions that each refer twice to the one before. */
function doubled(around: (reference: Json) => Json): JsonObject {
  return many(31, (index) => [
    `d${index}`,
    index === 0 ? { type: 'string' } : around({ $ref: `#/$defs/d${index - 1}` }),
  ]);
}

const LONG = `${'a'.repeat(50_000)}b`;
const SHORT = `${'a'.repeat(60)}b`;

const patterns: readonly Attack[] = [
  { name: 'nested loops in a pattern', schema: { pattern: '^(a+)+$' }, instance: LONG, answers: ['invalid'] },
  {
    name: 'overlapping alternatives',
    schema: { pattern: '^(a|aa)*$' },
    instance: LONG,
    answers: ['invalid'],
  },
  { name: 'loops in a row', schema: { pattern: '^a*a*a*a*a*$' }, instance: LONG, answers: ['invalid'] },
  {
    name: 'nested loops in patternProperties',
    schema: { patternProperties: { '^(a|a)*$': false } },
    instance: { [LONG]: 1 },
    answers: ['valid'],
  },
  {
    name: 'nested loops in propertyNames',
    schema: { propertyNames: { pattern: '^(\\w+\\s?)*$' } },
    instance: { [`${LONG}!`]: 1 },
    answers: ['invalid'],
  },
  { name: 'a back reference', schema: { pattern: '^(a*)*\\1$' }, instance: SHORT, answers: ['steps'] },
  { name: 'look-ahead', schema: { pattern: '^(?=(a+)+$)a' }, instance: SHORT, answers: ['steps'] },
  {
    name: 'look-behind',
    schema: { pattern: '(?<=^(a+)+)c' },
    instance: `${SHORT}c`,
    answers: ['steps', 'invalid'],
  },
  {
    name: 'counts in counts',
    schema: { pattern: '((a{1000}){1000}){1000}$' },
    instance: 'a'.repeat(100_000),
    answers: ['steps'],
  },
  {
    name: 'a loop over millions of characters',
    schema: { pattern: '^(?!c)(a|b)*$' },
    instance: 'ab'.repeat(2_400_000),
    answers: ['invalid', 'steps'],
  },
  {
    name: 'thousands of classes of characters',
    schema: { allOf: list(800, (index) => ({ pattern: `[^\\p{L}${index}]\\p{Emoji}\\p{scx=Grek}` })) },
    instance: 'x',
    answers: ['invalid', 'steps'],
  },
  {
    name: 'a pattern as long as a book',
    schema: { patternProperties: { ['(a|b)*'.repeat(20_000)]: true } },
    instance: {},
    answers: ['pattern-length'],
    isRefused: true,
  },
  {
    name: '500 patterns for 5,000 names',
    schema: { patternProperties: many(500, (index) => [`^(a|b${index})*$`, true]) },
    instance: many(5000, (index) => [`${'a'.repeat(20)}${index}`, 1]),
    answers: ['valid', 'steps'],
  },
];

const references: readonly Attack[] = [
  {
    name: 'references that double through allOf',
    schema: { $ref: '#/$defs/d30', $defs: doubled((next) => ({ allOf: [next, next] })) },
    instance: 'x',
    answers: ['steps'],
  },
  {
    name: 'references that double through anyOf',
    schema: { $ref: '#/$defs/d30', $defs: doubled((next) => ({ anyOf: [next, next] })) },
    instance: 5,
    answers: ['steps'],
  },
  {
    name: 'references that double through properties',
    schema: { $ref: '#/$defs/d30', $defs: doubled((next) => ({ properties: { a: next, b: next } })) },
    instance: { a: { b: {} } },
    answers: ['valid'],
  },
  {
    name: 'a ring of references',
    schema: { $ref: '#/$defs/a', $defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' } } },
    instance: 1,
    answers: ['invalid'],
  },
  {
    name: 'a ring of dynamic references',
    schema: {
      $dynamicRef: '#a',
      $defs: {
        a: { $dynamicAnchor: 'a', $dynamicRef: '#b' },
        b: { $dynamicAnchor: 'b', $dynamicRef: '#a' },
      },
    },
    instance: 1,
    answers: ['invalid'],
  },
  {
    name: 'a ring through 200 resources',
    schema: {
      $id: 'https://example.org/ring',
      $ref: 'https://example.org/0',
      $defs: many(200, (index) => [
        `${index}`,
        {
          $id: `https://example.org/${index}`,
          $dynamicAnchor: 'next',
          $ref: `https://example.org/${(index + 1) % 200}`,
          $dynamicRef: '#next',
        },
      ]),
    },
    instance: 1,
    answers: ['invalid'],
  },
  {
    name: 'a chain of 15,000 references',
    schema: {
      $ref: '#/$defs/0',
      $defs: many(15_000, (index) => [`${index}`, { $ref: `#/$defs/${Math.min(index + 1, 14_999)}` }]),
    },
    instance: 1,
    answers: ['invalid', 'steps'],
  },
  {
    name: '25,000 references',
    schema: { allOf: list(25_000, () => ({ $ref: '#/$defs/a' })), $defs: { a: {} } },
    instance: 1,
    answers: ['references'],
    isRefused: true,
  },
  {
    name: '10,000 anchors',
    schema: {
      $defs: many(10_000, (index) => [`a${index}`, { $anchor: `a${index}` }]),
      allOf: list(10_000, (index) => ({ $ref: `#a${index}` })),
    },
    instance: 1,
    answers: ['valid', 'steps'],
  },
  {
    name: '10,000 references that lead nowhere',
    schema: {
      $defs: many(5000, (index) => [`a${index}`, {}]),
      allOf: list(10_000, (index) => ({ $ref: `#/$defs/b${index}` })),
    },
    instance: 1,
    answers: ['invalid', 'steps'],
  },
  {
    name: 'addresses that are long, and relative to each other',
    schema: nested(95, {}, (inner) => ({ $id: 'x/'.repeat(1000), $defs: { a: inner } })),
    instance: 1,
    answers: ['invalid'],
  },
];

const sizes: readonly Attack[] = [
  {
    name: 'a schema of 10,000 levels',
    text: `{"schema":${'{"not":'.repeat(10_000)}true${'}'.repeat(10_000)}}`,
    answers: ['nesting'],
    isRefused: true,
  },
  {
    name: 'an instance of 10,000 levels',
    text: `{"schema":{},"instance":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
    answers: ['nesting'],
    isRefused: true,
  },
  {
    name: 'an enum of 100,000 values',
    schema: { enum: list(100_000, (index) => index) },
    instance: 'x',
    answers: ['enum-values'],
    isRefused: true,
  },
  {
    name: 'a schema of 60,000 objects',
    schema: { allOf: list(60_000, () => ({})) },
    instance: 1,
    answers: ['schema-objects'],
    isRefused: true,
  },
  {
    name: '20,000 values against 45,000 codes',
    schema: { items: { enum: list(45_000, (index) => `code ${index}`) } },
    instance: list(20_000, (index) => `value ${index}`),
    answers: ['steps', 'invalid'],
  },
  {
    name: '60,000 unique objects',
    schema: { uniqueItems: true },
    instance: list(60_000, (index) => ({ a: index, b: { c: [index] } })),
    answers: ['valid', 'steps'],
  },
  {
    name: '20,000 properties',
    schema: { properties: many(20_000, (index) => [`p${index}`, { type: 'integer', title: `P ${index}` }]) },
    instance: many(20_000, (index) => [`p${index}`, index]),
    answers: ['valid', 'steps'],
  },
  {
    name: '20,000 names that are missing',
    schema: { required: list(20_000, (index) => `name ${index}`) },
    instance: many(5000, (index) => [`nmae ${index}`, 1]),
    answers: ['invalid', 'steps'],
  },
  {
    name: 'oneOf in oneOf',
    schema: nested(5, { type: 'integer' }, (inner) => ({ oneOf: list(8, () => inner) })),
    instance: 'x',
    answers: ['invalid', 'steps'],
  },
  {
    name: 'oneOf of 20,000 codes',
    schema: { oneOf: list(20_000, (index) => ({ const: index })) },
    instance: 'x',
    answers: ['invalid', 'steps'],
  },
  {
    name: 'a body that is too large',
    text: `{"schema":{"title":"${'x'.repeat(6 * 1024 * 1024)}"}}`,
    answers: ['body'],
    isRefused: true,
  },
];

const values: readonly Attack[] = [
  {
    name: 'a number of 1e400',
    text: '{"schema":{"maximum":1e400}}',
    answers: ['invalid-body'],
    isRefused: true,
  },
  {
    name: 'numbers of 300 digits',
    text: `{"schema":{"multipleOf":0.${'0'.repeat(300)}1,"maximum":${'9'.repeat(300)}},"instance":${'9'.repeat(300)}}`,
    answers: ['valid'],
  },
  {
    name: 'the smallest divisor of the largest numbers',
    schema: { items: { multipleOf: 5e-324 } },
    instance: list(20_000, () => 1.7e308),
    answers: ['valid', 'steps'],
  },
  {
    name: '__proto__ and constructor as names',
    text: '{"schema":{"properties":{"__proto__":{"type":"string"},"constructor":{"type":"number"}},"required":["__proto__","hasOwnProperty"],"$defs":{"__proto__":{"$anchor":"constructor"},"toString":{}},"$ref":"#constructor","__proto__":{"type":"array"},"dependentRequired":{"__proto__":["valueOf"]}},"instance":{"__proto__":1,"constructor":2}}',
    answers: ['invalid'],
  },
  {
    name: 'code in names, patterns and formats',
    schema: {
      properties: {
        "'];process.exit(1);//": { type: 'integer' },
        '`${process.exit(1)}': { type: 'integer' },
        '"\n\r\u2028*/</script><script>': { type: 'integer', title: '{{constructor.constructor("x")()}}' },
      },
      required: ['__defineGetter__'],
      format: "'+process.exit(1)+'",
      pattern: '["\'`$]{1,}\\/\\*',
    },
    instance: { "'];process.exit(1);//": 'x', '"\n\r\u2028*/</script><script>': 'x' },
    answers: ['invalid'],
  },
  ...['regex', 'email', 'idn-hostname', 'uri', 'iri', 'uri-template', 'duration', 'json-pointer'].map(
    (format): Attack => ({
      name: `a long text as ${format}`,
      schema: { format },
      instance: '(a.'.repeat(30_000),
      formats: 'assert',
      answers: ['valid', 'invalid', 'steps'],
    }),
  ),
  {
    name: '20,000 keywords that nobody knows',
    schema: many(20_000, (index) => [`fair:licens${index}`, 'x']),
    instance: 1,
    answers: ['valid', 'steps'],
  },
  {
    name: '1,000 contributors that 1,000 variables share',
    schema: {
      properties: many(1000, (index) => [`p${index}`, { $ref: '#/$defs/Shared' }]),
      $defs: { Shared: { 'fair:contributors': list(1000, (index) => ({ name: `P ${index}`, role: 'A' })) } },
    },
    instance: {},
    answers: ['valid', 'steps'],
  },
  {
    name: 'a label in 20,000 languages that do not exist',
    schema: { 'fair:label': many(20_000, (index) => [`aa-${index}-${'x'.repeat(9)}`, 'x']) },
    instance: 1,
    answers: ['invalid', 'steps'],
  },
];

/** All attacks that a body can carry. */
export const attacks: readonly Attack[] = [...patterns, ...references, ...sizes, ...values];
