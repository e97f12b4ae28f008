import type { Conversion } from './units.js';

/** The conversion between two units, by the cells of the table: a factor and perhaps an offset to the base unit. */
export function conversionBetween(from: string, to: string): Conversion | undefined {
  if (from === '-' || to === '-') return undefined;
  const [one, other] = [from, to].map(baseOf);
  const ratio = one!.factor / other!.factor;
  const offset = one!.offset * ratio - other!.offset;
  return { factor: exact(ratio), offset: Number(offset.toFixed(9)) };
}

/** How far a unit is from the base unit of its dimension, in powers of ten; infinite if that is unknown. */
export function distanceToBase(cell: string): number {
  return cell === '-' ? Number.POSITIVE_INFINITY : Math.abs(Math.log10(Math.abs(baseOf(cell).factor)));
}

function baseOf(cell: string): Conversion {
  const [factor, offset] = cell.split(' ');
  return { factor: Number(factor || 1), offset: Number(offset ?? 0) };
}

/** QUDT rounds some factors to seven digits: a ratio so near to a short number is that number. */
function exact(ratio: number): number {
  const short = Number(ratio.toPrecision(4));
  return Math.abs(short / ratio - 1) < 5e-7 ? short : Number(ratio.toPrecision(12));
}
