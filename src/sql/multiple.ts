/** A divisor as a whole number and the power of ten that it is divided by. */
export function scaled(divisor: number): { readonly whole: number; readonly power: number } | undefined {
  const [digits = '', exponent = '0'] = String(divisor).split('e');
  const [before = '', after = ''] = digits.split('.');
  const power = Math.max(0, after.length - Number(exponent));
  const whole = Math.round(divisor * 10 ** power);
  return before.length + power <= MOST_DIGITS && Number.isSafeInteger(whole) ? { whole, power } : undefined;
}

const MOST_DIGITS = 12;
