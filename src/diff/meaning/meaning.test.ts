import { expect, test } from 'vitest';
import { describe as describeSchema } from '../../description/index.js';
import { documentOf } from '../../document/index.js';
import { createRegistry } from '../../registry/index.js';
import { loadLicenses, loadUnits } from '../../vocabulary/index.js';
import type { PairExample } from '../change.js';
import { compare } from '../compare.js';
import { meaningClasses } from './index.js';

const registry = createRegistry();
const lists = { units: await loadUnits(), licenses: await loadLicenses() };

function comparisonOf({ old, new: next }: PairExample) {
  const [before, after] = [old, next].map((each) => describeSchema(documentOf(each, 'schema'), registry));
  return compare(before!, after!, lists);
}

const cases = meaningClasses.flatMap((each) => [
  ...each.examples.changed.map((pair) => [each.id, 'is found', pair, true, each] as const),
  ...each.examples.unchanged.map((pair) => [each.id, 'is not found', pair, false, each] as const),
]);

test.each(cases)('%s %s in its example', (_id, _word, pair, isFound, { find }) => {
  const found = [...find(comparisonOf(pair))];
  expect(found.map(({ message }) => message).length > 0).toBe(isFound);
  for (const { message } of found) expect(message).toMatch(/^[A-Z"].*\.$/);
});

test.each(cases)('%s %s: nothing changes between a schema and itself', (_id, _word, { old }) => {
  const comparison = comparisonOf({ old, new: old });
  expect(meaningClasses.flatMap(({ find }) => [...find(comparison)])).toEqual([]);
});

test('ids are unique', () => {
  expect(new Set(meaningClasses.map(({ id }) => id)).size).toBe(meaningClasses.length);
});
