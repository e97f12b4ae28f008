import { linkNames, type Placed, type Subject, type TermName } from '../../../schema/description/index.js';
import { defineClass, type Found } from '../change.js';
import { type Comparison, capital, isStated, statedAt } from '../compare.js';
import { inWords as periodInWords } from './coverage.js';
import { ofDataset, ofVariable } from './example.js';
import { inWords } from './term-class.js';

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
  readonly of: (subject: Subject) => Stated | undefined;
}

interface Stated {
  readonly text: string;
  readonly at: Placed;
}

const STATEMENTS: readonly Statement[] = [
  ...(Object.entries(TERMS) as [TermName, string][]).map(([name, words]) => ({
    keyword: `fair:${name}`,
    words,
    of: ({ terms }: Subject) => {
      const term = terms[name];
      const fact = isStated(term) ? (term.words[0] ?? term.refs[0]) : undefined;
      return fact && { text: inWords(fact), at: fact };
    },
  })),
  ...linkNames.map((link) => ({
    keyword: `fair:${link}`,
    words: `"fair:${link}"`,
    of: ({ links }: Subject) => links[link] && { text: links[link].value, at: links[link] },
  })),
  {
    keyword: 'fair:temporalCoverage',
    words: 'the period',
    of: ({ period }) => period && { text: periodInWords(period), at: period },
  },
  {
    keyword: 'fair:structureType',
    words: 'the structure',
    of: ({ structureType }) => structureType && { text: structureType.value, at: structureType },
  },
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
    for (const { old, new: next, name } of subjects)
      for (const { keyword, words, of } of STATEMENTS) {
        const stated = of(old) === undefined ? of(next) : undefined;
        if (stated !== undefined)
          yield {
            message: `${capital(words)} of ${name} is stated now: ${stated.text}.`,
            new: statedAt(next, stated.at),
            params: { keyword },
          };
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
    for (const { old, new: next, name } of subjects)
      for (const { keyword, words, of } of STATEMENTS) {
        const stated = of(next) === undefined ? of(old) : undefined;
        if (stated !== undefined)
          yield {
            message: `${capital(words)} of ${name} is no longer stated: it was ${stated.text}.`,
            old: statedAt(old, stated.at),
            params: { keyword },
          };
      }
  },
});
