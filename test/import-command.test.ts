import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { command } from './command.js';

const EXAMPLE = resolve('examples/towns.schema.yaml');
const folder = mkdtempSync(join(tmpdir(), 'import-'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(...words: readonly string[]) {
  return command(words, folder);
}

const read = (name: string) => readFileSync(join(folder, name), 'utf8');

test('an exported document comes back as the schema that it was made from', async () => {
  await run('export', 'croissant', EXAMPLE, '--url', 'https://example.org/towns', '-o', 'croissant.json');
  const { status, stderr } = await run(
    'import',
    'croissant.json',
    '-o',
    'towns.schema.yaml',
    '--ledger',
    'ledger.json',
  );
  expect([status, stderr]).toEqual([0, expect.stringMatching(/^Of \d+ values: \d+ in the schema/)]);
  const schema = parse(readFileSync(EXAMPLE, 'utf8')) as unknown;
  expect(parse(read('towns.schema.yaml'))).toEqual(schema);
  expect(parse(read('towns.options.yaml'))).toMatchObject({ url: 'https://example.org/towns' });
  const {
    leaves,
    schema: taken,
    options,
    repeated,
    assumed,
    notTaken,
  } = JSON.parse(read('ledger.json')).ledger;
  expect(taken + options + repeated + assumed + notTaken.length).toBe(leaves);
});

test('a document without its schema gives a schema of what it says', async () => {
  await run('export', 'croissant', EXAMPLE, '--no-embed', '-o', 'bare.json');
  expect(read('bare.json')).not.toContain('subjectOf');
  expect((await run('import', 'croissant', 'bare.json', '-o', 'bare.schema.json')).status).toBe(0);
  const schema = JSON.parse(read('bare.schema.json'));
  expect(schema.items.properties.area).toMatchObject({ type: 'number', 'fair:measurementUnit': 'km²' });
  expect((await run('validate', 'bare.schema.json', resolve('examples/towns.csv'))).status).toBe(0);
});

test.each([
  [{ resources: [] }, 2, /This is a Data Package, which cannot be read yet\. A document of RO-Crate/],
  [{ '@context': 'http://www.w3.org/ns/csvw', url: 'x.csv' }, 2, /This is CSVW/],
  [{ kind: 'DataContract', apiVersion: 'v3.0.0' }, 2, /an ODCS data contract/],
  [{ data: { attributes: { doi: '10.1/x', titles: [] } } }, 2, /This is DataCite/],
  [{ a: 1 }, 2, /The document is of no known standard/],
])('%j is refused by its name', async (document, status, says) => {
  writeFileSync(join(folder, 'other.json'), JSON.stringify(document));
  expect(await run('import', 'other.json')).toMatchObject({
    status,
    stdout: '',
    stderr: expect.stringMatching(says),
  });
});

test('no file of a person is replaced that nobody named', async () => {
  writeFileSync(join(folder, 'kept.options.yaml'), 'mine: 1\n');
  const { status, stderr } = await run('import', 'croissant.json', '-o', 'kept.schema.yaml');
  expect(status).not.toBe(0);
  expect(stderr).toContain('kept.options.yaml');
  expect(read('kept.options.yaml')).toBe('mine: 1\n');
  expect(existsSync(join(folder, 'kept.schema.yaml'))).toBe(false);
  expect((await run('import', 'croissant.json', '-o', 'croissant.json')).stderr).toContain(
    'would replace the document',
  );
});

test.each([
  ['missing.json', 3],
  ['broken.json', 3],
  ['broken.zip', 3],
  ['.', 3],
])('%s ends with %i and one sentence', async (name, status) => {
  if (name.startsWith('broken')) writeFileSync(join(folder, name), '{"@context": ');
  const ran = await run('import', name);
  expect(ran.status).toBe(status);
  expect(ran.stderr).not.toMatch(/\n\s+at /);
});

test('metadata of a crate that are too large are named with the limit', async () => {
  const { zipSync } = await import('fflate');
  const bytes = zipSync({ 'ro-crate-metadata.json': new TextEncoder().encode('{}') });
  // The directory at the end states how long the file is unpacked.
  const entry = Buffer.from(bytes).lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'));
  new DataView(bytes.buffer, bytes.byteOffset).setUint32(entry + 24, 300 * 2 ** 20, true);
  writeFileSync(join(folder, 'large.zip'), bytes);
  const { status, stderr } = await run('import', 'large.zip');
  expect([status, stderr]).toEqual([
    3,
    'fairwright: large.zip/ro-crate-metadata.json is larger than 256 MiB unpacked, which is the limit.\n',
  ]);
});
