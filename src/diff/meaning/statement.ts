import { ofVariable } from './example.js';
import { termClass } from './term-class.js';

const terms = {
  measurementUnit: 'the unit',
  concept: 'the concept',
  quantity: 'the quantity',
  population: 'the population',
  universe: 'the universe',
  unitType: 'the type of units',
  measurementTechnique: 'the technique of measurement',
  classification: 'the classification',
} as const;

export const statementAdded = termClass({
  id: 'statement/added',
  severity: 'safe',
  bump: 'minor',
  terms,
  on: 'added',
  summary: 'A unit, a concept or another statement about meaning is new.',
  why: 'Readers know more than before, and nothing that they knew is wrong.',
  examples: {
    changed: [ofVariable({}, { 'fair:measurementUnit': 'km' })],
    unchanged: [ofVariable({ 'fair:measurementUnit': 'km' }, { 'fair:measurementUnit': 'km' })],
  },
});

export const statementRemoved = termClass({
  id: 'statement/removed',
  severity: 'risky',
  bump: 'minor',
  terms,
  on: 'removed',
  summary: 'A unit, a concept or another statement about meaning is gone.',
  why: 'Readers cannot tell whether it still holds.',
  examples: {
    changed: [ofVariable({ 'fair:conceptRef': 'https://example.org/area' }, {})],
    unchanged: [ofVariable({}, { 'fair:conceptRef': 'https://example.org/area' })],
  },
});
