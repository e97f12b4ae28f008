import type { Term } from '../../description/index.js';
import type { Unit } from '../../vocabulary/index.js';
import type { Found } from '../change.js';
import { defineClass } from '../change.js';
import { type Comparison, type Lists, sharesWords, termInWords } from '../compare.js';
import { ofVariable } from './example.js';

export const unitChanged = defineClass({
  id: 'unit/changed',
  severity: 'breaking',
  bump: 'major',
  summary: 'A variable is measured in another unit.',
  why: 'The same numbers are other sizes.',
  examples: {
    changed: [
      ofVariable({ 'fair:measurementUnit': 'km' }, { 'fair:measurementUnit': 'm' }),
      ofVariable(
        { 'fair:measurementUnitRef': 'http://qudt.org/vocab/unit/KiloM' },
        { 'fair:measurementUnitRef': 'http://qudt.org/vocab/unit/MI' },
      ),
    ],
    unchanged: [
      ofVariable({ 'fair:measurementUnit': 'km' }, { 'fair:measurementUnit': 'kilometre' }),
      ofVariable({ 'fair:measurementUnit': 'km' }, { type: 'number' }),
    ],
  },
  *find(comparison: Comparison): Generator<Found> {
    for (const { old, new: next, name } of comparison.variables.pairs) {
      const [before, after] = [old.terms.measurementUnit, next.terms.measurementUnit];
      if (!before || !after || isSameUnit(before, after, comparison)) continue;
      yield {
        message: `The unit of ${name} changed from ${termInWords(before)} to ${termInWords(after)}.`,
        old: old.pointer,
        new: next.pointer,
      };
    }
  },
});

export const unitNamed = defineClass({
  id: 'unit/named',
  severity: 'editorial',
  bump: 'patch',
  summary: 'The same unit is written in another way.',
  why: 'A reference can be looked up; the sizes are the same.',
  examples: {
    changed: [
      ofVariable(
        { 'fair:measurementUnit': 'km' },
        { 'fair:measurementUnitRef': 'http://qudt.org/vocab/unit/KiloM' },
      ),
    ],
    unchanged: [ofVariable({ 'fair:measurementUnit': 'km' }, { 'fair:measurementUnit': 'km' })],
  },
  *find(comparison: Comparison): Generator<Found> {
    for (const { old, new: next, name } of comparison.variables.pairs) {
      const [before, after] = [old.terms.measurementUnit, next.terms.measurementUnit];
      if (!before || !after || written(before) === written(after)) continue;
      if (!isSameUnit(before, after, comparison)) continue;
      yield {
        message: `The unit of ${name} is written in another way.`,
        old: old.pointer,
        new: next.pointer,
      };
    }
  },
});

function written({ refs, words }: Term): string {
  return JSON.stringify([refs, words].map((all) => all.map(({ value }) => value)));
}

function isSameUnit(old: Term, next: Term, lists: Lists): boolean {
  const [before, after] = [unitOf(old, lists), unitOf(next, lists)];
  if (before && after) return before.iri === after.iri;
  const refs = old.refs.map(({ value }) => value);
  return next.refs.some(({ value }) => refs.includes(value)) || sharesWords(old.words, next.words);
}

/** The unit that a term means, if the list has it. */
function unitOf({ refs, words }: Term, { units }: Lists): Unit | undefined {
  for (const { value } of refs) {
    const found = units.byIri(value);
    if (found) return found;
  }
  for (const { value } of words) {
    const found = units.byWords(value);
    if (found) return found;
  }
  return undefined;
}
