// Answers in other shapes: the outputs of JSON Schema, and lint with less of the score.
import { expect, test } from 'vitest';
import { againstDescription, expectProblem, post, testService } from './service.js';

const { app } = testService();
const schema = { properties: { size: { type: 'integer' } } };

test.each([
  ['flag', { valid: false }],
  [
    'basic',
    {
      valid: false,
      errors: [{ keywordLocation: '/properties' }, { keywordLocation: '/properties/size/type' }],
    },
  ],
  ['detailed', { valid: false, errors: [{ keywordLocation: '/properties/size/type' }] }],
])('POST /v1/validate answers with the output %s', async (output, expected) => {
  const { status, body } = await post(await app(), '/v1/validate', {
    schema,
    instance: { size: 'x' },
    output,
  });
  expect(status).toBe(200);
  expect(body).toMatchObject(expected);
  const answer = { status, type: 'application/json', body };
  expect(await againstDescription('POST', '/v1/validate', answer)).toEqual([]);
});

test('an output without an instance is a problem', async () => {
  const answer = await post(await app(), '/v1/validate', { schema, output: 'basic' });
  expectProblem(answer, 422, 'invalid-body');
  expect(answer.body?.errors).toMatchObject([{ pointer: '/output' }]);
});

test.each([
  ['full', ['total', 'principles', 'metrics']],
  ['total', ['total', 'principles']],
  ['none', undefined],
])('POST /v1/lint answers with a score that is %s', async (score, members) => {
  const { status, body } = await post(await app(), '/v1/lint', { schema, score });
  expect(status).toBe(200);
  const names = body?.score && Object.keys(body.score);
  if (members) expect(names).toEqual(expect.arrayContaining(members));
  if (score !== 'full') expect(names).toEqual(members);
});

test('POST /v1/readiness counts what options say, as exports take them', async () => {
  const towns = { title: 'Towns of Ruritania', properties: { name: { type: 'string' } } };
  const without = await post(await app(), '/v1/readiness', { schema: towns });
  const options = { license: 'https://spdx.org/licenses/CC0-1.0' };
  const given = await post(await app(), '/v1/readiness', { schema: towns, options });
  expect([without.status, given.status]).toEqual([200, 200]);
  expect(given.body?.total).toBe((without.body?.total as number) + 8);
  expect((await post(await app(), '/v1/lint', { schema: towns })).body?.score).toEqual(without.body);
});

test.each([
  [{ schema: {}, options: { licence: 'MIT' } }, 'invalid-body'],
  [{ text: '{' }, 'unusable-schema'],
  [{ text: '[]' }, 'unusable-schema'],
])('POST /v1/readiness refuses %j', async (body, kind) => {
  const answer = await post(await app(), '/v1/readiness', body);
  expect([answer.status, answer.body?.type]).toEqual([422, expect.stringContaining(kind)]);
});
