// What people read uses the established terms: the documentation, the help, and the messages in the code.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sentenceList, sentencesOf } from '../scripts/sentences.mjs';
import { commands } from '../src/apps/cli/commands.js';
import { ruledOut } from './ruled-out-words.js';

/** The phrases that are ruled out in a text, each with what to write instead. */
function found(text: string): readonly string[] {
  const flat = text.replaceAll(/\s+/g, ' ');
  return ruledOut.flatMap(({ phrase, instead }) => {
    const match = phrase.exec(flat);
    if (match === null) return [];
    const around = flat.slice(Math.max(0, match.index - 40), match.index + match[0].length + 40);
    return [`"${match[0]}" in "${around}": write ${instead}`];
  });
}

test('finds what is ruled out, also across lines', () => {
  expect(found('The default is 100 unless\nsaid.')).toHaveLength(1);
});

test('finds the sentences of a module, without its comments', () => {
  const code = [
    "import { 'not this' as it } from 'nor this.js'; // nor 'in a comment'",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
    'export const text = (a: number): string => `Expected ${a + 1} rows, found ${many(a)} in ${"the table"}.`;',
    "const joined = 'One sentence, ' + it.name + ' in ' + 'two parts.';",
    "const key = 'fair:label';",
  ];
  expect(sentencesOf(code.join('\n'))).toEqual([
    'Expected {…} rows, found {many} in {…}.',
    'the table',
    'One sentence, {name} in two parts.',
  ]);
});

describe('documentation', () => {
  // Old messages that a page for upgrading quotes.
  const quoted = new Set(['docs/upgrading.md']);
  const TOP_FILES = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CODE_OF_CONDUCT.md', 'action.yml'];
  const docs = readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .map((name) => join('docs', name))
    .filter((path) => path.endsWith('.md') && !quoted.has(path))
    .sort();
  const rooms = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('README.md'))
    .map((name) => join('src', name));

  test.each([...TOP_FILES, ...docs, ...rooms])('%s', (path) => {
    expect(found(readFileSync(path, 'utf8'))).toEqual([]);
  });
});

describe('help', () => {
  test.each(Object.entries(commands))('%s', async (_name, load) => {
    expect(found(JSON.stringify(await load()))).toEqual([]);
  });
});

describe('messages', () => {
  const listed = readFileSync('test/sentences.txt', 'utf8');

  test('are all in test/sentences.txt: run npm run generate, and read the difference', () => {
    expect(listed).toBe(sentenceList('.'));
  });

  test('use the established terms', () => {
    expect(listed.match(/^ .*$/gm)?.flatMap(found)).toEqual([]);
  });
});
