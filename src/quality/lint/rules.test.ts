// Every rule is what its examples say.
import { describe, expect, test } from 'vitest';
import { findingsOf } from '../../../test/rule-findings.js';
import { isValid } from '../../base/diagnostic.js';
import { documentOf, editValue } from '../../schema/document/index.js';
import { createRegistry } from '../../schema/references/index.js';
import { validateSchema } from '../validate/index.js';
import { rules } from './rules/index.js';

const registry = createRegistry();

describe.each(rules.map((rule) => [rule.id, rule] as const))('%s', (_id, rule) => {
  test.each(rule.examples.bad.map((each, index) => [index + 1, each] as const))(
    'bad example %i',
    async (_n, { schema, fixed }) => {
      const evaluated = await findingsOf(rule, schema);
      expect(evaluated.findings.map(({ pointer, message }) => `${pointer} ${message}`)).toHaveLength(1);
      expect(evaluated.applicable).toBeGreaterThan(0);
      const [finding] = evaluated.findings;
      expect(finding!.message).toMatch(/^[A-Z"“].*\.$/s);
      const fix = finding!.fixes?.[0];
      if (fixed === undefined) {
        expect(fix === undefined || rule.fix !== 'none').toBe(true);
        return;
      }
      expect(fix!.safe).toBe(rule.fix === 'safe' || fix!.safe);
      const after = editValue(schema, fix!.edits);
      expect(after).toEqual(fixed);
      expect((await findingsOf(rule, after)).findings).toEqual([]);
      const before = isValid(validateSchema(documentOf(schema, 'x'), { registry }));
      if (before) expect(isValid(validateSchema(documentOf(after, 'x'), { registry }))).toBe(true);
    },
  );

  test.each(rule.examples.good.map((each, index) => [index + 1, each] as const))(
    'good example %i',
    async (_n, { schema }) => {
      expect((await findingsOf(rule, schema)).findings).toEqual([]);
    },
  );

  test('is described', () => {
    expect(rule.id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    expect(rule.summary).toMatch(/^[A-Z].*\.$/);
    expect(rule.why).toMatch(/^[A-Z].*\.$/s);
    expect(rule.examples.bad.length).toBeGreaterThan(0);
    expect(rule.examples.good.length).toBeGreaterThan(0);
    expect(rule.examples.bad.some(({ fixed }) => fixed !== undefined)).toBe(rule.fix !== 'none');
  });
});

test('each id is there once', () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
});
