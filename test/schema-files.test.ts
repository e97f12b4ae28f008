// Which files of folders are schemas, with the real command.
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { command } from './command.js';

const COMMAND = resolve('bin/fairwright.js');
const isRoot = process.getuid?.() === 0;
const NOBODY = 65534;

const SCHEMAS = {
  'plain.schema.json': '{"title": "T"}',
  'plain.schema.yaml': 'title: T\n',
  'PLAIN.SCHEMA.YML': 'title: T\n',
  'draft-07.json': '{"$schema": "http://json-schema.org/draft-07/schema#"}',
  'draft-2020.yaml': '# A comment\n$schema: https://json-schema.org/draft/2020-12/schema\n',
  'fair-dialect.json': '{"title": "T", "$schema": "https://highvaluedata.net/fair-data-schema/dev"}',
  'fair-edition.yml': '"$schema": "https://highvaluedata.net/fair-data-schema/no-such-edition"\n',
  'keyword.json': '{"properties": {"a": {"fair:label": "A"}}}',
  'keyword.yaml': 'properties:\n  a: { fair:label: A }\n',
  'keyword-in-list.yaml': 'allOf:\n  - fair:label: A\n',
  'experimental.yaml': 'x-fair:label: A\n',
  'broken.json': '{"$schema": "https://json-schema.org/draft/2020-12/schema", "title":',
  'configured/any.json': '{"title": "T"}',
};

const OTHERS = {
  'package.json': '{"name": "p", "type": "module", "$schema": "https://json.schemastore.org/package.json"}',
  'tsconfig.json': '{"$schema": "https://json.schemastore.org/tsconfig", "compilerOptions": {}, /* c */}',
  'docker-compose.yml': 'services:\n  web: { image: nginx }\n',
  'openapi.json':
    '{"openapi": "3.1.0", "components": {"schemas": {"a": {"$schema": "https://json-schema.org/draft/2020-12/schema", "fair:label": "A"}}}}',
  'openapi.yaml': 'openapi: 3.1.0\ncomponents:\n  schemas:\n    a:\n      fair:label: A\n',
  'ro-crate-metadata.json':
    '{"@context": "https://w3id.org/ro/crate/1.1/context", "fair:label": "A", "@graph": []}',
  'data.json': '[{"$schema": "https://json-schema.org/draft/2020-12/schema"}]',
  'data.yaml': '- name: Oslo\n  note: "write fair:label: here"\n',
  'deep/other.json': '{"a": {"$schema": "https://json-schema.org/draft/2020-12/schema"}}',
};

let folder = '';
afterEach(() => rmSync(folder, { recursive: true }));

function made(files: { readonly [name: string]: string }): void {
  folder = mkdtempSync(join(tmpdir(), 'pick-'));
  chmodSync(folder, 0o777);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

const run = (words: readonly string[]) => command(words, folder);

async function lintedFiles(words: readonly string[]): Promise<readonly string[]> {
  const { stdout } = await run(['lint', ...words, '--format', 'json']);
  return (JSON.parse(stdout) as { files: { uri: string }[] }).files.map(({ uri }) => uri).sort();
}

const CONFIG = { 'fairwright.config.json': '{"files": ["configured/**"]}' };

describe('a folder', () => {
  test.each([[['.']], [['**/*.{json,yaml,yml,YML}']], [['.', '--workers', '2']]])(
    'stands for the schemas in it: %s',
    async (words) => {
      made({ ...SCHEMAS, ...OTHERS, ...CONFIG });
      expect(await lintedFiles(words)).toEqual(Object.keys(SCHEMAS).sort());
      const count = Object.keys(SCHEMAS).length;
      expect((await run(['lint', ...words])).stderr).toBe(
        `fairwright: ${count} of ${count + Object.keys(OTHERS).length} JSON and YAML files are schemas.\n`,
      );
    },
  );

  test('is repaired without a change of anything else', async () => {
    made({ ...SCHEMAS, ...OTHERS, ...CONFIG });
    const { stderr } = await run(['fix', '.', '--unsafe']);
    expect(stderr).toContain('13 of 22 JSON and YAML files are schemas.');
    for (const [name, text] of Object.entries(OTHERS)) {
      expect(readFileSync(join(folder, name), 'utf8')).toBe(text);
    }
    expect(readFileSync(join(folder, 'keyword.json'), 'utf8')).not.toBe(SCHEMAS['keyword.json']);
  });

  test('without a schema is reported', async () => {
    made(OTHERS);
    const { status, stderr } = await run(['lint', '.']);
    expect(stderr).toContain('fairwright: .: 0 of 9 JSON and YAML files are schemas.');
    expect(stderr).toContain('NAME.schema.json');
    expect(status).toBe(2);
  });

  test.each([
    ['lint', '.'],
    ['fix', '.'],
    ['validate', 'b.json', '.'],
    ['validate', 'b.json', '**/*.json', '--workers', '2'],
    ['validate', 'b.json', '.', '--format', 'json'],
  ])('that cannot be read is skipped, with a warning: %s %s', (...words) => {
    made({ 'b.json': '{}', 'shut/a.schema.json': '{}', 'open/b.schema.json': '{"title": "B"}' });
    chmodSync(join(folder, 'shut'), 0);
    if (isRoot)
      for (const name of ['open', 'open/b.schema.json']) chownSync(join(folder, name), NOBODY, NOBODY);
    const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...words], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH },
      ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
    });
    chmodSync(join(folder, 'shut'), 0o755);
    expect(stderr).toContain('fairwright: shut is skipped: it cannot be read.\n');
    expect(stdout).toContain(words[0] === 'validate' ? 'rows' : 'b.schema.json');
    expect(status).toBe(3);
  });
});

describe('a file that is named', () => {
  test('is taken, whatever it holds', async () => {
    made({ 'any.json': '{"title": "T"}', 'open.json': 'true', 'empty.json': '{}' });
    expect(await lintedFiles(['any.json', 'open.json', 'empty.json'])).toEqual([
      'any.json',
      'empty.json',
      'open.json',
    ]);
    expect((await run(['lint', 'any.json', 'open.json', 'empty.json'])).stderr).toBe('');
  });

  test.each(['{"name": "Oslo"', '{"a": 1,}', '{name: "Oslo"}', '[1, 2', '{"a": 1} x'])(
    'and has a syntax error is no data, but has that error: %s',
    async (text) => {
      made({ 'broken.json': text });
      const { status, stdout, stderr } = await run(['lint', 'broken.json']);
      expect(stderr).toBe('');
      expect(stdout).toMatch(/^broken\.json:1:\d+ error .*\(syntax\//);
      expect(status).toBe(3);
      const fixed = await run(['fix', 'broken.json']);
      expect(fixed.stderr).toMatch(/^broken\.json:1:\d+ error .*\(syntax\//);
      expect(fixed.status).toBe(3);
    },
  );

  test.each([
    ['towns.csv', 'name,size\nOslo,5\n'],
    ['towns.json', '[{"name": "Oslo"}]'],
    ['town.yaml', 'name: Oslo\nsize: 5\n'],
    ['town.geojson', '{"type": "Feature", "properties": {"name": "Oslo"}, "geometry": null}'],
    ['package.json', OTHERS['package.json']],
  ])('as a schema and is data is asked about: %s', async (name, text) => {
    made({ [name]: text });
    const note = `fairwright: ${name}: This is data, not a schema. Check it: fairwright validate SCHEMA ${name}\n`;
    expect((await run(['lint', name])).stderr).toBe(note);
    expect(await run(['fix', name, '--unsafe'])).toEqual({ status: 2, stdout: '', stderr: note });
    expect(readFileSync(join(folder, name), 'utf8')).toBe(text);
  });
});

test('the pre-commit hooks, which name all changed files, take the schemas', async () => {
  const hooks = parse(readFileSync('.pre-commit-hooks.yaml', 'utf8')) as { id: string; entry: string }[];
  made({ ...SCHEMAS, ...OTHERS, ...CONFIG });
  for (const { entry } of hooks) {
    const [program, ...words] = entry.split(' ');
    expect(program).toBe('fairwright');
    expect(await run([...words, ...Object.keys(OTHERS)])).toMatchObject({ status: 0 });
    const { stderr } = await run([...words, ...Object.keys(SCHEMAS), ...Object.keys(OTHERS)]);
    expect(stderr).toContain('13 of 22 JSON and YAML files are schemas.');
  }
});
