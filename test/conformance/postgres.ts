// A PostgreSQL server of its own for tests, in a new folder and on a free port of loopback.
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.js';

/** A server that runs. */
export interface Postgres {
  /** The address of a new database. */
  readonly database: () => string;
  /** Lets all its processes hang, and go on. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** Stops it as a loss of power would. */
  readonly crash: () => void;
  readonly start: () => void;
  readonly stop: () => void;
}

const DEBIAN = '/usr/lib/postgresql';

function programs(): string {
  const [newest] = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  if (newest === undefined) throw new Error('PostgreSQL is not installed: apt-get install postgresql.');
  return join(DEBIAN, newest, 'bin');
}

function childrenOf(id: number): readonly number[] {
  const listed = readFileSync(`/proc/${id}/task/${id}/children`, 'utf8').trim();
  return listed === '' ? [] : listed.split(' ').map(Number);
}

/** Starts a server. PostgreSQL does not run as root: then it runs as the user of the package. */
export async function startPostgres(): Promise<Postgres> {
  const bin = programs();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const port = await freePort();
  const isRoot = process.getuid?.() === 0;
  const run = (name: string, ...words: readonly string[]) =>
    isRoot
      ? execFileSync('runuser', ['-u', 'postgres', '--', join(bin, name), ...words], {
          stdio: 'ignore',
          cwd: '/',
        })
      : execFileSync(join(bin, name), words, { stdio: 'ignore' });
  if (isRoot) {
    const id = (which: string) => Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }));
    chownSync(folder, id('-u'), id('-g'));
  }
  const data = join(folder, 'data');
  run('initdb', '-D', data, '-U', 'fairwright', '--auth', 'trust', '--encoding', 'UTF8', '--locale', 'C');
  const settings = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=${folder}`;
  const start = () =>
    void run('pg_ctl', '-D', data, '-o', settings, '-w', '-l', join(folder, 'log'), 'start');
  start();
  let count = 0;
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    const main = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    for (const id of [main, ...childrenOf(main)]) process.kill(id, name);
  };
  return {
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    database() {
      const name = `registry${count++}`;
      run('createdb', '-h', '127.0.0.1', '-p', String(port), '-U', 'fairwright', name);
      return `postgres://fairwright@127.0.0.1:${port}/${name}`;
    },
    crash: () => void run('pg_ctl', '-D', data, '-m', 'immediate', 'stop'),
    start,
    stop() {
      run('pg_ctl', '-D', data, '-m', 'fast', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
