import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rules } from '../../../quality/lint/index.js';
import { keywords } from '../../../schema/vocabulary/index.js';
import type { TextFormat } from '../protocol.js';
import { hitsFor, hoverAt, placeAt, spanAt } from './assist.js';
import { completionsAt } from './complete.js';
import { cursorAt } from './cursor.js';
import { explained } from './explain.js';
import { createSession } from './session.js';

const TOWNS = readFileSync('examples/towns.schema.yaml', 'utf8');

/** A text with a mark at the cursor. */
function marked(text: string): { readonly text: string; readonly offset: number } {
  return { text: text.replace('‸', ''), offset: text.indexOf('‸') };
}

describe('the place of the cursor in a half-typed text', () => {
  test.each<[TextFormat, string, string, 'key' | 'value', string]>([
    ['json', '{‸', '', 'key', ''],
    ['json', '{"title": "x", "fair:li‸', '', 'key', 'fair:li'],
    ['json', '{"a": {"fair:li‸\n}, "b": 1}', '/a', 'key', 'fair:li'],
    ['json', '{"properties": {"a": {"type": "in‸"}}}', '/properties/a/type', 'value', 'in'],
    ['json', '{"properties": {"a": {"type": ‸', '/properties/a/type', 'value', ''],
    ['json', '{"x": [{"role": "a"}, {"role": ‸}]}', '/x/1/role', 'value', ''],
    ['json', '{"x": ["a", "b‸"]}', '/x/1', 'value', 'b'],
    ['yaml', '‸', '', 'key', ''],
    ['yaml', 'title: x\nfair:li‸\n', '', 'key', 'fair:li'],
    ['yaml', 'a:\n  b:\n    c: 1\n  fa‸\n', '/a', 'key', 'fa'],
    ['yaml', 'a:\n  # note\n\n  b: in‸\n', '/a/b', 'value', 'in'],
    ['yaml', 'x:\n  - role: a\n  - name: b\n    role: C‸\n', '/x/1/role', 'value', 'C'],
    ['yaml', 'x:\n- role: a\n- ro‸', '/x/1', 'key', 'ro'],
    ['yaml', 'a:\n  x:\n  - role: a\n    name: b\n  y: ‸\n', '/a/y', 'value', ''],
    ['yaml', 'fair:structureType: ‸\n', '/fair:structureType', 'value', ''],
  ])('%s %j', (format, source, pointer, on, typed) => {
    const { text, offset } = marked(source);
    const cursor = cursorAt(text, format, offset);
    expect({ pointer: cursor.pointer, on: cursor.on }).toEqual({ pointer, on });
    expect(text.slice(cursor.from, offset)).toBe(typed);
  });
});

describe('completion', () => {
  test.each<[TextFormat, string, string, string]>([
    ['yaml', 'title: x\nfair:li‸\n', 'fair:license', 'fair:license: '],
    ['json', '{"title": "x", ‸}', 'fair:license', '"fair:license": '],
    ['json', '{"fair:li‸', 'fair:license', 'fair:license": '],
    ['json', '{"fair:structureType": "‸"}', 'wide', 'wide'],
    ['json', '{"fair:structureType": ‸}', 'wide', '"wide"'],
    ['yaml', 'properties:\n  a:\n    type: ‸', 'integer', 'integer'],
    ['yaml', 'properties:\n  a:\n    fair:measurementScale: ‸', 'ratio', 'ratio'],
    ['yaml', 'fair:contributors:\n  - name: x\n    ro‸', 'role', 'role: '],
    ['yaml', 'properties: {}\n$defs: { Age: {} }\nallOf:\n  - $ref: ‸', '#/$defs/Age', '"#/$defs/Age"'],
  ])('%s %j', async (format, source, label, insert) => {
    const { text, offset } = marked(source);
    const { items } = await completionsAt({ version: 1, name: 'x', format, text, offset });
    expect(items.find((each) => each.label === label)).toMatchObject({ insert });
  });

  test('offers no keyword that is there, and none for names of variables', async () => {
    const labels = async (source: string) => {
      const { text, offset } = marked(source);
      const { items } = await completionsAt({ version: 1, name: 'x', format: 'yaml', text, offset });
      return items.map(({ label }) => label);
    };
    expect(await labels('fair:license: MIT\n‸')).not.toContain('fair:license');
    expect(await labels('properties:\n  ‸')).toEqual([]);
  });
});

describe('in a text', () => {
  const reading = async () => {
    const session = createSession();
    const given = { version: 1, name: 'towns.yaml', format: 'yaml', text: TOWNS, options: {} } as const;
    await session.check(given, '2026-05-01');
    return session.reading();
  };

  test('an offset has a place and a variable', async () => {
    const offset = TOWNS.indexOf('km²');
    const variable = '/items/properties/area';
    expect(placeAt(await reading(), offset)).toEqual({
      pointer: `${variable}/fair:measurementUnit`,
      variable,
    });
    expect(placeAt(await reading(), 0)).toEqual({ pointer: '/$schema' });
  });

  test('a pointer has a span', async () => {
    const span = spanAt(await reading(), '/items/properties/area')!;
    expect(TOWNS.slice(span.from, span.to)).toBe('area');
    expect(spanAt(await reading(), '/nothing')).toBeUndefined();
  });

  test.each([
    ['fair:structureType', 'Structure type'],
    ['http://qudt.org/vocab/unit/KiloM2', 'Square Kilometre'],
    ['https://spdx.org/licenses/CC-BY-4.0', 'Creative Commons Attribution 4.0 International'],
    ['minimum', 'Minimum'],
  ])('the words about %s', async (words, title) => {
    const found = await hoverAt((await reading()).document, TOWNS.indexOf(words) + 1);
    expect(found!.title).toMatch(new RegExp(title, 'i'));
  });
});

test('every rule and every keyword has a page', () => {
  for (const name of [...rules.map(({ id }) => `lint/${id}`), ...Object.keys(keywords), 'type']) {
    expect(explained(name).paragraphs.length, name).toBeGreaterThan(0);
  }
  expect(() => explained('dataset-licence')).toThrow('Did you mean "dataset-license"?');
});

test.each([
  ['units', 'km/h', 'http://qudt.org/vocab/unit/KiloM-PER-HR'],
  ['licenses', 'CC BY 4.0', 'https://spdx.org/licenses/CC-BY-4.0'],
] as const)('%s are found by %s', async (list, words, iri) => {
  expect((await hitsFor({ list, words, limit: 5 }))[0]).toMatchObject({ iri });
});
