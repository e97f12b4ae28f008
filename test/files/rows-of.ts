import type { Json } from '../../src/base/json.js';
import { batchChecker, prepareRows } from '../../src/data/check/index.js';
import {
  BrokenFile,
  type ByteSource,
  brokenDiagnostic,
  columnsOf,
  rowsIn,
  type WholeFormat,
  type WholeOptions,
} from '../../src/data/tables/index.js';
import { createRegistry } from '../../src/schema/references/index.js';

export function sourceOf(bytes: Uint8Array): ByteSource {
  return {
    byteLength: bytes.length,
    slice: (start, end) => bytes.slice(start, end).buffer as ArrayBuffer,
  };
}

/** All rows of a file. */
export async function rowsOf(
  format: WholeFormat,
  bytes: Uint8Array,
  { schema = true, ...options }: Partial<WholeOptions> & { readonly schema?: Json } = {},
): Promise<readonly unknown[]> {
  const rows: unknown[] = [];
  const columns = columnsOf(schema, new Map());
  for await (const { values } of rowsIn(format, sourceOf(bytes), columns, { uri: 'd', ...options }))
    rows.push(...values);
  return rows;
}

/** What is wrong with a file, in words: the place, the message and the help. */
export async function findingsOf(
  format: WholeFormat,
  bytes: Uint8Array,
  schema: Json,
  sheet?: string,
): Promise<readonly string[]> {
  const { table } = await prepareRows({ uri: 'schema', value: schema }, { registry: createRegistry({}) });
  const checker = batchChecker(table!, { uri: 'd' });
  const found = [];
  try {
    for await (const batch of rowsIn(format, sourceOf(bytes), table!, { uri: 'd', sheet }))
      found.push(...checker.check(batch));
  } catch (fault) {
    if (!(fault instanceof BrokenFile)) throw fault;
    found.push(brokenDiagnostic('d', fault));
  }
  return found.map(({ params, message, help }) =>
    [
      ...(params?.row === undefined ? [] : [`${params.row}, ${params.column ?? ''}:`]),
      message,
      ...(help ? [help] : []),
    ].join(' '),
  );
}
