import type { Fact, PeriodFacts } from '../../description/index.js';
import type { Found } from '../change.js';
import { defineClass } from '../change.js';
import { type Comparison, termChange, termInWords } from '../compare.js';
import { ofDataset } from './example.js';

const years = (start: string, end: string) => ({ 'fair:temporalCoverage': { start, end } });

export const coverageShrunk = defineClass({
  id: 'coverage/shrunk',
  severity: 'breaking',
  bump: 'major',
  summary: 'The data cover less time than before.',
  why: 'Data are gone that others may use.',
  examples: {
    changed: [ofDataset(years('2000-01-01', '2020-12-31'), years('2010-01-01', '2020-12-31'))],
    unchanged: [ofDataset(years('2000-01-01', '2020-12-31'), years('2000-01-01', '2021-12-31'))],
  },
  *find({ subjects }: Comparison): Generator<Found> {
    for (const { old, new: next, name } of subjects) {
      const [before, after] = [old.period, next.period];
      if (!before || !after) continue;
      if (isLater(after.start, before.start) || isLater(before.end, after.end))
        yield {
          message: `The period of ${name} is ${inWords(after)} now, and was ${inWords(before)}.`,
          old: before.pointer,
          new: after.pointer,
        };
    }
  },
});

export const coverageGrown = defineClass({
  id: 'coverage/grown',
  severity: 'safe',
  bump: 'minor',
  summary: 'The data cover more time than before.',
  why: 'What was there is still there.',
  examples: {
    changed: [ofDataset(years('2000-01-01', '2020-12-31'), years('2000-01-01', '2021-12-31'))],
    unchanged: [ofDataset(years('2000-01-01', '2020-12-31'), years('2010-01-01', '2021-12-31'))],
  },
  *find({ subjects }: Comparison): Generator<Found> {
    for (const { old, new: next, name } of subjects) {
      const [before, after] = [old.period, next.period];
      if (!before || !after) continue;
      if (isLater(after.start, before.start) || isLater(before.end, after.end)) continue;
      if (isLater(before.start, after.start) || isLater(after.end, before.end))
        yield {
          message: `The period of ${name} is ${inWords(after)} now, and was ${inWords(before)}.`,
          old: before.pointer,
          new: after.pointer,
        };
    }
  },
});

export const coverageMoved = defineClass({
  id: 'coverage/moved',
  severity: 'risky',
  bump: 'minor',
  summary: 'The data cover another area.',
  why: 'Whether the old area is part of the new one, names do not tell.',
  examples: {
    changed: [ofDataset({ 'fair:spatialCoverage': 'Ruritania' }, { 'fair:spatialCoverage': 'Europe' })],
    unchanged: [ofDataset({ 'fair:spatialCoverage': 'Europe' }, { 'fair:spatialCoverage': 'europe' })],
  },
  *find({ subjects }: Comparison): Generator<Found> {
    for (const { old, new: next, name } of subjects) {
      const [before, after] = [old.terms.spatialCoverage, next.terms.spatialCoverage];
      if (termChange(before, after) !== 'changed') continue;
      yield {
        message: `The area of ${name} changed from ${termInWords(before)} to ${termInWords(after)}.`,
        old: old.pointer,
        new: next.pointer,
      };
    }
  },
});

/** Whether a day, month or year is after another; an open end is after all. */
function isLater(one: Fact | undefined, other: Fact | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  const length = Math.min(one.value.length, other.value.length);
  return one.value.slice(0, length) > other.value.slice(0, length);
}

function inWords({ start, end }: PeriodFacts): string {
  return `${start?.value ?? '…'} to ${end?.value ?? '…'}`;
}
