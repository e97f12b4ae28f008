import { isObject, type Json, type JsonObject } from '../src/base/json.js';
import { append, tokens } from '../src/schema/document/index.js';
import { keywords, standardRows } from '../src/schema/vocabulary/index.js';
import { keywordValues } from './keyword-values.js';

/** A source of numbers from 0 to 1 that a seed decides (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Values that keywords take, nearly take, or never take. */
export const probes: readonly Json[] = [
  ...keywordValues.map(([, value]) => value),
  null,
  true,
  false,
  0,
  1,
  -1,
  1.0,
  1.5,
  1e21,
  '',
  'x',
  'object',
  'Integer',
  '2024-02-29',
  '2023-02-29',
  '2024-13-01',
  '2024-1-1',
  '1900-02-29',
  '2000-02-29',
  'https://example.org/x',
  'https://example.org/é',
  'skos:Concept',
  'no iri at all',
  '#/$defs/X',
  'wide',
  'dataset',
  'data-product',
  'variable',
  'isPartOf',
  [],
  {},
  [1],
  ['a'],
  ['a', 'a'],
  ['a', 1],
  [{}],
  [true],
  [null],
  ['https://example.org/x', 'skos:Concept'],
  { a: 1 },
  { en: 'x' },
  { en: 1 },
  { en_US: 'x' },
  { 'fr-CA': 'x', de: 'y' },
  { english: 'x' },
  { 'x-private': 'y' },
  { en: null },
  { start: '2024-01-01' },
  { start: '2024-01-32', end: 'x' },
  { start: 1 },
  { description: { en: 'x' } },
  { identifier: '1' },
  { identifier: 1 },
  { date: '2024-01-01' },
  { identifier: '1', date: '2024-02-30' },
  { identifier: '1', notes: { en: 1 } },
  [{ name: 'A' }],
  [{ name: 1 }],
  [{ role: 'Producer' }],
  [{ name: 'A', startDate: '2024-02-30' }],
  [{ name: { en: 'A' }, type: { en: 'Individual' }, role: 'x' }],
  [{ name: 'A', contributorRef: 'https://orcid.org/x' }],
  [{ name: 'A', entityRef: 5 }],
  [{ name: 'A', contributorRef: 5 }],
  [{ name: 'A', description: 5 }],
  [{ relationType: 'isPartOf', targetRef: '#/x' }],
  [{ relationType: 'partOf', targetRef: '#/x' }],
  [{ relationType: 'isPartOf', targetRef: '#/x', sourceVariables: ['a'], cardinality: 'one-to-one' }],
  [{ relationType: 'isPartOf', targetRef: '#/x', sourceVariables: 'a' }],
  [{ targetRef: '#/x' }],
  [{ value: 1 }],
  [{ value: 'good' }],
  [{ value: { en: 'good' } }],
  [{ value: true }],
  [{ metric: 1 }],
  [{ metricRef: 'dqv:x', value: 0.5 }],
  { type: 'string' },
  { properties: { a: { type: 'nothing' } } },
  { a: ['b'] },
  { a: ['b', 'b'] },
  { a: true },
  { 'fair:label': 7 },
  { items: { 'fair:label': 7 } },
  { 'fair:sentinel': true },
  { 'fair:sentinel': true, const: 1 },
];

// Addresses and references would need targets to be worth a test, and the second check's copy of the standard
// meta-schema lacks the two recursive keywords.
const LEFT_ALONE = /^\$(?:id|schema|ref|dynamicRef|recursiveRef|anchor|dynamicAnchor|recursiveAnchor)$/;

const names: readonly string[] = [
  ...standardRows.keys(),
  ...Object.keys(keywords),
  ...Object.keys(keywords).map((name) => `x-${name}`),
  'a',
  'fair:unknown',
  '__proto__',
  'constructor',
].filter((name) => !LEFT_ALONE.test(name));

function pointersOf(value: Json, pointer = ''): readonly string[] {
  if (Array.isArray(value))
    return [pointer, ...value.flatMap((each, index) => pointersOf(each, append(pointer, index)))];
  if (!isObject(value)) return [pointer];
  return [
    pointer,
    ...Object.entries(value).flatMap(([name, each]) => pointersOf(each, append(pointer, name))),
  ];
}

function change(
  value: Json,
  path: readonly string[],
  how: (value: Json) => Json | undefined,
): Json | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return how(value);
  if (Array.isArray(value)) {
    return value.flatMap((each, index) =>
      String(index) === step ? (change(each, rest, how) ?? []) : [each],
    );
  }
  return Object.fromEntries(
    Object.entries(value as JsonObject).flatMap(([name, each]) => {
      const changed = name === step ? change(each, rest, how) : each;
      return changed === undefined ? [] : [[name, changed]];
    }),
  );
}

/** The value with one to three random changes: a value replaced, added, removed or renamed. */
export function mutate(value: Json, random: () => number): Json {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  let result = value;
  for (let left = 1 + Math.floor(random() * 3); left > 0; left--) {
    const pointer = pick(pointersOf(result));
    const kind = random();
    const changed = change(result, tokens(pointer), (old) => {
      if (kind < 0.4 && isObject(old)) return { ...old, [pick(names)]: pick(probes) };
      if (kind < 0.8) return pick(probes);
      if (kind < 0.9 && isObject(old)) {
        return Object.fromEntries(
          Object.entries(old).map(([name, each]) => [random() < 0.3 ? pick(names) : name, each]),
        );
      }
      return pointer === '' ? old : undefined;
    });
    result = changed ?? result;
  }
  return result;
}
