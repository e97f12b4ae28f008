import type { Term, Variable } from '../../description/index.js';
import type { JsonObject } from '../../json.js';
import type { Conversion, Unit } from '../../vocabulary/index.js';
import type { Found } from '../change.js';
import { defineClass } from '../change.js';
import { type Comparison, isStated, type Lists, type Pair, termChange, termInWords } from '../compare.js';
import { ofVariable } from './example.js';

const area = (unit: string, more: JsonObject = {}) => ({
  type: 'number',
  'fair:measurementUnit': unit,
  ...more,
});

export const unitChanged = defineClass({
  id: 'unit/changed',
  severity: 'breaking',
  bump: 'major',
  summary: 'A variable is measured in another unit.',
  why: 'The same number stands for another size. Bounds that moved with the factor show that the numbers were converted.',
  examples: {
    changed: [
      ofVariable(area('km2', { maximum: 50 }), area('ha', { maximum: 5000 })),
      ofVariable(area('km2', { maximum: 50 }), area('ha', { maximum: 50 })),
      ofVariable(area('°C'), area('°F')),
      ofVariable(area('km'), area('kg')),
      ofVariable(
        { 'fair:measurementUnitRef': 'http://qudt.org/vocab/unit/KiloM' },
        { 'fair:measurementUnitRef': 'http://qudt.org/vocab/unit/MI' },
      ),
      ofVariable(area('points'), area('stars')),
    ],
    unchanged: [
      ofVariable(area('km'), area('kilometre')),
      ofVariable(area('hPa'), area('mbar')),
      ofVariable(area('km'), { type: 'number' }),
    ],
  },
  *find(comparison: Comparison): Generator<Found> {
    for (const pair of comparison.variables.pairs) {
      const { old, new: next } = pair;
      const [before, after] = [old.terms.measurementUnit, next.terms.measurementUnit];
      if (!isStated(before) || !isStated(after) || isSameUnit(before, after, comparison)) continue;
      yield { ...changeOf(pair, before, after, comparison), old: old.pointer, new: next.pointer };
    }
  },
});

export const unitNamed = defineClass({
  id: 'unit/named',
  severity: 'editorial',
  bump: 'patch',
  summary: 'The same unit is written in another way, or another unit has the same size.',
  why: 'The numbers stand for the same sizes. A reference can be looked up.',
  examples: {
    changed: [
      ofVariable(area('km'), { 'fair:measurementUnitRef': 'http://qudt.org/vocab/unit/KiloM' }),
      ofVariable(area('hPa'), area('mbar')),
    ],
    unchanged: [ofVariable(area('km'), area('km')), ofVariable(area('km'), area('m'))],
  },
  *find(comparison: Comparison): Generator<Found> {
    for (const { old, new: next, name } of comparison.variables.pairs) {
      const [before, after] = [old.terms.measurementUnit, next.terms.measurementUnit];
      if (!isStated(before) || !isStated(after) || written(before) === written(after)) continue;
      if (!isSameUnit(before, after, comparison)) continue;
      yield {
        message: `The unit of ${name} is now written as ${termInWords(after)} instead of ${termInWords(before)}. Its size is the same.`,
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
  if (!before || !after) return termChange(old, next) === 'none';
  const conversion = lists.units.conversion(before, after);
  return before.iri === after.iri || (conversion?.factor === 1 && conversion.offset === 0);
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

/** How two units differ. */
function changeOf(pair: Pair<Variable>, old: Term, next: Term, lists: Lists): Found {
  const change = `The unit of ${pair.name} changed from ${termInWords(old)} to ${termInWords(next)}`;
  const [from, to] = [unitOf(old, lists), unitOf(next, lists)];
  if (!from || !to)
    return termChange(old, next) === 'unclear'
      ? { message: `${change}. Check whether both mean the same.`, severity: 'risky', bump: 'minor' }
      : { message: `${change}.` };
  const units = { from: from.iri, to: to.iri };
  if (!lists.units.areComparable(from, to))
    return {
      message: `${change}. They are units of different quantities.`,
      params: { ...units, sameQuantity: false },
    };
  const conversion = lists.units.conversion(from, to);
  const params = { ...units, sameQuantity: true };
  if (conversion === undefined) return { message: `${change}.`, params };
  const { factor, offset } = conversion;
  const bounds = boundsAfter(pair, conversion);
  return {
    message: `${change}: ${inWords(conversion, from, to)}.${bounds ? ` ${BOUNDS[bounds]}` : ''}`,
    params: { ...params, factor, ...(offset === 0 ? {} : { offset }), ...(bounds ? { bounds } : {}) },
  };
}

function inWords({ factor, offset }: Conversion, from: Unit, to: Unit): string {
  const [one, other] = [from, to].map(({ symbol, label }) => symbol ?? label);
  if (offset === 0) return `1 ${one} is ${rounded(factor)} ${other}`;
  const product = factor === 1 ? 'the number' : `the number times ${rounded(factor)}`;
  return `${product}, ${offset < 0 ? 'minus' : 'plus'} ${rounded(Math.abs(offset))}, gives ${other}`;
}

function rounded(number: number): string {
  const short = Number(number.toPrecision(7));
  return short === number ? String(number) : `about ${short}`;
}

const BOUNDS = {
  converted: 'The bounds changed accordingly, so the numbers seem to have been converted.',
  same: 'The bounds did not change, so the numbers may not have been converted.',
  other: 'The bounds changed in another way. Check whether the numbers were converted.',
};

// Bounds are often rounded when they are converted.
const TOLERANCE = 0.01;

/** What bounds and codes show about whether numbers were converted; nothing if there are none in both versions. */
function boundsAfter(
  { old, new: next }: Pair<Variable>,
  { factor, offset }: Conversion,
): keyof typeof BOUNDS | undefined {
  const isNear = (one: number, other: number) =>
    Math.abs(one - other) <= TOLERANCE * Math.max(Math.abs(one), Math.abs(other));
  const numbers = [
    ...(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'] as const).map((name) => ({
      before: old.constraints[name],
      after: next.constraints[name],
      shift: offset,
    })),
    // A step is a difference, which has no offset.
    { before: old.constraints.multipleOf, after: next.constraints.multipleOf, shift: 0 },
    ...codesOf(old).map((before, index) => ({ before, after: codesOf(next)[index], shift: offset })),
  ].flatMap(({ before, after, shift }) =>
    before === undefined || after === undefined ? [] : [{ before, after, wanted: before * factor + shift }],
  );
  // A number that stays the same when it is converted shows nothing, as 0 does.
  const telling = numbers.filter(
    ({ before, after, wanted }) => !(isNear(before, wanted) && before === after),
  );
  if (telling.length === 0) return undefined;
  if (telling.every(({ before, after }) => before === after)) return 'same';
  return telling.every(({ after, wanted }) => isNear(after, wanted)) ? 'converted' : 'other';
}

function codesOf({ codes }: Variable): readonly number[] {
  const values = (codes?.codes ?? []).map(({ value }) => value);
  return values.filter((value) => typeof value === 'number').sort((a, b) => a - b);
}
