import { readFileSync } from 'node:fs';
import { format } from 'node:util';
import { describe, expect, test } from 'vitest';
import * as library from '../src/apps/library/index.js';
import { savFile } from './files/sav-writer.js';
import { xlsxFile } from './files/xlsx-writer.js';

const { checkRows, exportTo, fix, importFrom, InvalidInput, lint, parse, UnusableSchema, validate } = library;

/** The examples of the reference, by the name of the section that they are in. */
const examples = readFileSync('docs/api.md', 'utf8')
  .split(/^## /m)
  .flatMap((section) => {
    const [, code] = /```js\n(.+?)\n```/s.exec(section) ?? [];
    const [name = ''] = section.split('\n');
    return Object.hasOwn(library, name) && code ? [[name, code] as const] : [];
  });

const AsyncFunction = (async () => {}).constructor as new (
  ...words: string[]
) => (...values: unknown[]) => Promise<void>;

describe('the reference', () => {
  test('has an example for every function and value', () => {
    const functions = Object.keys(library).filter(
      (name) => !['UnusableSchema', 'InvalidInput'].includes(name),
    );
    expect(examples.map(([name]) => name)).toEqual(functions.sort((a, b) => a.localeCompare(b, 'en')));
  });

  test.each(examples)('shows what %s does', async (_name, code) => {
    const printed: string[] = [];
    const console = { log: (...values: unknown[]) => printed.push(format(...values)) };
    const names = Object.keys(library);
    await new AsyncFunction('console', ...names, code)(console, ...Object.values(library));
    const expected = [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, text]) => text);
    expect(expected).not.toEqual([]);
    expect(printed).toEqual(expected);
  });
});

describe('the library', () => {
  test('gives findings of a parsed text lines and columns', async () => {
    const { document } = await parse('{\n  "fair:licence": "MIT"\n}', { name: 'towns.json' });
    const { findings } = await lint(document!);
    expect(findings.find(({ code }) => code === 'lint/no-unknown-keyword')?.at).toMatchObject({
      uri: 'towns.json',
      range: { start: { line: 2, column: 3 } },
    });
  });

  test('takes data that looks like a document as data', async () => {
    const schema = { type: 'object', required: ['uri', 'value'], properties: { value: { type: 'string' } } };
    expect(await validate(schema, { instance: { uri: 'a', value: 'b' } })).toMatchObject({ valid: true });
    expect(await validate(schema, { instance: { uri: 'a', value: 1 } })).toMatchObject({ valid: false });
  });

  test('resolves references to schemas that it is given', async () => {
    const schemas = [{ $id: 'https://example.org/name', type: 'string' }];
    const schema = { properties: { name: { $ref: 'https://example.org/name' } } };
    expect(await validate(schema, { schemas, instance: { name: 1 } })).toMatchObject({
      valid: false,
      schema_errors: [],
    });
  });

  test('reports the syntax errors of a text', async () => {
    const { document, diagnostics } = await parse('{"a":');
    expect(document).toBeUndefined();
    expect(diagnostics[0]).toMatchObject({ severity: 'error' });
  });

  test('repairs a value as a value', async () => {
    expect(await fix({ 'fair:licence': 'MIT' })).toMatchObject({ schema: { 'fair:license': 'MIT' } });
  });

  test('refuses an unusable schema and an unknown standard', async () => {
    await expect(exportTo('ro-crate', { type: 'strng' })).rejects.toThrow(UnusableSchema);
    await expect(importFrom({ resources: [] })).rejects.toThrow(InvalidInput);
    await expect(importFrom({}, { standard: 'dcat' })).rejects.toThrow(RangeError);
    await expect(exportTo('dcat', {})).rejects.toThrow('Unknown standard "dcat". Known: ro-crate,');
  });
});

describe('rows', () => {
  const schema = { required: ['name'], properties: { size: { type: 'integer' } } };

  test('come in pieces', async () => {
    async function* pieces() {
      yield '{"name":"a","si';
      yield new TextEncoder().encode('ze":1.5}\n{"name":"b"}\n');
    }
    const { findings, ...counts } = await checkRows(schema, pieces(), { format: 'ndjson', name: 'x.ndjson' });
    expect(counts).toMatchObject({ valid: false, rows: 2, failed: 1, errors: 1 });
    expect(findings[0]).toMatchObject({ code: 'instance/type', at: { uri: 'x.ndjson' } });
  });

  test('of Parquet are read, and a broken file is a finding', async () => {
    const file = readFileSync('test/parquet/people.snappy.parquet');
    expect(await checkRows(true, file, { format: 'parquet' })).toMatchObject({ valid: true, errors: 0 });
    const broken = await checkRows(true, file.subarray(0, 40), { format: 'parquet' });
    expect(broken).toMatchObject({ valid: false, findings: [{ code: 'syntax/parquet' }] });
  });

  test('of SPSS files and workbooks are read', async () => {
    const sav = savFile({ variables: [{ name: 'name', width: 8 }], rows: [['Ulm']] });
    expect(await checkRows(true, sav, { format: 'sav' })).toMatchObject({ valid: true, rows: 1 });
    const xlsx = xlsxFile({ sheets: { A: [['name'], [1], [2]], B: [['name'], ['Ulm']] } });
    const schema = { properties: { name: { type: 'string' } } };
    expect(await checkRows(schema, xlsx, { format: 'xlsx' })).toMatchObject({ rows: 2, failed: 2 });
    expect(await checkRows(schema, xlsx, { format: 'xlsx', sheet: 'B' })).toMatchObject({
      rows: 1,
      failed: 0,
    });
  });

  test('of a data product are checked by the table with their name, or by the named one', async () => {
    const rows = { type: 'array', items: { properties: { size: { type: 'integer' } } } };
    const schema = {
      'fair:resourceType': 'data-product',
      properties: { towns: rows, people: { type: 'array', items: { type: 'object' } } },
    };
    const check = (options: object) => checkRows(schema, 'size\n1\nx\n', { format: 'csv', ...options });
    expect(await check({ name: 'towns.csv' })).toMatchObject({ rows: 2, failed: 1 });
    expect(await check({ table: 'towns' })).toMatchObject({ rows: 2, failed: 1 });
    expect(await check({ name: 'towns.csv', table: 'people' })).toMatchObject({ rows: 2, failed: 0 });
    expect(await check({})).toMatchObject({
      valid: false,
      rows: 0,
      errors: 1,
      findings: [{ code: 'rows/no-table', help: 'Name the table: { table: "NAME" }' }],
    });
    await expect(check({ table: 'town' })).rejects.toThrow(InvalidInput);
  });

  test('are not read by an unusable schema', async () => {
    const checked = await checkRows({ type: 'strng' }, 'a\n1\n', { format: 'csv' });
    expect(checked).toMatchObject({ valid: false, rows: 0, errors: 1 });
  });
});
