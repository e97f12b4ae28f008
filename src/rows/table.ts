import type { Diagnostic } from '../diagnostic.js';
import type { Document } from '../document/index.js';
import type { InstanceJudges, ValidateOptions } from '../validate/index.js';

/** What a schema says about one column. */
export interface Column {
  readonly name: string;
  readonly isRequired: boolean;
}

/** A schema that is ready to check rows. */
export interface Table extends InstanceJudges {
  /** The columns that the schema names. */
  readonly columns: readonly Column[];
  /** The schema object that judges each row, by pointer. */
  readonly entry: string;
  /** Whether the schema speaks of an array, whose items are the rows. */
  readonly isArray: boolean;
}

/** Makes a schema ready to check rows; without a table it cannot, and the diagnostics say why. */
export async function prepareRows(
  _schema: Document,
  _options: ValidateOptions = {},
): Promise<{ readonly diagnostics: readonly Diagnostic[]; readonly table?: Table }> {
  return { diagnostics: [] };
}

/** Whether a table may have that many rows. */
export function countFaults(_table: Table, _rows: number, _uri: string): readonly Diagnostic[] {
  return [];
}
