import type { Cell } from './cells.js';
import type { SqlDialect } from './dialect.js';
import { allOf } from './expression.js';

/** A divisor as a whole number and the power of ten that it is divided by. */
export function scaled(divisor: number): { readonly whole: number; readonly power: number } | undefined {
  const [digits = '', exponent = '0'] = String(divisor).split('e');
  const [before = '', after = ''] = digits.split('.');
  const power = Math.max(0, after.length - Number(exponent));
  const whole = Math.round(divisor * 10 ** power);
  return before.length + power <= MOST_DIGITS && Number.isSafeInteger(whole) ? { whole, power } : undefined;
}

const MOST_DIGITS = 12;

/** Whether a number is a multiple; `isLarge` says for which numbers that is doubtful. */
export function multipleOf(value: string, divisor: number, dialect: SqlDialect): string {
  const isMultiple = inHalves(value, divisor, dialect) ?? inTenths(value, divisor, dialect);
  return dialect.raisesOverflow
    ? `CASE WHEN abs(${value}) < ${dialect.number(limitOf(divisor))} THEN ${isMultiple} ELSE FALSE END`
    : isMultiple;
}

/** Doubles are exact in halves, quarters and so on, where one test is enough. */
function inHalves(value: string, divisor: number, dialect: SqlDialect): string | undefined {
  const factor = [2, 4, 8, 16].find((each) => each * divisor === 1);
  if (factor === undefined) return undefined;
  const product = `${value} * ${dialect.number(factor)}`;
  return `(${product} = ${dialect.floor(product)})`;
}

function inTenths(value: string, divisor: number, dialect: SqlDialect): string {
  const { whole, power } = scaled(divisor)!;
  const shift = dialect.number(10 ** power);
  const shifted = power === 0 ? value : `round(${value} * ${shift})`;
  const isExact = power === 0 ? `(${value} = ${dialect.floor(value)})` : `(${shifted} / ${shift} = ${value})`;
  return allOf(isExact, `(${dialect.remainder(shifted, dialect.number(whole))} = 0)`);
}

/** Up to here, what is said of multiples is exact. */
const LARGEST_MULTIPLE = 2 ** 49;

/** Whether it is doubtful that a number is a multiple. */
export function isLarge({ isNumber, number }: Cell, divisor: number, dialect: SqlDialect): string {
  return allOf(isNumber, `(abs(${number}) >= ${dialect.number(limitOf(divisor))})`);
}

/** From here on, it is doubtful whether a number is a multiple. */
export function limitOf(divisor: number): number {
  return LARGEST_MULTIPLE / 10 ** scaled(divisor)!.power;
}
