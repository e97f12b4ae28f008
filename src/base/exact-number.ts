/** A decimal number of any length: its digits, without zeros around them, times a power of ten. Zero has no digits. */
interface Decimal {
  readonly isNegative: boolean;
  readonly digits: string;
  readonly power: number;
}

const LITERAL = /^([-+]?)(\d*)\.?(\d*)(?:[eE]([-+]?\d+))?$/;
const ZERO = 48;

/** The decimal number that a literal stands for. */
function decimalOf(literal: string): Decimal {
  const [, sign, whole = '', fraction = '', exponent = '0'] = LITERAL.exec(literal) ?? [];
  const all = whole + fraction;
  // Loops, since a pattern such as /0+$/ takes quadratic time on long runs of zeros.
  let start = 0;
  let end = all.length;
  while (start < end && all.charCodeAt(start) === ZERO) start++;
  while (end > start && all.charCodeAt(end - 1) === ZERO) end--;
  const digits = all.slice(start, end);
  const power = Number(exponent) - fraction.length + (all.length - end);
  return { isNegative: sign === '-' && digits !== '', digits, power: digits === '' ? 0 : power };
}

function isSame(one: Decimal, other: Decimal): boolean {
  return one.digits === other.digits && one.power === other.power && one.isNegative === other.isNegative;
}

/** Whether a double that is finite stands for the same decimal number as the literal that it was read from. */
export function isExactly(value: number, literal: string): boolean {
  return isSame(decimalOf(literal), decimalOf(String(value)));
}

function compared(one: Decimal, other: Decimal): number {
  if (one.isNegative !== other.isNegative) return one.isNegative ? -1 : 1;
  return one.isNegative ? comparedSizes(other, one) : comparedSizes(one, other);
}

function comparedSizes(one: Decimal, other: Decimal): number {
  if (one.digits === '' || other.digits === '') return one.digits.length - other.digits.length;
  const places = one.digits.length + one.power - (other.digits.length + other.power);
  // With the same number of places, digits compare as texts do.
  return places || (one.digits < other.digits ? -1 : one.digits > other.digits ? 1 : 0);
}

/** More significant digits than this may have been rounded when a schema was read. */
const SAFE_DIGITS = 15;

const LONGEST_SHOWN = 60;

/** A number in rows that no double holds, with all its digits. To JSON it is a number, see `typeOf` and `isObject`. */
export class ExactNumber {
  private constructor(private readonly decimal: Decimal) {}

  /** A number as JSON writes it: a double if that says the same. */
  static read(literal: string): number | ExactNumber {
    const value = Number(literal);
    const isShort = literal.length <= SAFE_DIGITS && Number.isFinite(value);
    return isShort || (Number.isFinite(value) && isExactly(value, literal))
      ? value
      : new ExactNumber(decimalOf(literal));
  }

  private double: number | undefined;

  /** The nearest double, which may be infinite. */
  get nearest(): number {
    this.double ??= Number(this.literal);
    return this.double;
  }

  get isInteger(): boolean {
    return this.decimal.power >= 0;
  }

  /** Negative if it is below a number, positive if above. */
  compare(value: number): number {
    // A large integer is compared by the digits of the double itself, which its shortest form rounds.
    return compared(this.decimal, decimalOf(Number.isInteger(value) ? String(BigInt(value)) : String(value)));
  }

  /** Whether a number of a schema may stand for it: the literal of one with many digits may have been rounded. */
  mayEqual(value: unknown): boolean {
    if (value instanceof ExactNumber) return isSame(this.decimal, value.decimal);
    if (typeof value !== 'number') return false;
    return this.nearest === value && decimalOf(String(value)).digits.length > SAFE_DIGITS;
  }

  isMultipleOf(divisor: number): boolean {
    return isMultipleOf(this.decimal, decimalOf(String(divisor)));
  }

  /** The number with all its digits: equal for equal numbers. */
  get literal(): string {
    const { isNegative, digits, power } = this.decimal;
    return `${isNegative ? '-' : ''}${digits}e${power}`;
  }

  /** The number for people; a very long one is shortened. */
  toString(): string {
    const { isNegative, digits, power } = this.decimal;
    const point = digits.length + power;
    if (digits.length > LONGEST_SHOWN) {
      return `${isNegative ? '-' : ''}${digits[0]}.${digits.slice(1, LONGEST_SHOWN)}…e${point - 1}`;
    }
    if (Math.abs(point) > LONGEST_SHOWN) return this.literal;
    const padded = digits.padEnd(point, '0').padStart(digits.length - Math.min(point, 0) + 1, '0');
    const at = power >= 0 ? padded.length : padded.length + power;
    const whole = padded.slice(0, at).replace(/^0+(?=\d)/, '');
    return `${isNegative ? '-' : ''}${whole}${power < 0 ? `.${padded.slice(at)}` : ''}`;
  }

  toJSON(): string {
    return this.toString();
  }
}

/** Whether a number is a multiple of another, by the decimal numbers that people write, not by their doubles. */
export function isMultiple(value: number, divisor: number): boolean {
  if (Number.isSafeInteger(value) && Number.isSafeInteger(divisor)) return value % divisor === 0;
  // The digits of a number that does not fit a double are unknown.
  return Number.isFinite(value) && isMultipleOf(decimalOf(String(value)), decimalOf(String(divisor)));
}

function isMultipleOf(value: Decimal, divisor: Decimal): boolean {
  if (value.digits === '') return true;
  const shift = value.power - divisor.power;
  // The digits of both end in another digit than zero, so only a smaller power of ten can divide.
  if (divisor.digits === '' || shift < 0) return false;
  const modulus = BigInt(divisor.digits);
  return (remainder(value.digits, modulus) * powerOfTen(shift, modulus)) % modulus === 0n;
}

/** As many digits at a time, since a number of millions of digits takes long to make. */
const DIGITS_AT_A_TIME = 1000;

function remainder(digits: string, modulus: bigint): bigint {
  let rest = 0n;
  for (let at = 0; at < digits.length; at += DIGITS_AT_A_TIME) {
    const part = digits.slice(at, at + DIGITS_AT_A_TIME);
    rest = (rest * 10n ** BigInt(part.length) + BigInt(part)) % modulus;
  }
  return rest;
}

/** 10 to a power, by the remainder after division. */
function powerOfTen(power: number, modulus: bigint): bigint {
  let result = 1n;
  let square = 10n % modulus;
  for (let left = power; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}
