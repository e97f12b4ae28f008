import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../base/json.js';
import { documentOf } from '../../schema/document/index.js';
import { createRegistry } from '../../schema/references/index.js';
import { lint, rules } from '../lint/index.js';
import { criteria } from './criteria.js';
import { idsOf, metricNamed, metrics, webMetrics } from './metrics.js';
import { type Published, type Score, scoreOf } from './score.js';

const registry = createRegistry();

/** Exports that conform to their standards. */
const CONFORMS: Published = { conformance: { 'ro-crate': [], cdif: [], croissant: [], prov: [] } };

async function scoreOfSchema(schema: Json, published: Published = CONFORMS): Promise<Score> {
  return scoreOf((await lint(documentOf(schema, 'x'), registry)).checked!, published);
}

function tenths(points: number): number {
  return Math.round(points * 10);
}

function sum(points: readonly number[]): number {
  return points.reduce((total, each) => total + tenths(each), 0);
}

function lossesOf(score: Score) {
  return score.metrics.flatMap((each) => each.losses);
}

/** All that must hold of any score. */
function expectExplained(score: Score): void {
  const hasOneDecimal = (points: number) => points === tenths(points) / 10;
  const losses = lossesOf(score);
  const lost = sum(losses.map(({ points }) => points));
  expect(score.total).toBe(Math.floor((1000 - lost) / 10));
  expect(sum(score.metrics.map((each) => each.lost))).toBe(lost);
  expect(sum(score.principles.map((each) => each.lost))).toBe(lost);
  expect(score.metrics.map(({ worth }) => worth)).toEqual(metrics.map(({ points }) => points));
  for (const number of [score.total, ...score.principles.map((each) => each.score)]) {
    expect(Number.isInteger(number)).toBe(true);
    expect(number).toBeGreaterThanOrEqual(0);
    expect(number).toBeLessThanOrEqual(100);
  }
  for (const each of score.metrics) {
    expect(hasOneDecimal(each.lost)).toBe(true);
    expect(sum(each.losses.map(({ points }) => points))).toBe(tenths(each.lost));
    expect(each.lost).toBeLessThanOrEqual(each.worth);
    expect(each.passed).toBeGreaterThanOrEqual(0);
    expect(each.passed).toBeLessThanOrEqual(each.applicable);
  }
  expect(losses.length > 0).toBe(score.total < 100);
  // One expectation for all of them: there can be very many.
  const odd = losses.filter(
    (each) => each.points < 0 || !hasOneDecimal(each.points) || each.metrics.length === 0 || !each.help,
  );
  expect(odd).toEqual([]);
}

describe('the table of metrics', () => {
  const all = [...metrics, ...webMetrics];

  test('has each id once', () => {
    const ids = all.flatMap(idsOf);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('has 100 points', () => {
    expect(sum(metrics.map(({ points }) => points))).toBe(1000);
  });

  test.each(all.map((each) => [idsOf(each).join(' '), each] as const))('%s is described', (_ids, each) => {
    for (const id of each.fuji) expect(id).toMatch(/^FsF-[FAIR][\d.]*-\d\d(?:M|D|MD)(?:-\d)?$/);
    for (const id of each.rda) expect(id).toMatch(/^RDA-[FAIR][\d.]*-\d\d[MD]$/);
    for (const id of idsOf(each)) expect(id).toContain(`-${each.principle}`);
    expect(each.about).toMatch(/^[A-Z].*\.$/);
  });

  test.each([
    ['FsF-F2-01M', 'FsF-F2-01M'],
    ['FsF-F2-01M-3', 'FsF-F2-01M'],
    ['RDA-F2-01M', 'FsF-F2-01M'],
    ['FsF-R1.2-01M-1', 'FsF-R1.2-01M'],
    ['FsF-R1.2-01M-2', 'FsF-R1.2-01M-2'],
    ['FsF-R1-01M-2', 'FsF-R1-01M-2'],
  ])('%s names %s', (id, first) => {
    expect(metricNamed(id)?.fuji[0]).toBe(first);
  });

  test.each(['FsF-X1-01M', 'RDA-F2-01M-1', '', 'constructor', '__proto__'])('%j names none', (id) => {
    expect(metricNamed(id)).toBeUndefined();
  });
});

describe('the table of criteria', () => {
  test('has the points of every metric', () => {
    const points = (id: string) => criteria.filter((each) => metricNamed(each.metric) === metricNamed(id));
    for (const metric of metrics) {
      const [id] = idsOf(metric);
      expect(sum(points(id!).map((each) => each.points)) / 10, id).toBe(metric.points);
    }
  });

  test('names each thing that is asked for once, and rules that exist', () => {
    const asks = criteria.flatMap((each) => each.asks);
    expect(new Set(asks.map(({ id }) => id)).size).toBe(asks.length);
    const known = new Set(rules.map(({ id }) => id));
    expect(asks.flatMap((each) => each.rules).filter((id) => !known.has(id))).toEqual([]);
  });

  test('does not let a unit that is the concept, too, count for more than the concept', () => {
    const pointsOf = (name: string) => {
      const criterion = criteria.find(({ asks }) => asks.some(({ id }) => id === name))!;
      return criterion.points / criterion.asks.length;
    };
    expect(pointsOf('concept')).toBeGreaterThanOrEqual(pointsOf('unit') + pointsOf('unit-reference'));
  });
});

describe('the metrics of the rules', () => {
  test('are in the table', () => {
    const unknown = rules.flatMap(({ id, metrics: named }) =>
      named.filter((each) => metricNamed(each) === undefined).map((each) => `${id}: ${each}`),
    );
    expect(unknown).toEqual([]);
  });

  test('are such as annotations can answer', () => {
    const unanswered = rules.flatMap(({ id, metrics: named }) =>
      named.flatMap((each) => {
        const metric = metricNamed(each);
        return metric && 'by' in metric && metric.by === 'annotations' ? [] : [`${id}: ${each}`];
      }),
    );
    expect(unanswered).toEqual([]);
  });

  test('are all that annotations can answer', () => {
    const answered = new Set(rules.flatMap(({ metrics: named }) => named.map(metricNamed)));
    const missing = metrics.filter((each) => each.by === 'annotations' && !answered.has(each));
    expect(missing.map((each) => idsOf(each).join(' '))).toEqual([]);
  });
});

describe('readiness', () => {
  const names = readdirSync('test/corpus').filter((name) => name.endsWith('.json'));

  test.each(names)('of %s is explained', async (name) => {
    const schema = JSON.parse(readFileSync(`test/corpus/${name}`, 'utf8')) as Json;
    if (typeof schema !== 'object')
      return expect((await lint(documentOf(schema, 'x'), registry)).checked).toBeUndefined();
    expectExplained(await scoreOfSchema(schema));
    expectExplained(await scoreOfSchema(schema, {}));
  });

  test('is 100 where all is stated that is asked for', async () => {
    const score = await scoreOfSchema(PERFECT);
    expect(lossesOf(score).map(({ criterion, message }) => `${criterion}: ${message}`)).toEqual([]);
    expect(score.total).toBe(100);
    expect(score.principles.map((each) => each.score)).toEqual([100, 100, 100, 100]);
  });

  test('has no points of exports unless they conform', async () => {
    const missing = [{ term: 'license', help: 'State it.' }];
    const some = await scoreOfSchema(PERFECT, { conformance: { 'ro-crate': [], cdif: missing } });
    expect((await scoreOfSchema(PERFECT, {})).total).toBe(75);
    expect(some.total).toBe(75 + 8 + 6 + 3);
    expect(lossesOf(some)).toContainEqual(
      expect.objectContaining({
        criterion: 'export-cdif',
        points: 3,
        message: 'The export to CDIF does not conform, because these are missing: license.',
        help: 'State it.',
      }),
    );
  });

  test('is rounded down, so that no gap is free', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 1000 }, (_, index) => [`v${index}`, { ...INHABITANTS }]),
    );
    const { 'fair:conceptRef': _ref, 'fair:concept': _words, ...unlinked } = INHABITANTS;
    const score = await scoreOfSchema({ ...PERFECT, properties: { ...many, unlinked } });
    expectExplained(score);
    expect(score.total).toBe(99);
    expect(lossesOf(score)).toMatchObject([
      { points: 0.1, criterion: 'concept', rule: 'variable-concept', pointer: '/properties/unlinked' },
    ]);
  });

  test('counts what is given beside the schema', async () => {
    const { 'fair:license': _license, 'fair:licenseRef': _ref, 'fair:version': _version, ...rest } = PERFECT;
    const given = {
      license: 'https://spdx.org/licenses/CC0-1.0',
      version: '1.0.0',
      datePublished: '2026-05-01',
    };
    expect((await scoreOfSchema(rest)).total).toBe(100 - 8 - 2 - 1);
    expect((await scoreOfSchema(rest, { ...CONFORMS, given })).total).toBe(100);
  });

  test('is not lowered by a wrong annotation more than by none', async () => {
    const { 'fair:measurementUnit': _words, ...counted } = INHABITANTS;
    const amount: JsonObject = {
      ...counted,
      title: 'Rainfall',
      description: 'Sum of the rain of a day, from 06 to 06 UTC.',
      type: 'number',
    };
    const { 'fair:measurementUnitRef': _ref, ...none } = amount;
    const wrong = { ...amount, 'fair:measurementUnitRef': 'http://qudt.org/vocab/unit/NO-SUCH-UNIT' };
    const of = async (variable: JsonObject) =>
      (await scoreOfSchema({ ...PERFECT, properties: { rain: variable } })).total;
    expect(await of(wrong)).toBe(await of(none));
    expect(await of(amount)).toBe(100);
  });

  test('names what a table that nothing refers to lacks', async () => {
    const $defs = { Other: { properties: { a: { type: 'string' } } } };
    const [first] = lossesOf(await scoreOfSchema({ ...PERFECT, $defs }));
    expect(first).toMatchObject({
      pointer: '/$defs/Other/properties/a',
      help: expect.stringContaining('"$ref"'),
    });
  });
});

const INHABITANTS: JsonObject = {
  title: 'Inhabitants',
  description: 'How many people live in the town.',
  type: 'integer',
  'fair:conceptRef': 'http://www.wikidata.org/entity/Q33829',
  'fair:concept': 'Human population',
  'fair:measurementUnit': 'Number',
  'fair:measurementUnitRef': 'http://qudt.org/vocab/unit/NUM',
};

const PERFECT: JsonObject = {
  $schema: 'https://highvaluedata.net/fair-data-schema/dev',
  $id: 'https://w3id.org/towns/schema',
  title: 'Towns',
  description: 'The towns of the country and how many people live there.',
  type: 'object',
  'fair:resourceType': 'dataset',
  'fair:structureType': 'wide',
  'fair:license': 'Creative Commons Attribution 4.0 International',
  'fair:licenseRef': 'https://spdx.org/licenses/CC-BY-4.0',
  'fair:version': { identifier: '1.0.0', date: '2026-01-31' },
  'fair:temporalCoverage': { start: '2025-01-01', end: '2025-12-31' },
  'fair:spatialCoverage': 'Denmark',
  'fair:spatialCoverageRef': 'https://www.geonames.org/2623032',
  'fair:contributors': [
    {
      name: 'Josiah Carberry',
      type: 'Individual',
      role: 'Producer',
      contributorRef: 'https://orcid.org/0000-0002-1825-0097',
    },
    {
      name: 'CERN',
      type: 'Organization',
      role: 'Distributor',
      contributorRef: 'https://ror.org/01ggx4157',
    },
  ],
  'fair:datasetRelations': [
    { relationType: 'isVersionOf', targetRef: 'https://doi.org/10.5281/zenodo.1234567' },
  ],
  properties: { inhabitants: INHABITANTS },
};
