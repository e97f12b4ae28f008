// Commands as contenders: what a process of its own needs in time and memory, and a validator that is no dependency.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Our command. */
export const COMMAND = resolve(import.meta.dirname, '../../bin/fairwright.js');

// Only the main thread speaks: what it counts is of the whole process.
const TELL_MEMORY = `data:text/javascript,${encodeURIComponent(
  `import { isMainThread } from 'node:worker_threads';
  if (isMainThread) process.on('exit', () => console.error('max rss', process.resourceUsage().maxRSS));`,
)}`;

/** Runs our command on files without errors: the seconds on the wall clock, and the most memory that it had, in KiB. */
export function fairwright(...words) {
  return ended(0, ...words);
}

/** Runs our command until it ends with a status: the same, and what it printed. */
export function ended(expected, ...words) {
  const start = process.hrtime.bigint();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', TELL_MEMORY, COMMAND, ...words],
    { encoding: 'utf8' },
  );
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  if (status !== expected)
    throw new Error(`fairwright ${words.join(' ')} ended with ${status}: ${stdout}${stderr}`);
  return { seconds, memory: Number(/max rss (\d+)/.exec(stderr)[1]), stdout };
}

/** The seconds until two calls at once have ended: what two cores of this machine are good for. */
export async function bothSeconds(...words) {
  const start = process.hrtime.bigint();
  const calls = [1, 2].map(() =>
    once(spawn(process.execPath, [COMMAND, ...words], { stdio: 'ignore' }), 'exit'),
  );
  await Promise.all(calls);
  return Number(process.hrtime.bigint() - start) / 1e9;
}

/** Installs the command of sourcemeta in a folder; undefined where that is not possible. */
export function installSourcemeta(folder) {
  const words = ['install', '--prefix', folder, '--no-audit', '--no-fund', '@sourcemeta/jsonschema'];
  const { status } = spawnSync('npm', words, { stdio: 'ignore' });
  const command = join(folder, 'node_modules/.bin/jsonschema');
  if (status !== 0 || !existsSync(command)) return undefined;
  return spawnSync(command, ['version'], { stdio: 'ignore' }).status === 0 ? command : undefined;
}

/** The CPU seconds that a command takes, as the shell counts them for its children. */
export function cpuSecondsOf(...command) {
  const { stdout, status } = spawnSync('sh', ['-c', '"$@" >/dev/null && times', 'sh', ...command], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${command.join(' ')} ended with ${status}`);
  const [, children] = stdout.trim().split('\n');
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds),
    0,
  );
}
