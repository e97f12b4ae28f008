// The registry with 100,000 schemas of five versions each, beside a bare node:http server that answers as many bytes.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DatabaseSync } from '@photostructure/sqlite';
import { startServer } from './http/measured-server.mjs';
import { median, report } from './measure.mjs';
import { generatedSchema } from './schemas.mjs';
import { BARE, ratio, serve } from './service.mjs';

const COMMAND = resolve(import.meta.dirname, '../bin/fairwright.js');
const [MANY, FEW, VERSIONS] = [100_000, 1_000, 5];
const OWNERS = 20;
const WORDS = 'towns rivers lakes roads schools forests prices energy water traffic'.split(' ');

/** A registry with so many schemas, written at once: publishing them would take an hour. */
function filled(path, schemas) {
  execFileSync(process.execPath, [COMMAND, 'registry', 'init', '--registry', path], { stdio: 'ignore' });
  const database = new DatabaseSync(path);
  database.exec('pragma synchronous = off; pragma foreign_keys = off; begin');
  const insert = (table, count) =>
    database.prepare(`insert into ${table} values (${Array(count).fill('?').join(', ')})`);
  const [owner, schema, content, version, address, facet, change] = [
    ['owner', 7],
    ['schema', 14],
    ['content', 3],
    ['version', 16],
    ['address', 2],
    ['facet', 3],
    ['change', 6],
  ].map(([table, count]) => insert(table, count));
  const find = database.prepare(
    'insert into find (rowid, name, title, description, keywords, variables) values (?, ?, ?, ?, ?, ?)',
  );
  for (let at = 1; at <= OWNERS; at++) owner.run(at, `owner-${at}`, `Office ${at}`, null, null, null, null);
  const text = JSON.stringify(generatedSchema(20));
  let seq = OWNERS;
  for (let at = 0; at < schemas; at++) {
    const [id, name] = [++seq, `schema-${at}`];
    const word = WORDS[at % WORDS.length];
    const title = `All ${word} of region${at}`;
    const latest = seq + VERSIONS;
    schema.run(
      id,
      (at % OWNERS) + 1,
      name,
      title,
      'A description.',
      '',
      '',
      null,
      null,
      null,
      null,
      latest,
      latest,
      JSON.stringify({
        owner: `owner-${(at % OWNERS) + 1}`,
        name,
        title,
        description: 'A description.',
        latest: '1.4.0',
        version: { number: '1.4.0', state: 'published', readiness: 50, digest: '0'.repeat(64) },
      }),
    );
    find.run(id, name, title, 'A description.', '', 'area inhabitants');
    const facts = JSON.stringify({ title, description: 'A description.', keywords: [], variables: [] });
    for (let step = 0; step < VERSIONS; step++) {
      const number = `1.${step}.0`;
      const bytes = Buffer.from(
        `{"title": "${title}", "fair:version": {"identifier": "${number}"}, ${text.slice(1)}`,
      );
      const digest = createHash('sha256').update(bytes).digest();
      content.run(digest, bytes.length, gzipSync(bytes, { level: 1 }));
      const sort = `${[1, step, 0].map((each) => String(each).padStart(20, '0')).join('.')}~`;
      const now = '2026-01-01T00:00:00.000Z';
      version.run(
        ++seq,
        id,
        number,
        sort,
        'published',
        digest,
        'application/schema+json',
        null,
        null,
        null,
        50,
        facts,
        now,
        'bench',
        null,
        null,
        ...[],
      );
      address.run(`https://example.org/s/owner-${(at % OWNERS) + 1}/${name}/${number}`, seq);
      change.run(seq, now, 'published', id, number, null);
    }
    facet.run(seq, 'unit', `unit-${at % 50}`);
  }
  database.exec(`update registry set seq = ${seq}`);
  database.exec('commit; pragma wal_checkpoint(truncate)');
  database.close();
}

const pathOf = (at, number = '1.4.0') => `/s/owner-${(at % OWNERS) + 1}/schema-${at}/${number}`;

/** How long the service takes to start and answer, in CPU seconds, and its memory in MiB. */
async function startUp(path) {
  const server = await serve('--registry', path);
  await fetch(server.address + pathOf(7));
  const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8');
  const stat = readFileSync(`/proc/${server.child.pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  await server.stop();
  return {
    cpu: (Number(fields[11]) + Number(fields[12])) / 100,
    memory: Number(/VmRSS:\s+(\d+)/.exec(status)[1]) / 1024,
  };
}

/** Milliseconds that a request takes, the median of some that all differ. */
async function milliseconds(address, paths) {
  const times = [];
  for (const path of paths) {
    const start = performance.now();
    const answer = await fetch(address + path, { headers: { accept: 'application/json' } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    times.push(performance.now() - start);
  }
  return median(times);
}

export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-registry-'));
  const [many, few] = ['many', 'few'].map((name) => join(folder, `${name}.sqlite`));
  try {
    filled(few, FEW);
    filled(many, MANY);
    console.log(`registry: ${MANY} schemas of ${VERSIONS} versions, as a ratio to a bare node:http server`);
    const ours = await serve('--registry', many);
    const bareFor = async (path) => {
      const answer = await fetch(ours.address + path, { headers: { accept: 'application/json' } });
      return startServer([BARE, String((await answer.arrayBuffer()).byteLength)]);
    };
    const beside = async (name, path, paths, limit) => {
      const file = join(folder, 'paths');
      writeFileSync(file, `${paths.join('\n')}\n`);
      const bare = await bareFor(path);
      const found = await ratio(ours, bare, path, '/', { paths: file });
      report(name, found, { atLeast: limit });
      await bare.stop();
    };
    const numbers = Array.from({ length: MANY }, (_, at) => (at * 7919) % MANY);
    await beside(
      'a version, not kept',
      pathOf(0),
      numbers.map((at) => pathOf(at)),
      0.5,
    );
    await beside('a version, kept', pathOf(0), [pathOf(0)], 0.9);
    const lists = Array.from({ length: 20_000 }, (_, at) => `/s?limit=50&cursor=${600_000 - at * 7}`);
    await beside('a list of 50', lists[0], lists, 0.4);
    const rare = numbers.slice(0, 20_000).map((at) => `/s?q=region${at}`);
    await beside('a search for a rare word', rare[0], rare, 0.3);
    const common = Array.from({ length: 20 }, (_, at) => `/s?q=${WORDS[at % WORDS.length]}&limit=${31 + at}`);
    report('a search for a word in 10,000 schemas, milliseconds', await milliseconds(ours.address, common), {
      atMost: 5,
    });
    const every = Array.from({ length: 20 }, (_, at) => `/s?q=all&limit=${31 + at}`);
    report('a search for a word in all schemas, milliseconds', await milliseconds(ours.address, every), {
      atMost: 5,
    });
    await ours.stop();
    const [small, large] = [await startUp(few), await startUp(many)];
    report(`CPU of the start beside ${FEW} schemas`, large.cpu / small.cpu, { atMost: 1.1 });
    report(`memory beside ${FEW} schemas`, large.memory / small.memory, { atMost: 1.1 });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
