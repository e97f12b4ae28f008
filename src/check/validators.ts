import type { Diagnostic } from '../diagnostic.js';
import type { Document } from '../document/index.js';
import { type Acceptor, type InstanceValidator, prepare, type ValidateOptions } from '../validate/index.js';
import { prepareRows, type Table } from './table.js';

/** A file of data, and the table that its rows belong to. */
export interface CheckedFile {
  /** What messages call it. */
  readonly uri: string;
  /** The name or the number of the sheet, if it is a workbook; by default the first. */
  readonly sheet?: string | undefined;
  /** The pointer of the schema object of its table, if the schema has several. */
  readonly entry?: string | undefined;
  /** What is reported if it has rows: they have no table. */
  readonly noTable?: Diagnostic | undefined;
}

/** A schema that is ready to check files of data. */
export interface FileValidators {
  readonly table: Table;
  /** Validates a file that is one document. */
  readonly document: InstanceValidator;
}

/** Makes a schema ready to check files of data; if that is not possible, the diagnostics say why. */
export async function validatorsOf(
  schema: Document,
  options: ValidateOptions,
): Promise<{ readonly diagnostics: readonly Diagnostic[]; readonly validators?: FileValidators }> {
  const { diagnostics, table } = await prepareRows(schema, options);
  if (table === undefined) return { diagnostics };
  const { check = table.check } = table.isArray ? await prepare(schema, options) : table;
  return { diagnostics, validators: { table: withOneAcceptor(table), document: check } };
}

/** The validators of each file, by its table. */
export type ValidatorsFor = (file: Pick<CheckedFile, 'entry'>) => FileValidators;

/** Makes tables of a schema ready to check files of data, the whole schema if no entry is named; as `validatorsOf`. */
export async function validatorsOfTables(
  schema: Document,
  entries: readonly (string | undefined)[],
  options: ValidateOptions,
): Promise<{ readonly diagnostics: readonly Diagnostic[]; readonly validatorsFor?: ValidatorsFor }> {
  const found = new Map<string | undefined, FileValidators>();
  const diagnostics = new Map<string, Diagnostic>();
  for (const entry of new Set(entries)) {
    const ready = await validatorsOf(schema, entry === undefined ? options : { ...options, entry });
    for (const each of ready.diagnostics) diagnostics.set(JSON.stringify([each.code, each.at]), each);
    if (ready.validators === undefined) return { diagnostics: [...diagnostics.values()] };
    const { table, document } = ready.validators;
    // The rows of a table of several are always checked one by one.
    found.set(
      entry,
      entry === undefined ? ready.validators : { table: { ...table, isArray: false }, document },
    );
  }
  return { diagnostics: [...diagnostics.values()], validatorsFor: ({ entry }) => found.get(entry)! };
}

/** Making an acceptor takes time: all files, and all parts of them, share one. */
function withOneAcceptor(table: Table): Table {
  let accepts: Acceptor | undefined;
  return {
    ...table,
    acceptor: () => {
      accepts ??= table.acceptor();
      return accepts;
    },
  };
}
