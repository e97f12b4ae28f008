/** How a number as written fits the double that it is read into. */
export type Fit = 'exact' | 'rounded' | 'too large';

/** Whether a double says the same as the literal that it was read from. */
export function fitOf(literal: string): Fit {
  // Fifteen significant digits always survive, so short literals need no look.
  if (literal.length <= 15 && !/e/i.test(literal)) return 'exact';
  const value = Number(literal);
  if (!Number.isFinite(value)) return 'too large';
  return normalForm(literal) === normalForm(String(value)) ? 'exact' : 'rounded';
}

/** Sign, digits without zeros around them, and the power of ten: equal for equal decimal numbers. */
function normalForm(literal: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^([-+]?)(\d*)\.?(\d*)(?:[eE]([-+]?\d+))?$/.exec(literal) ?? [];
  const digits = `${whole}${fraction}`.replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  if (significant === '') return '0';
  const power = Number(exponent) - fraction.length + (digits.length - significant.length);
  return `${sign === '-' ? '-' : ''}${significant}e${power}`;
}
