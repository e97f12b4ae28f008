/** Whether a number is a multiple of another, by the decimal numbers that people write, not by their doubles. */
export function isMultiple(value: number, divisor: number): boolean {
  if (Number.isSafeInteger(value) && Number.isSafeInteger(divisor)) return value % divisor === 0;
  // Of a number that no double can hold nobody knows the digits.
  if (!Number.isFinite(value)) return false;
  const [digits, power] = decimal(value);
  const [divisorDigits, divisorPower] = decimal(divisor);
  const shift = power - divisorPower;
  const scaled = shift >= 0 ? digits * 10n ** BigInt(shift) : digits;
  const scaledDivisor = shift >= 0 ? divisorDigits : divisorDigits * 10n ** BigInt(-shift);
  return scaledDivisor !== 0n && scaled % scaledDivisor === 0n;
}

/** A number as digits and a power of ten, both exact for its shortest decimal form. */
function decimal(value: number): readonly [digits: bigint, power: number] {
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  return [BigInt(whole + fraction), Number(exponent) - fraction.length];
}
