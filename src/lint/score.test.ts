import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Fix } from '../diagnostic.js';
import { documentOf } from '../document/index.js';
import type { Json } from '../json.js';
import { createRegistry } from '../registry/index.js';
import { type Evaluated, evaluate, type Finding } from './evaluate.js';
import { loadLists } from './lists.js';
import { idsOf, metricNamed, metrics, openMetrics } from './metrics.js';
import { defineRule, type Rule } from './rule.js';
import { rules } from './rules/index.js';
import { type Score, scoreOf } from './score.js';

const LICENCE = ['FsF-R1.1-01M', 'RDA-R1.1-01M'];

function rule(id: string, named: readonly string[], more: Partial<Rule> = {}): Rule {
  return {
    ...defineRule({
      id,
      on: 'variable',
      group: 'completeness',
      severity: 'warning',
      fix: 'none',
      summary: 'S.',
      why: 'W.',
      targets: {},
      metrics: named,
      examples: { bad: [], good: [] },
      check: () => undefined,
    }),
    ...more,
  };
}

/** A rule that evaluated some subjects and found something at the pointers, once for each time one is given. */
function evaluatedBy(
  own: Rule,
  applicable: number,
  pointers: readonly string[] = [],
  more: Partial<Finding> = {},
): Evaluated {
  const findings = pointers.map((pointer) => ({
    rule: own,
    pointer,
    subject: pointer,
    message: 'M.',
    ...more,
  }));
  return { rule: own, applicable, findings };
}

function thousandths(points: number): number {
  return Math.round(points * 1000);
}

function sum(points: readonly number[]): number {
  return points.reduce((total, each) => total + thousandths(each), 0);
}

/** All that must hold of any score. */
function expectExplained(score: Score): void {
  const hasThreeDecimals = (points: number) => points === thousandths(points) / 1000;
  const lost = 100_000 - thousandths(score.total);
  const losses = score.metrics.flatMap((each) => each.losses);
  expect(sum(losses.map(({ points }) => points))).toBe(lost);
  expect(sum(score.metrics.map((each) => each.lost))).toBe(lost);
  expect(sum(score.principles.map((each) => each.lost))).toBe(lost);
  expect(sum(score.metrics.map(({ worth }) => worth))).toBe(100_000);
  expect(sum(score.principles.map(({ worth }) => worth))).toBe(100_000);
  for (const number of [score.total, ...score.principles.map((each) => each.score ?? 0)]) {
    expect(number).toBeGreaterThanOrEqual(0);
    expect(number).toBeLessThanOrEqual(100);
  }
  for (const each of score.metrics) {
    expect([each.worth, each.lost].every(hasThreeDecimals)).toBe(true);
    expect(sum(each.losses.map(({ points }) => points))).toBe(thousandths(each.lost));
    expect(each.lost).toBeLessThanOrEqual(each.worth);
    expect(each.passed).toBeGreaterThanOrEqual(0);
    expect(each.passed).toBeLessThanOrEqual(each.applicable);
    expect(each.lost > 0).toBe(each.passed < each.applicable);
  }
  expect(losses.length > 0).toBe(score.total < 100);
  // One expectation for all of them: there can be very many.
  const odd = losses.filter(
    (each) => each.points < 0 || !hasThreeDecimals(each.points) || each.metrics.length === 0,
  );
  expect(odd).toEqual([]);
  expect(score.metrics.length + score.notApplicable.length).toBe(metrics.length);
}

function metric(score: Score, id: string) {
  return score.metrics.find((each) => idsOf(each).includes(id));
}

describe('the table of metrics', () => {
  const all = [...metrics, ...openMetrics];

  test('has each id once', () => {
    const ids = all.flatMap(idsOf);
    expect(new Set(ids).size).toBe(ids.length);
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

describe('a score', () => {
  test('is 100 where nothing was found', () => {
    const score = scoreOf(metrics.map((each, index) => evaluatedBy(rule(`r-${index}`, idsOf(each)), 3)));
    expect(score.total).toBe(100);
    expect(score.principles.map((each) => each.score)).toEqual([100, 100, 100, 100]);
    expect(score.notApplicable).toEqual([]);
    expectExplained(score);
  });

  test('counts what the exports fulfil as passed, and says so', () => {
    const score = scoreOf([]);
    expect(score.total).toBe(100);
    expect(new Set(score.metrics.map(({ by }) => by))).toEqual(new Set(['exports']));
    expect(score.principles.find(({ principle }) => principle === 'A')).not.toHaveProperty('score');
    expectExplained(score);
  });

  test('does not count a metric that has nothing to evaluate: the others fill its place', () => {
    const score = scoreOf([evaluatedBy(rule('a', LICENCE), 0)]);
    expect(metric(score, 'FsF-R1.1-01M')).toBeUndefined();
    expect(score.notApplicable.flatMap(idsOf)).toContain('FsF-R1.1-01M');
    expectExplained(score);
  });

  test('never counts what no schema can answer', () => {
    const score = scoreOf([evaluatedBy(rule('a', ['FsF-F3-01M', 'RDA-A1-01M']), 1, [''])]);
    expect(score.total).toBe(100);
    expect(score.notJudgeable.flatMap(idsOf)).toContain('FsF-F3-01M');
  });

  test('weighs metrics by their priority', () => {
    const score = scoreOf([evaluatedBy(rule('a', LICENCE), 1), evaluatedBy(rule('b', ['RDA-I2-01D']), 1)]);
    const [essential, useful] = ['RDA-R1.1-01M', 'RDA-I2-01D'].map((id) => metric(score, id)!.worth);
    expect(essential! / useful!).toBeCloseTo(3, 3);
  });

  test('explains each loss', () => {
    const fixes: readonly Fix[] = [
      { title: 'Add it.', safe: true, edits: [] },
      { title: 'Other.', safe: false, edits: [] },
    ];
    const more = { help: 'H.', fixes, on: 'value' } as const;
    const score = scoreOf([evaluatedBy(rule('dataset-license', LICENCE), 1, ['/a'], more)]);
    const { worth, lost, losses, passed, applicable } = metric(score, 'FsF-R1.1-01M')!;
    expect({ lost, passed, applicable }).toEqual({ lost: worth, passed: 0, applicable: 1 });
    expect(losses).toEqual([
      {
        points: worth,
        rule: 'dataset-license',
        metrics: LICENCE,
        pointer: '/a',
        on: 'value',
        message: 'M.',
        help: 'H.',
        fix: 'Add it.',
      },
    ]);
    expectExplained(score);
  });

  test.each([
    [['FsF-R1.1-01M-1'], ['FsF-R1.1-01M', 'RDA-R1.1-01M', 'RDA-R1.1-02M', 'RDA-R1.1-03M']],
    [['RDA-R1.1-03M'], ['FsF-R1.1-01M', 'RDA-R1.1-03M']],
    [['RDA-I2-01D'], ['RDA-I2-01D']],
  ])('names the metric of %j by both catalogues', (named, ids) => {
    const score = scoreOf([evaluatedBy(rule('a', named), 1, [''])]);
    expect(score.metrics.flatMap(({ losses }) => losses).map((each) => each.metrics)).toEqual([ids]);
  });

  test('counts a rule once in a metric, however often it names it, and in each metric that it names', () => {
    const score = scoreOf([evaluatedBy(rule('a', [...LICENCE, 'RDA-R1.1-02M', 'FsF-R1-01M']), 2, ['/a'])]);
    expect(metric(score, 'FsF-R1.1-01M')).toMatchObject({ applicable: 2, passed: 1 });
    expect(metric(score, 'FsF-R1-01M')).toMatchObject({ applicable: 2, passed: 1 });
    expectExplained(score);
  });

  test('gives each rule of a metric the same share, however many subjects it has', () => {
    const all = Array.from({ length: 999 }, (_, index) => `/${index}`);
    const score = scoreOf([
      evaluatedBy(rule('on-one', LICENCE), 1, ['']),
      evaluatedBy(rule('on-many', LICENCE), 999, all),
    ]);
    const { losses, worth } = metric(score, 'FsF-R1.1-01M')!;
    const [one, ...many] = losses.map(({ points }) => points);
    expect(one).toBeCloseTo(worth / 2, 2);
    expect(sum(many)).toBe(thousandths(worth) - thousandths(one!));
    expectExplained(score);
  });

  test('counts a subject once, however much is wrong with it', () => {
    const once = scoreOf([evaluatedBy(rule('a', LICENCE), 3, ['/a'])]);
    const thrice = scoreOf([evaluatedBy(rule('a', LICENCE), 3, ['/a', '/a', '/a'])]);
    expect(thrice.total).toBe(once.total);
    expect(metric(thrice, 'FsF-R1.1-01M')!.losses).toHaveLength(3);
    expectExplained(thrice);
  });

  test('is below 100 for one fault among very many subjects', () => {
    const score = scoreOf([evaluatedBy(rule('a', LICENCE), 1_000_000, ['/a'])]);
    expect(score.total).toBe(99.999);
    expectExplained(score);
  });

  test('does not depend on severities, presets or what weighs less', () => {
    const usual = scoreOf([evaluatedBy(rule('a', LICENCE), 2, ['/a'])]);
    const off = rule('a', LICENCE, { severity: 'off', presets: { publish: 'error' } });
    expect(scoreOf([evaluatedBy(off, 2, ['/a'], { isMinor: true })])).toEqual(usual);
  });

  test('is explained exactly for any counts', () => {
    // A fixed sequence of numbers that look random, so that a failure can be repeated.
    let state = 7;
    const next = (below: number) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % below;
    };
    const ids = metrics.flatMap(idsOf);
    for (let round = 0; round < 300; round++) {
      const evaluated = Array.from({ length: next(40) }, (_, index) => {
        const applicable = next(60);
        const named = Array.from({ length: next(4) }, () => ids[next(ids.length)]!);
        const failed = applicable === 0 ? 0 : next(applicable + 1);
        const pointers = Array.from({ length: failed * 2 }, (_, at) => `/${at % failed}`);
        return evaluatedBy(
          rule(`r-${index}`, named),
          applicable,
          pointers.slice(0, failed + next(failed + 1)),
        );
      });
      expectExplained(scoreOf(evaluated));
    }
  });
});

const registry = createRegistry();

async function scoreOfSchema(schema: Json): Promise<Score> {
  return scoreOf(evaluate(documentOf(schema, 'x'), registry, rules, await loadLists(rules)));
}

describe('the metrics of the rules', () => {
  test('are in the table', () => {
    const unknown = rules.flatMap(({ id, metrics: named }) =>
      named.filter((each) => metricNamed(each) === undefined).map((each) => `${id}: ${each}`),
    );
    expect(unknown).toEqual([]);
  });

  test('are such as rules can answer', () => {
    const unanswered = rules.flatMap(({ id, metrics: named }) =>
      named.flatMap((each) => {
        const metric = metricNamed(each);
        return metric && 'by' in metric && metric.by === 'rules' ? [] : [`${id}: ${each}`];
      }),
    );
    expect(unanswered).toEqual([]);
  });

  test('are all that rules should answer', () => {
    const answered = new Set(rules.flatMap(({ metrics: named }) => named.map(metricNamed)));
    const missing = metrics.filter((each) => each.by === 'rules' && !answered.has(each));
    expect(missing.map((each) => idsOf(each).join(' '))).toEqual([]);
  });
});

describe('the score of a document of the corpus is explained', () => {
  const names = readdirSync('test/corpus').filter((name) => name.endsWith('.json'));

  test.each(names)('%s', async (name) => {
    expectExplained(await scoreOfSchema(JSON.parse(readFileSync(`test/corpus/${name}`, 'utf8'))));
  });
});

test('a document that says all that is asked for scores 100', async () => {
  const score = await scoreOfSchema(PERFECT);
  const losses = score.metrics.flatMap((each) => each.losses);
  expect(losses.map(({ rule: id, pointer, message }) => `${id} ${pointer} ${message}`)).toEqual([]);
  expect(score.total).toBe(100);
});

const PERFECT: Json = {
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
  properties: {
    inhabitants: {
      title: 'Inhabitants',
      description: 'How many people live in the town.',
      type: 'integer',
      'fair:conceptRef': 'http://www.wikidata.org/entity/Q33829',
      'fair:concept': 'Human population',
      'fair:measurementUnit': 'Number',
      'fair:measurementUnitRef': 'http://qudt.org/vocab/unit/NUM',
    },
  },
};
