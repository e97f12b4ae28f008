// Starts a server in a process of its own, and measures requests by the CPU time that it spends.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const HERE = import.meta.dirname;
const TICKS_PER_SECOND = 100;

/** Starts a server that prints its address on its first line. */
export async function startServer(words) {
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [line] = await once(child.stdout, 'data');
  const address = /http:\/\/[\d.]+:\d+/.exec(String(line))[0];
  return { address, child, stop: () => stop(child) };
}

async function stop(child) {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** The CPU seconds of a process and its children so far. */
export function cpuSeconds(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const own = (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) => {
    const list = readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim();
    return list === '' ? [] : list.split(' ');
  });
  return own + children.reduce((sum, child) => sum + cpuSeconds(child), 0);
}

/** Requests per CPU second, and per second, under load. */
export async function load({ address, child }, path, { seconds = 1, connections = 32, bodies, paths } = {}) {
  const [lua, file] = bodies ? ['load.lua', bodies] : ['paths.lua', paths];
  const script = file ? ['-s', join(HERE, lua)] : [];
  const words = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    ...script,
    address + path,
    ...(file ? ['--', file] : []),
  ];
  const before = cpuSeconds(child.pid);
  const { stdout } = await promisify(execFile)('wrk', words);
  const cpu = cpuSeconds(child.pid) - before;
  const requests = Number(/(\d+) requests in/.exec(stdout)[1]);
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0);
  const broken =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/
      .exec(stdout)
      ?.slice(1)
      .map(Number) ?? [];
  return { perCpuSecond: requests / cpu, perSecond: requests / seconds, requests, refused, broken };
}
