import { beforeAll, describe, expect, test } from 'vitest';
import { Budget, LimitExceeded, unlimited } from '../../../base/budget.js';
import { documentOf } from '../../../schema/document/index.js';
import { validate, validateSchema } from '../index.js';
import { loadLinear } from './linear.js';
import { isBacktracking, PatternTooExpensive, patternOf, preparePatterns } from './pattern.js';

beforeAll(loadLinear);

describe('a pattern that cannot take long runs natively', () => {
  test.each([
    'foo',
    '^x-',
    '^\\S+$',
    '^(a|b|c)$',
    '^[A-Z]{2}-\\d{4}$',
    '^\\d{4}-\\d{2}-\\d{2}$',
    '^[a-z]+(-[a-z]+)*$',
    '^\\p{L}+(-\\p{L}+)*$',
    '^[A-Z]{2}[A-Z0-9]{9}\\d$',
    '^.{0,2000}$',
    '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
    '^https?://[^\\s/]+(/.*)?$',
    '^10\\.\\d{4,9}/[-._;()/:A-Za-z0-9]+$',
    '^-?(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE][+-]?\\d+)?$',
    '^(25[0-5]|2[0-4]\\d|1?\\d?\\d)(\\.(25[0-5]|2[0-4]\\d|1?\\d?\\d)){3}$',
    '^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$',
    '^[\\w.+-]+@[\\w-]+\\.[\\w.-]+$',
    '^(?=.*\\d)(?=.*[a-z]).{8,}$',
    '^(?!foo)[a-z]+$',
  ])('%s', (text) => {
    expect(patternOf(text).engine).toBe('native');
  });
});

describe('a pattern that could take long runs in an engine that never does', () => {
  test.each([
    '^(a+)+$',
    '^(a*)*$',
    '(a|a)*$',
    '^(a|aa)+$',
    '^(?:a?){30}a{30}$',
    '^(\\w+\\s?)*$',
    '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$',
    'a+$',
    '^.*foo.*$',
    '^\\s+|\\s+$',
    '^([a-z]|\\p{L})+$',
    '^((a?b?)*c)*$',
  ])('%s', (text) => {
    const { engine, test } = patternOf(text);
    expect(engine).toBe('linear');
    // A text that would keep the native engine busy for years.
    expect(test(`${'a'.repeat(100_000)}\n`)).toBe(/^.\+\$|foo|@/u.test(text) ? false : test('a\n'));
  });
});

describe('a pattern that no other engine can run needs backtracking, which is reported', () => {
  test.each([
    '^(a+)\\1+$',
    '(?<n>a|b)\\k<n>',
    '^(?:a(?=a*b))*$',
    '(?<=a+)b',
    '((a{100}){100}){100}$',
    `${'(?:'.repeat(300)}a${')'.repeat(300)}`,
  ])('%s', (text) => {
    expect(patternOf(text).engine).toBe('backtracking');
    for (const [schema, pointer, on] of [
      [{ properties: { a: { pattern: text } } }, '/properties/a/pattern', 'value'],
      [{ patternProperties: { [text]: true } }, `/patternProperties/${text.replaceAll('/', '~1')}`, 'key'],
    ] as const) {
      expect(validateSchema(documentOf(schema, 'x'))).toMatchObject([
        { code: 'schema/pattern-backtracking', severity: 'info', at: { pointer, on } },
      ]);
    }
  });

  test('an invalid one is only reported as invalid', () => {
    expect(validateSchema(documentOf({ pattern: '(?=' }, 'x'))).toMatchObject([{ code: 'schema/pattern' }]);
  });
});

describe('a text of millions of characters', () => {
  const long = 'ab'.repeat(3_000_000);

  test('is matched where the native engine gives up', () => {
    expect(() => /^(a|b)*$/u.test(long)).toThrow(RangeError);
    expect(patternOf('^(a|b)*$')).toMatchObject({ engine: 'native' });
    expect(patternOf('^(a|b)*$').test(long)).toBe(true);
    expect(patternOf('^(a|b)*$').test(`${long}c`)).toBe(false);
  });

  test('is refused where it takes too many steps', async () => {
    const pattern = '^(?!c)(a|b)*$';
    expect(() => patternOf(pattern).test(long)).toThrow(PatternTooExpensive);
    const found = await validate(documentOf({ pattern }, 'schema'), documentOf(long, 'instance'));
    expect(found).toMatchObject([{ code: 'instance/pattern-too-expensive', severity: 'error' }]);
  });
});

/** The steps that some work takes. */
function stepsOf(work: (budget: Budget) => void): number {
  const budget = new Budget(1e9);
  work(budget);
  return budget.steps - budget.left;
}

describe('every engine spends from a budget', () => {
  test.each([
    ['native', '^[a-z]+(-[a-z]+)*$', 1],
    ['linear', '^(a+)+$', 10],
    ['backtracking', '^(a|b)+?(?<=c)\\1$', 3],
  ])('%s', (engine, text, stepsPerCharacter) => {
    const pattern = patternOf(text);
    expect(pattern.engine).toBe(engine);
    const long = 'a'.repeat(10_000);
    const steps = stepsOf((budget) => pattern.test(long, budget));
    expect(steps).toBeGreaterThan(stepsPerCharacter * 500);
    expect(steps).toBeLessThan(stepsPerCharacter * 20_000);
    expect(() => pattern.test(long, new Budget(steps - 1))).toThrow(LimitExceeded);
    expect(pattern.test(long, new Budget(steps))).toBe(pattern.test(long));
  });

  const expensive = '^(?=a)(a+)+$';
  const text = `${'a'.repeat(60)}b`;

  test('which ends a match that would not end', () => {
    expect(() => patternOf(expensive).test(text, new Budget(10_000))).toThrow(LimitExceeded);
  });

  test('and with an unlimited budget a match has a limit of its own', () => {
    expect(() => patternOf(expensive).test(text, unlimited())).toThrow(PatternTooExpensive);
  });
});

describe('preparing spends from a budget', () => {
  test.each(['^a$', '^(a+)+$', '^(\\p{L}+ ?)+$', '[ab]*a[ab]{60}$', '^(a)\\1$', '^(?=.*x)(a|b|ab)*$'])(
    '%s: as much for a remembered pattern as for a new one',
    async (text) => {
      const prepare = async () => {
        const budget = new Budget(1e9);
        await preparePatterns([text], budget);
        const prepared = budget.left;
        isBacktracking(text, budget);
        return [budget.steps - prepared, prepared - budget.left];
      };
      const backtracking = stepsOf((budget) => isBacktracking(text, budget));
      const first = await prepare();
      expect(first[0]).toBeGreaterThan(text.length);
      expect(first[1]).toBe(backtracking);
      expect(await prepare()).toEqual(first);
      await expect(preparePatterns([text], new Budget(first[0]! - 1))).rejects.toThrow(LimitExceeded);
    },
  );
});

test('a pattern that is nested too deeply is refused', () => {
  const text = `${'(?:'.repeat(300)}a${')'.repeat(300)}`;
  expect(() => patternOf(text).test('a')).toThrow(PatternTooExpensive);
});

describe('the engine is loaded', () => {
  test('when an instance is validated', async () => {
    const found = await validate(
      documentOf({ patternProperties: { '^(x+)+$': false } }, 'schema'),
      documentOf({ [`${'x'.repeat(50)}y`]: 1, xx: 1 }, 'instance'),
    );
    expect(found).toMatchObject([{ code: 'instance/patternProperties', at: { pointer: '/xx' } }]);
  });
});
