// Whatever a client sends: no 500, no answer that is not as described, and the service lives.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../src/base/json.js';
import { runs } from '../effort.js';
import { mutate, randomFrom } from '../mutate.js';
import { againstDescription, post, send, testService } from './service.js';

const { app } = testService();

const SEEDS: readonly JsonObject[] = [
  {
    schema: {
      $schema: 'https://highvaluedata.net/fair-data-schema/dev',
      $id: 'https://example.org/a',
      title: 'A',
      'fair:contributors': [{ name: 'Ada', role: 'Producer', startDate: '2024-01-01' }],
      properties: {
        a: { type: 'integer', 'fair:label': { en: 'A' } },
        b: { $ref: '#/$defs/B' },
        c: { items: { enum: [1, 'x'] } },
      },
      $defs: { B: { pattern: '^b+$', minLength: 2 }, C: { $anchor: 'c', oneOf: [{ const: 1, title: 'x' }] } },
    },
    instance: { a: 1, b: 'bb', c: ['x'] },
    strict: true,
    formats: 'assert',
    options: {
      url: 'https://example.org/d',
      datePublished: '2024-01-01',
      creator: ['Ada', { name: 'Bo', type: 'Organization' }],
      distribution: [
        { contentUrl: 'https://example.org/a.csv', encodingFormat: 'text/csv', md5: '0'.repeat(32) },
      ],
      keys: { data: ['a'] },
      roles: { a: 'identifier' },
    },
  },
  {
    schema: {
      $ref: '#/a',
      a: { $dynamicAnchor: 'x', anyOf: [{ $dynamicRef: '#x' }, { type: ['string', 'null'] }] },
    },
  },
  { schema: { $ref: 'https://highvaluedata.net/fair-data-schema/dev' }, instance: { type: 'x' } },
  { schema: { unevaluatedProperties: false, allOf: [{ properties: { a: true } }] }, instance: { a: 1 } },
];

// Nine paths, so that every path meets every one of the four seeds.
const PATHS = [
  '/v1/validate',
  '/v1/lint',
  '/v1/export/ro-crate?report=1',
  '/v1/export/cdif',
  '/v1/validate',
  '/v1/export/croissant',
  '/v1/export/prov?report=true',
  '/v1/validate?strict=1',
  '/v1/fix',
];

const MUTATIONS = runs({ test: 1_000, conformance: 16_000 });
const RANDOM = runs({ test: 300, conformance: 5_000 });

async function expectDescribed(payload: string, url = '/v1/validate'): Promise<number> {
  const [path] = url.split('?');
  const answer = await post(await app(), url, payload);
  expect(answer.status, payload).not.toBe(500);
  // Checking each answer by its schema is slow; the kinds of answers are few.
  const key = `${path} ${answer.status} ${JSON.stringify(answer.body).replace(/"(?:[^"\\]|\\.)*"(?!:)|\d+/g, '')}`;
  if (!seen.has(key)) {
    seen.add(key);
    expect(await againstDescription('POST', path!, answer), payload).toEqual([]);
  }
  return answer.status;
}
const seen = new Set<string>();

describe('the service bears', () => {
  test(`${MUTATIONS} mutated bodies`, async () => {
    const statuses = new Map<number, number>();
    for (let index = 0; index < MUTATIONS; index++) {
      const random = randomFrom(index);
      const payload = JSON.stringify(mutate(SEEDS[index % SEEDS.length] as Json, random));
      const status = await expectDescribed(payload, PATHS[index % PATHS.length]);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(statuses.get(200)).toBeGreaterThan(MUTATIONS / 4);
    expect(statuses.get(422)).toBeGreaterThan(0);
  });

  test(`${RANDOM} random bodies`, async () => {
    const bodies = fc.oneof(
      fc.json(),
      fc.string(),
      fc.json().map((text) => `{"schema":${text}}`),
      fc.json().map((text) => `{"schema":${text},"instance":${text}}`),
    );
    await fc.assert(
      fc.asyncProperty(
        bodies,
        fc.constantFrom(
          '/v1/validate',
          '/v1/validate?strict=1',
          '/v1/validate?strict=x',
          '/v1/lint',
          ...PATHS,
        ),
        async (payload, url) => {
          await expectDescribed(payload, url);
        },
      ),
      { numRuns: RANDOM, seed: 1 },
    );
    expect((await send(await app(), { url: '/status' })).status).toBe(200);
  });
});
