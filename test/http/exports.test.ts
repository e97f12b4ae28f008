// Exports over HTTP: media types, headers, reports, and what happens to schemas that nothing can be made of.
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/base/json.js';
import { exporters } from '../../src/exchange/standards/index.js';
import { againstDescription, expectProblem, post, testService } from './service.js';

const { app } = testService();

const schema: JsonObject = {
  $schema: 'https://highvaluedata.net/fair-data-schema/dev',
  $id: 'https://example.org/schemas/towns',
  title: 'Towns of Exampleland',
  'fair:licenseRef': 'https://spdx.org/licenses/CC-BY-4.0',
  properties: { inhabitants: { type: 'integer', 'fair:label': 'Inhabitants' } },
};

/** A short schema that means a thousand million variables. */
const bomb: JsonObject = {
  $ref: '#/$defs/d0',
  $defs: Object.fromEntries([
    ...Array.from({ length: 30 }, (_, index) => {
      const next = { $ref: `#/$defs/d${index + 1}` };
      return [`d${index}`, { properties: { a: next, b: next } }] as const;
    }),
    ['d30', { type: 'string' }],
  ]),
};

describe.each(exporters.map((each) => [each.id, each] as const))('POST /v1/export/%s', (id, exporter) => {
  const path = `/v1/export/${id}`;

  test('answers the document in its own media type, and says in headers what is to be known', async () => {
    const answer = await post(await app(), path, { schema });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe(exporter.mediaType);
    expect(answer.body).toHaveProperty('@context');
    for (const name of ['fairwright-assumed', 'fairwright-missing', 'fairwright-losses']) {
      expect(answer.headers[name]).toMatch(/^\d+(?:; [\w:.@-]+(?:, [\w:.@-]+)*)?$/);
    }
    expect(await againstDescription('POST', path, answer)).toEqual([]);
  });

  test('says nothing in headers that clients would refuse for its length', async () => {
    const long = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [`fair:${'a'.repeat(60 + 1000 * index)}`, 1]),
    );
    const answer = await post(await app(), path, { schema: { ...schema, ...long } });
    expect(answer.status).toBe(200);
    expect(answer.headers['fairwright-losses']).toMatch(/^(?:3\d|[4-9]\d)/);
    const bytes = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}\r\n`.length);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(8192);
  });

  test('answers all there is to say when asked for a report', async () => {
    const answer = await post(await app(), `${path}?report=true`, { schema });
    expect(answer.headers['content-type']).toBe('application/json');
    expect(Object.keys(answer.body!)).toEqual([
      'document',
      'diagnostics',
      'assumed',
      'missing',
      'losses',
      'declares',
    ]);
    expect(await againstDescription('POST', path, answer)).toEqual([]);
    const plain = await post(await app(), path, { schema });
    expect(answer.body!.document).toEqual(plain.body);
  });

  test('leaves a faulty value out, lists it and says why', async () => {
    const faulty = {
      ...schema,
      'fair:label': 42,
      'fair:temporalCoverage': { start: '2023-02-29', end: '2023-12-31' },
    };
    const { status, body } = await post(await app(), `${path}?report=true`, {
      schema: faulty,
      options: { embed: false },
    });
    expect(status).toBe(200);
    const losses = body!.losses as readonly JsonObject[];
    expect(losses).toContainEqual(
      expect.objectContaining({
        pointer: '/fair:label',
        value: 42,
        reason: expect.stringContaining('Expected a string'),
      }),
    );
    expect(losses).toContainEqual(expect.objectContaining({ pointer: '/fair:temporalCoverage/start' }));
    expect(body!.diagnostics).toContainEqual(
      expect.objectContaining({
        code: 'vocabulary/value',
        severity: 'error',
        at: expect.objectContaining({ pointer: '/fair:label' }),
      }),
    );
    expect(JSON.stringify(body!.document)).not.toContain('2023-02-29');
  });

  test('assumes nothing when told so', async () => {
    const { body } = await post(await app(), `${path}?report=true`, { schema, options: { assume: false } });
    expect(body!.assumed).toEqual([]);
  });

  test('refuses what is no usable schema', async () => {
    const answer = await post(await app(), path, { schema: { properties: { a: { type: 'nothing' } } } });
    expectProblem(answer, 422, 'unusable-schema');
    expect(answer.body!.errors).toEqual([
      expect.objectContaining({ pointer: '/schema/properties/a/type', detail: expect.any(String) }),
    ]);
    expect(await againstDescription('POST', path, answer)).toEqual([]);
  });

  test.each([
    [{ licence: 'MIT' }, '/options/licence', 'Did you mean \\"license\\"'],
    [{ url: 'not an address' }, '/options/url', 'not an absolute IRI'],
    [{ datePublished: '2023-02-29' }, '/options/datePublished', 'not a calendar date'],
    [
      { distribution: [{ contentUrl: 'https://example.org/x' }] },
      '/options/distribution/0',
      'encodingFormat',
    ],
    [{ roles: { a: 'hero' } }, '/options/roles/a', 'identifier'],
  ])('refuses the options %j', async (options, pointer, words) => {
    const answer = await post(await app(), path, { schema, options });
    expectProblem(answer, 422, 'invalid-body');
    expect(answer.body!.errors).toContainEqual(expect.objectContaining({ pointer }));
    expect(answer.text).toContain(words);
  });

  test('makes something of the smallest schema', async () => {
    const { status } = await post(await app(), path, { schema: {} });
    expect(status).toBe(200);
  });

  test('does not stall on references that double and double', async () => {
    const [answer, small] = await Promise.all([
      post(await app(), path, { schema: bomb }),
      post(await app(), path, { schema }),
    ]);
    expect(small.status).toBe(200);
    // Done within the steps, with the rest left out, or cut off.
    if (answer.status !== 200) expectProblem(answer, 422, 'limit-exceeded');
  });
});

test('the linter does not stall on references that double and double', async () => {
  const answer = await post(await app(), '/v1/lint', { schema: bomb });
  if (answer.status !== 200) expectProblem(answer, 422, 'limit-exceeded');
  expect((await post(await app(), '/v1/lint', { schema })).status).toBe(200);
});
