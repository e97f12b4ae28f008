// The interface description: valid by a real validator, with examples that are run.
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { openApi, problemKinds } from '../../src/http/index.js';
import { routeOf, singles } from '../../src/http/operations.js';
import { againstDescription, post, send, testService } from './service.js';

const { app } = testService();

type Responses = Record<string, { responses: Record<string, unknown> }>;

describe('the interface description', () => {
  test('is valid OpenAPI 3.1.0', async () => {
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
      Object.values(openApi().paths as unknown as Record<string, Responses>).flatMap((path) =>
        Object.values(path).flatMap(({ responses }) => Object.keys(responses).map(Number)),
      ),
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

  test('would notice an answer that is not as described', async () => {
    const wrong = { status: 200, type: 'application/json', body: { valid: 'yes' } };
    expect(await againstDescription('POST', '/v1/validate', wrong)).not.toEqual([]);
  });
});
