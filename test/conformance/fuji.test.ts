// F-UJI on published schemas, from one that says nothing to the model example: what readiness says, it says, too.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createService } from '../../src/apps/http/server.js';
import type { JsonObject } from '../../src/base/json.js';
import { hashOfToken, newToken, openStore } from '../../src/registry/store/index.js';

const folder = mkdtempSync(join(tmpdir(), 'fuji-'));
afterAll(() => rmSync(folder, { recursive: true }));

const example = (name: string): JsonObject => parse(readFileSync(join('examples', name), 'utf8'));
const whole = example('towns.schema.yaml');
const options = example('towns.options.yaml');

/** The model example with some of its members, and its options with some of theirs. */
function partOf(keys: readonly string[], given: readonly string[]): readonly [JsonObject, JsonObject] {
  const kept = (from: JsonObject, names: readonly string[]) =>
    Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));
  return [kept(whole, ['$schema', 'fair:version', ...keys]), kept(options, given)];
}

const TEXTS = ['title', 'description'];
const RIGHTS = ['fair:license', 'fair:licenseRef'];
const PEOPLE = ['fair:contributors', 'fair:datasetRelations'];
const COVERAGE = ['fair:spatialCoverage', 'fair:spatialCoverageRef', 'fair:temporalCoverage'];
const STRUCTURE = ['type', 'items', 'fair:resourceType', 'fair:structureType', '$defs'];

/** What each schema says, the least first. */
const published: readonly (readonly [title: string, part: readonly [JsonObject, JsonObject]])[] = [
  ['a version only', partOf([], [])],
  ['a title', partOf(['title'], [])],
  ['title and description', partOf(TEXTS, [])],
  ['also the licence', partOf([...TEXTS, ...RIGHTS], [])],
  ['also keywords', partOf([...TEXTS, ...RIGHTS], ['keywords'])],
  ['also contributors and relations', partOf([...TEXTS, ...RIGHTS, ...PEOPLE], ['keywords'])],
  ['also coverage', partOf([...TEXTS, ...RIGHTS, ...PEOPLE, ...COVERAGE], ['keywords'])],
  ['also the variables', partOf([...TEXTS, ...RIGHTS, ...PEOPLE, ...COVERAGE, ...STRUCTURE], ['keywords'])],
  [
    'also an identifier',
    partOf([...TEXTS, ...RIGHTS, ...PEOPLE, ...COVERAGE, ...STRUCTURE], ['keywords', 'identifier', 'url']),
  ],
  ['the model example, with its data file', [whole, options]],
];

interface Assessed {
  readonly title: string;
  readonly readiness: number;
  readonly points: number;
}

async function assessAll(): Promise<readonly Assessed[]> {
  const database = join(folder, 'registry.sqlite');
  const store = await openStore(database, { isNew: true });
  await store.putOwner({
    name: 'statistics',
    title: 'Office of Statistics',
    homepage: 'https://stat.example.org',
  });
  const token = newToken();
  await store.addToken({ label: 'test', scopes: ['admin'], hash: hashOfToken(token)! });
  await store.close();
  const app = await createService({ registry: database, logLevel: 'silent' });
  try {
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const readiness: number[] = [];
    const addresses: string[] = [];
    for (const [index, [, [schema, given]]] of published.entries()) {
      const form = new FormData();
      form.set('schema', new Blob([JSON.stringify(schema)], { type: 'application/json' }));
      form.set('options', JSON.stringify(given));
      const address = `http://localhost:${port}/s/statistics/towns-${index}/1.2.0`;
      const answer = await fetch(address, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}` },
        body: form,
      });
      const body = (await answer.json()) as { readonly readiness: number };
      expect(answer.status, JSON.stringify(body)).toBe(201);
      readiness.push(body.readiness);
      addresses.push(address);
    }
    const python = join(process.env.VALIDATORS!, 'fuji/bin/python');
    const script = join(process.env.CONFORMANCE_FOLDER!, 'check/fuji/assess.py');
    const { stdout } = await promisify(execFile)(python, [script, ...addresses], { timeout: 600_000 });
    return published.map(([title], index) => {
      const [, points] = new RegExp(`^${addresses[index]} (\\d+)/26`, 'm').exec(stdout) ?? [];
      return { title, readiness: readiness[index]!, points: Number(points) };
    });
  } finally {
    await app.close();
  }
}

/** How far two orders agree: 1 if they are the same (Spearman, equal values share a rank). */
function rankCorrelation(first: readonly number[], second: readonly number[]): number {
  const ranks = (values: readonly number[]) =>
    values.map(
      (value) =>
        values.filter((each) => each < value).length + values.filter((each) => each === value).length / 2,
    );
  const [a, b] = [ranks(first), ranks(second)];
  const mean = a.length / 2;
  const sum = (pairs: readonly number[], others: readonly number[]) =>
    pairs.reduce((total, each, index) => total + (each - mean) * (others[index]! - mean), 0);
  return sum(a, b) / Math.sqrt(sum(a, a) * sum(b, b));
}

test('the model example has all points that need no network, and readiness ranks as F-UJI does', async () => {
  const assessed = await assessAll();
  for (const { title, readiness, points } of assessed)
    console.log(`F-UJI ${points} of 26, readiness ${readiness}: ${title}`);
  const correlation = rankCorrelation(
    assessed.map(({ readiness }) => readiness),
    assessed.map(({ points }) => points),
  );
  console.log(`rank correlation ${correlation.toFixed(2)}`);
  expect(assessed.at(-1)!.points).toBe(25);
  expect(correlation).toBeGreaterThanOrEqual(0.8);
  const rows = assessed.map(({ title, readiness, points }) => `| ${title} | ${readiness} | ${points} |`);
  expect(readFileSync('docs/registry.md', 'utf8')).toContain(rows.join('\n'));
}, 900_000);
