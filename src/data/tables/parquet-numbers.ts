import { ExactNumber } from '../../base/exact-number.js';
import type { Json } from '../../base/json.js';

/** A number of 64 bits. */
export function wholeNumber(value: bigint): Json {
  return BigInt.asIntN(54, value) === value ? Number(value) : exactly(String(value));
}

const HALF = 2 ** 32;
/** The upper halves of numbers that a double holds. */
const MOST = 2 ** 21;

/** A number of 64 bits, given by its halves. */
export function wholeNumberOf(low: number, high: number): Json {
  return high >= -MOST && high < MOST
    ? high * HALF + (low >>> 0)
    : exactly(String((BigInt(high) << 32n) | BigInt(low >>> 0)));
}

/** Six digits name one number of 32 bits; between these sizes, arithmetic finds them faster than a text does. */
const SIX_DIGITS = 1_000_000;
const LEAST = 0.0001;

/** A number of 32 bits is written with the digits that it was made of: 0.1, not 0.10000000149011612. */
export function shortest(value: number): Json {
  if (!Number.isFinite(value)) return String(value);
  const size = Math.abs(value);
  if (size >= LEAST && size < SIX_DIGITS) {
    let scale = 1;
    while (size * scale < SIX_DIGITS / 10) scale *= 10;
    const short = Math.round(value * scale) / scale;
    if (Math.fround(short) === value) return short;
  }
  for (let digits = 6; digits < 9; digits++) {
    const short = Number(value.toPrecision(digits));
    if (Math.fround(short) === value) return short;
  }
  return Number(value.toPrecision(9));
}

/** Decimal numbers of at most as many digits are doubles, and so are the powers of ten up to this one. */
const DIGITS = 15;
const MOST_POWER = 22;

/** Decimal numbers, each given by its digits as one number, or by the bytes of that. */
export function decimal(scale: number): (value: unknown) => Json {
  const [most, power] = [10 ** DIGITS, 10 ** scale];
  return (value) => {
    const unscaled = value instanceof Uint8Array ? bigEndian(value) : (value as number | bigint);
    const near = Number(unscaled);
    return near > -most && near < most && scale >= 0 && scale <= MOST_POWER
      ? near / power
      : exactly(decimalText(BigInt(unscaled), scale));
  };
}

function decimalText(unscaled: bigint, scale: number): string {
  const digits = String(unscaled < 0n ? -unscaled : unscaled).padStart(scale + 1, '0');
  const fraction = scale === 0 ? '' : `.${digits.slice(-scale)}`;
  return `${unscaled < 0n ? '-' : ''}${digits.slice(0, digits.length - scale)}${fraction}`;
}

/** How many bytes a number may take to be a double. */
const SHORT = 6;

function bigEndian(bytes: Uint8Array): number | bigint {
  const isNegative = bytes[0]! > 127;
  const sign = isNegative ? 255 : 0;
  let start = 0;
  while (bytes.length - start > SHORT && bytes[start] === sign) start++;
  if (bytes.length - start > SHORT) {
    let value = 0n;
    for (const byte of bytes) value = (value << 8n) | BigInt(byte);
    return BigInt.asIntN(bytes.length * 8, value);
  }
  let value = 0;
  for (let at = start; at < bytes.length; at++) value = value * 256 + bytes[at]!;
  return isNegative ? value - 256 ** (bytes.length - start) : value;
}

function exactly(literal: string): Json {
  return ExactNumber.read(literal) as unknown as Json;
}
