// The tutorial and the how-to pages show what their commands print, and every page of docs/ can be reached from the index.
// UPDATE_DOCS=1 writes what was printed into the pages.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { rerun, runnablePages } from '../scripts/runnable-page.mjs';
import { keywords } from '../src/schema/vocabulary/index.js';

describe('commands', () => {
  test.each(runnablePages('.'))('%s', async (path) => {
    const page = readFileSync(path, 'utf8');
    const printed = await rerun(page, resolve('.'));
    if (process.env.UPDATE_DOCS) writeFileSync(path, printed);
    else expect(printed).toBe(page);
  });
});

describe('the README', () => {
  const commands = [...readFileSync('README.md', 'utf8').matchAll(/^fairwright .*$/gm)]
    .map(([command]) => command)
    .filter((command) => /examples|registry (?:init|owner)/.test(command));

  // One after another, as people do: what one makes, the next may need.
  const folder = mkdtempSync(join(tmpdir(), 'readme-'));
  cpSync('examples', join(folder, 'examples'), { recursive: true });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(commands)('%s', (command) => {
    const script = command.replace(/^fairwright/, `'${process.execPath}' '${resolve('bin/fairwright.js')}'`);
    const { status, stderr } = spawnSync('sh', ['-c', script], { cwd: folder, encoding: 'utf8' });
    expect(status, stderr).toBe(0);
  });

  test('has an example that lints clean with all points', () => {
    const run = (...words: string[]) =>
      spawnSync(process.execPath, ['bin/fairwright.js', ...words], { encoding: 'utf8' }).stdout;
    expect(run('lint', 'examples', '--preset', 'publish')).toBe('No problems found in 1 file.\n');
    const options = ['--options', 'examples/towns.options.yaml'];
    expect(run('readiness', 'examples/towns.schema.yaml', ...options)).toContain(': 100 of 100\n');
  });
});

/** The files that a page links to, as paths from the root of the repository. */
function linksOf(path: string): readonly string[] {
  const text = readFileSync(path, 'utf8').replace(/^ *```[\s\S]*?^ *```$/gm, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target!.split('#')[0]!)
    .filter((target) => target !== '' && !/^[a-z][a-z+.-]*:/i.test(target))
    .map((target) => normalize(join(dirname(path), target)).replace(/\/$/, ''));
}

function pagesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => path.endsWith('.md'));
}

const pages = pagesBelow('docs');

const TOP_PAGES = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', 'CODE_OF_CONDUCT.md'];

describe('links', () => {
  test.each([...TOP_PAGES, ...pages])('of %s lead to files', (path) => {
    expect(linksOf(path).filter((target) => !existsSync(target))).toEqual([]);
  });

  test('lead from docs/README.md to every page of docs/', () => {
    const reached = new Set(['docs/README.md']);
    for (const page of reached) {
      for (const target of linksOf(page)) {
        if (target.endsWith('.md') && statSync(target).isFile()) reached.add(target);
      }
    }
    expect(pages.filter((page) => !reached.has(page))).toEqual([]);
  });

  test('lead from the README to docs/README.md, in at most 150 lines', () => {
    expect(linksOf('README.md')).toContain('docs/README.md');
    expect(readFileSync('README.md', 'utf8').split('\n').length).toBeLessThanOrEqual(151);
  });
});

test('docs/keywords.md has an example of every keyword', () => {
  const sections = readFileSync('docs/keywords.md', 'utf8').split(/^#+ /m).slice(1);
  const shown = sections.flatMap((section) => {
    const [, name] = /^`(fair:\w+)`\n/.exec(section) ?? [];
    const [, example] = /^```json\n([\s\S]*?)^```$/m.exec(section) ?? [];
    return name === undefined ? [] : [[name, Object.keys(JSON.parse(example ?? '{}'))]];
  });
  expect(shown).toEqual(Object.keys(keywords).map((name) => [name, [name]]));
});
