import type { Diagnostic } from '../../base/diagnostic.js';
import { areEqual, type Json } from '../../base/json.js';
import type { RowBatch } from '../tables/index.js';
import { keyValues } from './key-writer.js';
import { keyIn, relationFinding } from './relation-findings.js';
import { type BrokenRow, brokenOf } from './relations.js';
import type { CheckedFile } from './validators.js';

/** The rows of a file, read again; none if it can be read only once. */
export type ReadAgain<F> = (file: F) => AsyncIterable<RowBatch> | undefined;

/** A row that is read again. */
interface SeenRow<F> {
  /** What is wrong with it. */
  readonly broken: BrokenRow<F>[];
  /** The same in words, with the place in the file. */
  findings?: readonly Diagnostic[];
  value?: Json;
}

type SeenRows<F> = ReadonlyMap<F, ReadonlyMap<number, SeenRow<F>>>;

/**
 * What is wrong with rows that break requests by their keys: with the values, and where they are in the file. `refuted`
 * are rows whose values differ from those of the first row though their keys are equal.
 */
export async function lookedAt<F extends CheckedFile>(
  broken: readonly BrokenRow<F>[],
  readAgain: ReadAgain<F>,
): Promise<{ readonly findings: readonly Diagnostic[]; readonly refuted: readonly BrokenRow<F>[] }> {
  const seen = rowsToSee(broken);
  for (const [file, rows] of seen) await readRows(rows, readAgain(file));
  const findings: Diagnostic[] = [];
  const refuted: BrokenRow<F>[] = [];
  for (const each of broken) {
    const row = seen.get(each.file)!.get(each.row)!;
    if (isRefuted(each, row.value, seen)) refuted.push(each);
    else findings.push(row.findings?.[row.broken.indexOf(each)] ?? relationFinding(brokenOf(each)));
  }
  return { findings, refuted };
}

function rowsToSee<F>(broken: readonly BrokenRow<F>[]): SeenRows<F> {
  const seen = new Map<F, Map<number, SeenRow<F>>>();
  const rowOf = ({ file, row }: Pick<BrokenRow<F>, 'file' | 'row'>) => {
    const rows = seen.get(file) ?? new Map<number, SeenRow<F>>();
    const known = rows.get(row) ?? { broken: [] };
    seen.set(file, rows.set(row, known));
    return known;
  };
  for (const each of broken) {
    rowOf(each).broken.push(each);
    if (each.first) rowOf(each.first);
  }
  return seen;
}

async function readRows<F extends CheckedFile>(
  rows: ReadonlyMap<number, SeenRow<F>>,
  batches: AsyncIterable<RowBatch> | undefined,
): Promise<void> {
  if (batches === undefined) return;
  let left = rows.size;
  for await (const batch of batches) {
    for (const [index, value] of batch.values.entries()) {
      const row = rows.get(batch.first + index);
      if (row === undefined) continue;
      left--;
      if (value !== undefined) see(row, batch, index, value);
    }
    if (left === 0) break;
  }
}

function see<F extends CheckedFile>(row: SeenRow<F>, batch: RowBatch, index: number, value: Json): void {
  row.value = value;
  if (row.broken.length === 0) return;
  const findings = row.broken.map((each) =>
    relationFinding(brokenOf(each, keyValues(value, keyIn(each.request).paths))),
  );
  // They are placed like those of a schema that refuses the row.
  const placed = batch.explain(index, { accepts: () => false, validate: () => findings });
  row.findings = placed.slice(-findings.length);
}

function isRefuted<F>({ request, first }: BrokenRow<F>, value: Json | undefined, seen: SeenRows<F>): boolean {
  const other = first && seen.get(first.file)!.get(first.row)!.value;
  if (value === undefined || other === undefined) return false;
  const { paths } = keyIn(request);
  return !areEqual(keyValues(value, paths), keyValues(other, paths));
}
