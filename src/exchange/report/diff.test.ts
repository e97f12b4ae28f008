import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unifiedDiff } from './diff.js';

test.each([
  ['nothing for equal texts', 'a\n', 'a\n', ''],
  ['a changed line', 'a\nb\nc\n', 'a\nx\nc\n', '--- n\n+++ n\n@@ -1,3 +1,3 @@\n a\n-b\n+x\n c\n'],
  ['a line more', 'a\n', 'a\nb\n', '--- n\n+++ n\n@@ -1 +1,2 @@\n a\n+b\n'],
  [
    'a last line without an end',
    'a\nb',
    'a\nc',
    '--- n\n+++ n\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+c\n\\ No newline at end of file\n',
  ],
  ['a text out of nothing', '', 'a\n', '--- n\n+++ n\n@@ -0,0 +1 @@\n+a\n'],
])('shows %s', (_name, before, after, expected) => {
  expect(unifiedDiff('n', before, after)).toBe(expected);
});

test('shows far changes apart', () => {
  const lines = Array.from({ length: 20 }, (_, index) => `line ${index}\n`);
  const changed = lines.map((line, index) => (index === 2 || index === 17 ? `x${line}` : line));
  expect(unifiedDiff('n', lines.join(''), changed.join('')).match(/^@@/gm)).toHaveLength(2);
});

test('shows no control characters on a terminal', () => {
  expect(unifiedDiff('n', 'a\n', '\u001b[2J\n', true)).not.toContain('\u001b[2J');
});

test('is what patch understands', () => {
  const text = fc
    .tuple(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', '', 'f\r'), { maxLength: 20 }), fc.boolean())
    .map(([lines, isEnded]) => lines.join('\n') + (isEnded && lines.length > 0 ? '\n' : ''));
  const folder = mkdtempSync(join(tmpdir(), 'diff-'));
  try {
    const property = fc.property(text, text, (before, after) => {
      const diff = unifiedDiff('n', before, after);
      fc.pre(diff !== '' && before !== '' && after !== '');
      writeFileSync(join(folder, 'n'), before);
      execFileSync('git', ['apply', '-p0', '--whitespace=nowarn', '-'], { cwd: folder, input: diff });
      expect(readFileSync(join(folder, 'n'), 'utf8')).toBe(after);
    });
    fc.assert(property, { seed: 20240501, numRuns: 60 });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
