import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../test/effort.js';
import { isObject, type Json } from '../../../base/json.js';
import { editValue, parse, tokens, valueAt } from '../../../schema/document/index.js';
import type { Edited, Intent, TextFormat } from '../protocol.js';
import { editedBy, editsOf } from './intents.js';
import { createSession } from './session.js';

const TODAY = '2026-05-01';

async function sessionOf(text: string, format: TextFormat) {
  const session = createSession();
  await session.check({ version: 1, name: `x.${format}`, format, text, options: {} }, TODAY);
  return session;
}

function changed(text: string, edited: Edited): string {
  if (edited.kind !== 'edited') throw new Error(JSON.stringify(edited));
  return [...edited.changes]
    .reverse()
    .reduce((after, { from, to, insert }) => after.slice(0, from) + insert + after.slice(to), text);
}

async function textAfter(text: string, intent: Intent, format: TextFormat = 'yaml'): Promise<string> {
  return changed(text, await editedBy(await sessionOf(text, format), 1, intent));
}

const set = (pointer: string, value?: Json): Intent =>
  value === undefined ? { kind: 'set', pointer } : { kind: 'set', pointer, value };
const words = (language: string, text: string, pointer = '/fair:label'): Intent => ({
  kind: 'words',
  pointer,
  language,
  text,
});

describe('an intent changes', () => {
  test.each<[string, string, Intent, string]>([
    ['a value', 'title: a # note\n', set('/title', 'b'), 'title: b # note\n'],
    [
      'a missing parent',
      'title: a\n',
      set('/fair:version/date', '2026-05-01'),
      'title: a\nfair:version:\n  date: 2026-05-01\n',
    ],
    [
      'a list that is missing',
      'title: a\n',
      set('/fair:contributors/-/name', 'A'),
      'title: a\nfair:contributors:\n  - name: A\n',
    ],
    [
      'a short form',
      'fair:version: 1.0.0 # now\n',
      set('/fair:version/date', '2026-05-01'),
      'fair:version: # now\n  identifier: 1.0.0\n  date: 2026-05-01\n',
    ],
    [
      'a record that is left empty',
      'title: a\nfair:version:\n  date: 2026-05-01\n',
      set('/fair:version/date'),
      'title: a\n',
    ],
    [
      'a schema that is left empty',
      'properties:\n  a: { type: string }\n',
      set('/properties/a/type'),
      'properties:\n  a: {}\n',
    ],
    ['words without a language', 'fair:label: a\n', words('', 'b'), 'fair:label: b\n'],
    ['words in a first language', 'title: a\n', words('en', 'b'), 'title: a\nfair:label:\n  en: b\n'],
    [
      'words in a language of several',
      'fair:label: { en: a, fr: b }\n',
      words('fr', 'c'),
      'fair:label: { en: a, fr: c }\n',
    ],
    ['the last language', 'title: a\nfair:label: { en: a }\n', words('en', ''), 'title: a\n'],
    ['a plain title', 'title: a\n', words('en', 'b', '/title'), 'title: b\n'],
    [
      'the name of a variable',
      "required: [a]\nproperties:\n  a: {} # first\n  b: { $ref: '#/properties/a' }\n",
      { kind: 'rename', pointer: '/properties/a', name: 'c' },
      "required: [c]\nproperties:\n  c: {} # first\n  b: { $ref: '#/properties/c' }\n",
    ],
    [
      'several things at once',
      'title: a\n',
      { kind: 'all', intents: [set('/properties/x/type', 'string'), set('/properties/x/title', 'X')] },
      'title: a\nproperties:\n  x:\n    type: string\n    title: X\n',
    ],
  ])('%s', async (_name, text, intent, expected) => {
    const result = await textAfter(text, intent);
    expect((await parse(result, 'x', 'yaml')).document!.value).toEqual(
      (await parse(expected, 'x', 'yaml')).document!.value,
    );
    for (const line of text.split('\n').filter((each) => each.includes(' # ')))
      expect(result).toContain(line.slice(line.lastIndexOf(' # ')));
  });

  test('a text in a second language keeps the first', async () => {
    const result = await textAfter('fair:label: a\n', words('fr', 'b'));
    expect((await parse(result, 'x', 'yaml')).document!.value).toEqual({
      'fair:label': { und: 'a', fr: 'b' },
    });
  });

  test.each<[string, Intent]>([
    ['properties: { a: {}, b: {} }', { kind: 'rename', pointer: '/properties/a', name: 'b' }],
    ['title: a', { kind: 'rename', pointer: '/title', name: 'b' }],
    ['title: a', { kind: 'fix', finding: { number: 999, code: 'lint/no', pointer: '' }, fix: 0 }],
    [
      'title: a',
      { kind: 'ignore', finding: { number: 0, code: 'lint/dataset-license', pointer: '' }, reason: ' ' },
    ],
    ['fair:label: a', words('no language', 'b')],
  ])('nothing, with a reason: %j %j', async (text, intent) => {
    expect(await editedBy(await sessionOf(text, 'yaml'), 1, intent)).toMatchObject({ kind: 'refused' });
  });
});

describe('findings', () => {
  const TEXT = 'title: Towns # all\nfair:licence: MIT\nproperties:\n  area: { type: number }\n';

  test('are fixed, ignored and answered', async () => {
    const session = await sessionOf(TEXT, 'yaml');
    const { findings } = session.reading();
    // Numbers of another reading do not matter.
    const nameOf = (rule: string) => {
      const { diagnostic } = findings.find(({ diagnostic: { code } }) => code === `lint/${rule}`)!;
      return { number: 0, code: diagnostic.code, pointer: diagnostic.at.pointer };
    };
    const perform = async (intent: Intent) => changed(TEXT, await editedBy(session, 1, intent));
    expect(await perform({ kind: 'fix', finding: nameOf('no-unknown-keyword'), fix: 0 })).toContain(
      'fair:license: MIT',
    );
    const ignored = await perform({ kind: 'ignore', finding: nameOf('variable-label'), reason: 'Known.' });
    expect((await parse(ignored, 'x', 'yaml')).document!.value).toMatchObject({
      properties: { area: { 'x-lint-ignore': { 'variable-label': 'Known.' } } },
    });
    const answered = await perform({ kind: 'answer', finding: nameOf('variable-label'), answer: 'Area' });
    expect(answered).toContain('Area');
    const fixed = await perform({ kind: 'fix all' });
    expect(fixed).toContain('title: Towns # all');
    expect(await perform({ kind: 'fix all', under: ['/properties'] })).not.toContain('fair:license: MIT');
  });
});

const NAMES = ['a', 'b', 'c'];
const TEXTS = ['x', 'two words', '1', 'true', 'a: b', '# no'];
const text = fc.constantFrom(...TEXTS);
const label = fc.oneof(text, fc.dictionary(fc.constantFrom('en', 'fr'), text, { minKeys: 1 }));
const variable = fc.record(
  { type: fc.constantFrom('string', 'number'), title: text, 'fair:label': label, 'fair:concept': label },
  { requiredKeys: ['type'] },
);
const schema = fc.record(
  {
    title: text,
    properties: fc.dictionary(fc.constantFrom(...NAMES), variable, { minKeys: 1 }),
    'fair:version': fc.oneof(text, fc.record({ identifier: text, date: fc.constant('2026-05-01') })),
    'fair:contributors': fc.array(fc.record({ name: text }), { minLength: 1, maxLength: 2 }),
    required: fc.constant(['a']),
  },
  { requiredKeys: ['title', 'properties'] },
);
const places = [
  ...NAMES.flatMap((name) =>
    ['type', 'title', 'fair:label', 'fair:concept'].map((key) => `/properties/${name}/${key}`),
  ),
  '/title',
  '/fair:version/date',
  '/fair:version/identifier',
  '/fair:contributors/-',
  '/fair:contributors/0/name',
];
const single: fc.Arbitrary<Intent> = fc.oneof(
  fc
    .tuple(fc.constantFrom(...places), fc.option(text))
    .map(([pointer, value]) => set(pointer, value ?? undefined)),
  fc
    .tuple(fc.constantFrom('', 'en', 'fr'), fc.oneof(text, fc.constant('')), fc.constantFrom(...places))
    .map(([language, each, pointer]) => words(language, each, pointer)),
  fc
    .tuple(fc.constantFrom(...NAMES), fc.constantFrom(...NAMES, 'd'))
    .map(([from, name]): Intent => ({ kind: 'rename', pointer: `/properties/${from}`, name })),
);
const intents = fc.oneof(
  { weight: 3, arbitrary: single },
  {
    weight: 1,
    arbitrary: fc.array(single, { maxLength: 4 }).map((all): Intent => ({ kind: 'all', intents: all })),
  },
);

/** YAML in block style with a comment behind every line. */
function commented(value: Json, indent = ''): string {
  if (Array.isArray(value)) {
    return value.map((each) => `${indent}- ${commented(each, `${indent}  `).trimStart()}`).join('');
  }
  if (!isObject(value)) return `${JSON.stringify(value)} # item\n`;
  return Object.entries(value)
    .map(([name, each]) =>
      typeof each === 'object' && each !== null
        ? `${indent}${name}: # of ${name}\n${commented(each, `${indent}  `)}`
        : `${indent}${name}: ${JSON.stringify(each)} # ${name}\n`,
    )
    .join('');
}

test.each(['json', 'yaml'] as const)(
  'random intents on %s: the text after is the edited value',
  async (format) => {
    const property = fc.asyncProperty(schema, intents, async (made, intent) => {
      const value = made as Json;
      const before = format === 'json' ? JSON.stringify(value, null, 2) : commented(value);
      const session = await sessionOf(before, format);
      const reading = session.reading();
      expect(reading.document.value).toEqual(value);
      const edited = await editedBy(session, 1, intent);
      if (edited.kind !== 'edited') {
        expect(edited.kind).toBe('refused');
        return;
      }
      const edits = await editsOf(intent, reading);
      const result = changed(before, edited);
      const { document } = await parse(result, 'x', format);
      expect(document!.value).toEqual(editValue(value, edits));
      // Lines of variables that no edit goes through stay.
      const touched = new Set(edits.flatMap(({ pointer }) => tokens(pointer).slice(1, 2)));
      for (const name of NAMES) {
        if (touched.has(name)) continue;
        const own = valueAt(value, `/properties/${name}`);
        if (own === undefined || edits.some(({ op, pointer }) => op !== 'set' && tokens(pointer).length < 3))
          continue;
        expect(valueAt(document!.value, `/properties/${name}`)).toEqual(own);
      }
      const kept = linesKept(before, result);
      expect(before.split('\n').length - kept).toBeLessThanOrEqual(8 * edits.length);
    });
    await fc.assert(property, { seed: 20260501, numRuns: runs({ test: 60, conformance: 500 }) });
  },
);

/** How many lines of a text are in another, at the start and at the end and between. */
function linesKept(before: string, after: string): number {
  const counts = new Map<string, number>();
  for (const line of after.split('\n')) counts.set(line, (counts.get(line) ?? 0) + 1);
  return before.split('\n').filter((line) => {
    const left = counts.get(line) ?? 0;
    counts.set(line, left - 1);
    return left > 0;
  }).length;
}
