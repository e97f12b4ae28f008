// Exports without the official validators: golden documents, the structural rules of each standard, odd input.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../src/base/json.js';
import { exporters } from '../../src/exchange/standards/index.js';
import { targetTitles } from '../../src/quality/lint/rule.js';
import { keywords } from '../../src/schema/vocabulary/index.js';
import { runs } from '../effort.js';
import { fullOptions } from './full-options.js';
import { rulesOf } from './rules.js';
import { described, exported, ownSchemas, randomSchemas } from './sources.js';

const GOLDEN = join(import.meta.dirname, '../golden');
// UPDATE_GOLDEN=1 updates the documents; read the difference before you commit it.
const isUpdate = process.env.UPDATE_GOLDEN === '1';
const SHOWN = ['complete', 'data-product', 'everything-on-a-variable'];

describe.each(exporters.map((each) => [each.id, each] as const))('%s', (id, exporter) => {
  test.each(SHOWN)('makes the golden document of %s', (name) => {
    const source = ownSchemas.find((each) => each.name === name)!;
    const { document, assumed, missing, losses, declares } = exported(exporter, source);
    const text = `${JSON.stringify({ document, declares, assumed, missing, losses }, null, 2)}\n`;
    const file = join(GOLDEN, id, `${name}.json`);
    if (isUpdate) {
      mkdirSync(join(GOLDEN, id), { recursive: true });
      writeFileSync(file, text);
    }
    expect(text).toBe(readFileSync(file, 'utf8'));
  });

  test.each(ownSchemas.map((each) => [each.name, each] as const))(
    'keeps the rules with %s',
    (_name, source) => {
      const rules = rulesOf(id);
      expect(rules(exported(exporter, source).document)).toEqual([]);
      expect(rules(exported(exporter, source, fullOptions).document)).toEqual([]);
    },
  );

  test('keeps the rules with random schemas', () => {
    const rules = rulesOf(id);
    for (const source of randomSchemas(runs({ test: 25, conformance: 100 }))) {
      expect([source.name, ...rules(exported(exporter, source).document)]).toEqual([source.name]);
    }
  });

  test('lists or keeps every value', () => {
    for (const source of [...ownSchemas, ...randomSchemas(runs({ test: 15, conformance: 50 }))]) {
      for (const { pointer, reason } of exported(exporter, source).losses) {
        expect(pointer).toMatch(/^\//);
        expect(reason).toMatch(/\S{2}.*[.!]$/s);
      }
    }
  });

  test('makes the same bytes of the same input', () => {
    for (const source of ownSchemas) {
      const [one, two] = [1, 2].map(() => JSON.stringify(exported(exporter, source, fullOptions)));
      expect(one).toBe(two);
    }
  });

  test('says of every keyword where it goes or why it does not', () => {
    expect(Object.keys(exporter.mapping).sort()).toEqual(Object.keys(keywords).sort());
    for (const placement of Object.values(exporter.mapping)) {
      expect('to' in placement ? placement.to : placement.drop).not.toBe('');
    }
  });

  test('writes values of every keyword that its mapping has a place for', () => {
    const placed = Object.entries(exporter.mapping).filter(([, placement]) => 'to' in placement);
    const written = new Set(
      ownSchemas.flatMap((source) => {
        const lost = new Set(exported(exporter, source).losses.map(({ pointer }) => pointer));
        return described(source).leaves.flatMap(({ keyword, pointer }) =>
          lost.has(pointer) ? [] : [keyword],
        );
      }),
    );
    expect(placed.map(([keyword]) => keyword).filter((keyword) => !written.has(keyword))).toEqual([]);
  });

  test.each<[string, Json]>([
    ['true', true],
    ['false', false],
    ['nothing', {}],
    ['a string', { type: 'string' }],
    ['a list of numbers', { type: 'array', items: { type: 'number' } }],
    ['a ring', { $ref: '#' }],
    ['a tree', { properties: { left: { $ref: '#' }, right: { $ref: '#' }, name: { type: 'string' } } }],
    [
      'blank texts',
      { title: ' ', 'fair:label': '', 'fair:description': ' ', properties: { a: { 'fair:label': '' } } },
    ],
    ['a very long name', { properties: { ['x'.repeat(10_000)]: { type: 'string' } } }],
    ['half a character', { title: '\ud800', properties: { '\ud800': { 'fair:label': '\udfff' } } }],
    ['its own address everywhere', ownAddress('https://example.org/x')],
  ])('makes something of %s', (_name, schema) => {
    const { document } = exported(exporter, { name: 'odd', schema });
    expect(rulesOf(id)(document)).toEqual([]);
  });
});

test('rules protect standards that are exported, and the pages name all of them', () => {
  const titles = new Map(exporters.map(({ id, title }) => [id, title]));
  const pages = ['docs/linting.md', 'action.yml'].map((path) => readFileSync(path, 'utf8'));
  for (const [id, title] of Object.entries(targetTitles)) {
    expect(titles.get(id)).toBe(title);
    for (const page of pages) expect(page).toContain(id);
  }
});

/** A schema in which one address stands for everything. */
function ownAddress($id: string): JsonObject {
  return {
    $id,
    'fair:conceptRef': $id,
    'fair:licenseRef': $id,
    'fair:spatialCoverageRef': $id,
    'fair:contributors': [{ name: 'A', entityRef: $id, type: 'Organization', role: 'Producer' }],
    'fair:datasetRelations': [{ relationType: 'isPartOf', targetRef: $id }],
    properties: {
      a: { 'fair:conceptRef': $id, 'fair:measurementUnitRef': $id, 'fair:classificationRef': [$id] },
    },
  };
}
