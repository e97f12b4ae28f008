import { expect, test } from 'vitest';
import type { Score } from '../../quality/readiness/index.js';
import { scoreReport } from './score.js';

type Loss = Score['metrics'][number]['losses'][number];

function loss(rule: string, points: number, pointer = '', more: Partial<Loss> = {}): Loss {
  const metrics = ['FsF-R1.1-01M', 'RDA-R1.1-01M'];
  const message = `${rule} is broken.`;
  return { rule, criterion: 'license', points, metrics, pointer, on: 'object', message, ...more };
}

function scoreWith(losses: readonly Loss[], total: number): Score {
  const metric = {
    principle: 'R',
    fuji: ['FsF-R1.1-01M'],
    rda: ['RDA-R1.1-01M'],
    about: 'A licence.',
  } as const;
  return {
    total,
    principles: [
      { principle: 'I', title: 'Interoperable', score: 100, worth: 20, lost: 0 },
      { principle: 'R', title: 'Reusable', score: 94, worth: 80, lost: 4.5 },
    ],
    metrics: [{ ...metric, by: 'annotations', applicable: 9, passed: 9, worth: 80, lost: 0, losses }],
    onlyOnTheWeb: [{ ...metric, fuji: ['FsF-O'], reason: 'Nothing is fetched.' }],
  };
}

test('a report of readiness shows bars, gains and what is not counted', () => {
  const { rule: _, ...withoutRule } = loss('none', 1, '', { criterion: 'relation', help: 'Add a relation.' });
  const losses = [
    loss('small', 0.1, '/a'),
    loss('small', 0.2, '/b'),
    loss('large', 3.2, '', { help: 'State it.', fix: 'Add it.' }),
    withoutRule,
  ];
  expect(scoreReport(scoreWith(losses, 95), { name: 'a.json' })).toBe(`Readiness of a.json: 95 of 100

  I  Interoperable  █████████████████████████  100 %  20.0 of 20 points
  R  Reusable       ███████████████████████░░   94 %  75.5 of 80 points

4.5 points to gain:

−3.2 large (FsF-R1.1-01M, RDA-R1.1-01M): large is broken.
  at: #
  help: State it.
  fix: Add it.

−1.0 relation (FsF-R1.1-01M, RDA-R1.1-01M): none is broken.
  at: #
  help: Add a relation.

−0.3 small (FsF-R1.1-01M, RDA-R1.1-01M): small is broken.
  at: #/a, #/b

Not counted, because only an assessor on the web can see it:
  FsF-O, RDA-R1.1-01M: A licence. Nothing is fetched.
`);
});

test('a report of readiness names the first places and counts the rest', () => {
  const losses = Array.from({ length: 50 }, (_, index) => loss('many', index < 10 ? 0.1 : 0, `/${index}`));
  const text = scoreReport(scoreWith(losses, 99), {
    placeOf: ({ pointer }) => `a.json:${pointer.slice(1)}`,
  });
  expect(text).toContain('−1.0 many');
  expect(text).toContain('  at: a.json:0, a.json:1, a.json:2 and 47 more\n');
});

test('a place that costs points in two metrics is named once', () => {
  const twice = [loss('both', 1), loss('both', 1, '', { metrics: ['FsF-F2-01M', 'RDA-F2-01M'] })];
  const text = scoreReport(scoreWith(twice, 98));
  expect(text).toContain(
    '−2.0 both (FsF-R1.1-01M, RDA-R1.1-01M, FsF-F2-01M, RDA-F2-01M): both is broken.\n  at: #\n',
  );
});

test('a report of 100 points says so', () => {
  expect(scoreReport(scoreWith([], 100))).toContain(
    'Nothing is missing that a schema and its options can say.',
  );
});

test('colours are used only when they are asked for', () => {
  const code = '\u001b[';
  expect(scoreReport(scoreWith([loss('a', 1)], 99))).not.toContain(code);
  expect(scoreReport(scoreWith([loss('a', 1)], 99), { colour: true })).toContain(`${code}33m−1.0`);
});
