import { checkFile, isOneInstance, validatorsOf } from '../../../data/check/index.js';
import { RefusedRows } from '../../../data/infer/index.js';
import type { ValidateOptions } from '../../../quality/validate/index.js';
import type { Document } from '../../../schema/document/index.js';
import { contentsOf } from './contents.js';
import type { DataFile } from './data-files.js';
import type { DialectFlags } from './dialect.js';

/** The rows of a file that a schema, or the schema object at `entry`, refuses; none if the schema has errors. */
export async function refusedRows(
  file: DataFile,
  schema: Document,
  options: ValidateOptions,
  flags: DialectFlags,
): Promise<{ readonly refused: RefusedRows['all']; readonly rows: number } | undefined> {
  const { validators } = await validatorsOf(schema, { ...options, formats: 'assert' });
  if (validators === undefined) return undefined;
  const { table } = validators;
  const contents = await contentsOf(file, table, () => undefined, { flags, say: () => undefined });
  const isOne = contents.kind === 'document' && isOneInstance(contents.read, table) && table.isArray;
  const found = new RefusedRows(isOne);
  const listener = {
    room: () => Number.POSITIVE_INFINITY,
    report: found.add,
    passed: () => undefined,
    isDone: () => false,
  };
  const { summary } = await checkFile(file, validators, listener, async () => contents);
  const value = isOne ? contents.read.document?.value : undefined;
  return { refused: found.all, rows: Array.isArray(value) ? value.length : summary.rows };
}
