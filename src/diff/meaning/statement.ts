import { linkNames, type Subject, type TermName } from '../../description/index.js';
import type { Found } from '../change.js';
import { defineClass } from '../change.js';
import { type Comparison, capital, isStated, type Pair, termInWords } from '../compare.js';
import { inWords } from './coverage.js';
import { ofDataset, ofVariable } from './example.js';

const TERMS: { readonly [name in TermName]?: string } = {
  measurementUnit: 'the unit',
  concept: 'the concept',
  quantity: 'the quantity',
  measurementScale: 'the measurement scale',
  population: 'the population',
  universe: 'the universe',
  unitType: 'the unit type',
  measurementTechnique: 'the measurement technique',
  classification: 'the classification',
  spatialCoverage: 'the area',
  temporalCoverage: 'the named period',
};

/** A statement about the meaning of something: its keyword, what it is in words, and what a version says, if anything. */
interface Statement {
  readonly keyword: string;
  readonly words: string;
  readonly of: (subject: Subject) => string | undefined;
}

const STATEMENTS: readonly Statement[] = [
  ...(Object.entries(TERMS) as [TermName, string][]).map(([term, words]) => ({
    keyword: `fair:${term}`,
    words,
    of: ({ terms }: Subject) => (isStated(terms[term]) ? termInWords(terms[term]) : undefined),
  })),
  ...linkNames.map((link) => ({
    keyword: `fair:${link}`,
    words: `"fair:${link}"`,
    of: ({ links }: Subject) => links[link]?.value,
  })),
  {
    keyword: 'fair:temporalCoverage',
    words: 'the period',
    of: ({ period }) => period && inWords(period),
  },
  { keyword: 'fair:structureType', words: 'the structure', of: ({ structureType }) => structureType?.value },
];

export const statementAdded = defineClass({
  id: 'statement/added',
  severity: 'safe',
  bump: 'minor',
  summary: 'A unit, a concept or another statement about meaning is new.',
  why: 'Readers know more than before, and nothing that they knew is wrong.',
  examples: {
    changed: [
      ofVariable({}, { 'fair:measurementUnit': 'km' }),
      ofDataset({}, { 'fair:temporalCoverage': { start: '2000-01-01', end: '2020-12-31' } }),
    ],
    unchanged: [
      ofVariable({ 'fair:measurementUnit': 'km' }, { 'fair:measurementUnit': 'km' }),
      ofVariable({ 'fair:measurementUnit': 'km' }, { 'fair:measurementUnit': 'm' }),
    ],
  },
  *find({ subjects }: Comparison): Generator<Found> {
    for (const pair of subjects)
      for (const { keyword, words, of } of STATEMENTS) {
        const stated = of(pair.old) === undefined ? of(pair.new) : undefined;
        if (stated !== undefined)
          yield found(pair, keyword, `${capital(words)} of ${pair.name} is stated now: ${stated}.`);
      }
  },
});

export const statementRemoved = defineClass({
  id: 'statement/removed',
  severity: 'risky',
  bump: 'minor',
  summary: 'A unit, a concept or another statement about meaning is gone.',
  why: 'Readers cannot tell whether it still holds.',
  examples: {
    changed: [
      ofVariable({ 'fair:conceptRef': 'https://example.org/area' }, {}),
      ofVariable({ 'fair:variableRef': 'https://example.org/v/1' }, {}),
      ofDataset({ 'fair:temporalCoverage': { start: '2000-01-01' } }, {}),
    ],
    unchanged: [
      ofVariable({}, { 'fair:conceptRef': 'https://example.org/area' }),
      ofVariable(
        { 'fair:concept': 'Area', 'fair:conceptRef': 'https://example.org/area' },
        { 'fair:concept': 'Area' },
      ),
    ],
  },
  *find({ subjects }: Comparison): Generator<Found> {
    for (const pair of subjects)
      for (const { keyword, words, of } of STATEMENTS) {
        const stated = of(pair.new) === undefined ? of(pair.old) : undefined;
        if (stated !== undefined)
          yield found(
            pair,
            keyword,
            `${capital(words)} of ${pair.name} is no longer stated: it was ${stated}.`,
          );
      }
  },
});

function found({ old, new: next }: Pair<Subject>, keyword: string, message: string): Found {
  return { message, old: old.pointer, new: next.pointer, params: { keyword } };
}
