// Two versions of a schema over HTTP.
import { expect, test } from 'vitest';
import { againstDescription, expectProblem, post, testService } from './service.js';

const { app } = testService();

const towns = (version: string, status: readonly number[]) => ({
  'fair:version': { identifier: version },
  properties: { status: { enum: status } },
});

test('the answer has verdicts, changes and the number of the version', async () => {
  const { status, body } = await post(await app(), '/v1/diff', {
    old: towns('1.2.0', [1, 2, 9]),
    new: towns('1.2.1', [1, 2]),
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    backward: { verdict: 'no', instance: { status: 9 } },
    forward: { verdict: 'yes' },
    version: { bump: 'major', suggested: '2.0.0', isEnough: false },
  });
  const answer = { status, type: 'application/json', body };
  expect(await againstDescription('POST', '/v1/diff', answer)).toEqual([]);
});

test.each(['old', 'new'])('a fault of the %s version is named there', async (side) => {
  const other = side === 'old' ? 'new' : 'old';
  const answer = await post(await app(), '/v1/diff', { [side]: { type: 'intger' }, [other]: {} });
  expectProblem(answer, 422, 'unusable-schema');
  expect(answer.body?.errors).toMatchObject([{ pointer: `/${side}/type` }]);
});

test.each([
  [
    'choices that multiply',
    (index: number) => ({ oneOf: many(40, (at) => ({ required: [`${index}${at}`] })) }),
  ],
  [
    'overlapping ranges',
    (index: number) => ({ oneOf: many(60, (at) => ({ minimum: at, maximum: at + index })) }),
  ],
  ['patterns', (index: number) => ({ allOf: many(20, (at) => ({ pattern: `a.{${at}}b{${index}}` })) })],
])('%s end in an answer or in a limit', async (_name, schemaOf) => {
  const { status, body } = await post(await app(), '/v1/diff', { old: schemaOf(2), new: schemaOf(3) });
  expect([200, 422]).toContain(status);
  if (status === 422) expect(body?.limit).toBeDefined();
});

function many<T>(count: number, of: (index: number) => T): readonly T[] {
  return Array.from({ length: count }, (_, index) => of(index));
}
