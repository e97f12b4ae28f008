import type { JsonObject } from '../../../base/json.js';
import type { Term, Variable } from '../../../schema/description/index.js';
import type { Conversion, Unit } from '../../../schema/vocabulary/index.js';
import { defineClass, type Found } from '../change.js';
import {
  type Comparison,
  isStated,
  type Lists,
  type Pair,
  sharesReference,
  statedAt,
  type TermChange,
  tellingFacts,
  termChange,
} from '../compare.js';
import { ofVariable } from './example.js';
import { CHECK, inWords, knownBy, rewordedSentence, UNCLEAR } from './term-class.js';

const area = (unit: string, more: JsonObject = {}) => ({
  type: 'number',
  'fair:measurementUnit': unit,
  ...more,
});

const KILOMETRE = { 'fair:measurementUnitRef': 'http://qudt.org/vocab/unit/KiloM' };

export const unitChanged = defineClass({
  id: 'unit/changed',
  severity: 'breaking',
  bump: 'major',
  summary: 'A variable is measured in another unit.',
  why: 'The same number stands for another size. Bounds that moved with the factor show that the numbers were converted. It is risky if the words and the reference of the new unit contradict each other.',
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
      ofVariable(area('pt'), area('PT')),
      ofVariable(area('km', KILOMETRE), area('m', KILOMETRE)),
    ],
    unchanged: [
      ofVariable(area('km'), area('kilometre')),
      ofVariable(area('hPa'), area('mbar')),
      ofVariable(area('km'), { type: 'number' }),
    ],
  },
  *find(comparison: Comparison): Generator<Found> {
    for (const { id, ...found } of changesIn(comparison)) if (id === 'unit/changed') yield found;
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
    unchanged: [
      ofVariable(area('km'), area('km')),
      ofVariable(area('km'), area('m')),
      ofVariable(area('km', KILOMETRE), area('m', KILOMETRE)),
      ofVariable(area('pt'), area('PT')),
    ],
  },
  *find(comparison: Comparison): Generator<Found> {
    for (const { id, ...found } of changesIn(comparison)) if (id === 'unit/named') yield found;
  },
});

interface UnitChange extends Found {
  readonly id: 'unit/changed' | 'unit/named';
}

function* changesIn(comparison: Comparison): Generator<UnitChange> {
  for (const pair of comparison.variables.pairs) {
    const { old, new: next } = pair;
    const [before, after] = [old.terms.measurementUnit, next.terms.measurementUnit];
    if (!isStated(before) || !isStated(after) || written(before) === written(after)) continue;
    const [one, other] = tellingFacts(before, after);
    yield {
      ...unitChange(pair, before, after, comparison),
      old: statedAt(old, one),
      new: statedAt(next, other),
    };
  }
}

function unitChange(pair: Pair<Variable>, old: Term, next: Term, lists: Lists): UnitChange {
  const what = `The unit of ${pair.name}`;
  const [known, knows] = [old, next].map((term) => knownBy(term, lists.units.byIri, lists.units.byWords));
  const [from, to] = [known, knows].map((each) => each?.byReference ?? each?.byWords);
  const [before, after] = tellingFacts(old, next).map(inWords);
  const change = `${what} changed from ${before} to ${after}`;
  const isSame = from && to ? isSameSize(from, to, lists) : isSameTerm(old, next);
  if (!isSame)
    return { id: 'unit/changed', ...difference(pair, change, termChange(old, next), from, to, lists) };
  const { byReference, byWords } = knows!;
  const isContradictory = byReference && byWords && !isSameSize(byReference, byWords, lists);
  if (isContradictory || (termChange(old, next) === 'reworded' && !byWords)) {
    const end = isContradictory ? 'They are different units.' : CHECK;
    return { id: 'unit/changed', message: `${rewordedSentence(what, old, next)} ${end}`, ...UNCLEAR };
  }
  const writing =
    before === after ? 'is stated in other ways now' : `is now written as ${after} instead of ${before}`;
  return {
    id: 'unit/named',
    message: `${what} ${writing}.${from && to ? ' Its size is the same.' : ''}`,
  };
}

function written({ refs, words }: Term): string {
  return JSON.stringify([refs, words].map((all) => all.map(({ value }) => value)));
}

function isSameSize(one: Unit, other: Unit, { units }: Lists): boolean {
  const conversion = units.conversion(one, other);
  return one.iri === other.iri || (conversion?.factor === 1 && conversion.offset === 0);
}

/** Whether units that are not in the list are the same: in symbols, case matters. */
function isSameTerm(old: Term, next: Term): boolean {
  const change = termChange(old, next);
  const isInWords = old.words.length > 0 && next.words.length > 0 && !sharesReference(old, next);
  const symbols = new Set(old.words.map(({ value }) => value.trim()));
  return (
    change === 'reworded' ||
    (change === 'none' && (!isInWords || next.words.some(({ value }) => symbols.has(value.trim()))))
  );
}

/** How two units differ. */
function difference(
  pair: Pair<Variable>,
  change: string,
  kind: TermChange,
  from: Unit | undefined,
  to: Unit | undefined,
  lists: Lists,
): Found {
  if (!from || !to)
    return kind === 'changed' ? { message: `${change}.` } : { message: `${change}. ${CHECK}`, ...UNCLEAR };
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
    message: `${change}: ${conversionInWords(conversion, from, to)}.${bounds ? ` ${BOUNDS[bounds]}` : ''}`,
    params: { ...params, factor, ...(offset === 0 ? {} : { offset }), ...(bounds ? { bounds } : {}) },
  };
}

function conversionInWords({ factor, offset }: Conversion, from: Unit, to: Unit): string {
  const [one, other] = [from, to].map(({ symbol, label }) => symbol ?? label);
  if (offset === 0) return `1 ${one} is ${rounded(factor)} ${other}`;
  const shift = `${offset < 0 ? 'subtract' : 'add'} ${rounded(Math.abs(offset))} to get ${other}`;
  return factor === 1 ? shift : `multiply by ${rounded(factor)} and ${shift}`;
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
