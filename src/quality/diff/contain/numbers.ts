import type { Atom } from './formula.js';
import type { Decider } from './result.js';

/** What is known of a number. */
interface Range {
  least: number;
  isLeastOpen: boolean;
  most: number;
  isMostOpen: boolean;
  readonly multiples: number[];
  readonly others: number[];
}

/** Numbers to try, and whether there are no others that could do. */
export interface Candidates<T> {
  readonly values: Iterable<T>;
  readonly isAll: boolean;
}

const NONE: Candidates<number> = { values: [], isAll: true };

/** At most so many numbers are listed. */
const MOST_LISTED = 1000;

/** Numbers that rules allow: all of them, or some from every part of what is allowed. */
export function numbersFor(atoms: readonly Atom[], { spend }: Pick<Decider, 'spend'>): Candidates<number> {
  const range = rangeOf(atoms);
  const { least, most, isLeastOpen, isMostOpen, multiples } = range;
  if (least > most || (least === most && (isLeastOpen || isMostOpen))) return NONE;
  if (least === most) return { values: [least], isAll: true };
  return multiples.length > 0 ? steps(range, spend) : dense(range);
}

function rangeOf(atoms: readonly Atom[]): Range {
  const range: Range = {
    least: -Infinity,
    isLeastOpen: true,
    most: Infinity,
    isMostOpen: true,
    multiples: [],
    others: [],
  };
  for (const each of atoms) {
    if (each.kind === 'multiple') (each.isMet ? range.multiples : range.others).push(each.of);
    if (each.kind !== 'bound') continue;
    const { value, isOpen, side } = each;
    if (side === 'least') {
      if (value > range.least || (value === range.least && isOpen))
        [range.least, range.isLeastOpen] = [value, isOpen];
    } else if (value < range.most || (value === range.most && isOpen))
      [range.most, range.isMostOpen] = [value, isOpen];
  }
  return range;
}

/** Beyond it, doubles are too coarse to count with. */
const SAFE = 2 ** 52;

/** Larger steps lead beyond all doubles. */
const LARGEST_STEP = 10n ** 700n;

/** What all numbers divide; none if that is very large. */
function commonStep(
  multiples: ReadonlySet<number>,
  scale: bigint,
  spend: Decider['spend'],
): bigint | undefined {
  let step = 1n;
  for (const each of multiples) {
    spend(1);
    step = leastCommonMultiple(step, scaled(each, scale));
    if (step > LARGEST_STEP) return undefined;
  }
  return step;
}

/** The multiples of all numbers given. */
function steps(
  { least, most, isLeastOpen, isMostOpen, multiples, others }: Range,
  spend: Decider['spend'],
): Candidates<number> {
  const scale = 10n ** BigInt(Math.max(...[...multiples, ...others].map(placesOf)));
  const step = commonStep(new Set(multiples), scale, spend);
  if (step === undefined) return { values: [0], isAll: false };
  // Whatever is a multiple of the step is one of each number that divides the step.
  if (others.some((each) => step % scaled(each, scale) === 0n)) return NONE;
  const at = (index: bigint) => Number(index * step) / Number(scale);
  if (
    Number(scale) > SAFE ||
    [least, most].some((each) => Number.isFinite(each) && Math.abs(each) * Number(scale) > SAFE)
  )
    return { values: [0, least, most].filter(Number.isFinite), isAll: false };
  const [from, to] = [least, most].map((each) =>
    Number.isFinite(each) ? floorOf(each, step, scale) : undefined,
  );
  const first = from === undefined ? undefined : isBelow(at(from), least, isLeastOpen) ? from + 1n : from;
  const last = to === undefined ? undefined : isBelow(most, at(to), isMostOpen) ? to - 1n : to;
  if (first !== undefined && last !== undefined && first > last) return NONE;
  if (first !== undefined && last !== undefined && last - first < BigInt(MOST_LISTED)) {
    const values: number[] = [];
    for (let index = first; index <= last; index++) values.push(at(index));
    return { values, isAll: true };
  }
  const values = new Set<number>();
  const add = (index: bigint) => {
    if ((first === undefined || index >= first) && (last === undefined || index <= last))
      values.add(at(index));
  };
  for (let index = 0n; index < 16n; index++) {
    add(index);
    add(-index);
    if (first !== undefined) add(first + index);
    if (last !== undefined) add(last - index);
  }
  return { values: [...values], isAll: false };
}

/** Whether a number is too small for a bound. */
function isBelow(value: number, limit: number, isOpen: boolean): boolean {
  return isOpen ? value <= limit : value < limit;
}

/** Numbers of an interval that is not empty. */
function dense({ least, most, isLeastOpen, isMostOpen, others }: Range): Candidates<number> {
  const tried = [0, 1, -1, 0.5, 1.5, 0.1, 2, Math.PI, -Math.PI, 1e308, -1e308];
  for (const each of others) tried.push(each / 2, each * 1.5, -each / 2, each / 3);
  for (const end of [least, most]) {
    if (!Number.isFinite(end)) continue;
    tried.push(end);
    for (const away of [0.25, 0.5, 1, 1.5, 2]) tried.push(end - away, end + away);
  }
  if (Number.isFinite(least) && Number.isFinite(most))
    for (const part of [0.5, 0.25, 0.75, 0.1, 0.3, 0.9]) tried.push(least + (most - least) * part);
  return {
    values: [...new Set(tried)].filter(
      (value) =>
        Number.isFinite(value) && !isBelow(value, least, isLeastOpen) && !isBelow(most, value, isMostOpen),
    ),
    isAll: false,
  };
}

/** How many decimal places a number has. */
function placesOf(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  const fraction = digits.split('.')[1]?.length ?? 0;
  return Math.max(0, fraction - Number(exponent));
}

function scaled(value: number, scale: bigint): bigint {
  const [digits = '', exponent = '0'] = String(value).split('e');
  const [whole = '', fraction = ''] = digits.split('.');
  const power = Number(exponent) - fraction.length;
  const all = BigInt(whole + fraction) * scale;
  return power >= 0 ? all * 10n ** BigInt(power) : all / 10n ** BigInt(-power);
}

function floorOf(value: number, step: bigint, scale: bigint): bigint {
  const places = 10n ** BigInt(placesOf(value));
  const [top, bottom] = [scaled(value, places) * scale, places * step];
  const quotient = top / bottom;
  return top < 0n && top % bottom !== 0n ? quotient - 1n : quotient;
}

function leastCommonMultiple(a: bigint, b: bigint): bigint {
  return (a / greatestCommonDivisor(a, b)) * b;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}
