// The registry with 100,000 schemas of five versions each, beside a bare node:http server that answers as many bytes.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { cpuSeconds, startServer } from './http/measured-server.mjs';
import { median, report } from './measure.mjs';
import { fillRegistry, pathOf, RARE, WORDS } from './registry/filled.mjs';
import { BARE, ratio, serve } from './service.mjs';

const COMMAND = resolve(import.meta.dirname, '../bin/fairwright.js');
const [MANY, FEW, VERSIONS] = [100_000, 1_000, 5];
const NUMBER = `1.${VERSIONS - 1}.0`;

/** How long the service takes to start and answer, in CPU seconds, and its memory in MiB. */
async function startUp(path) {
  const server = await serve('--registry', path);
  await fetch(server.address + pathOf(7, NUMBER));
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

/** CPU milliseconds of one request; no request is the same as another one. */
async function cpuOf({ address, child }, pathAt, accept) {
  const ask = async (from, count) => {
    for (let turn = from; turn < from + count; turn++)
      await (await fetch(address + pathAt(turn), { headers: { accept } })).arrayBuffer();
  };
  const [warmUp, measured] = [50, 200];
  await ask(0, warmUp);
  const start = cpuSeconds(child.pid);
  await ask(warmUp, measured);
  return ((cpuSeconds(child.pid) - start) / measured) * 1000;
}

/** Lets a process write to its standard error how much CPU it took, in microseconds. */
const COUNTED = `data:text/javascript,process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  process.stderr.write(String(user + system));
});`;

/** CPU milliseconds that the command takes. */
function commandCpu(...words) {
  const { stderr } = spawnSync(process.execPath, ['--import', COUNTED, COMMAND, ...words], {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  return Number(/\d+$/.exec(stderr)[0]) / 1000;
}

/** CPU milliseconds of the export of one version, without the start. */
function exportCpu(path, versions) {
  return (commandCpu('registry', 'export', '--registry', path) - commandCpu('--version')) / versions;
}

/** What requests and exports cost with few and with many schemas of two versions. */
export async function growth(folder, { few = FEW, many = MANY } = {}) {
  const versions = 2;
  console.log(`registry: CPU milliseconds with ${few} and with ${many} schemas of ${versions} versions`);
  const measured = [];
  for (const schemas of [few, many]) {
    const path = join(folder, `growth-${schemas}.sqlite`);
    fillRegistry(path, schemas, versions);
    const server = await serve('--registry', path);
    const schema = (turn) => (turn * 37) % schemas;
    measured.push({
      'the page of a version': await cpuOf(server, (turn) => pathOf(schema(turn), '1.1.0'), 'text/html'),
      'a sitemap': await cpuOf(server, (turn) => `/sitemap-0.xml?n=${turn}`, '*/*'),
      'a search for one schema': await cpuOf(
        server,
        (turn) => `/s?unit=${encodeURIComponent(RARE.unit)}&n=${turn}`,
        'application/json',
      ),
    });
    await server.stop();
    measured.at(-1)['the export of a version'] = exportCpu(path, schemas * versions);
  }
  const [before, after] = measured;
  for (const name of Object.keys(before))
    report(
      `${name}: ${before[name].toFixed(2)} and ${after[name].toFixed(2)} ms`,
      after[name] / before[name],
      {
        atMost: 1.5,
      },
    );
}

export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-registry-'));
  const [many, few] = ['many', 'few'].map((name) => join(folder, `${name}.sqlite`));
  try {
    fillRegistry(few, FEW, VERSIONS);
    fillRegistry(many, MANY, VERSIONS);
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
      pathOf(0, NUMBER),
      numbers.map((at) => pathOf(at, NUMBER)),
      0.5,
    );
    await beside('a version, kept', pathOf(0, NUMBER), [pathOf(0, NUMBER)], 0.9);
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
    await growth(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
