import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../src/base/json.js';
import {
  listedIn,
  openStore,
  type Publication,
  publishVersion,
  type Store,
} from '../../src/registry/store/index.js';
import { documentOf } from '../../src/schema/document/index.js';

let folder = '';
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'registry-'));
  store = await openStore(join(folder, 'registry.sqlite'), { isNew: true });
  await store.putOwner({ name: 'statistics', title: 'Office of Statistics' });
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const towns = (number: string, status: Json, more: JsonObject = {}): JsonObject => ({
  $schema: 'https://highvaluedata.net/fair-data-schema/dev',
  title: 'Towns of Ruritania',
  'fair:version': { identifier: number },
  type: 'object',
  properties: {
    area: { type: 'number', 'fair:measurementUnitRef': 'http://qudt.org/vocab/unit/KiloM2' },
    status: { enum: status },
  },
  ...more,
});

const publish = (value: Json, number: string, more: Partial<Publication> = {}) =>
  publishVersion(store, {
    owner: 'statistics',
    name: 'towns',
    number,
    document: documentOf(value, 'towns.json'),
    base: 'https://registry.example.org',
    by: 'a test',
    at: '2026-01-02T03:04:05Z',
    today: '2026-01-02',
    ...more,
  });

test('a version is published with what it is found by', async () => {
  expect(await publish(towns('1.0.0', ['a', 'b']), '1.0.0')).toMatchObject({
    stored: { outcome: 'created' },
  });
  expect(await store.byAddress('https://registry.example.org/s/statistics/towns/1.0.0')).toMatchObject({
    facts: { title: 'Towns of Ruritania', variables: ['area', 'status'] },
  });
  const unit = [{ kind: 'unit', values: ['http://qudt.org/vocab/unit/KiloM2'] }] as const;
  expect(listedIn(await store.list({ limit: 5, words: ['ruritania'], facets: unit }))).toHaveLength(1);
  expect(await publish(towns('1.0.0', ['a', 'b']), '1.0.0')).toMatchObject({ stored: { outcome: 'same' } });
});

test('a dry run stores nothing', async () => {
  expect(await publish(towns('1.0.0', ['a']), '1.0.0', { isDryRun: true })).toMatchObject({ accepted: {} });
  expect(await store.versions({ owner: 'statistics', name: 'towns' })).toEqual([]);
});

test.each<[string, Json, string, string, string]>([
  [
    'a number that the schema does not state',
    towns('1.0.1', ['a', 'b']),
    '1.1.0',
    'version-mismatch',
    'The schema states the version "1.0.1", and the address has "1.1.0".',
  ],
  ['no number', { type: 'object' }, '1.1.0', 'version-mismatch', 'The schema states no version'],
  ['a number that is none', towns('x', ['a', 'b']), 'x', 'invalid-name', '"x" is not a semantic version'],
  [
    'an address of another schema',
    towns('1.1.0', ['a', 'b'], { $id: 'https://registry.example.org/s/statistics/rivers/1.1.0' }),
    '1.1.0',
    'version-mismatch',
    'is not the address https://registry.example.org/s/statistics/towns/1.1.0',
  ],
  ['an invalid schema', towns('1.1.0', 7), '1.1.0', 'invalid-schema', 'Expected'],
  [
    'a reference to nothing',
    towns('1.1.0', ['a', 'b'], { $ref: 'https://registry.example.org/s/a/b/1.0.0' }),
    '1.1.0',
    'unresolved-reference',
    'https://registry.example.org/s/a/b/1.0.0',
  ],
  [
    'a code fewer in a minor version',
    towns('1.1.0', ['a']),
    '1.1.0',
    'incompatible',
    'The version 1.1.0 does not follow 1.0.0. The new version refuses data of the old one.',
  ],
  [
    'a code more in a patch version',
    towns('1.0.1', ['a', 'b', 'c']),
    '1.0.1',
    'incompatible',
    'Publish it as 1.1.0 or later.',
  ],
])('%s is refused', async (_what, value, number, kind, message) => {
  await publish(towns('1.0.0', ['a', 'b']), '1.0.0');
  const { refusal } = (await publish(value, number)) as { refusal: { kind: string; message: string } };
  expect(refusal).toMatchObject({ kind });
  expect(refusal.message).toContain(message);
});

test('a major version may change anything, and a mode decides what others may', async () => {
  await publish(towns('1.0.0', ['a', 'b']), '1.0.0');
  expect(await publish(towns('2.0.0', ['a']), '2.0.0')).toMatchObject({ stored: { outcome: 'created' } });
  await store.setSettings({ owner: 'statistics', name: 'towns' }, { compatibility: 'none' });
  expect(await publish(towns('2.0.1', ['c']), '2.0.1')).toMatchObject({ stored: { outcome: 'created' } });
  await store.setSettings({ owner: 'statistics', name: 'towns' }, { compatibility: 'full' });
  expect(await publish(towns('2.1.0', ['c', 'd']), '2.1.0')).toMatchObject({
    refusal: { kind: 'incompatible' },
  });
});

test('a version of an older line follows that line', async () => {
  await publish(towns('1.0.0', ['a', 'b']), '1.0.0');
  await publish(towns('2.0.0', ['a']), '2.0.0');
  expect(await publish(towns('1.0.1', ['b', 'a']), '1.0.1')).toMatchObject({
    stored: { outcome: 'created' },
  });
  expect(await publish(towns('1.0.2', ['a']), '1.0.2')).toMatchObject({
    refusal: { message: expect.stringContaining('does not follow 1.0.1') },
  });
  expect(await store.schema({ owner: 'statistics', name: 'towns' })).toMatchObject({ latest: '2.0.0' });
});

test('a version can be compared with all of its major number', async () => {
  await publish(towns('1.0.0', ['a', 'b']), '1.0.0');
  await store.setSettings({ owner: 'statistics', name: 'towns' }, { compatibility: 'none' });
  await publish(towns('1.1.0', ['a']), '1.1.0');
  await store.setSettings({ owner: 'statistics', name: 'towns' }, { transitive: true });
  expect(await publish(towns('1.2.0', ['a', 'c']), '1.2.0')).toMatchObject({
    refusal: { message: expect.stringContaining('does not follow 1.0.0') },
  });
});

test('owners can ask for readiness', async () => {
  await store.putOwner({ name: 'statistics', title: 'Office of Statistics', leastReadiness: 90 });
  expect(await publish(towns('1.0.0', ['a']), '1.0.0')).toMatchObject({
    refusal: {
      kind: 'readiness-too-low',
      message: expect.stringMatching(/^The readiness is \d+ of 100 points/),
    },
  });
});

test('schemas refer to published versions, which know it', async () => {
  await publish(towns('1.0.0', ['a', 'b']), '1.0.0');
  const rivers = {
    'fair:version': { identifier: '1.0.0' },
    properties: { town: { $ref: 'https://registry.example.org/s/statistics/towns/1.0.0' } },
  };
  expect(await publish(rivers, '1.0.0', { name: 'rivers' })).toMatchObject({
    stored: { outcome: 'created' },
  });
  expect(await store.dependents({ owner: 'statistics', name: 'towns', number: '1.0.0' })).toEqual([
    { owner: 'statistics', name: 'rivers', number: '1.0.0' },
  ]);
});

test('an address leads to the newest version that can be used', async () => {
  const $id = 'https://w3id.org/example/towns';
  await publish(towns('1.0.0', ['a'], { $id }), '1.0.0');
  await publish(towns('2.0.0', ['b'], { $id }), '2.0.0');
  await publish(towns('1.0.1', ['a'], { $id, description: 'The same.' }), '1.0.1');
  await publish(towns('3.0.0', ['c'], { $id }), '3.0.0', { isDraft: true });
  expect(await store.byAddress($id)).toMatchObject({ number: '2.0.0' });
  const version = { owner: 'statistics', name: 'towns', number: '2.0.0' };
  await store.changeState(version, { state: 'withdrawn', reason: 'Wrong.', at: '', by: '' });
  expect(await store.byAddress($id)).toMatchObject({ number: '1.0.1' });
});

test('a dry run says what would be refused', async () => {
  await publish(towns('1.0.0', ['a', 'b']), '1.0.0');
  const dry = async (value: Json, number: string, more = {}) =>
    (await publish(value, number, { isDryRun: true, ...more })) as { stored?: { outcome: string } };
  expect((await dry(towns('1.0.0', ['b', 'a']), '1.0.0')).stored?.outcome).toBe('taken');
  expect((await dry(towns('1.0.0', ['a']), '1.0.0', { owner: 'nobody' })).stored?.outcome).toBe(
    'unknown-owner',
  );
  expect((await dry(towns('2.0.0', ['a']), '2.0.0')).stored).toBeUndefined();
});

test('a version that cannot be compared is refused', async () => {
  await publish(towns('1.0.0', ['a', 'b']), '1.0.0');
  const $ref = 'https://registry.example.org/s/statistics/towns/1.0.0';
  const rivers = (number: string, town: Json) => ({
    'fair:version': { identifier: number },
    properties: { town },
  });
  await publish(rivers('1.0.0', { $ref }), '1.0.0', { name: 'rivers' });
  await store.changeState(
    { owner: 'statistics', name: 'towns', number: '1.0.0' },
    { state: 'withdrawn', reason: 'Wrong.', at: '', by: '', force: true },
  );
  expect(await publish(rivers('1.0.1', { type: 'string' }), '1.0.1', { name: 'rivers' })).toMatchObject({
    refusal: { kind: 'incompatible', message: expect.stringContaining('cannot be compared with 1.0.0') },
  });
  expect(await publish(rivers('2.0.0', { type: 'string' }), '2.0.0', { name: 'rivers' })).toMatchObject({
    stored: { outcome: 'created' },
  });
});

test('many who publish one number at once: one is first', async () => {
  const all = await Promise.all(
    Array.from({ length: 6 }, (_, index) => publish(towns('1.0.0', [`code ${index}`]), '1.0.0')),
  );
  const outcomes = all.map((each) => ('stored' in each ? each.stored!.outcome : 'refused')).toSorted();
  expect(outcomes).toEqual(['created', 'taken', 'taken', 'taken', 'taken', 'taken']);
});

test.each([
  ['https://highvaluedata.net/fair-data-schema/dev', 'address-taken', 'belongs to a standard'],
  ['HTTPS://highvaluedata.net:443/fair-data-schema/dev', 'address-taken', 'belongs to a standard'],
  ['https://json-schema.org/draft/2020-12/schema', 'address-taken', 'belongs to a standard'],
  ['javascript:alert(1)', 'invalid-schema', 'its scheme is not one of'],
  ['https://user@example.org/towns', 'invalid-schema', 'it names a user'],
  [`https://example.org/${'x'.repeat(2000)}`, 'invalid-schema', 'at most 2000 are allowed'],
  ['HTTPS://REGISTRY.example.org:443/s/rivals/towns/1.0.0', 'version-mismatch', 'is not the address'],
  ['https://registry.example.org/elsewhere', 'version-mismatch', 'is not the address'],
])('the $id %.60s is refused', async ($id, kind, message) => {
  expect(await publish(towns('1.0.0', ['a'], { $id }), '1.0.0')).toMatchObject({
    refusal: { kind, message: expect.stringContaining(message) },
  });
});

test('other spellings of an address are the same address', async () => {
  await store.putOwner({ name: 'rivals', title: 'Rivals' });
  await publish(towns('1.0.0', ['a'], { $id: 'https://w3id.org/example/towns' }), '1.0.0');
  for (const $id of ['HTTPS://W3ID.ORG/example/towns', 'https://w3id.org:443/example/x/../towns'])
    expect(await publish(towns('1.0.0', ['a'], { $id }), '1.0.0', { owner: 'rivals' })).toMatchObject({
      stored: { outcome: 'address-taken' },
    });
  const own = { $id: 'HTTPS://registry.example.org:443/s/statistics/rivers/1.0.0' };
  expect(await publish(towns('1.0.0', ['a'], own), '1.0.0', { name: 'rivers' })).toMatchObject({
    stored: { outcome: 'created' },
  });
});

test('a draft claims no address, and is not named to others', async () => {
  await store.putOwner({ name: 'rivals', title: 'Rivals' });
  const $id = 'https://w3id.org/example/towns';
  await publish(towns('1.0.0', ['a'], { $id }), '1.0.0', { isDraft: true });
  for (const isDryRun of [true, false])
    expect(
      await publish(towns('1.0.0', ['a'], { $id }), '1.0.0', { owner: 'rivals', isDryRun }),
    ).toMatchObject({ accepted: {} });
  expect(await store.byAddress($id)).toMatchObject({ owner: 'rivals' });
});

test('a version that refers to too many others is refused', async () => {
  const properties = Object.fromEntries(
    Array.from({ length: 201 }, (_, index) => [`p${index}`, { $ref: `https://example.org/${index}` }]),
  );
  expect(await publish(towns('1.0.0', ['a'], { properties }), '1.0.0')).toMatchObject({
    refusal: { kind: 'limit-exceeded', message: expect.stringContaining('at most 200 are allowed') },
  });
});
