// Forms change only what a person asked for: comments, anchors and the way in which lines end stay as they are.
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Studio, useStudio } from './studio.js';

const rivers = `# The survey of rivers, 2025.
$schema: https://highvaluedata.net/fair-data-schema/dev # the dialect
$id: https://w3id.org/rivers/schemas/survey
title: Rivers # a short title
description: >-
  What the stations of the river survey
  measured in 2025.
fair:resourceType: dataset
# Numbers of versions are semantic.
fair:version: { identifier: 1.0.0, date: 2026-01-05 } # flow
fair:temporalCoverage: { start: 2025-01-01, end: 2025-12-31 }
fair:contributors:
  - { name: River Office, role: producer, type: Organization } # the owner
type: array
items:
  type: object
  required: [station, temp] # both are always there
  properties:
    # Where it was measured.
    station:
      type: string # the key
      fair:lable: { en: Station }
      description: &place The place of the measurement.
    temp:
      type: number
      description: Temperature of the water.
      fair:label: { en: Temperature, fr: Température }
      fair:conceptRef: http://www.wikidata.org/entity/Q11466 # the idea
      fair:measurementUnit: degree Celsius
    depth: { type: number, description: Depth below the surface. } # in one line
    bank:
      type: string
      fair:label: { EN: Bank } # left or right
      description: *place # the same words
    status:
      description: How far the value was checked.
      oneOf:
        - { const: 1, title: Raw } # not checked
        - const: 2 # by a person
          title: Checked
        - { const: 9, title: Not known }
`;

const studio = useStudio();

/** What a person does; each is a step to undo. */
const steps: readonly ((studio: Studio) => Promise<void>)[] = [
  ({ page, fill }) => fill(page.getByLabel('Title', { exact: true }), 'Rivers of Ruritania'),
  ({ page, click }) => click(page.getByRole('button', { name: 'CC-BY-4.0', exact: true })),
  async ({ page, go, fill }) => {
    await go('people');
    await fill(
      page.locator('#work').getByLabel('IRI that identifies the contributor'),
      'https://ror.org/02y3ad647',
    );
  },
  async ({ page, click, fill, choose }) => {
    await click(page.getByRole('button', { name: 'Add a person or an organization' }));
    const added = page.locator('.new-item');
    await fill(added.getByLabel('Name'), 'Ada Example');
    await choose(added.getByRole('combobox', { name: 'Role, from' }), 'Data Curator');
    await click(added.getByRole('button', { name: 'Add', exact: true }));
  },
  async ({ page, go, fill }) => {
    await go('coverage');
    await fill(page.locator('#work').getByLabel('Spatial coverage', { exact: true }), 'Ruritania');
  },
  async ({ page, go, fill }) => {
    await go('codes');
    await fill(page.getByLabel('Label of code 2'), 'Verified');
  },
  ({ page, click }) => click(page.getByLabel('Code 9 means that there is no value')),
  async ({ page, go, fill }) => {
    await go('variables');
    await fill(page.getByLabel('Label of depth'), 'Depth');
  },
  async ({ page, click }) => {
    await page.getByRole('combobox', { name: 'Unit of depth' }).fill('m');
    await click(page.getByRole('option', { name: 'metre m' }));
  },
  async ({ page, click, fill }) => {
    await click(page.getByRole('button', { name: 'Edit temp' }));
    await fill(page.getByLabel('Name in the data'), 'water_temp');
  },
  async ({ page, click, fill }) => {
    await click(page.getByRole('button', { name: 'Edit bank' }));
    await page.getByRole('complementary', { name: 'bank' }).waitFor();
    await fill(page.getByLabel('Plain description'), 'Left or right, seen downstream.');
    await click(page.locator('.variable-panel').getByRole('button', { name: 'Close' }));
  },
  (studio) => fix(studio, 'Write "Producer"'),
  (studio) => fix(studio, 'Rename it to "fair:label"'),
  (studio) => fix(studio, 'Add the reference of "degree Celsius"'),
  (studio) => fix(studio, 'Write "en"'),
  async (studio) => {
    const question = finding(studio, 'how its rows are laid out');
    await studio.choose(question.getByRole('combobox'), 'wide');
    await studio.click(question.getByRole('button', { name: 'Add' }));
  },
  async (studio) => {
    const { page, click } = studio;
    await click(finding(studio, '"station" has no concept').getByRole('button', { name: 'Ignore…' }));
    await page.getByLabel('Reason').fill('There is no such concept yet.');
    await click(page.getByRole('button', { name: 'Ignore', exact: true }));
  },
];

function finding({ page }: Studio, message: string): Locator {
  return page.getByRole('region', { name: 'Problems' }).getByRole('article').filter({ hasText: message });
}

function fix({ page, click }: Studio, title: string): Promise<void> {
  return click(page.getByRole('region', { name: 'Problems' }).getByRole('button', { name: title }));
}

/** All that is to differ afterwards. */
const changes: readonly (readonly [before: string, after: string])[] = [
  ['title: Rivers #', 'title: Rivers of Ruritania #'],
  [
    'role: producer, type: Organization } # the owner\n',
    `role: Producer, type: Organization, entityRef: https://ror.org/02y3ad647 } # the owner
  - name: Ada Example
    role: Curator
fair:license: CC-BY-4.0
fair:licenseRef: https://spdx.org/licenses/CC-BY-4.0
fair:spatialCoverage: Ruritania
fair:structureType: wide
`,
  ],
  ['[station, temp]', '[station, water_temp]'],
  ['fair:lable', 'fair:label'],
  [
    '    temp:\n',
    `      x-lint-ignore:
        variable-concept: There is no such concept yet.
    water_temp:
`,
  ],
  ['degree Celsius\n', 'degree Celsius\n      fair:measurementUnitRef: http://qudt.org/vocab/unit/DEG_C\n'],
  [
    'Depth below the surface. }',
    'Depth below the surface., fair:label: {"en": "Depth"}, fair:measurementUnit: M, fair:measurementUnitRef: http://qudt.org/vocab/unit/M }',
  ],
  ['EN: Bank', 'en: Bank'],
  ['*place', 'Left or right, seen downstream.'],
  ['title: Checked', 'title: Verified'],
  ['Not known }', 'Not known, fair:sentinel: true }'],
];
const edited = changes.reduce((text, [before, after]) => text.replace(before, () => after), rivers);

test.each([
  ['with comments, anchors and flow maps', (text: string) => text],
  ['whose lines end as in Windows', (text: string) => text.replaceAll('\n', '\r\n')],
  ['with a byte order mark', (text: string) => `\uFEFF${text}`],
])('a person edits a schema %s by forms, undoes all, and does it again', async (_, written) => {
  const opened = await studio.open();
  const { page, settled, text } = opened;
  const pressAll = async (name: string) => {
    const button = page.getByRole('button', { name, exact: true });
    for (let pressed = 0; pressed < steps.length; pressed++) await button.click();
    await expect.poll(() => button.isDisabled()).toBe(true);
  };
  await opened.giveFiles({ name: 'rivers.yaml', content: written(rivers) });
  await settled();
  for (const step of steps) {
    await step(opened);
    await settled();
  }
  expect(await text()).toBe(written(edited));
  await pressAll('Undo');
  expect(await text()).toBe(written(rivers));
  await pressAll('Redo');
  expect(await text()).toBe(written(edited));
  await opened.accessible();
  await opened.close();
});
