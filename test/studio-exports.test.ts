import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { exportAnswers } from '../src/apps/studio/worker/exports.js';
import type { JsonObject } from '../src/base/json.js';
import { today } from '../src/base/today.js';
import { standards } from '../src/exchange/standards/list/index.js';
import { parse } from '../src/schema/document/index.js';
import { command } from './command.js';

const folder = mkdtempSync(join(tmpdir(), 'studio-exports-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ids = Object.keys(standards);
const around = { today: today(), progress: () => undefined, signal: new AbortController().signal };

/** A schema of the examples or of the corpus, as the page has it. */
function textOf(path: string) {
  const text = readFileSync(path, 'utf8');
  const format = path.endsWith('.json') ? ('json' as const) : ('yaml' as const);
  const name = `given.${format}`;
  writeFileSync(join(folder, name), text);
  return { version: 1, name, format, text };
}

const corpus = readdirSync('test/corpus').filter((name) => /\.(?:json|ya?ml)$/.test(name));
const options = (await parse(readFileSync('examples/towns.options.yaml', 'utf8'), 'o')).document!
  .value as JsonObject;
writeFileSync(join(folder, 'options.json'), JSON.stringify(options));

describe('a document is that of the command', () => {
  const cases = ['examples/towns.schema.yaml', ...corpus.slice(0, 12).map((name) => `test/corpus/${name}`)];
  test.each(cases)('%s', async (path) => {
    const schema = textOf(path);
    for (const standard of ids) {
      for (const given of [{}, options]) {
        const words = Object.keys(given).length > 0 ? ['--options', 'options.json'] : [];
        const { status, stdout } = await command(['export', standard, schema.name, ...words], folder);
        const answer = exportAnswers.document({ ...schema, standard, options: given }, around);
        if (status === 0) expect((await answer).text).toBe(stdout);
        else await expect(answer).rejects.toThrow('The schema has errors.');
      }
    }
  });
});

describe('a report', () => {
  const plain = (text: string, standard: string, given: JsonObject = {}) =>
    exportAnswers.export(
      { version: 1, name: 's.yaml', format: 'yaml', text, standard, options: given },
      around,
    );

  test('says where each term is stated', async () => {
    const { status, missing, assumed } = await plain(
      'title: Towns\nproperties: {a: {type: string}}\n',
      'croissant',
    );
    expect(status).toBe('must');
    const places = Object.fromEntries(
      [...missing, ...assumed].map(({ term, field, option }) => [
        term,
        [field?.pointer, field?.widget, option],
      ]),
    );
    expect(places).toMatchObject({
      description: ['/description', 'long words', undefined],
      url: [undefined, undefined, 'url'],
      license: ['/fair:license', 'license', 'license'],
      creator: ['/fair:contributors', 'list', 'creator'],
      datePublished: ['/fair:version/date', 'date', 'datePublished'],
      keywords: [undefined, undefined, 'keywords'],
      version: ['/fair:version/identifier', 'line', 'version'],
    });
  });

  test.each(ids)('%s: every term that a standard asks for has a place', async (standard) => {
    const { missing, assumed } = await plain('properties: {a: {type: string}}\n', standard, {
      assume: false,
    });
    const homeless = [...missing, ...assumed].filter(({ field, option }) => !field && option === undefined);
    expect(homeless.map(({ term }) => term)).toEqual([]);
  });

  test('has the members of a list, each by its own name', async () => {
    const { missing } = await plain('title: Towns\nproperties: {a: {type: string}}\n', 'ro-crate');
    const { item } = missing.find(({ term }) => term === 'author')!.field!;
    const shown = item!.map(({ keyword, widget, pointer }) => [keyword, widget, pointer]);
    expect(shown).toContainEqual(['name', 'words', '/fair:contributors/-/name']);
    expect(shown).toContainEqual(['role', 'choice', '/fair:contributors/-/role']);
  });

  test('of a version in words, its text is the identifier', async () => {
    const { missing } = await plain('fair:version: "2"\nproperties: {}\n', 'croissant');
    expect(missing.find(({ term }) => term === 'datePublished')!.field!.pointer).toBe('/fair:version/date');
  });

  test('of a schema with errors names them, and options are checked', async () => {
    const { errors } = await plain('type: 7\n', 'prov');
    expect(errors).toHaveLength(1);
    expect((await plain('type: [\n', 'prov')).errors).not.toEqual([]);
    await expect(plain('{}', 'prov', { url: 'no address' })).rejects.toThrow(/^Option url: /);
  });

  test('is complete when nothing is missing', async () => {
    const { status, declares, lost } = await exportAnswers.export(
      { ...textOf('examples/towns.schema.yaml'), standard: 'ro-crate', options },
      around,
    );
    expect(['complete', 'should']).toContain(status);
    expect(declares.length).toBeGreaterThan(0);
    expect(Array.isArray(lost)).toBe(true);
  });
});

test('a crate is that of the command', async () => {
  const schema = textOf('examples/towns.schema.yaml');
  const data = readFileSync('examples/towns.csv');
  writeFileSync(join(folder, 'towns.csv'), data);
  const words = ['--to', 'crate', '--zip', '--data', 'towns.csv', '--options', 'options.json', '--no-check'];
  const { status, stderr } = await command(['export', 'ro-crate', schema.name, ...words], folder);
  expect(status, stderr).toBe(0);
  const file = new File([data], 'towns.csv');
  const made = await exportAnswers.crate({ ...schema, options, files: [{ file }] }, around);
  expect('zip' in made && Buffer.from(made.zip).equals(readFileSync(join(folder, 'crate.zip')))).toBe(true);
  const twice = exportAnswers.crate({ ...schema, options, files: [{ file }, { file }] }, around);
  await expect(twice).rejects.toThrow(/Two files/);
});

describe('an import', () => {
  test.each(ids)('of %s is that of the command', async (standard) => {
    const schema = textOf('examples/towns.schema.yaml');
    const { text } = await exportAnswers.document({ ...schema, standard, options: {} }, around);
    writeFileSync(join(folder, 'other.jsonld'), text);
    const { stdout } = await command(['import', 'other.jsonld'], folder);
    const found = await exportAnswers.import({ name: 'other.jsonld', text, format: 'yaml' }, around);
    expect(found.text).toBe(stdout);
  });

  test('of a schema leaves it as it is, and of anything else says why not', async () => {
    const text = '{"type": "object", "properties": {}}\n';
    expect(await exportAnswers.import({ name: 's.json', text, format: 'json' }, around)).toEqual({
      text,
      notes: [],
    });
    const other = exportAnswers.import({ name: 's.json', text: '{"a": 1}', format: 'json' }, around);
    await expect(other).rejects.toThrow(/no known standard/);
  });
});
