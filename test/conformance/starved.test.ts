// A service that shares its core with busy loops answers as on an idle one, only later.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canPin, load, startLoops, startPinned, statusesOneByOne } from '../../bench/http/starvation.mjs';

const LOOPS = 6;
const REQUESTS = 200;

const isPossible = canPin();
if (!isPossible) console.warn('The tests of a starved service are skipped: taskset is missing.');

describe.skipIf(!isPossible)('a service on one core beside busy loops', () => {
  let loops: { stop: () => unknown };
  let expected: unknown[];
  beforeAll(async () => {
    const quiet = await startPinned();
    expected = await statusesOneByOne(quiet.address, 20);
    await quiet.stop();
    loops = startLoops(LOOPS);
  });
  afterAll(() => loops.stop());

  test('answers ordinary requests, and the same requests with the same statuses', async () => {
    const service = await startPinned();
    try {
      const statuses = await load(service.address, REQUESTS, 8);
      expect(Object.keys(statuses).filter((status) => status !== '200' && status !== '503')).toEqual([]);
      expect(statuses[200]).toBeGreaterThanOrEqual(REQUESTS - 2);
      expect(await statusesOneByOne(service.address, 20)).toEqual(expected);
    } finally {
      await service.stop();
    }
  });
});
