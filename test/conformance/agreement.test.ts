// The walk and the generated meta-schemas must accept and refuse the same documents.
import {
  registerSchema,
  unregisterSchema,
  type Validator,
  validate,
} from '@hyperjump/json-schema/draft-2020-12';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isObject, type Json } from '../../src/base/json.js';
import { validateSchema } from '../../src/quality/validate/index.js';
import { documentOf, indexSchema, type SchemaIndex, valueAt } from '../../src/schema/document/index.js';
import { createRegistry } from '../../src/schema/references/index.js';
import {
  editions,
  keywordsOf,
  metaSchemas,
  PUBLISHED_DOCS_URL,
  standardRows,
} from '../../src/schema/vocabulary/index.js';
import { mutate, probes, randomFrom } from '../mutate.js';
import { corpus } from './material.js';

const MUTATIONS_OF_EACH = 700;

/** Reasoned differences: what the walk says beyond the meta-schemas, which cannot say it. */
const BEYOND_META_SCHEMAS = [
  'schema/dialect', // which dialects are supported is ours to say
  'schema/pattern', // "format": "regex" is an annotation
  'reference/iri', // so is "format": "uri-reference"
  'reference/unresolved', // no meta-schema follows a reference
  'reference/not-a-schema',
  'reference/duplicate-id',
  'reference/duplicate-anchor',
];

const registry = createRegistry();
const checks = new Map<string, Validator>();

beforeAll(async () => {
  for (const schema of metaSchemas().values()) registerSchema(schema as never);
  for (const edition of editions) checks.set(edition, await validate(`${PUBLISHED_DOCS_URL}/${edition}`));
});
afterAll(() => {
  for (const address of metaSchemas().keys()) unregisterSchema(address);
});

/** Places that only a reference makes a schema: the meta-schemas do not see them, so they are checked by themselves. */
function rootsOf({ document, objects }: SchemaIndex): readonly string[] {
  const seen = new Set<Json>();
  const see = (value: Json): void => {
    if (!isObject(value) || seen.has(value)) return;
    seen.add(value);
    for (const [keyword, held] of Object.entries(value)) {
      const holds = standardRows.get(keyword)?.holds;
      if (holds === 'schema') see(held);
      else if (holds === 'schemas' && Array.isArray(held)) held.forEach(see);
      else if (holds === 'schema map' && isObject(held)) Object.values(held).forEach(see);
    }
  };
  see(document.value);
  const roots = [''];
  for (const { value, pointer } of objects) {
    if (seen.has(value)) continue;
    roots.push(pointer);
    see(value);
  }
  return roots;
}

function compare(value: Json): { ours: boolean; theirs: boolean; why: readonly string[] } | undefined {
  const document = documentOf(value, 'mutation');
  const dialect =
    isObject(value) && typeof value.$schema === 'string' ? registry.dialect(value.$schema) : '2020-12';
  if (dialect === undefined) return undefined;
  const check = checks.get(dialect === '2020-12' ? 'dev' : dialect)!;
  const errors = validateSchema(document, { registry }).filter(
    ({ severity, code }) => severity === 'error' && !BEYOND_META_SCHEMAS.includes(code),
  );
  const theirs = rootsOf(indexSchema(document)).every(
    (pointer) => check(valueAt(value, pointer) as never).valid,
  );
  return {
    ours: errors.length === 0,
    theirs,
    why: errors.map(({ message, at }) => `${at.pointer} ${message}`),
  };
}

function holdTogether(name: string, value: Json, count: number, seed: number): void {
  const random = randomFrom(seed);
  let accepted = 0;
  let refused = 0;
  for (let index = 0; index <= count; index++) {
    const mutation = index === 0 ? value : mutate(value, random);
    const verdict = compare(mutation);
    if (verdict === undefined) continue;
    const { ours, theirs, why } = verdict;
    if (ours !== theirs) {
      const at = `${name}, seed ${seed}, mutation ${index}`;
      expect.fail(
        `${at}: the walk ${ours ? 'accepts' : `refuses (${why.join('; ')})`}, the meta-schemas differ:\n${JSON.stringify(mutation, null, 1)}`,
      );
    }
    if (ours) accepted++;
    else refused++;
  }
  counts.accepted += accepted;
  counts.refused += refused;
  expect(accepted, 'some mutations are accepted').toBeGreaterThan(0);
  expect(refused, 'some mutations are refused').toBeGreaterThan(0);
}

const counts = { accepted: 0, refused: 0 };
afterAll(() => {
  const { accepted, refused } = counts;
  console.log(
    `agreement: ${accepted + refused} documents, ${accepted} accepted and ${refused} refused by both`,
  );
});

describe('the walk and the meta-schemas agree', () => {
  const real = [...corpus('fair'), ...corpus('plain')];
  test.each(real)('on %s and its mutations', (name, schema) => {
    holdTogether(name, schema, MUTATIONS_OF_EACH, 1);
  });

  test.each(editions)('on every keyword of edition %s with every probe', (edition) => {
    const $schema = `${PUBLISHED_DOCS_URL}/${edition}`;
    for (const [name] of keywordsOf(edition)) {
      for (const value of probes) {
        for (const key of [name, `x-${name}`]) {
          const document = { $schema, properties: { a: { items: { const: 1, [key]: value } } } };
          const verdict = compare(document)!;
          expect(verdict.ours, JSON.stringify(document)).toBe(verdict.theirs);
        }
      }
    }
  });

  test.each(editions)('on mutations of a document with every keyword of edition %s', (edition) => {
    const everything = Object.fromEntries(
      keywordsOf(edition).flatMap(([name, row]) => {
        const fitting = probes.filter((probe) => row.kind.check(probe).length === 0);
        return fitting.length > 0 ? [[name, fitting[0]!]] : [];
      }),
    );
    expect(Object.keys(everything).length).toBe(keywordsOf(edition).length);
    const document = {
      $schema: `${PUBLISHED_DOCS_URL}/${edition}`,
      const: 1,
      ...everything,
      properties: { a: { const: 1, ...everything } },
    };
    holdTogether(`everything ${edition}`, document as Json, 2 * MUTATIONS_OF_EACH, 2);
  });
});
