import { expect, test } from 'vitest';
import { exporters } from '../../src/exchange/standards/index.js';
import { lostSilently } from './plain-round-trip.js';
import { ownSchemas, randomSchemas } from './sources.js';

test.each(exporters)('$id keeps or lists what the keywords of JSON Schema say', async ({ id }) => {
  const silent = await lostSilently(id, [...ownSchemas, ...randomSchemas(40)]);
  expect(Object.fromEntries(silent)).toEqual({});
});
