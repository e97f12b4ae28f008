import { describe, expect, test } from 'vitest';
import { dataEndings as readEndings } from '../../../../data/tables/index.js';
import { dataEndings, fileKindOf, textKindOf } from './sniff.js';

const bytes = (text: string) => new TextEncoder().encode(text);
const crate = '{"@context": "https://w3id.org/ro/crate/1.1/context", "@graph": []}';

describe('fileKindOf', () => {
  test.each([
    ['towns.csv', 'name,area\n', { kind: 'data', name: 'towns.csv' }],
    ['TOWNS.CSV', 'name,area\n', { kind: 'data', name: 'TOWNS.CSV' }],
    ['towns.csv.gz', '\u001f', { kind: 'data', name: 'towns.csv.gz' }],
    ['towns.txt', 'name\tarea\nA\t1\n', { kind: 'data', name: 'towns.tsv' }],
    ['towns.txt', 'name;area\nA;1\n', { kind: 'data', name: 'towns.csv' }],
    ['towns.jsonl', '{}\n', { kind: 'data', name: 'towns.jsonl' }],
    ['towns.json', ' [{"name": "A"}]', { kind: 'data', name: 'towns.json' }],
    ['towns.json', '{"name": "A"}\n{"name": "B"}\n', { kind: 'data', name: 'towns.ndjson' }],
    ['towns.json', '{"type": "array"}', { kind: 'schema', format: 'json' }],
    ['towns.json', '\uFEFF{"type": "array"}', { kind: 'schema', format: 'json' }],
    ['towns.json', '', { kind: 'schema', format: 'json' }],
    ['towns.schema.yaml', '# Towns\ntype: array\n', { kind: 'schema', format: 'yaml' }],
    ['towns.yml', '- a list\n', { kind: 'schema', format: 'yaml' }],
    ['towns.options.json', '{}', { kind: 'options' }],
    ['towns.options.yaml', 'url: https://example.org/', { kind: 'options' }],
    ['ro-crate-metadata.json', crate, { kind: 'document', format: 'json' }],
    ['croissant.jsonld', crate, { kind: 'document', format: 'json' }],
    [
      'croissant.json',
      '{"@type": "sc:Dataset",\n "name": "A \\"b\\"", "@context": {}}',
      { kind: 'document', format: 'json' },
    ],
    ['cdif.json', '{"@id": "x", "keywords": ["a"], "@context": {}}', { kind: 'document', format: 'json' }],
    [
      'of-contexts.json',
      '{"properties": {"@context": {"type": "string"}}}',
      { kind: 'schema', format: 'json' },
    ],
    ['table', 'PAR1', { kind: 'data', name: 'table.parquet' }],
    ['table.dat', 'a,b\n1,2\n', { kind: 'data', name: 'table.dat.csv' }],
    ['schema', '{"type": "object"}', { kind: 'schema', format: 'json' }],
  ] as const)('%s with %j is %j', (name, start, expected) => {
    expect(fileKindOf(name, bytes(start))).toEqual(expected);
  });

  test('knows every ending that data are read by', () => {
    const texts = ['json', 'jsonld', 'yaml', 'yml'];
    const read = Object.keys(readEndings).filter((ending) => !texts.includes(ending));
    expect(dataEndings).toEqual(expect.arrayContaining(read));
  });

  test('looks at a long text once', () => {
    const long = `{${'"a": "b", '.repeat(6000)}"c": [`;
    expect(fileKindOf('long.json', bytes(long))).toEqual({ kind: 'schema', format: 'json' });
  });
});

describe('textKindOf', () => {
  test.each([
    ['name\tarea\nA\t1', { kind: 'data', ending: 'tsv' }],
    ['name,area\nA,1', { kind: 'data', ending: 'csv' }],
    ['name\nA', { kind: 'data', ending: 'csv' }],
    ['time: a,b\n', { kind: 'schema', format: 'yaml' }],
    ['12:30,a\n', { kind: 'data', ending: 'csv' }],
    ['\n\n$schema: https://example.org\n', { kind: 'schema', format: 'yaml' }],
    ['%YAML 1.2\n---\ntitle: A\n', { kind: 'schema', format: 'yaml' }],
    ['[{"a": 1}]', { kind: 'data', ending: 'json' }],
    [crate, { kind: 'document', format: 'json' }],
  ] as const)('%j is %j', (text, expected) => {
    expect(textKindOf(text)).toEqual(expected);
  });
});
