// The task of a data steward: a table of an instrument becomes a crate, through the page alone.
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { en } from '../../../src/apps/studio/words/en.js';
import type { Json, JsonObject } from '../../../src/base/json.js';
import { exporters } from '../../../src/exchange/standards/index.js';
import { stewardsCrate } from './steward-steps.js';
import { COLUMNS, FILE, stewardTable } from './steward-table.js';
import { useStudio } from './studio.js';

const MOST_INTERACTIONS = 40;
const LEAST_READINESS = 80;

const use = useStudio();

/** The entities of a crate, by `@id`. */
function entitiesIn(metadata: Uint8Array): ReadonlyMap<string, JsonObject> {
  const { '@graph': graph } = JSON.parse(Buffer.from(metadata).toString('utf8')) as {
    '@graph': JsonObject[];
  };
  return new Map(graph.map((entity) => [entity['@id'] as string, entity]));
}

const idOf = (value: Json | undefined) => ([value].flat()[0] as JsonObject)['@id'] as string;

test('a steward describes a table of 14 columns, and downloads a complete crate', async () => {
  const studio = await use.open();
  const { page } = studio;
  const start = performance.now();
  const crate = await stewardsCrate(studio);
  const seconds = (performance.now() - start) / 1000;
  console.log(`The steward needed ${studio.interactions()} interactions and ${seconds.toFixed(1)} s.`);
  expect(studio.interactions()).toBeLessThanOrEqual(MOST_INTERACTIONS);

  const readiness = await page
    .getByRole('region', { name: en.readiness.title })
    .locator('strong')
    .innerText();
  expect(Number(readiness)).toBeGreaterThanOrEqual(LEAST_READINESS);

  const standard = page.getByRole('region', { name: /^RO-Crate/ });
  expect(await standard.locator('.level-must').count()).toBe(0);
  const musts = exporters
    .find(({ id }) => id === 'ro-crate')!
    .requirements.filter(({ level }) => level === 'must')
    .map(({ term }) => term);
  const assumed = await standard.locator('.assumed-line .term').allInnerTexts();
  expect(assumed.filter((term) => musts.includes(term))).toEqual([]);

  const files = unzipSync(crate);
  expect(Buffer.from(files[FILE]!).equals(stewardTable())).toBe(true);
  const entities = entitiesIn(files['ro-crate-metadata.json']!);
  const root = entities.get('./')!;
  expect(idOf(root.license)).toBe('https://spdx.org/licenses/CC-BY-4.0');
  expect(entities.get(idOf(root.author))).toMatchObject({
    '@id': 'https://orcid.org/0000-0002-1825-0097',
    '@type': 'Person',
    name: 'Jürgen Müller',
  });
  expect(idOf(root.publisher)).toBe('https://ror.org/02y3ad647');
  const schema = Buffer.from(files['schema.yaml']!).toString('utf8');
  expect([...schema.matchAll(/^ {6}title: (.*)$/gm)].map(([, label]) => label)).toEqual(
    COLUMNS.map(([, label]) => label),
  );

  await studio.accessible();
  await studio.close();
});
