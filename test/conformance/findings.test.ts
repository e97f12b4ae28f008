// Findings on real schemas: each was read by eye; and rules bear whatever is out there.
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lint } from '../../src/quality/lint/index.js';
import { scoreOf } from '../../src/quality/readiness/index.js';
import { documentOf } from '../../src/schema/document/index.js';
import { createRegistry } from '../../src/schema/references/index.js';
import { corpus } from './material.js';

const registry = createRegistry();
const GOLDEN = 'test/golden/findings.json';

async function findingsOf(schema: Parameters<typeof documentOf>[0]) {
  return (await lint(documentOf(schema, 'x'), registry)).diagnostics;
}

test('the annotated schemas have the findings that were read by eye', async () => {
  const found: Record<string, readonly string[]> = {};
  for (const [name, schema] of corpus('fair')) {
    found[name] = (await findingsOf(schema)).map(
      ({ severity, code, at }) => `${severity} ${code} ${at.pointer}`,
    );
  }
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(GOLDEN, `${JSON.stringify(found, null, 2)}\n`);
  expect(found).toEqual(JSON.parse(readFileSync(GOLDEN, 'utf8')));
  console.log(
    `Findings: ${Object.values(found).flat().length} on ${Object.keys(found).length} annotated schemas.`,
  );
});

describe('a schema without annotations', () => {
  test.each(corpus('plain'))('%s has none that are wrong', async (_name, schema) => {
    const { diagnostics, checked } = await lint(documentOf(schema, 'x'), registry);
    const wrong = checked!.evaluated.filter(
      ({ rule, findings }) => rule.group === 'correctness' && findings.length > 0,
    );
    expect(wrong.map(({ rule }) => rule.id)).toEqual([]);
    expect(diagnostics.length).toBeGreaterThan(0);
  });
});

test.each([...corpus('fair'), ...corpus('plain')])(
  'the readiness of %s is explained to the last point',
  async (_name, schema) => {
    const { total, metrics } = await scoreOf((await lint(documentOf(schema, 'x'), registry)).checked!);
    const lost = metrics
      .flatMap(({ losses }) => losses)
      .reduce((sum, { points }) => sum + Math.round(points * 10), 0);
    expect(total).toBe(Math.floor((1000 - lost) / 10));
  },
);
