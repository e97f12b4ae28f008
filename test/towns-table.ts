import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from 'vitest';

const COMMAND = resolve('bin/fairwright.js');

/** Runs the command in a folder. */
export function runIn(folder: string, ...words: readonly string[]) {
  return spawnSync(process.execPath, [COMMAND, ...words], { cwd: folder, encoding: 'utf8' });
}

/** Semicolons, decimal commas, Latin-1 and a word for missing values: as spreadsheets write them. */
const TOWNS = `Nr;Gemeinde;Fläche (km²);Einwohner;Status
1;Albürg;12,5;5400;Stadt
2;Bäumen;3,25;NA;Dorf
3;Corby;4;1900;Dorf
4;Dörfel;1,75;310;Dorf
5;Elstow;2;420;Dorf
6;Fröme;5,5;2600;Stadt
7;Goole;3;1800;Dorf
8;Holt;1,5;280;Stadt
`;

/** What the table does not show. */
const ANSWERS = `title: Gemeinden von Ruritanien
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
`;

/** Writes a table and the answers of its author to a folder. */
export function writeTowns(folder: string): void {
  writeFileSync(join(folder, 'towns.csv'), Buffer.from(TOWNS, 'latin1'));
  writeFileSync(join(folder, 'answers.yaml'), ANSWERS);
}

/** Goes from the table to `croissant.json`, with no line written by hand but the answers. */
export function publishTowns(folder: string): void {
  const run = (...words: readonly string[]) => runIn(folder, ...words);
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
  expect(JSON.parse(readFileSync(join(folder, 'croissant.json'), 'utf8'))).toMatchObject({
    license: 'https://spdx.org/licenses/CC-BY-4.0',
    creator: { name: 'Statistisches Amt' },
  });
  const readiness = run('readiness', 'towns.schema.yaml', '--format', 'json');
  expect(JSON.parse(readiness.stdout).total).toBeGreaterThanOrEqual(80);
}
