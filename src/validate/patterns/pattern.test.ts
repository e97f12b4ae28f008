import { beforeAll, describe, expect, test } from 'vitest';
import { documentOf } from '../../document/index.js';
import { validate, validateSchema } from '../index.js';
import { loadLinear } from './linear.js';
import { PatternTooExpensive, patternOf } from './pattern.js';

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

describe('a pattern that no other engine has runs natively, and is said to', () => {
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

  test('an invalid one is said to be invalid, and no more', () => {
    expect(validateSchema(documentOf({ pattern: '(?=' }, 'x'))).toMatchObject([{ code: 'schema/pattern' }]);
  });
});

describe('a text of millions of characters', () => {
  const long = 'ab'.repeat(3_000_000);

  test('is judged where the native engine gives up', () => {
    expect(() => /^(a|b)*$/u.test(long)).toThrow(RangeError);
    expect(patternOf('^(a|b)*$')).toMatchObject({ engine: 'native' });
    expect(patternOf('^(a|b)*$').test(long)).toBe(true);
    expect(patternOf('^(a|b)*$').test(`${long}c`)).toBe(false);
  });

  test('gets a clear answer where only the native engine could judge it', async () => {
    const pattern = '^(?!c)(a|b)*$';
    expect(() => patternOf(pattern).test(long)).toThrow(PatternTooExpensive);
    const found = await validate(documentOf({ pattern }, 'schema'), documentOf(long, 'instance'));
    expect(found).toMatchObject([{ code: 'instance/pattern-too-expensive', severity: 'error' }]);
  });
});

describe('the engine is loaded', () => {
  test('by whoever judges instances', async () => {
    const judged = await validate(
      documentOf({ patternProperties: { '^(x+)+$': false } }, 'schema'),
      documentOf({ [`${'x'.repeat(50)}y`]: 1, xx: 1 }, 'instance'),
    );
    expect(judged).toMatchObject([{ code: 'instance/patternProperties', at: { pointer: '/xx' } }]);
  });
});
