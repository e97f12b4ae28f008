import { isExactly } from '../../base/exact-number.js';

/** How a number as written fits the double that it is read into. */
export type Fit = 'exact' | 'rounded' | 'too large';

/** Whether a double says the same as the literal that it was read from. */
export function fitOf(literal: string): Fit {
  // Fifteen significant digits always survive, so short literals need no look.
  if (literal.length <= 15 && !/e/i.test(literal)) return 'exact';
  const value = Number(literal);
  if (!Number.isFinite(value)) return 'too large';
  return isExactly(value, literal) ? 'exact' : 'rounded';
}
