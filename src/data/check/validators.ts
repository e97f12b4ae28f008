import type { Diagnostic } from '../../base/diagnostic.js';
import {
  type Acceptor,
  type InstanceValidator,
  prepare,
  type ValidateOptions,
} from '../../quality/validate/index.js';
import type { Document } from '../../schema/document/index.js';
import type { Seed } from './key-writer.js';
import { keysOfTable, type RowsRequest, uniqueRowsRequests } from './requests.js';
import type { KeyPlan } from './row-keys.js';
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
  /** Which keys of its rows are compared with others. */
  readonly keyPlan?: KeyPlan | undefined;
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

/** What is asked of rows together, and what their keys are made with. */
export interface Together {
  readonly requests: readonly RowsRequest[];
  readonly seed: Seed;
}

/** Tables that are ready to check files of data. */
export interface ReadyTables {
  readonly diagnostics: readonly Diagnostic[];
  readonly validatorsFor?: ValidatorsFor;
  /** All that is asked of rows together, also by the arrays of the tables. */
  readonly requests: readonly RowsRequest[];
}

/** Makes tables of a schema ready to check files of data, the whole schema if no entry is named; as `validatorsOf`. */
export async function validatorsOfTables(
  schema: Document,
  entries: readonly (string | undefined)[],
  { together, ...options }: ValidateOptions & { readonly together?: Together | undefined },
): Promise<ReadyTables> {
  const found = new Map<string | undefined, FileValidators>();
  const diagnostics = new Map<string, Diagnostic>();
  const requests = [...(together?.requests ?? [])];
  for (const entry of new Set(entries)) {
    const ready = await validatorsOf(schema, entry === undefined ? options : { ...options, entry });
    for (const each of ready.diagnostics)
      if (!(together && isAboutUniqueRows(each))) diagnostics.set(JSON.stringify([each.code, each.at]), each);
    if (ready.validators === undefined) return { diagnostics: [...diagnostics.values()], requests };
    const { table, document } = ready.validators;
    if (together) requests.push(...uniqueRowsRequests(table, entry));
    const keys = keysOfTable(requests, entry);
    found.set(entry, {
      // The rows of a table of several are always checked one by one.
      table: {
        ...table,
        isArray: table.isArray && entry === undefined,
        comparesFractions: table.comparesFractions || keys.length > 0,
      },
      document,
      keyPlan: together && keys.length > 0 ? { keys, seed: together.seed } : undefined,
    });
  }
  return {
    diagnostics: [...diagnostics.values()],
    validatorsFor: ({ entry }) => found.get(entry)!,
    requests,
  };
}

/** Whether it says that equal rows are not looked for. */
function isAboutUniqueRows({ code, params }: Diagnostic): boolean {
  return code === 'rows/not-checked' && params?.keyword === 'uniqueItems';
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
