import { describe, expect, test } from 'vitest';
import { globTest, pathTest } from './glob.js';

describe('a pattern', () => {
  const cases: readonly (readonly [pattern: string, matches: string, doesNot: string])[] = [
    ['a.json', 'a.json|', 'b.json|a_json|x/a.json|a.json/x|'],
    ['*.json', 'a.json|.json|.a.json', 'x/a.json|a.jso|a.json5'],
    ['a*b*c', 'abc|aXbYc|abbcc', 'ab|acb|a/bc'],
    ['?.json', 'a.json|😀.json|é.json', 'ab.json|.json|/.json'],
    ['**', 'a|a/b/c|.x', ''],
    ['**/*.json', 'a.json|x/a.json|x/y/a.json', 'a.yaml|x/a.json/b'],
    ['a/**', 'a/b|a/b/c', 'b/a|ab/c'],
    ['a/**/b', 'a/b|a/x/b|a/x/y/b', 'ab|a/xb|x/a/b'],
    ['a**b', 'ab|axxb', 'a/b'],
    ['a/***/b', 'a/b|a/x/y/b', 'ab'],
    ['{a,b}.json', 'a.json|b.json', 'c.json|ab.json|{a,b}.json'],
    ['{a,b{c,d}}x', 'ax|bcx|bdx', 'bx|cx'],
    ['a{,.min}.json', 'a.json|a.min.json', 'amin.json'],
    ['{x/**/,}a', 'a|x/a|x/y/a', 'y/a'],
    ['{x/**,y}', 'x/a|x/a/b|y', 'z|y/a'],
    ['{x}', 'x', '{x}'],
    ['[abc].json', 'a.json|c.json', 'd.json|abc.json'],
    ['[a-c1-3]', 'b|2', 'd|4|-'],
    ['[!a-c]', 'd', 'a|/'],
    ['[^a]', 'b', 'a'],
    ['[]a]', ']|a', 'b'],
    ['[!]]', 'a', ']'],
    ['[a-]', 'a|-', 'b'],
    ['[,{]x', ',x|{x', 'x'],
    ['{[,],b}', ',|b', '[|]'],
    ['[', '[', 'a'],
    ['[!', '[!', 'a'],
    ['{a,b', '{a,b', 'a|b'],
    ['a}b,c', 'a}b,c', 'ab'],
    ['\\*\\{a\\}', '*{a}', 'x{a}|\\*{a}'],
    ['a\\', 'a\\', 'a'],
    ['', '', 'a'],
    ['a.c(d)+$', 'a.c(d)+$', 'abc(d)+$|a.cd'],
  ];
  test.each(cases)('%s', (pattern, matches, doesNot) => {
    const accepts = globTest(pattern);
    for (const path of matches.split('|').filter(Boolean))
      expect([path, accepts(path)]).toEqual([path, true]);
    for (const path of doesNot.split('|').filter(Boolean))
      expect([path, accepts(path)]).toEqual([path, false]);
  });

  test('of nothing matches nothing else', () => {
    expect(globTest('')('')).toBe(true);
  });
});

describe('a list of patterns', () => {
  const cases: readonly (readonly [patterns: readonly string[], matches: string, doesNot: string])[] = [
    [[], '', 'a'],
    [['*.json'], 'a.json|x/y/a.json', 'a.yaml'],
    [['drafts'], 'drafts/a.json|x/drafts/y/a.json|drafts', 'drafts2/a.json'],
    [['drafts/'], 'drafts/a.json|x/drafts/a.json', 'adrafts/a'],
    [['/drafts'], 'drafts/a.json', 'x/drafts/a.json'],
    [['./a/*.json'], 'a/b.json|./a/b.json', 'a/b/c.json|x/a/b.json'],
    [['a/b'], 'a/b|a/b/c', 'x/a/b|a/bc'],
    [['*.json', '!keep.json'], 'a.json|x/b.json', 'keep.json|x/keep.json'],
    [['drafts', '!drafts/keep.json', 'keep.json'], 'drafts/keep.json', 'a.json'],
    [['!a'], '', 'a|b'],
    [['\\!a'], '!a', 'a'],
  ];
  test.each(cases)('%j', (patterns, matches, doesNot) => {
    const accepts = pathTest(patterns);
    for (const path of matches.split('|').filter(Boolean))
      expect([path, accepts(path)]).toEqual([path, true]);
    for (const path of doesNot.split('|').filter(Boolean))
      expect([path, accepts(path)]).toEqual([path, false]);
  });
});

test('every pattern reads a path once, from its start to its end', () => {
  const path = `${'a'.repeat(2000)}b`;
  const patterns = [
    '*a'.repeat(40),
    '**/'.repeat(200),
    `${'{a,a}'.repeat(200)}*c`,
    '{'.repeat(5000),
    `${'{'.repeat(300)}a${'}'.repeat(300)}`,
    '['.repeat(20000),
    '{a,'.repeat(3000) + '}'.repeat(3000),
  ];
  for (const pattern of patterns) {
    let read = 0;
    const counted = {
      *[Symbol.iterator]() {
        for (const character of path) {
          read++;
          yield character;
        }
      },
    };
    expect(globTest(pattern)(counted as unknown as string)).toBe(false);
    expect(read).toBeLessThanOrEqual(path.length);
  }
});
