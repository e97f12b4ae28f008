// What clients of the existing service rely on: the members and types of decisions 3.1.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { metaSchemas } from '../../src/schema/vocabulary/index.js';
import { post, send, testService } from './service.js';

const { app } = testService();
const FAIR = 'https://highvaluedata.net/fair-data-schema/dev';

describe('GET /status', () => {
  test('tells status, name, version and build', async () => {
    const { status, body } = await send(await app(), { url: '/status' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'ok',
      name: 'fairwright',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    });
    expect(new Date(body?.build as string).toISOString()).toBe(body?.build);
    expect(body).toMatchObject({ uptime: expect.any(Number), node: process.version, workers: 1 });
  });
});

describe('GET /v1/schemas', () => {
  test('lists count, and id, title and path of each schema', async () => {
    const { body } = await send(await app(), { url: '/v1/schemas' });
    const schemas = body?.schemas as { id: string; title: string; path: string }[];
    expect(body?.count).toBe(schemas.length);
    expect(schemas.length).toBe(metaSchemas().size);
    for (const { id, title, path } of schemas) {
      expect(id).toMatch(/^https:/);
      expect(title).not.toBe('');
      const one = await send(await app(), { url: path });
      expect(one.type).toBe('application/schema+json');
      expect(one.body?.$id).toBe(id);
      const byAddress = await send(await app(), { url: `/v1/schemas/${encodeURIComponent(id)}` });
      expect(byAddress.body).toEqual(one.body);
      expect((await send(await app(), { url: `/v1/schemas/${encodeURIComponent(path)}` })).status).toBe(
        path.startsWith('/v1') ? 404 : 200,
      );
    }
  });

  test('pages and searches', async () => {
    const first = await send(await app(), { url: '/v1/schemas?limit=10' });
    expect(first.body).toMatchObject({ count: metaSchemas().size, next: expect.any(String) });
    expect(first.body?.schemas).toHaveLength(10);
    const second = await send(await app(), {
      url: `/v1/schemas?limit=10&cursor=${encodeURIComponent(first.body?.next as string)}`,
    });
    expect(second.body?.schemas).toHaveLength(metaSchemas().size - 10);
    expect(second.body).not.toHaveProperty('next');
    const found = await send(await app(), { url: '/v1/schemas?q=contributor%20roles' });
    expect(found.body).toMatchObject({ count: 1 });
  });
});

describe('POST /v1/validate', () => {
  test('accepts a valid schema', async () => {
    const { status, body } = await post(await app(), '/v1/validate', {
      schema: { $schema: FAIR, title: 'x' },
    });
    expect(status).toBe(200);
    expect(body).toEqual({ valid: true, schema_errors: [], instance_errors: [], diagnostics: [] });
  });

  test('answers an invalid schema with its errors in words and paths', async () => {
    const { status, body } = await post(await app(), '/v1/validate', {
      schema: { properties: { a: { 'fair:label': 5 } } },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      valid: false,
      schema_errors: [
        'Expected a string, or an object that maps language tags to strings, found the number 5. (path: /properties/a/fair:label)',
      ],
      instance_errors: [],
      diagnostics: [{ code: 'vocabulary/value', at: { uri: 'schema', pointer: '/properties/a/fair:label' } }],
    });
  });

  test('checks an instance', async () => {
    const { body } = await post(await app(), '/v1/validate', { schema: { type: 'string' }, instance: 5 });
    expect(body).toMatchObject({
      valid: false,
      schema_errors: [],
      instance_errors: ['Expected a string, found the number 5. (path: )'],
    });
    const good = await post(await app(), '/v1/validate', { schema: { type: 'string' }, instance: 'x' });
    expect(good.body).toMatchObject({ valid: true, diagnostics: [] });
  });

  test('takes null as no instance', async () => {
    const { body } = await post(await app(), '/v1/validate', { schema: { type: 'string' }, instance: null });
    expect(body).toMatchObject({ valid: true, instance_errors: [] });
  });

  test('does not check an instance by an invalid schema, nor by one with an unregistered reference', async () => {
    for (const schema of [{ type: 'strng' }, { $ref: 'https://example.org/x' }]) {
      const { body } = await post(await app(), '/v1/validate', { schema, instance: 5 });
      expect(body).toMatchObject({ valid: false, schema_errors: [expect.any(String)], instance_errors: [] });
    }
  });

  const misspelled = { schema: { 'fair:licence': 'MIT' } };
  test.each([
    ['not strict by itself', '', misspelled, true],
    ['strict by the body', '', { ...misspelled, strict: true }, false],
    ['strict by the query', '?strict=true', misspelled, false],
    ['query before body', '?strict=false', { ...misspelled, strict: true }, true],
    ['query before body, the other way', '?strict=true', { ...misspelled, strict: false }, false],
    ['strict as 1', '?strict=1', misspelled, false],
  ])('is %s', async (_name, query, body, valid) => {
    const answer = await post(await app(), `/v1/validate${query}`, body);
    expect(answer.body).toMatchObject({ valid });
    expect(JSON.stringify(answer.body)).toContain('fair:licence');
  });

  test('asserts formats on demand', async () => {
    const request = { schema: { format: 'date' }, instance: 'x' };
    expect((await post(await app(), '/v1/validate', request)).body).toMatchObject({ valid: true });
    expect((await post(await app(), '/v1/validate', { ...request, formats: 'assert' })).body).toMatchObject({
      valid: false,
    });
  });
});

describe('POST /v1/lint', () => {
  const linted = async (schema: Record<string, unknown>) =>
    (await post(await app(), '/v1/lint', { schema } as never)).body;

  test('warns of the misspelled keyword, the missing licence and the unlinked variable, by name', async () => {
    const body = await linted({
      $schema: FAIR,
      'fair:lable': 'Towns',
      properties: { inhabitants: { type: 'integer' } },
    });
    expect(body).toMatchObject({ valid: false });
    expect(body!.warnings).toEqual(
      expect.arrayContaining([
        expect.stringContaining('"fair:lable"'),
        'The dataset states no licence. (path: )',
        expect.stringMatching(
          /^The variable "inhabitants" has no concept .*\(path: \/properties\/inhabitants\)$/,
        ),
      ]),
    );
    expect(body!.findings).toEqual(
      expect.arrayContaining(
        ['no-unknown-keyword', 'dataset-license', 'variable-concept'].map((id) =>
          expect.objectContaining({ code: `lint/${id}`, severity: 'warning' }),
        ),
      ),
    );
  });

  test('is content with a schema that has it all, and gives it a score', async () => {
    const schema = JSON.parse(readFileSync('test/corpus/complete.json', 'utf8')) as Record<string, unknown>;
    expect(await linted(schema)).toMatchObject({
      valid: true,
      warnings: [],
      score: { total: expect.any(Number) },
    });
  });
});
