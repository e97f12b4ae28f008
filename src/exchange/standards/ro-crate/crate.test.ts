import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { JsonObject } from '../../../base/json.js';
import { type CrateContents, CrateError, crateFiles, crateZip } from './crate.js';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

const document: JsonObject = {
  '@context': 'https://w3id.org/ro/crate/1.1/context',
  '@graph': [
    { '@id': 'ro-crate-metadata.json', '@type': 'CreativeWork', about: { '@id': './' } },
    { '@id': './', '@type': 'Dataset', name: 'Towns' },
  ],
};

const towns: CrateContents = {
  schema: { name: 'towns.json', bytes: bytesOf('{}') },
  data: [{ name: 'towns.csv', bytes: bytesOf('name\nUlm\n') }],
  exported: { document },
  sha256: (bytes) => createHash('sha256').update(bytes).digest('hex'),
};

async function entityOf(contents: Partial<CrateContents>, id: string): Promise<JsonObject | undefined> {
  const files = await crateFiles({ ...towns, ...contents });
  const metadata = JSON.parse(textOf(files.get('ro-crate-metadata.json'))) as JsonObject;
  return (metadata['@graph'] as readonly JsonObject[]).find((each) => each['@id'] === id);
}

test('a crate has its metadata, a page, the schema and the data', async () => {
  const files = await crateFiles(towns);
  expect([...files.keys()]).toEqual([
    'ro-crate-metadata.json',
    'ro-crate-preview.html',
    'schema.json',
    'towns.csv',
  ]);
  expect(textOf(files.get('ro-crate-preview.html'))).toContain('Towns');
  expect(files.get('towns.csv')).toBe(towns.data[0]!.bytes);
});

test('a checksum may take its time, as in a browser', async () => {
  const sha256 = async (bytes: Uint8Array) =>
    Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))).toString('hex');
  expect(await crateFiles({ ...towns, sha256 })).toEqual(await crateFiles(towns));
});

test.each<[name: string, contents: Partial<CrateContents>, id: string, type: string]>([
  ['a schema in JSON', {}, 'schema.json', 'application/schema+json'],
  [
    'a schema in YAML',
    { schema: { name: 'a.YML', bytes: bytesOf('{}') } },
    'schema.yaml',
    'application/yaml',
  ],
  [
    'a schema with a media type',
    { schema: { name: 'a.yaml', bytes: bytesOf('{}'), mediaType: 'application/schema+yaml' } },
    'schema.yaml',
    'application/schema+yaml',
  ],
  ['a table', {}, 'towns.csv', 'text/csv'],
  ['another file', { data: [{ name: '.csv', bytes: bytesOf('') }] }, '.csv', 'application/octet-stream'],
])('%s has its media type', async (_name, contents, id, encodingFormat) => {
  expect(await entityOf(contents, id)).toMatchObject({ encodingFormat });
});

test.each(['schema.json', 'ro-crate-metadata.json', 'ro-crate-preview.html'])(
  'data cannot have the name %s',
  async (name) => {
    const data = [{ name, bytes: bytesOf('') }];
    await expect(crateFiles({ ...towns, data })).rejects.toThrow(CrateError);
  },
);

test('a crate as a zip file has the same files, and always the same bytes', async () => {
  const files = await crateFiles(towns);
  const zip = crateZip(files);
  expect(Object.entries(unzipSync(zip))).toEqual([...files]);
  expect(crateZip(files)).toEqual(zip);
});
