// Requests that are meant to take as much work as possible.
import { exporters } from '../../dist/exchange/standards/index.js';

const VALIDATE = '/v1/validate';
const EXPORTS = exporters.map(({ id }) => `/v1/export/${id}`);

const many = (count, entry) => Object.fromEntries(Array.from({ length: count }, (_, index) => entry(index)));
const list = (count, item) => Array.from({ length: count }, (_, index) => item(index));
const doubled = (hold) =>
  many(31, (index) => [
    `d${index}`,
    index === 0 ? { type: 'string' } : hold({ $ref: `#/$defs/d${index - 1}` }),
  ]);

/** Attacks by name: where they go, and the schema and instance that go there. */
export const attacks = {
  'a pattern with nested loops': [VALIDATE, { pattern: '^(a+)+$' }, `${'a'.repeat(100_000)}b`],
  'a pattern with a back reference': [VALIDATE, { pattern: '^(a*)*\\1$' }, `${'a'.repeat(60)}b`],
  'a pattern with look-ahead': [VALIDATE, { pattern: '^(?=(a+)+$)a' }, `${'a'.repeat(60)}b`],
  'names against 500 patterns': [
    VALIDATE,
    { patternProperties: many(500, (index) => [`^(a|b${index})*$`, true]) },
    many(5000, (index) => [`${'a'.repeat(20)}${index}`, 1]),
  ],
  'references that double through allOf': [
    VALIDATE,
    { $ref: '#/$defs/d30', $defs: doubled((next) => ({ allOf: [next, next] })) },
    'x',
  ],
  'references that double through properties': [
    EXPORTS[0],
    { $ref: '#/$defs/d30', $defs: doubled((next) => ({ properties: { a: next, b: next } })) },
  ],
  'a tree that is gone through three ways': [
    VALIDATE,
    { $anchor: 'n', items: { $ref: '#n' }, anyOf: [{ items: { $ref: '#n' } }, { items: { $ref: '#n' } }] },
    list(60, () => 0).reduce((inner) => [inner], 1),
  ],
  '45,000 codes against 20,000 values': [
    VALIDATE,
    { items: { enum: list(45_000, (index) => `code ${index}`) } },
    list(20_000, (index) => `value ${index}`),
  ],
  '60,000 unique objects': [
    VALIDATE,
    { uniqueItems: true },
    list(60_000, (index) => ({ a: index, b: { c: [index] } })),
  ],
  'oneOf in oneOf': [
    VALIDATE,
    list(5, () => 0).reduce((inner) => ({ oneOf: list(8, () => inner) }), { type: 'integer' }),
    'x',
  ],
  'classes of characters by the thousand': [
    VALIDATE,
    { allOf: list(500, (index) => ({ pattern: `[^\\p{L}${index}]\\p{Lu}\\p{Emoji}\\p{scx=Grek}` })) },
  ],
  'oneOf of 20,000 codes': [VALIDATE, { oneOf: list(20_000, (index) => ({ const: index })) }, 'x'],
  '20,000 names that are missing': [VALIDATE, { required: list(20_000, (index) => `name ${index}`) }, {}],
  'a chain of 15,000 references': [
    '/v1/lint',
    {
      $ref: '#/$defs/d0',
      $defs: many(15_000, (index) => [
        `d${index}`,
        index === 14_999 ? {} : { $ref: `#/$defs/d${index + 1}` },
      ]),
    },
  ],
  '20,000 keywords that nobody knows': ['/v1/lint', many(20_000, (index) => [`fair:licence${index}`, 1])],
  'a label in 20,000 languages': [
    '/v1/fix',
    { 'fair:label': many(20_000, (index) => [`x${index}`, 'word']) },
  ],
  ...Object.fromEntries(
    ['/v1/lint', EXPORTS[1]].map((path) => [
      `1,000 contributors that 1,000 variables share, ${path}`,
      [
        path,
        {
          properties: many(1000, (index) => [`p${index}`, { $ref: '#/$defs/Shared' }]),
          $defs: {
            Shared: { 'fair:contributors': list(1000, (index) => ({ name: `P ${index}`, role: 'A' })) },
          },
        },
      ],
    ]),
  ),
  'an enum of 20,000 objects': [
    VALIDATE,
    { enum: list(20_000, (index) => ({ a: index })) },
    many(20_000, (index) => [`a${index}`, index]),
  ],
  '5,000 branches that count 60,000 members': [
    VALIDATE,
    { allOf: list(5000, () => ({ maxProperties: 1 })) },
    many(60_000, (index) => [`a${index}`, index]),
  ],
  '5,000 names that need others beside them': [
    VALIDATE,
    { dependentRequired: many(5000, (index) => [`a${index}`, [`b${index}`]]) },
    many(60_000, (index) => [`a${index}`, index]),
  ],
  '3,000 schemas that members bring in': [
    VALIDATE,
    { dependentSchemas: many(3000, (index) => [`a${index}`, { maxProperties: 1 }]) },
    many(60_000, (index) => [`a${index}`, index]),
  ],
  '3,000 alternatives that require a member': [
    VALIDATE,
    { anyOf: list(3000, (index) => ({ required: [`b${index}`] })) },
    many(60_000, (index) => [`a${index}`, index]),
  ],
  'a closed object with 60,000 other members': [
    VALIDATE,
    { properties: many(3000, (index) => [`a${index}`, true]), additionalProperties: false },
    many(60_000, (index) => [`b${index}`, index]),
  ],
  '100,000 values in an enum': [VALIDATE, { enum: list(100_000, (index) => index) }],
  '10,000 levels': [VALIDATE, undefined, undefined, `${'{"not":'.repeat(10_000)}true${'}'.repeat(10_000)}`],
  ...Object.fromEntries(
    ['/v1/lint', ...EXPORTS].map((path) => [
      `20,000 properties, ${path}`,
      [
        path,
        { properties: many(20_000, (index) => [`p${index}`, { type: 'integer', title: `P ${index}` }]) },
      ],
    ]),
  ),
};

/** The body of an attack; the nonce keeps the service from knowing it already. */
export function attackBody([, schema, instance, text], nonce) {
  if (text !== undefined) return `{"schema":${text}}`;
  return JSON.stringify({ schema: { $comment: nonce, ...schema }, instance });
}
