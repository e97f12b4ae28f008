import type { Fact, PeriodFacts } from '../../../schema/description/index.js';
import { defineClass, type Found } from '../change.js';
import type { Comparison } from '../compare.js';
import { ofDataset } from './example.js';
import { termClass } from './term-class.js';

const years = (start: string, end?: string) => ({
  'fair:temporalCoverage': { start, ...(end ? { end } : {}) },
});

export const coverageShrunk = defineClass({
  id: 'coverage/shrunk',
  severity: 'breaking',
  bump: 'major',
  summary: 'The data cover less time than before.',
  why: 'Data that others may use are gone. It is risky if the period had no start or no end before, or was stated only in words: then a person must check.',
  examples: {
    changed: [
      ofDataset(years('2000-01-01', '2020-12-31'), years('2010-01-01', '2020-12-31')),
      ofDataset(years('2000-01-01', '2020-12-31'), years('2010-01-01', '2030-12-31')),
      ofDataset(years('2000-01-01'), years('2000-01-01', '2020-12-31')),
    ],
    unchanged: [
      ofDataset(years('2000-01-01', '2020-12-31'), years('2000-01-01', '2021-12-31')),
      ofDataset(years('2000-01-01', '2020-12-31'), years('2000-01-01')),
    ],
  },
  *find(comparison: Comparison): Generator<Found> {
    for (const { change, ...found } of periodChanges(comparison))
      if (change === 'shrunk') yield found;
      else if (change === 'limited') yield { ...found, severity: 'risky', bump: 'minor' };
  },
});

export const coverageGrown = defineClass({
  id: 'coverage/grown',
  severity: 'safe',
  bump: 'minor',
  summary: 'The data cover more time than before.',
  why: 'The data that were available still are.',
  examples: {
    changed: [
      ofDataset(years('2000-01-01', '2020-12-31'), years('2000-01-01', '2021-12-31')),
      ofDataset(years('2000-01-01', '2020-12-31'), years('2000-01-01')),
    ],
    unchanged: [
      ofDataset(years('2000-01-01', '2020-12-31'), years('2010-01-01', '2021-12-31')),
      ofDataset({}, years('2000-01-01', '2020-12-31')),
    ],
  },
  *find(comparison: Comparison): Generator<Found> {
    for (const { change, ...found } of periodChanges(comparison)) if (change === 'grown') yield found;
  },
});

export const coverageMoved = termClass({
  id: 'coverage/moved',
  severity: 'risky',
  bump: 'minor',
  terms: { spatialCoverage: 'the area', temporalCoverage: 'the named period' },
  summary: 'The data cover another area, or another named period.',
  why: 'Names do not tell whether the new area or period includes the old one.',
  examples: {
    changed: [
      ofDataset({ 'fair:spatialCoverage': 'Ruritania' }, { 'fair:spatialCoverage': 'Europe' }),
      ofDataset(
        { 'fair:temporalCoverageRef': 'https://example.org/bronze-age' },
        { 'fair:temporalCoverageRef': 'https://example.org/iron-age' },
      ),
    ],
    unchanged: [
      ofDataset({ 'fair:spatialCoverage': 'Europe' }, { 'fair:spatialCoverage': 'europe' }),
      ofDataset(years('2000-01-01', '2020-12-31'), years('2000-01-01', '2021-12-31')),
    ],
  },
});

interface PeriodChange extends Found {
  /** Limited if a period has a start or an end that it did not have. */
  readonly change: 'shrunk' | 'limited' | 'grown';
}

function* periodChanges({ subjects }: Comparison): Generator<PeriodChange> {
  for (const { old, new: next, name } of subjects) {
    const [before, after] = [old.period, next.period];
    const change = before && after && changeOf(before, after);
    if (change)
      yield {
        change,
        message: `The period of ${name} is now ${inWords(after)}. It was ${inWords(before)}.`,
        old: before.pointer,
        new: after.pointer,
      };
  }
}

function changeOf(old: PeriodFacts, next: PeriodFacts): PeriodChange['change'] | undefined {
  if (isLater(next.start, old.start) || isLater(old.end, next.end)) return 'shrunk';
  if ((next.start && !old.start) || (next.end && !old.end)) return 'limited';
  const isOpened = (old.start && !next.start) || (old.end && !next.end);
  return isOpened || isLater(old.start, next.start) || isLater(next.end, old.end) ? 'grown' : undefined;
}

/** Whether a day, month or year is after another, if both are known. */
function isLater(one: Fact | undefined, other: Fact | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  const length = Math.min(one.value.length, other.value.length);
  return one.value.slice(0, length) > other.value.slice(0, length);
}

/** A period in words for people. */
export function inWords({ start, end, words }: PeriodFacts): string {
  if (start && end) return `${start.value} to ${end.value}`;
  if (start) return `${start.value} onwards`;
  return end ? `up to ${end.value}` : JSON.stringify(words[0]?.value ?? '');
}
