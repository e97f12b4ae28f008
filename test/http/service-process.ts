import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { resolve } from 'node:path';

/** A service in a process of its own, whose memory can be measured. */
export interface ServiceProcess {
  readonly child: ChildProcess;
  readonly port: number;
  readonly log: () => string;
  /** The most memory that the process has had so far, in MB. */
  readonly peakMemory: () => number;
  readonly stop: () => Promise<void>;
}

/** Starts the built command, and resolves when it serves. */
export async function startService(...words: readonly string[]): Promise<ServiceProcess> {
  const child = spawn(
    process.execPath,
    [resolve('bin/fairwright.js'), 'serve', '--port', '0', '--log-level', 'warn', ...words],
    { env: { PATH: process.env.PATH } },
  );
  let [out, log] = ['', ''];
  child.stderr.on('data', (chunk) => {
    log += chunk;
  });
  for await (const chunk of child.stdout) {
    out += chunk;
    if (out.includes('serves http')) break;
  }
  return {
    child,
    port: Number(/:(\d+)/.exec(out)![1]),
    log: () => log,
    peakMemory: () =>
      Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))![1]) / 1024,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** What a request is answered with, over a connection of its own. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: number;
  readonly text: string;
}

/** Sends a request over a connection of its own. */
export function ask(
  port: number,
  path: string,
  { body, headers = {} }: { readonly body?: Buffer; readonly headers?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const method = body ? 'POST' : 'GET';
    const type = body ? { 'content-type': 'application/json', 'content-length': String(body.length) } : {};
    const sent = request({ port, path, method, agent: false, headers: { ...type, ...headers } }, (answer) => {
      let [text, bytes] = ['', 0];
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (text.length < 2000) text += chunk.toString();
      });
      answer.on('end', () => resolve({ status: answer.statusCode!, headers: answer.headers, bytes, text }));
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Sends a text over a connection, and reads what comes back until the other side closes it. */
export async function talk(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(text);
  let heard = '';
  for await (const chunk of socket) heard += chunk;
  return heard;
}
