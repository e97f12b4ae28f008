// What people read uses the established terms: the documentation, the help, and the messages in the code.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commands } from '../src/cli/commands.js';
import { ruledOut } from './ruled-out-words.js';

/** Texts that still have to be rewritten, and the pages that are made from them. Remove an entry with its phrase. */
const PENDING: ReadonlySet<string> = new Set([
  'docs/rules/README.md',
  'docs/rules/contributor-type.md',
  'docs/rules/nested-dataset-type.md',
  'docs/rules/resource-type.md',
  'docs/rules/unit-fits-quantity.md',
  'src/http/rows/opening.ts',
  'src/lint/rules/completeness/contributor-members.ts',
  'src/lint/rules/completeness/nested-dataset-type.ts',
  'src/lint/rules/completeness/resource-type.ts',
  'src/lint/rules/correctness/known-prefix.ts',
  'src/lint/rules/correctness/no-unknown-member.ts',
  'src/lint/rules/semantics/unit-fits-quantity.ts',
]);

function filesBelow(folder: string, ending: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => path.endsWith(ending))
    .sort();
}

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

/** The texts in a module that may be sentences: its literals with a space in them, without comments. */
function sentencesOf(code: string): readonly string[] {
  const bare = code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1');
  const literals = bare.match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [];
  return literals.filter((literal) => literal.includes(' '));
}

test('finds what is ruled out, also across lines', () => {
  expect(found('The default is 100 unless\nsaid.')).toHaveLength(1);
  expect(sentencesOf("// told 'in a comment'\nconst a = 'It is told.'; /* 'dear me' */")).toEqual([
    "'It is told.'",
  ]);
});

describe('documentation', () => {
  // Old messages that a page for upgrading quotes.
  const quoted = new Set(['docs/upgrading.md']);
  const pages = ['README.md', 'CONTRIBUTING.md', 'action.yml', ...filesBelow('docs', '.md')];

  test.each(pages.filter((path) => !quoted.has(path) && !PENDING.has(path)))('%s', (path) => {
    expect(found(readFileSync(path, 'utf8'))).toEqual([]);
  });
});

describe('help', () => {
  test.each(Object.entries(commands))('%s', async (_name, load) => {
    expect(found(JSON.stringify(await load()))).toEqual([]);
  });
});

describe('messages', () => {
  const modules = filesBelow('src', '.ts').filter(
    (path) => !/\.(?:test|generated)\.ts$/.test(path) && !PENDING.has(path),
  );

  test('of all modules', () => {
    const all = modules.flatMap((path) =>
      sentencesOf(readFileSync(path, 'utf8'))
        .flatMap(found)
        .map((line) => `${path}: ${line}`),
    );
    expect(all).toEqual([]);
  });
});
