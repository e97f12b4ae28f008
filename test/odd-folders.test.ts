// What folders hold besides schemas, with the real service and the real command.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { createService } from '../src/apps/http/index.js';

const COMMAND = resolve('bin/fairwright.js');
const made: string[] = [];
const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'odd-'));
  made.push(folder);
  return folder;
}

function put(folder: string, name: string, title = name): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  const id = `https://example.org/${name.split('/').at(-1)}`;
  writeFileSync(join(folder, name), JSON.stringify({ $id: id, title, type: 'string' }));
}

interface Case {
  readonly name: string;
  readonly make: (folder: string) => unknown;
  /** The problem that is listed; none where all is well. */
  readonly problem?: RegExp;
  /** The schemas besides `good.json`. */
  readonly others?: readonly string[];
  readonly isSkipped?: boolean;
}

const cases: readonly Case[] = [
  {
    name: 'a dangling link',
    make: (folder) => symlinkSync('nowhere.json', join(folder, 'odd.json')),
    problem: /^odd\.json is a symbolic link to nothing\.$/,
  },
  {
    name: 'a link to itself',
    make: (folder) => symlinkSync('odd.json', join(folder, 'odd.json')),
    problem: /^odd\.json is a symbolic link that points back to itself\.$/,
  },
  {
    name: 'a link to the folder that it is in',
    make: (folder) => symlinkSync('.', join(folder, 'again')),
  },
  {
    name: 'a link to the folder above',
    make: (folder) => symlinkSync('..', join(folder, 'above')),
    problem: /^above is a symbolic link to a place outside the folder\.$/,
  },
  {
    name: 'a link to a file outside',
    make(folder) {
      const outside = newFolder();
      put(outside, 'secret.json');
      symlinkSync(join(outside, 'secret.json'), join(folder, 'odd.json'));
    },
    problem: /^odd\.json is a symbolic link to a place outside the folder\.$/,
  },
  {
    name: 'a second name of a file',
    make: (folder) => symlinkSync('good.json', join(folder, 'another.json')),
  },
  {
    name: 'a named pipe',
    make: (folder) => execFileSync('mkfifo', [join(folder, 'odd.json')]),
    problem: /^odd\.json is a named pipe, not a file\.$/,
  },
  {
    name: 'a link to a named pipe',
    make(folder) {
      execFileSync('mkfifo', [join(folder, 'pipe')]);
      symlinkSync('pipe', join(folder, 'odd.json'));
    },
    problem: /^odd\.json is a named pipe, not a file\.$/,
  },
  {
    name: 'a socket',
    async make(folder) {
      const server = createServer();
      endings.push(() => new Promise((done) => server.close(done)));
      await new Promise<void>((done) => server.listen(join(folder, 'odd.json'), done));
    },
    problem: /^odd\.json is a socket, not a file\.$/,
  },
  {
    name: 'a folder with the name of a schema',
    make: (folder) => put(folder, 'odd.json/inner.json'),
    others: ['https://example.org/inner.json'],
  },
  {
    name: 'the volume of a Kubernetes ConfigMap',
    make(folder) {
      put(folder, '..2026_01_01/map.json');
      put(folder, '..2026_01_01/sub/deep.json');
      symlinkSync('..2026_01_01', join(folder, '..data'));
      symlinkSync('..data/map.json', join(folder, 'map.json'));
      symlinkSync('..data/sub', join(folder, 'sub'));
    },
    others: ['https://example.org/map.json', 'https://example.org/deep.json'],
  },
  {
    name: 'a file that may not be read',
    make(folder) {
      put(folder, 'odd.json');
      chmodSync(join(folder, 'odd.json'), 0);
    },
    problem: /^odd\.json cannot be read: permission denied\.$/,
    // Nothing is forbidden to root.
    isSkipped: process.getuid?.() === 0,
  },
  {
    name: 'a very large file',
    make(folder) {
      writeFileSync(join(folder, 'odd.json'), '{');
      truncateSync(join(folder, 'odd.json'), 5 * 1024 ** 3);
    },
    problem: /^odd\.json is larger than 64 MiB, the limit for one file\.$/,
  },
  {
    name: 'a binary file',
    make: (folder) => writeFileSync(join(folder, 'odd.json'), new Uint8Array([1, 0, 2])),
    problem: /^This is a binary file/,
  },
];

async function serviceOf(schemas: string) {
  const app = await createService({ logLevel: 'silent', schemas });
  endings.push(() => app.close());
  return async () => {
    const { body } = await app.inject({ url: '/v1/schemas?q=example.org' });
    return JSON.parse(body) as {
      schemas: { id: string; title: string }[];
      problems: { message: string; code: string; at: { uri: string } }[];
    };
  };
}

describe.each(cases.filter(({ isSkipped }) => !isSkipped))('$name', ({ make, problem, others = [] }) => {
  test('in the folder of the service', async () => {
    const folder = newFolder();
    put(folder, 'good.json');
    await make(folder);
    const { schemas, problems } = await (await serviceOf(folder))();
    const ids = schemas.map(({ id }) => id).sort();
    expect(ids).toEqual(['https://example.org/good.json', ...others].sort());
    expect(problems.map(({ message }) => message)).toEqual(
      problem === undefined ? [] : [expect.stringMatching(problem)],
    );
  });

  test('in a folder of the command', async () => {
    const folder = newFolder();
    put(folder, 'good.json');
    await make(folder);
    const start = newFolder();
    const references = ['https://example.org/good.json', ...others].map(($ref) => ({ $ref }));
    writeFileSync(join(start, 'start.json'), JSON.stringify({ allOf: references }));
    writeFileSync(join(start, 'data.json'), '5');
    const words = [COMMAND, 'validate', 'start.json', 'data.json', '--schemas', folder];
    const { status, stdout, signal } = spawnSync(process.execPath, words, {
      cwd: start,
      encoding: 'utf8',
      timeout: 600_000,
    });
    expect(signal).toBe(null);
    expect(stdout).toContain(`${references.length} error`);
    expect(stdout).not.toContain('unregistered');
    expect(status).toBe(1);
  });
});

describe('a folder that is replaced', () => {
  async function until(holds: () => Promise<boolean>): Promise<void> {
    await expect.poll(holds).toBe(true);
  }

  test('by another link, again and again', async () => {
    const root = newFolder();
    const swap = (release: string) => {
      put(root, `${release}/a.json`, release);
      symlinkSync(release, join(root, 'next'));
      renameSync(join(root, 'next'), join(root, 'schemas'));
    };
    swap('first');
    const list = await serviceOf(join(root, 'schemas'));
    const shows = async (title: string) => (await list()).schemas.map((each) => each.title).join() === title;
    expect(await shows('first')).toBe(true);
    for (const release of ['second', 'third']) {
      swap(release);
      await until(() => shows(release));
      put(root, `${release}/a.json`, `${release}, changed`);
      await until(() => shows(`${release}, changed`));
    }
  });

  test('as a new version of a ConfigMap', async () => {
    const folder = newFolder();
    const publish = (version: string) => {
      put(folder, `..${version}/map.json`, version);
      symlinkSync(`..${version}`, join(folder, '..data_tmp'));
      renameSync(join(folder, '..data_tmp'), join(folder, '..data'));
    };
    publish('1');
    symlinkSync('..data/map.json', join(folder, 'map.json'));
    const list = await serviceOf(folder);
    const shows = async (title: string) => (await list()).schemas.map((each) => each.title).join() === title;
    expect(await shows('1')).toBe(true);
    for (const version of ['2', '3']) {
      publish(version);
      await until(() => shows(version));
    }
  });

  test('by a folder of the same name, also after it was away', async () => {
    const root = newFolder();
    const schemas = join(root, 'schemas');
    put(schemas, 'a.json', 'old');
    const list = await serviceOf(schemas);
    const shows = async (title: string) => (await list()).schemas.map((each) => each.title).join() === title;
    renameSync(schemas, join(root, 'away'));
    // What was read last stays registered meanwhile.
    expect(await shows('old')).toBe(true);
    put(schemas, 'a.json', 'new');
    await until(() => shows('new'));
    put(schemas, 'deep/b.json', 'b');
    await until(async () => (await list()).schemas.length === 2);
    put(schemas, 'deep/b.json', 'changed');
    await until(async () => (await list()).schemas.some(({ title }) => title === 'changed'));
  });
});
