import type { RowFormat } from './row.js';

/** The first line of a CSV file. */
export interface Header {
  readonly names: readonly string[];
  /** The byte at which the rows begin. */
  readonly end: number;
  /** How many lines it takes. */
  readonly lines: number;
}

/** The header of a file, from its first bytes, which must hold all of it; none in files of JSON. */
export function headerOf(_bytes: Uint8Array, _format: RowFormat): Header | undefined {
  return undefined;
}
