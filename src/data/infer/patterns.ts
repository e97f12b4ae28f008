import type { ColumnDecision } from './decide.js';

/** How all values of a column are written. */
export interface FoundPattern {
  readonly pattern: string;
  /** Why, in a sentence. */
  readonly because: string;
}

/** The pattern of codes of digits that all have the same length, with leading zeros, and of dates and times in one form other than ISO 8601. */
export function patternOf({ kind, profile, missing }: ColumnDecision): FoundPattern | undefined {
  if (missing.size > 0) return undefined;
  const { shortest, longest, values, isSampled } = profile;
  if (kind?.id === 'digits' && shortest === longest)
    return { pattern: `^\\d{${longest}}$`, because: `All values have ${longest} digits.` };
  if (isSampled || !kind?.id.startsWith('other-')) return undefined;
  const shapes = new Set([...values.keys()].map((text) => text.replace(/\d/g, '9')));
  const [shape = ''] = shapes;
  // Names of months differ.
  if (shapes.size !== 1 || !/^[9./: -]+$/.test(shape)) return undefined;
  const digits = (run: string) => (run.length === 1 ? '\\d' : `\\d{${run.length}}`);
  const pattern = shape.replace(/9+|\./g, (part) => (part === '.' ? '\\.' : digits(part)));
  return { pattern: `^${pattern}$`, because: `All values are written as "${shape}".` };
}
