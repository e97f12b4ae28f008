import { expect, test } from 'vitest';
import type { Score } from '../lint/index.js';
import { scoreReport } from './score.js';

type Loss = Score['metrics'][number]['losses'][number];

function loss(rule: string, points: number, pointer = '', more: Partial<Loss> = {}): Loss {
  const metrics = ['FsF-R1.1-01M', 'RDA-R1.1-01M'];
  return { rule, points, metrics, pointer, on: 'object', message: `${rule} is broken.`, ...more };
}

function scoreWith(losses: readonly Loss[], total: number): Score {
  const metric = {
    principle: 'R',
    fuji: ['FsF-R1.1-01M'],
    rda: ['RDA-R1.1-01M'],
    about: 'A licence.',
    weight: 3,
  };
  return {
    total,
    principles: [
      { principle: 'A', title: 'Accessible', worth: 0, lost: 0 },
      { principle: 'I', title: 'Interoperable', score: 100, worth: 20, lost: 0 },
      { principle: 'R', title: 'Reusable', score: 99.999, worth: 80, lost: 0.001 },
    ],
    metrics: [
      { ...metric, by: 'rules', applicable: 9, passed: 9, worth: 80, lost: 0, losses },
      { ...metric, fuji: ['FsF-E'], by: 'exports', applicable: 0, passed: 0, worth: 20, lost: 0, losses: [] },
    ],
    notApplicable: [{ ...metric, fuji: ['FsF-N'], by: 'rules' }],
    notJudgeable: [{ ...metric, fuji: ['FsF-O'], reason: 'No keyword.' }],
  } as Score;
}

test('a report of a score shows bars, gains and what is not counted', () => {
  const losses = [
    loss('small', 0.1, '/a'),
    loss('small', 0.2, '/b'),
    loss('large', 4.2, '', { help: 'State it.', fix: 'Add it.' }),
  ];
  expect(scoreReport(scoreWith(losses, 95.5), { name: 'a.json' })).toBe(`FAIR score of a.json: 95.5 of 100

  A  Accessible     nothing to assess
  I  Interoperable  █████████████████████████   100.0  worth 20.0 points
  R  Reusable       ████████████████████████░  99.999  worth 80.0 points

4.5 points to gain:

−4.2 large (FsF-R1.1-01M, RDA-R1.1-01M): large is broken.
  at: #
  help: State it.
  fix: Add it.

−0.3 small (FsF-R1.1-01M, RDA-R1.1-01M): small is broken.
  at: #/a, #/b

Fulfilled by the exports, whatever the schema says:
  FsF-E, RDA-R1.1-01M: A licence.

Not counted, because this schema has nothing to assess:
  FsF-N, RDA-R1.1-01M: A licence.

Not counted, because no schema can answer it:
  FsF-O, RDA-R1.1-01M: A licence. No keyword.
`);
});

test('a report of a score names the first places and counts the rest', () => {
  const losses = Array.from({ length: 50 }, (_, index) => loss('many', 0.002, `/${index}`));
  const text = scoreReport(scoreWith(losses, 99.9), {
    placeOf: ({ pointer }) => `a.json:${pointer.slice(1)}`,
  });
  expect(text).toContain('−0.1 many');
  expect(text).toContain('  at: a.json:0, a.json:1, a.json:2 and 47 more\n');
});

test('a place that costs points in two metrics is named once', () => {
  const twice = [loss('both', 1), loss('both', 1, '', { metrics: ['FsF-F2-01M', 'RDA-F2-01M'] })];
  const text = scoreReport(scoreWith(twice, 98));
  expect(text).toContain(
    '−2.0 both (FsF-R1.1-01M, RDA-R1.1-01M, FsF-F2-01M, RDA-F2-01M): both is broken.\n  at: #\n',
  );
});

test('a report of a perfect score says so', () => {
  expect(scoreReport(scoreWith([], 100))).toContain('Nothing that a schema can say is missing.');
});

test('a report of a score to which no rule contributed does not praise it', () => {
  const score = scoreWith([], 100);
  const text = scoreReport({ ...score, metrics: score.metrics.filter(({ by }) => by === 'exports') });
  expect(text).toContain('Nothing in this schema can be checked: only what the exports fulfil is counted.');
  expect(text).not.toContain('is missing');
});

test('colours are used only when they are asked for', () => {
  const code = '\u001b[';
  expect(scoreReport(scoreWith([loss('a', 1)], 99))).not.toContain(code);
  expect(scoreReport(scoreWith([loss('a', 1)], 99), { colour: true })).toContain(`${code}33m−1.0`);
});
