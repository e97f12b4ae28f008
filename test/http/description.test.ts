// The interface description: valid by a real validator, with examples that are run.
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { openApi, problemKinds } from '../../src/apps/http/index.js';
import { routeOf, singles } from '../../src/apps/http/operations.js';
import type { JsonObject } from '../../src/base/json.js';
import { againstDescription, bodyAgainstDescription, post, send, testService } from './service.js';

const { app } = testService();

type Responses = Record<string, { responses: Record<string, unknown> }>;

describe('the interface description', () => {
  test('is valid OpenAPI 3.1.0', async () => {
    const whole = openApi('/', { hasRegistry: true });
    expect((await new Validator().validate(JSON.parse(JSON.stringify(whole)))).errors).toBeUndefined();
    const result = await new Validator().validate(JSON.parse(JSON.stringify(openApi())));
    expect(result).toMatchObject({ valid: true });
    expect(openApi().openapi).toBe('3.1.0');
  });

  test('is answered at both addresses, with the prefix as server', async () => {
    for (const url of ['/openapi.json', '/api/openapi.json']) {
      expect((await send(await app(), { url })).body).toEqual(JSON.parse(JSON.stringify(openApi('/'))));
    }
  });

  test('has every status of the error table', () => {
    const statuses = new Set(
      Object.values(
        openApi('/', { hasRegistry: true }).paths as unknown as Record<string, Responses>,
      ).flatMap((path) => Object.values(path).flatMap(({ responses }) => Object.keys(responses).map(Number))),
    );
    for (const { status } of Object.values(problemKinds)) expect([...statuses]).toContain(status);
  });

  const examples = singles.flatMap((operation) =>
    operation.examples.map((example) => ({
      name: `${operation.name}: ${example.title}`,
      operation,
      example,
    })),
  );
  test.each(examples)('is kept by the example "$name"', async ({ operation, example }) => {
    const { method, path } = routeOf(operation);
    const { id, ...query } = example.input as Record<string, string>;
    const url = path.replace('{id}', encodeURIComponent(id ?? ''));
    const answer =
      method === 'POST'
        ? await post(await app(), url, example.input)
        : await send(await app(), { url: `${url}?${new URLSearchParams(query)}` });
    expect(answer.status).toBe(200);
    expect(await againstDescription(method, path, answer)).toEqual([]);
  });

  const schema = { title: 'Towns' };
  test.each<[path: string, body: JsonObject, status: number]>([
    ['/v1/lint', { schema, options: null }, 200],
    ['/v1/lint', { schema, options: {} }, 200],
    ['/v1/lint', { schema, options: { rules: { 'dataset-title': 'off' } } }, 200],
    ['/v1/lint', { schema, options: { rules: { 'no-such-rule': 'off' } } }, 422],
    ['/v1/lint', { schema, options: { rules: { 'dataset-title': 'loud' } } }, 422],
    ['/v1/lint', { schema, score: {} }, 422],
    ['/v1/fix', { schema, options: null }, 200],
    ['/v1/fix', { schema, unsafe: {} }, 422],
    ['/v1/validate', { schema, formats: {} }, 422],
    ['/v1/validate', { schema, formats: 'assert' }, 200],
    ['/v1/validate', { schema, strict: null }, 200],
    ['/v1/export/croissant', { schema, options: null }, 200],
    ['/v1/export/croissant', { schema, report: {} }, 422],
    ['/v1/export/croissant', { schema, options: { creator: [' '] } }, 422],
    ['/v1/export/croissant', { schema, options: { license: '' } }, 422],
    ['/v1/export/croissant', { schema, options: { dialect: { delimiter: ';', header: false } } }, 200],
    ['/v1/export/croissant', { schema, options: { dialect: { delimiter: ';;' } } }, 422],
    ['/v1/export/croissant', { schema, options: { dialect: { thousands: '\u{1F600}' } } }, 422],
    ['/v1/export/croissant', { schema, options: { dialect: { comma: ';' } } }, 422],
    ['/v1/export/croissant', { schema: [] }, 422],
    ['/v1/export/croissant', {}, 422],
  ])('describes what %s takes and refuses: %j', async (path, body, status) => {
    expect((await post(await app(), path, body)).status).toBe(status);
    expect((await bodyAgainstDescription(path, body)).length === 0).toBe(status === 200);
  });

  test('would notice an answer that is not as described', async () => {
    const wrong = { status: 200, type: 'application/json', body: { valid: 'yes' } };
    expect(await againstDescription('POST', '/v1/validate', wrong)).not.toEqual([]);
  });
});
