// An import into a registry in a file: how much of its time is waiting, and what batches of lines are worth.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openStore } from '../dist/registry/store/index.js';
import { report } from './measure.mjs';
import { generatedSchema } from './schemas.mjs';

const COMMAND = resolve(import.meta.dirname, '../bin/fairwright.js');
const SCHEMAS = 1000;
const BATCH = 100;
const at = '2026-01-01T00:00:00Z';

/** The versions of an export: two of each schema. */
function versions() {
  const schema = generatedSchema(20);
  return Array.from({ length: SCHEMAS * 2 }, (_, index) => {
    const number = index % 2 === 0 ? '1.0.0' : '1.1.0';
    const { $id: _id, ...rest } = schema;
    const content = JSON.stringify({
      ...rest,
      title: `Table ${index}`,
      'fair:version': { identifier: number },
    });
    return {
      ...{
        owner: 'statistics',
        name: `table-${index >> 1}`,
        number,
        state: 'published',
        content,
        at,
        by: 'bench',
      },
      digest: createHash('sha256').update(content).digest('hex'),
      mediaType: 'application/schema+json',
    };
  });
}

/** A version as the store takes it, with all that would be derived from it. */
function stored({ content, ...version }, prefix) {
  return {
    ...version,
    name: `${prefix}-${version.name}`,
    bytes: Buffer.from(content),
    sort: `${version.number}~`,
    readiness: 50,
    facts: { title: version.name, keywords: [], variables: ['area', 'inhabitants'] },
    addresses: [],
    references: [],
    facets: [{ kind: 'variable', value: 'area' }],
    importedAt: at,
  };
}

/** How long a command takes, in seconds of the clock and of the processor. */
function measured(...words) {
  const { status, stderr } = spawnSync(
    'bash',
    ['-c', 'TIMEFORMAT="%R %U %S"; time "$@"', 'time', process.execPath, COMMAND, ...words],
    { encoding: 'utf8' },
  );
  const [wall, user, system] = stderr.trim().split('\n').at(-1).split(' ').map(Number);
  return { status, wall, cpu: user + system };
}

async function seconds(work) {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-import-'));
  try {
    const all = versions();
    const [file, registry] = ['all.ndjson', 'registry.sqlite'].map((name) => join(folder, name));
    const lines = [
      { owner: { name: 'statistics', title: 'Statistics' } },
      ...all.map((version) => ({ version })),
    ];
    writeFileSync(file, `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`);
    const store = await openStore(registry, { isNew: true });
    await store.putOwner({ name: 'statistics', title: 'Statistics' });
    console.log(`registry-import: ${all.length} versions into SQLite`);
    const imported = join(folder, 'imported.sqlite');
    await (await openStore(imported, { isNew: true })).close();
    const { wall, cpu, status } = measured('registry', 'import', file, '--registry', imported);
    if (status !== 0) throw new Error(`The import ended with ${status}.`);
    report(`wall time over CPU time of an import (${cpu.toFixed(1)} s of CPU)`, wall / cpu, { atMost: 1.5 });
    const one = await seconds(async () => {
      for (const version of all) await store.store(stored(version, 'one'));
    });
    const batched = await seconds(async () => {
      for (let index = 0; index < all.length; index += BATCH)
        await store.transaction(async (inner) => {
          for (const version of all.slice(index, index + BATCH)) await inner.store(stored(version, 'batch'));
        });
    });
    await store.close();
    report('one transaction a line, over batches of 100, wall time', one / batched, { atLeast: 3 });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
