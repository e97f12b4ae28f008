import { expect, test } from 'vitest';
import { runs } from '../../../test/effort.js';
import { Budget, LimitExceeded } from '../../base/budget.js';
import type { Json } from '../../base/json.js';
import { describe } from '../../schema/description/index.js';
import { documentOf } from '../../schema/document/index.js';
import { createRegistry } from '../../schema/references/index.js';
import { exportAs, exporters } from './index.js';

const registry = createRegistry();

function described(count: number) {
  const properties: { [name: string]: Json } = {};
  for (let index = 0; index < count; index++) {
    properties[`variable_${index}`] = {
      type: 'string',
      'fair:label': { en: `Variable ${index}`, fr: `Variable ${index}` },
      'fair:conceptRef': `https://example.org/concepts/${index}`,
      enum: ['a', 'b'],
    };
  }
  return describe(documentOf({ $id: 'https://example.org/schema', properties }, 'schema'), registry);
}

const VARIABLES = runs({ test: 1000, conformance: 5000 });
const large = described(VARIABLES);

/** The steps that an export of a description takes. */
function stepsOf(exporter: (typeof exporters)[number], description: ReturnType<typeof described>): number {
  const budget = new Budget(1_200_000);
  exportAs(exporter, description, { options: {}, today: '2026-05-01', budget });
  return budget.steps - budget.left;
}

test.each(exporters.map((each) => [each.id, each] as const))('%s counts its steps', (_id, exporter) => {
  const settings = { options: {}, today: '2026-05-01', budget: new Budget(10_000) };
  expect(() => exportAs(exporter, large, settings)).toThrow(LimitExceeded);
  const steps = stepsOf(exporter, large);
  expect(steps).toBe(stepsOf(exporter, described(VARIABLES)));
  expect(steps).toBeGreaterThan(9 * stepsOf(exporter, described(VARIABLES / 10)));
});

test.each(exporters.map((each) => [each.id, each] as const))(
  '%s counts texts, files and names in options',
  (_id, exporter) => {
    const few = described(2);
    const spent = (options: Parameters<typeof exportAs>[2]['options']) => {
      const budget = new Budget(1_200_000);
      exportAs(exporter, few, { options, today: '2026-05-01', budget });
      return budget.steps - budget.left;
    };
    const distribution = Array.from({ length: 100 }, (_, index) => ({
      contentUrl: `https://example.org/${index}.json`,
      encodingFormat: 'application/json',
    }));
    expect(spent({ distribution })).toBeGreaterThan(spent({}) + 1000);
    expect(spent({ keys: { data: ['varable_0'] } })).toBeGreaterThan(spent({}));
  },
);
