// Documents, file names and arguments can hold commands for terminals: none of them reaches one.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type * as Main from '../src/apps/cli/main.js';
import { terminalOn } from '../src/apps/cli/terminal.js';
import { quote } from '../src/base/json.js';
import { printable, printableInPlace, styled, terminalText } from '../src/base/printable.js';

const { run } = (await import(resolve('dist/apps/cli/main.js'))) as typeof Main;
const folder = mkdtempSync(join(tmpdir(), 'terminal-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Sets the title of the window, clears the screen, forges a line, in C0 and C1 controls, and turns the direction. */
const HOSTILE = '\u001b]0;pwned\u0007\u001b[2J\nAll is well.\u009b2J\u007f\u202e\u2066x';
/** What a terminal would obey, or not show as it is. */
const OBEYED = /(?![\n\t])[\p{Cc}\p{Cf}]/u;

/** The colours of reports. */
const OURS = new RegExp(`${'\u001b'}\\[(?:0|2|4|3[1-46])m`, 'g');

/** What the command prints, on a terminal or for a program. */
async function printed(words: readonly string[], colour = false, isShown = false) {
  let [out, err] = ['', ''];
  const before = process.cwd();
  process.chdir(folder);
  try {
    const status = await run(words, {
      out: (text) => {
        out += text;
      },
      err: (text) => {
        err += text;
      },
      note: (text) => {
        err += text;
      },
      colour,
      isShown,
      isHeard: () => true,
    });
    return { status, out, err };
  } finally {
    process.chdir(before);
  }
}

function file(name: string, content: unknown): string {
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  return name;
}

const schema = file('s.schema.json', {
  $schema: 'https://highvaluedata.net/fair-data-schema/dev',
  type: 'object',
  title: HOSTILE,
  [`fair:${HOSTILE}`]: HOSTILE,
  [HOSTILE]: 1,
  'fair:label': HOSTILE,
  'fair:license': HOSTILE,
  properties: { [HOSTILE]: { type: 'string', 'fair:unit': HOSTILE, enum: ['a', HOSTILE] } },
  required: [HOSTILE],
});
const croissant = file('c.json', {
  '@context': { '@vocab': 'https://schema.org/', cr: 'http://mlcommons.org/croissant/' },
  '@type': 'Dataset',
  name: 'x',
  conformsTo: 'http://mlcommons.org/croissant/1.0',
  [HOSTILE]: HOSTILE,
});
const odd = file(`${HOSTILE.replaceAll('/', '')}.schema.json`, { type: 'object', title: 'x' });
const rows = file('rows.csv', `"${HOSTILE}",b\n1,2\n"${HOSTILE}",3\n`);
const list = file('rows.json', [{ [HOSTILE]: HOSTILE }, { b: HOSTILE }]);
mkdirSync(join(folder, 'sub'));

const CALLS: readonly (readonly string[])[] = [
  ['import', croissant],
  ['import', HOSTILE],
  ...['croissant', 'ro-crate', 'cdif', 'prov'].map((each) => ['export', each, schema, '-o', `sub/${each}`]),
  ['export', HOSTILE, schema],
  ['validate', schema],
  ['validate', schema, rows],
  ['validate', schema, list],
  ['validate', schema, HOSTILE],
  ['validate', odd],
  ['lint', schema],
  ['lint', odd],
  ['fix', odd],
  ['fix', schema, '--dry-run', '--unsafe'],
  ['readiness', schema],
  ['readiness', odd],
  ['diff', schema, odd],
  ['infer', rows, '--summary'],
  ['infer', rows],
  ['infer', rows, '--update', schema, '--check'],
  ['sql', schema, '--dialect', 'duckdb', '--table', 't'],
  ['sql', schema, '--dialect', HOSTILE, '--table', 't'],
  ['explain', HOSTILE],
  ['vocabulary', HOSTILE],
  [HOSTILE],
  ['validate', `--${HOSTILE}`],
];

describe.each([
  ['without colour', false],
  ['with colour', true],
])('%s', (_, colour) => {
  test.each(CALLS.map((words) => [words.map((word) => JSON.stringify(word)).join(' '), words] as const))(
    'fairwright %s',
    async (_name, words) => {
      const { out, err } = await printed(words, colour, true);
      const text = (out + err).replaceAll(colour ? OURS : '', '');
      expect(text).not.toBe('');
      expect(text).not.toMatch(OBEYED);
      // A line of a document cannot look like a line of the command; a dry run shows lines of the document itself.
      if (!words.includes('--dry-run') && words[0] !== 'sql') expect(text).not.toMatch(/^All is well/m);
    },
  );
});

test('formats for programs keep every character of a document', async () => {
  const { out } = await printed(['import', croissant]);
  expect(out).toContain('x');
  const { out: json } = await printed(['validate', schema, list, '--format', 'json']);
  expect(JSON.parse(json)).toHaveProperty('valid', false);
  const plain = file('plain.json', { type: 'object', title: 'a\u202eb\u009b' });
  const { out: document } = await printed(['export', 'croissant', plain]);
  expect(document).toContain('a\u202eb\u009b');
});

test('our own colours stay, and only where there is colour', () => {
  const text = `${styled('red', 'no')}\u001b[8mhidden\u001b[5m\ttab\r\nnext\u0007`;
  expect(terminalText(text, true)).toBe(
    '\u001b[31mno\u001b[0m\\u001B[8mhidden\\u001B[5m\ttab\r\nnext\\u0007',
  );
  expect(terminalText(styled('dim', 'x'), false)).toBe('\\u001B[2mx\\u001B[0m');
});

test('progress and questions are made safe as well', async () => {
  const shown: string[] = [];
  const keep = (text: string) => void shown.push(text);
  const ask = async (prompt: string) => {
    keep(prompt);
    return 'answer';
  };
  const terminal = terminalOn({
    ...{ out: keep, err: keep, note: keep, status: keep, colour: false, isHeard: () => true },
    prompter: async () => ({ ask, isInterrupted: () => false, close: () => undefined }),
  });
  terminal.status!(HOSTILE);
  terminal.note(HOSTILE);
  expect(await (await terminal.prompter!()).ask(HOSTILE)).toBe('answer');
  expect(shown).toHaveLength(3);
  for (const each of shown) expect(each).not.toMatch(OBEYED);
});

test('quotes show what is hidden, and keep joiners that are parts of letters and pictures', () => {
  expect(quote('a\u009b\u007f\u202e\u00ad\ufeff')).toBe('"a\\u009B\\u007F\\u202E\\u00AD\\uFEFF"');
  expect(quote('\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645 👩‍🔬')).toBe(
    '"\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645 👩‍🔬"',
  );
  expect(quote('a\u200db')).toBe('"a\\u200Db"');
  expect(printable('\u200d')).toBe('\\u200D');
  expect(printable('\u{e0001}\ud800')).toBe('\\u{E0001}\\uD800');
  expect(printableInPlace('a\u202eb\u200b')).toBe('a\ufffdb\ufffd');
});
