// The matcher that counts its instructions gives the results of the native engine.
import { describe, expect, test } from 'vitest';
import { type Dice, diceOf } from '../../../../test/dice.js';
import { runs } from '../../../../test/effort.js';
import { instructionsFor } from './instructions.js';
import { runMatcher } from './matcher.js';
import { parsePattern } from './parse.js';

const MOST = 20_000;
const PATTERNS = runs({ test: 500, conformance: 3000 });

function resultOf(pattern: string, text: string, most = MOST): string {
  return runMatcher(instructionsFor(parsePattern(pattern)!), text, most).result;
}

describe('the result is that of the native engine', () => {
  test.each<[pattern: string, ...texts: string[]]>([
    // Captures are cleared by each iteration.
    ['^(?:(a)|b)*\\1$', 'ab', 'aba', 'abaa', 'aa'],
    ['^(z)((a+)?(b+)?(c))*\\3$', 'zaacbbbcac', 'zaacbbbcaca', 'zaac', 'zaacaa'],
    ['^(?:(a)|(b)\\1)+$', 'ab', 'aba', 'b'],
    // An iteration that is not required and takes nothing fails.
    ['^(?:a*)*$', 'aaa', '', 'b'],
    ['^(a?)*?b\\1$', 'aab', 'aaba', 'b'],
    ['^(?:a?){3,5}$', '', 'aaa', 'aaaaaa'],
    ['^(?:(?=(a))|b)*\\1$', 'ba', 'a', 'bb', ''],
    ['^(?:(?=(a)))?\\1$', '', 'a'],
    ['^(?:(?=(a))){1}a\\1$', 'aa', 'a'],
    ['^(?:(?=(a)))*a\\1$', 'aa', 'a'],
    // Groups that have not matched, or are not complete, match nothing.
    ['^\\1(a)$', 'a', 'aa'],
    ['^(a\\1)$', 'a', 'aa'],
    ['^\\k<n>(?<n>a)\\k<n>$', 'aa', 'a'],
    ['^(?:(a)|b)\\1$', 'b', 'aa', 'ab'],
    // Captures in look-around: kept if it is positive, cleared if it is negated.
    ['^(?=(a+))\\1b$', 'aab', 'ab', 'b'],
    ['^(?=(a*))a*b\\1$', 'aabaa', 'aaba'],
    ['^(?!(a)b)\\1a', 'a', 'ab', 'aa'],
    ['^(?!(?!(a)))a\\1$', 'aa', 'a'],
    // Look-around is not entered again.
    ['(?=(a+))a*b\\1', 'baaabac', 'aab', 'aabaa'],
    ['^(?=(a|ab))\\1c$', 'abc', 'ac'],
    // A look-behind goes backwards, captures and back references too.
    ['(?<=(\\d+)(\\d+))$', '1053', ''],
    ['(?<=^(\\d+)(\\d+))x\\1y$', '1053x1y', '1053x105y', '1053x10y'],
    ['(?<=\\1(a))b', 'aab', 'ab'],
    ['(?<=(a)\\1)b', 'aab', 'ab'],
    ['(?<!a)b$', 'ab', 'cb', 'b'],
    ['(?<=a(?=b)\\w)c', 'abc', 'adc'],
    ['(?<=^a{2,3}?)b', 'aab', 'aaab', 'ab', 'aaaab'],
    ['(?<=([ab]+)([bc]+))$', 'abc', 'c', 'abcb'],
    ['(?<!(^|[ab]))\\w{2}', 'abcdef', 'ab'],
    ['(?<=a|bc)d', 'ad', 'bcd', 'cd'],
    // A pair of surrogates is one character.
    ['^.$', '😀', '\ud83d', '\ude00', '😀😀'],
    ['^(.)\\1$', '😀😀', '\ud83d\ud83d', '\ud83d😀'],
    ['(?<=^.)$', '😀', '\ud83d', 'ab'],
    ['(?<=(.))\\1', '😀😀', '\ud83d😀', 'aa'],
    ['^[^a]*?\\ude00$', '😀\ude00', '😀'],
    ['^.*.😀$', '😀😀', '😀', 'a😀'],
    ['\\ud83d', '😀', '\ud83d', 'a\ud83d'],
    ['\\ude00', '😀', '\ude00\ud83d'],
    ['(?<=\\ud83d)\\ude00', '😀', '\ud83d'],
    ['^[\\u{1F600}-\\u{1F64F}]{2,}$', '😀😁', '😀'],
    // Assertions.
    ['\\bfoo\\b', 'a foo b', 'afoo', 'foo_', 'foo'],
    ['\\Bo\\B', 'foo', 'fooo', 'o'],
    ['^$', '', '\n', 'a'],
    ['a$', 'a\n', 'ba'],
    ['(?:^a|b$)(?!\\1)()', 'ab', 'cb', 'bc'],
    // Classes.
    ['^(?=\\p{Lu})[\\p{L}\\d-]+$', 'É-1', 'é', 'Ωω', '😀'],
    ['^(?!\\P{L})[^\\p{Ll}]', 'É', 'é', '1'],
    ['^(?!\\s)[\\S]\\s[^\\w]$', 'a\u2028-', 'a\ufeff-', ' a-'],
    ['^(?=[])|[^]$', 'a', '', '\n'],
    // Counts.
    ['^(?:ab?){0}(?=c)c$', 'c', 'abc'],
    ['^(a{2}){2,3}?\\1$', 'aaaaaa', 'aaaaa', 'aaaaaaaa', 'aaaaaaaaaa'],
    ['^(?=a{3,})a{1,99999999999}$', 'aaa', 'aa'],
    ['^(?:(a|ab)(c|bcd)(d*))\\3$', 'abcd', 'abcdd', 'acdd'],
    ['^(?:|a)+(?=b)b$', 'ab', 'b', 'aab'],
    ['^(?:a|ab|abc)*?(?<=c)$', 'abcabc', 'aabc', 'ab'],
    ['(?<a>.)(?<b>.)\\k<b>\\k<a>', 'xabba', 'abab'],
  ])('%s', (pattern, ...texts) => {
    const native = new RegExp(pattern, 'u');
    for (const text of texts) {
      expect(resultOf(pattern, text), JSON.stringify(text)).toBe(native.test(text) ? 'match' : 'no match');
    }
  });

  const ATOMS = ['a', 'b', 'c', '.', '\\w', '[ab]', '[^a]', '😀', '[b😀]', '\\p{L}', '\\ud83d', '\\ude00'];
  const ASSERTIONS = ['^', '$', '\\b', '\\B'];
  const COUNTS = ['*', '+', '?', '*?', '+?', '??', '{2}', '{0}', '{1,}', '{0,2}', '{2,3}?', '{2,}', '{1,2}'];
  const UNITS = ['a', 'a', 'b', 'b', 'c', ' ', '😀', '\ud83d', '\ude00', '1'];

  /** A random pattern; back references go to groups before and after them. */
  function randomPattern(dice: Dice): string {
    let groups = 0;
    const part = (depth: number): string => {
      const kind = dice.upTo(depth <= 0 ? 3 : 11);
      if (kind <= 1) return dice.pick(ATOMS);
      if (kind === 2) return dice.pick(ATOMS) + dice.pick(COUNTS);
      if (kind === 3) return dice.chance(0.5) ? dice.pick(ASSERTIONS) : '(?:\\B)';
      if (kind === 4) return `(?:${part(depth - 1)})${dice.pick(COUNTS)}`;
      if (kind === 5) return `(?:${part(depth - 1)}|${part(depth - 1)})`;
      if (kind <= 7) {
        groups++;
        return `(${part(depth - 1)})${dice.chance(0.5) ? dice.pick(COUNTS) : ''}`;
      }
      if (kind === 8) return `${dice.pick(['(?=', '(?!', '(?<=', '(?<!'])}${part(depth - 1)})`;
      if (kind === 9) return `\\#`;
      return part(depth - 1) + part(depth - 1);
    };
    const written = dice.times(1 + dice.upTo(3), () => part(4)).join('');
    return written.replaceAll('\\#', () => (groups === 0 ? 'a' : `\\${1 + dice.upTo(groups - 1)}(?:)`));
  }

  test('for random patterns', () => {
    const dice = diceOf(generator(11));
    const results = { match: 0, 'no match': 0, 'too expensive': 0 };
    for (let run = 0; run < PATTERNS; run++) {
      const pattern = randomPattern(dice);
      const native = new RegExp(pattern, 'u');
      const instructions = instructionsFor(parsePattern(pattern)!);
      for (let each = 0; each < 6; each++) {
        const text = dice.times(dice.upTo(8), () => dice.pick(UNITS)).join('');
        // The native engine also looks for matches that begin inside a pair of surrogates, where ECMA-262 has no position.
        if (/[\ud800-\udbff][\udc00-\udfff]/.test(text) && /\\B|\(\?<?!/.test(pattern)) continue;
        const { result } = runMatcher(instructions, text, MOST);
        results[result]++;
        if (result === 'too expensive') continue;
        const expected = native.test(text) ? 'match' : 'no match';
        if (result !== expected)
          expect.soft(`${pattern} on ${JSON.stringify(text)}: ${result}`).toBe(expected);
      }
    }
    expect(results.match).toBeGreaterThan(PATTERNS);
    expect(results['no match']).toBeGreaterThan(PATTERNS);
    expect(results['too expensive']).toBeLessThan(PATTERNS / 30);
  });
});

/** Pseudorandom numbers from 0 to 1. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('a match is limited', () => {
  test('in its instructions', () => {
    expect(resultOf('^(?=a)(a+)+$', `${'a'.repeat(40)}b`)).toBe('too expensive');
    expect(resultOf('^(a*)*\\1b$', 'a'.repeat(40))).toBe('too expensive');
  });

  test('in its memory', () => {
    expect(resultOf('^(?=a)(?:a|b)*$', 'a'.repeat(2_100_000), Number.POSITIVE_INFINITY)).toBe(
      'too expensive',
    );
  });

  test('but not by the stack of the language', () => {
    const long = 'ab'.repeat(250_000);
    expect(resultOf('^(?!c)(?:a|b)*$', long, 1e8)).toBe('match');
    expect(resultOf('^(?!c)(?:a|b)*?(?<=b)$', long, 1e8)).toBe('match');
    expect(resultOf('^(?:(a)|(b)|\\1\\2c)*$', long, 1e8)).toBe('match');
  });
});
