import type { Json } from '../../base/json.js';
import { KeyIndex, KeyList } from './key-list.js';
import { hasNull, isThere } from './key-writer.js';
import { type Broken, keyIn, tallyOf } from './relation-findings.js';
import { isSameKey, keysOfTable, type ReferenceRequest, type RowKey, type RowsRequest } from './requests.js';
import type { RowKeys } from './row-keys.js';
import { addSummaries, NO_ROWS, type Summary } from './summary.js';
import type { CheckedFile } from './validators.js';

/** A file, and which of the rows of its table it has. */
interface FileRows<F> {
  readonly file: F;
  readonly start: number;
  end: number;
}

/** What is kept of the rows of a table. */
interface TableRows<F> {
  readonly keys: readonly RowKey[];
  readonly lists: readonly KeyList[];
  readonly files: FileRows<F>[];
  /** The rows that have an error by themselves. */
  readonly failed: RowSet;
  /** Whether all its rows were read. */
  isComplete: boolean;
}

/** A row that breaks a request by its key; `first` is the first row with it. */
export interface BrokenRow<F> {
  readonly request: RowsRequest;
  readonly file: F;
  readonly row: number;
  readonly first?: { readonly file: F; readonly row: number };
}

/** What relations find. */
export interface RelationResult<F> {
  /** The first rows that break requests. */
  readonly broken: readonly BrokenRow<F>[];
  /** What is to be added to the summary of each file. */
  readonly summaries: ReadonlyMap<F, Summary>;
  /** What could not be checked, as the rows of the target are not all there. */
  readonly unchecked: readonly ReferenceRequest[];
}

/** Checks what is asked of rows together, when all have been read. Of each row it keeps 16 bytes for each key. */
export class Relations<F extends Pick<CheckedFile, 'uri' | 'entry'>> {
  private readonly tables = new Map<string | undefined, TableRows<F>>();

  constructor(private readonly requests: readonly RowsRequest[]) {}

  /** Takes the next rows of a file. */
  add(file: F, { rows, words, failed }: RowKeys): void {
    const table = this.tableOf(file);
    let last = table.files.at(-1);
    if (last?.file !== file) {
      const start = last?.end ?? 0;
      last = { file, start, end: start };
      table.files.push(last);
    }
    table.lists.forEach((list, index) => {
      list.append(words[index]!);
    });
    for (let row = 0; row < rows; row++) if (failed[row] === 1) table.failed.add(last.end + row);
    last.end += rows;
  }

  /** Says that some rows of a file could not be read. */
  miss(file: F): void {
    this.tableOf(file).isComplete = false;
  }

  /** What was found; `most` rows of it are named. Rows that turned out to be different are left out. */
  result(most: number, refuted: readonly BrokenRow<F>[] = []): RelationResult<F> {
    const broken: BrokenRow<F>[] = [];
    const summaries = new Map<F, Summary>();
    const isRefuted = (request: RowsRequest, { file, row }: Pick<BrokenRow<F>, 'file' | 'row'>) =>
      refuted.some((each) => each.request === request && each.file === file && each.row === row);
    const failed = new Map([...this.tables.values()].map((table) => [table, table.failed.copy()]));
    for (const request of this.requests) {
      const table = this.tables.get(keyIn(request).entry);
      if (table === undefined) continue;
      const counts = new Map<F, { failed: number; errors: number }>();
      for (const [row, first] of this.brokenRows(request, table)) {
        const place = placeOf(table, row);
        if (isRefuted(request, place)) continue;
        const count = counts.get(place.file) ?? { failed: 0, errors: 0 };
        counts.set(place.file, count);
        count.errors++;
        if (failed.get(table)!.add(row)) count.failed++;
        if (broken.length < most)
          broken.push({
            request,
            ...place,
            ...(first === undefined ? {} : { first: placeOf(table, first) }),
          });
      }
      for (const [file, { failed, errors }] of counts) {
        const summary = { ...NO_ROWS, failed, errors, tallies: [{ ...tallyOf(request), count: errors }] };
        summaries.set(file, addSummaries([summaries.get(file) ?? NO_ROWS, summary]));
      }
    }
    const unchecked = this.requests
      .filter((each) => each.is === 'reference')
      .filter((each) => this.tables.has(each.source.entry) && this.targetOf(each) === undefined);
    return { broken, summaries, unchecked };
  }

  /** The rows that break a request, with the first row that has their key. */
  private brokenRows(
    request: RowsRequest,
    table: TableRows<F>,
  ): Iterable<readonly [row: number, first?: number]> {
    const list = listOf(table, keyIn(request));
    if (request.is === 'unique') {
      // Every file is an array of its own, and a table may be spread over files.
      const isOfFile = request.keyword === 'uniqueItems';
      return duplicates(list, isOfFile ? table.files : [{ start: 0, end: list.length }]);
    }
    const target = this.targetOf(request);
    return target ? orphans(list, listOf(target, request.target)) : [];
  }

  /** The rows that a row may refer to, if all of them were read. */
  private targetOf({ target: { entry } }: ReferenceRequest): TableRows<F> | undefined {
    const target = this.tables.get(entry);
    return target?.isComplete ? target : undefined;
  }

  private tableOf({ entry }: F): TableRows<F> {
    const known = this.tables.get(entry);
    if (known) return known;
    const keys = keysOfTable(this.requests, entry);
    const lists = keys.map(() => new KeyList());
    const made = { keys, lists, files: [], failed: new RowSet(), isComplete: true };
    this.tables.set(entry, made);
    return made;
  }
}

function listOf({ keys, lists }: TableRows<unknown>, key: RowKey): KeyList {
  return lists[keys.findIndex((each) => isSameKey(each, key))]!;
}

function placeOf<F>({ files }: TableRows<F>, row: number): { readonly file: F; readonly row: number } {
  const { file, start } = files.find(({ end }) => row < end)!;
  return { file, row: row - start + 1 };
}

/** A set of rows, with a bit for each. */
class RowSet {
  constructor(private bits = new Uint8Array(0)) {}

  copy(): RowSet {
    return new RowSet(this.bits.slice());
  }

  /** Adds a row; gives whether it is new. */
  add(row: number): boolean {
    const at = row >>> 3;
    if (at >= this.bits.length) {
      const larger = new Uint8Array(2 * at + 64);
      larger.set(this.bits);
      this.bits = larger;
    }
    const bit = 1 << (row & 7);
    const isNew = (this.bits[at]! & bit) === 0;
    this.bits[at]! |= bit;
    return isNew;
  }
}

/** Rows with the key of an earlier one. As in SQL, a key with a null identifies no row and is never a duplicate. */
function* duplicates(
  list: KeyList,
  stretches: Iterable<{ readonly start: number; readonly end: number }>,
): Generator<readonly [row: number, first: number]> {
  for (const { start, end } of stretches) {
    const index = new KeyIndex(list, end - start);
    for (let row = start; row < end; row++) {
      const key = list.first(row);
      if (!isThere(key) || hasNull(key)) continue;
      const first = index.add(row);
      if (first !== undefined) yield [row, first];
    }
  }
}

/** Rows whose key no row of the target has. A row refers to none if all its values are null. */
function* orphans(list: KeyList, target: KeyList): Generator<readonly [row: number]> {
  const index = new KeyIndex(target, target.length);
  for (let row = 0; row < target.length; row++) if (isThere(target.first(row))) index.add(row);
  for (let row = 0; row < list.length; row++)
    if (isThere(list.first(row)) && index.find(list, row) === undefined) yield [row];
}

/** A broken row in words, with the values of its key if they are known. */
export function brokenOf<F extends Pick<CheckedFile, 'uri'>>(
  { request, file, row, first }: BrokenRow<F>,
  values?: readonly Json[],
): Broken {
  return {
    request,
    place: { uri: file.uri, row },
    ...(first ? { first: { uri: first.file.uri, row: first.row } } : {}),
    values,
  };
}
