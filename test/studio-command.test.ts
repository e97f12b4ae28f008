// `fairwright studio`: what it serves, to whom, and what it writes.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { request as httpRequest } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { readStudioFile, studioBuild } from '../src/base/studio-files.js';
import { command } from './command.js';

const COMMAND = resolve('bin/fairwright.js');
const { files, policy } = await studioBuild();
const running: ChildProcess[] = [];
const folders: string[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function newFolder(content: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'studio-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(content)) writeFileSync(join(folder, name), text);
  return folder;
}

/** Starts the command; gives the address that it prints. */
async function start(folder: string, words: readonly string[], path = process.env.PATH) {
  const child = spawn(process.execPath, [COMMAND, 'studio', ...words], { cwd: folder, env: { PATH: path } });
  running.push(child);
  const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  return { child, address: /http:\/\/\S+/.exec(line)![0] };
}

/** Sends a request whose Host header is not the one of the address. */
async function statusFor(address: string, host: string): Promise<number> {
  const request = httpRequest(address, { headers: { host } }).end();
  const [response] = await once(request, 'response');
  response.resume();
  return response.statusCode;
}

describe('serves', () => {
  test('the page, which knows of no files', async () => {
    const { child, address } = await start(newFolder(), ['--port', '0']);
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/[\w-]{22}\/$/);
    const response = await fetch(address);
    expect(response.headers.get('content-security-policy')).toBe(policy);
    expect(await response.text()).not.toContain('given-files');
    expect(await (await fetch(`${address}files.json`)).json()).toEqual([]);
    for (const { name, type } of files) {
      const file = await fetch(address + name);
      expect([file.status, file.headers.get('content-type')]).toEqual([200, type]);
      if (name !== 'index.html') expect(await file.text()).toBe(await readStudioFile(name));
    }
    child.kill('SIGINT');
    expect((await once(child, 'close'))[0]).toBe(0);
  });

  test('the files that were named, as they are now', async () => {
    const folder = newFolder({ 'towns.csv': 'name\nUlm\n', 'empty.json': '', 'secret.txt': 'x' });
    const { address } = await start(folder, ['towns.csv', join(folder, 'empty.json'), '--port', '0']);
    expect(await (await fetch(address)).text()).toContain('<meta name="given-files" content="2">');
    expect(await (await fetch(`${address}files.json`)).json()).toEqual(['towns.csv', 'empty.json']);
    expect(await (await fetch(`${address}files/0`)).text()).toBe('name\nUlm\n');
    expect(await (await fetch(`${address}files/1`)).text()).toBe('');
    truncateSync(join(folder, 'towns.csv'), 4);
    expect(await (await fetch(`${address}files/0`)).text()).toBe('name');
    rmSync(join(folder, 'towns.csv'));
    const gone = await fetch(`${address}files/0`);
    expect([gone.status, await gone.text()]).toEqual([404, 'towns.csv cannot be read any more.\n']);
    for (const path of ['files/2', 'files/-1', 'files/', 'secret.txt', 'files/..%2fsecret.txt', 'build.json'])
      expect((await fetch(address + path)).status, path).toBe(404);
  });

  test('only those who know the address, under the name of this machine, and only to read', async () => {
    const { address } = await start(newFolder({ 'towns.csv': 'name\n' }), ['towns.csv', '--port', '0']);
    const { host, origin, port, pathname } = new URL(address);
    for (const path of ['/', '/files/0', '/files.json', '/studio.js', '/x/files/0', pathname.slice(0, -2)])
      expect((await fetch(origin + path)).status, path).toBe(404);
    expect(await statusFor(`${address}files/0`, host)).toBe(200);
    expect(await statusFor(`${address}files/0`, `localhost:${port}`)).toBe(200);
    for (const other of ['example.org', `example.org:${port}`, '127.0.0.1', 'localhost:1'])
      expect(await statusFor(`${address}files/0`, other), other).toBe(403);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
      expect((await fetch(`${address}files/0`, { method })).status, method).toBe(405);
    const file = await fetch(`${address}files/0`);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(file.headers.has('access-control-allow-origin')).toBe(false);
  });

  test('the page with a slash, also where it was asked for without', async () => {
    const { address } = await start(newFolder(), ['--port', '0']);
    expect((await fetch(address.slice(0, -1))).url).toBe(address);
  });

  test.skipIf(process.platform !== 'linux')('the browser once, by another address', async () => {
    const bin = newFolder({ 'xdg-open': `#!/bin/sh\necho "$1" > opened.part && mv opened.part opened\n` });
    chmodSync(join(bin, 'xdg-open'), 0o755);
    const folder = newFolder();
    const { address } = await start(folder, ['--open', '--port', '0'], `${bin}:${process.env.PATH}`);
    await expect.poll(() => existsSync(join(folder, 'opened'))).toBe(true);
    const opened = readFileSync(join(folder, 'opened'), 'utf8').trim();
    expect(opened).not.toContain(new URL(address).pathname.slice(1, -1));
    expect((await fetch(opened)).url).toBe(address);
    expect((await fetch(opened)).status).toBe(404);
  });

  test('nothing where the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const { status, stderr } = await command(['studio', '--port', String(port)], newFolder());
    other.close();
    expect([status, stderr]).toEqual([
      2,
      `fairwright: Port ${port} is in use: choose another with --port.\n`,
    ]);
  });
});

describe('--build', () => {
  const names = [...files.map(({ name }) => name), 'build.json'].sort();

  test('writes all files, into a new folder and over a former build', async () => {
    const folder = join(newFolder(), 'deep', 'studio');
    const build = () => command(['studio', '--build', folder], '.');
    expect((await build()).status).toBe(0);
    expect(readdirSync(folder).sort()).toEqual(names);
    // As a former version would have left it: a chunk that is gone by now, and an older page.
    const list = JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8')) as { files: object[] };
    list.files.push({ name: 'chunk-AAAAAAAA.js' });
    writeFileSync(join(folder, 'build.json'), JSON.stringify(list));
    writeFileSync(join(folder, 'chunk-AAAAAAAA.js'), '');
    writeFileSync(join(folder, 'studio.html'), '');
    writeFileSync(join(folder, 'index.html'), 'old');
    expect((await build()).status).toBe(0);
    expect(readdirSync(folder).sort()).toEqual(names);
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe(await readStudioFile('index.html'));
  });

  test.each([
    ['a file of its own', { 'notes.txt': 'mine' }],
    ['a page of its own', { 'index.html': 'mine' }],
    ['another build.json', { 'build.json': '{"files":[]}', 'index.html': 'mine' }],
  ])('leaves a folder alone that has %s', async (_name, content) => {
    const folder = newFolder(content);
    const { status, stderr } = await command(['studio', '--build', folder], '.');
    expect(status).toBe(2);
    expect(stderr).toMatch(/which is not from a former build of the studio/);
    expect(readdirSync(folder)).toEqual(Object.keys(content).sort());
    for (const [name, text] of Object.entries(content))
      expect(readFileSync(join(folder, name), 'utf8')).toBe(text);
  });

  test('leaves a file alone', async () => {
    const folder = newFolder({ studio: 'mine' });
    const { status, stderr } = await command(['studio', '--build', 'studio'], folder);
    expect([status, stderr]).toEqual([
      2,
      'fairwright: studio is a file, not a folder. Choose another folder: --build DIR.\n',
    ]);
  });
});
