import type { Meaning } from './meaning.js';
import { meanings } from './table.js';

/** What the values of a column mean. */
export interface FoundMeaning {
  readonly meaning: Meaning;
  /** How many different values there are. */
  readonly values: number;
  /** The values that are something else, with their counts. A schema states the meaning only if there are none. */
  readonly against: readonly (readonly [text: string, count: number])[];
}

/** What the values of a column mean, by the words of its name and the different values with their counts. */
export function meaningOf(
  words: readonly string[],
  values: Iterable<readonly [text: string, count: number]>,
  isNumeric: boolean,
): FoundMeaning | undefined {
  const all = [...values];
  for (const meaning of meanings) {
    const { of = 'texts', share } = meaning;
    if (of !== 'all' && isNumeric !== (of === 'numbers')) continue;
    const isNamed = meaning.fits?.(words) ?? true;
    if (all.length < (isNamed ? (meaning.least ?? 1) : (meaning.alone ?? Number.POSITIVE_INFINITY))) continue;
    const against = exceptionsOf(meaning, all, isNamed ? share : undefined);
    if (against) return { meaning, values: all.length, against };
  }
  return undefined;
}

/** The values that do not have a meaning; undefined if there are too many. */
function exceptionsOf(
  { test }: Meaning,
  values: readonly (readonly [string, number])[],
  share = 0.95,
): readonly (readonly [string, number])[] | undefined {
  const most = values.length * (1 - share) + 1e-9;
  const found: (readonly [string, number])[] = [];
  for (const value of values) {
    if (test(value[0])) continue;
    found.push(value);
    if (found.length > most) return undefined;
  }
  return found;
}
