// What the page exports is what the command exports, byte for byte, and its ledger counts what the report counts.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { en } from '../../../src/apps/studio/words/en.js';
import type { Exported } from '../../../src/exchange/standards/index.js';
import { standards } from '../../../src/exchange/standards/list/index.js';
import { command } from '../../command.js';
import { type GivenFile, useStudio } from './studio.js';

const folder = mkdtempSync(join(tmpdir(), 'exports-'));
afterAll(() => rmSync(folder, { recursive: true }));

const use = useStudio();

const example = (name: string): GivenFile => ({ name, content: readFileSync(`examples/${name}`, 'utf8') });

const PRODUCT = `# Two tables that belong together.
$schema: https://highvaluedata.net/fair-data-schema/dev
$id: https://w3id.org/example/schemas/schools
title: Schools of Ruritania
description: All schools of Ruritania, and the number of pupils in each year.
fair:resourceType: data-product
fair:license: CC0-1.0
fair:contributors:
  - { name: Ada Example, entityRef: https://orcid.org/0000-0002-1825-0097, type: Individual, role: Producer }
type: object
properties:
  schools:
    title: Schools
    type: array
    items:
      type: object
      properties:
        school: { type: string, title: Identifier of the school }
        name: { type: string, title: Name }
  pupils:
    title: Pupils
    type: array
    fair:datasetRelations:
      - relationType: isRelatedTo
        targetRef: '#/properties/schools'
        sourceVariables: [school]
        targetVariables: [school]
    items:
      type: object
      properties:
        school: { type: string, title: Identifier of the school }
        year: { type: integer, title: Year }
        pupils: { type: integer, title: Pupils, fair:measurementUnit: number }
`;

const CASES: readonly (readonly [what: string, files: readonly GivenFile[]])[] = [
  ['towns', [example('towns.schema.yaml'), example('towns.options.yaml'), example('towns.csv')]],
  [
    'schools, a product of two tables',
    [
      { name: 'schools.schema.yaml', content: PRODUCT },
      { name: 'schools.options.json', content: '{"keywords":["schools","Schüler"]}' },
      { name: 'schools.csv', content: 'school,name\nS1,Grüne Schule\n' },
      { name: 'pupils.csv', content: 'school,year,pupils\nS1,2025,312\n' },
    ],
  ],
];

test.each(CASES)('a person exports %s, as the command does', async (_what, files) => {
  for (const { name, content } of files) writeFileSync(join(folder, name), content);
  const [schema, options, ...data] = files.map(({ name }) => name) as [string, string, ...string[]];
  const run = async (...words: readonly string[]) => {
    const { status, stdout, stderr } = await command(['export', ...words, '--options', options], folder);
    expect(status, stderr).toBe(0);
    return stdout;
  };
  const studio = await use.open();
  const { page } = studio;
  await studio.giveFiles(...files);
  await studio.settled();
  await studio.go('exports');
  for (const { id, title, version, fileName } of Object.values(standards)) {
    await studio.click(page.getByRole('button', { name: `${title} ${version}` }));
    const shown = page.getByRole('region', { name: `${title} ${version}`, exact: true });
    await expect.poll(() => shown.getAttribute('aria-busy')).toBe('false');

    const { name, bytes } = await studio.downloaded(
      shown.getByRole('button', { name: en.exports.download, exact: true }),
    );
    expect(name).toBe(fileName);
    expect(bytes.toString('utf8')).toBe(await run(id, schema));

    const report = JSON.parse(await run(id, schema, '--report')) as Exported;
    const count = (level: string) => report.missing.filter((each) => each.level === level).length;
    const { levels, missing, assumed, lost } = en.exports;
    const heads = await shown.locator('.part > h3').allInnerTexts();
    expect(heads).toEqual([
      `${missing} ${count('must')} ${levels.must} · ${count('should')} ${levels.should} · ${count('may')} ${levels.may}`,
      `${assumed} ${report.assumed.length}`,
      `${lost} ${report.losses.length}`,
    ]);
  }
  await studio.accessible();

  await studio.click(page.getByRole('button', { name: `${standards['ro-crate'].title} ` }));
  const { bytes } = await studio.downloaded(page.getByRole('button', { name: en.exports.crate }));
  const crate = schema.replace(/\..*/, '');
  await run('ro-crate', schema, '--to', crate, '--zip', ...data.flatMap((each) => ['--data', each]));
  const expected = unzipSync(readFileSync(join(folder, `${crate}.zip`)));
  const got = unzipSync(bytes);
  expect(Object.keys(got)).toEqual(Object.keys(expected));
  for (const [name, content] of Object.entries(expected))
    expect(Buffer.from(got[name]!).toString('latin1'), name).toBe(Buffer.from(content).toString('latin1'));
  await studio.close();
});
