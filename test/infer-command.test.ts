import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';

const COMMAND = resolve('bin/fairwright.js');
const folder = mkdtempSync(join(tmpdir(), 'infer-'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(...words: readonly string[]) {
  return spawnSync(process.execPath, [COMMAND, ...words], { cwd: folder, encoding: 'utf8' });
}

const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const write = (name: string, text: string | Uint8Array) => writeFileSync(join(folder, name), text);

// Semicolons, decimal commas, Latin-1 and a word for missing values: as spreadsheets write them.
write(
  'towns.csv',
  Buffer.from(
    `Nr;Gemeinde;Fläche (km²);Einwohner;Status
1;Albürg;12,5;5400;Stadt
2;Bäumen;3,25;NA;Dorf
3;Corby;4;1900;Dorf
4;Dörfel;1,75;310;Dorf
5;Elstow;2;420;Dorf
6;Fröme;5,5;2600;Stadt
7;Goole;3;1800;Dorf
8;Holt;1,5;280;Stadt
`,
    'latin1',
  ),
);

write(
  'answers.yaml',
  `title: Gemeinden von Ruritanien
description: Einwohner, Fläche und Rechtsstellung aller Gemeinden von Ruritanien am Ende des Jahres 2025.
license: CC-BY-4.0
creator: [{ name: Statistisches Amt, type: Organization, identifier: "https://ror.org/02y3ad647" }]
publisher: { name: Statistisches Amt, type: Organization, identifier: "https://ror.org/02y3ad647" }
version: 1.0.0
date: 2026-05-01
start: 2025-01-01
end: 2025-12-31
place: Ruritanien
id: https://w3id.org/example/towns
variables:
  Nr: { label: Nummer, concept: "http://purl.org/dc/terms/identifier" }
  Gemeinde: { label: Name der Gemeinde, concept: "http://www.wikidata.org/entity/Q486972" }
  Fläche (km²): { label: Fläche, concept: "http://www.wikidata.org/entity/Q11500" }
  Einwohner: { label: Einwohner, unit: number, concept: "http://www.wikidata.org/entity/Q33829" }
  Status:
    label: Rechtsstellung
    concept: http://dbpedia.org/resource/Town_privileges
    codes: { Stadt: Stadt mit Stadtrecht, Dorf: Dorf ohne Stadtrecht }
`,
);

test('a table becomes a described and checked dataset with no line written by hand but the answers', () => {
  expect(run('infer', 'towns.csv', '--answers', 'answers.yaml', '-o', 'towns.schema.yaml').status).toBe(0);
  expect(run('fix', 'towns.schema.yaml').status).toBe(0);
  expect(run('validate', 'towns.schema.yaml', 'towns.csv').status).toBe(0);
  const exported = run(
    ...['export', 'croissant', 'towns.schema.yaml', '--data', 'towns.csv', '--require-conformance'],
    ...[
      '--data-url',
      'https://w3id.org/example/towns.csv',
      '--url',
      'https://w3id.org/example/towns',
      '--no-assume',
    ],
    ...['-o', 'croissant.json'],
  );
  expect([exported.status, exported.stderr]).toEqual([0, expect.stringContaining('Conforms to')]);
  expect(JSON.parse(read('croissant.json'))).toMatchObject({
    license: 'https://spdx.org/licenses/CC-BY-4.0',
    creator: { name: 'Statistisches Amt' },
  });
  const readiness = run('readiness', 'towns.schema.yaml', '--format', 'json');
  expect(JSON.parse(readiness.stdout).total).toBeGreaterThanOrEqual(80);
});

test('questions can be left empty, and are not written over', () => {
  expect(run('infer', 'towns.csv', '--questions', 'questions.yaml', '-o', 'plain.schema.yaml').status).toBe(
    0,
  );
  expect(Object.keys(parse(read('questions.yaml')) as object)).toContain('license');
  expect(run('infer', 'towns.csv', '--answers', 'questions.yaml', '-o', 'same.schema.yaml').status).toBe(0);
  expect(read('same.schema.yaml')).toBe(read('plain.schema.yaml'));
  const again = run('infer', 'towns.csv', '--questions', 'questions.yaml', '-o', 'again.schema.yaml');
  expect(existsSync(join(folder, 'again.schema.yaml'))).toBe(false);
  expect([again.status, again.stderr]).toEqual([
    expect.any(Number),
    expect.stringContaining('already exists'),
  ]);
});

test('data are never replaced', () => {
  const before = readFileSync(join(folder, 'towns.csv'));
  expect(run('infer', 'towns.csv', '-o', 'towns.csv').status).toBe(2);
  expect(readFileSync(join(folder, 'towns.csv')).equals(before)).toBe(true);
  for (const flag of ['--evidence', '--questions'])
    expect(run('infer', 'towns.csv', flag, 'towns.csv').status).toBe(2);
  const answers = read('answers.yaml');
  expect(run('infer', 'towns.csv', '--answers', 'answers.yaml', '-o', 'answers.yaml').status).toBe(2);
  expect(read('answers.yaml')).toBe(answers);
  expect(readFileSync(join(folder, 'towns.csv')).equals(before)).toBe(true);
  expect(run('infer', 'missing.csv', '-o', 'missing.schema.yaml').status).toBe(3);
  expect(existsSync(join(folder, 'missing.schema.yaml'))).toBe(false);
});

test('evidence lists all guesses with what speaks for them', () => {
  run('infer', 'towns.csv', '--evidence', 'evidence.json');
  const { guesses } = JSON.parse(read('evidence.json')) as {
    readonly guesses: readonly { readonly rule: string; readonly because: string }[];
  };
  expect(new Set(guesses.map(({ rule }) => rule))).toEqual(
    new Set(['type', 'missing-word', 'unit', 'code-list', 'key']),
  );
  for (const { because } of guesses) expect(because).toMatch(/\S \S.*\.$/);
});

test('a text that was decoded wrongly before is no binary file', () => {
  write('dashes.csv', 'April \u0096 June,costs\nrail,12.5\ntaxi,9.75\n');
  expect(run('infer', 'dashes.csv')).toMatchObject({ status: 0 });
});
