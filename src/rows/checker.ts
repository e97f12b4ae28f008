import { documentOf } from '../document/index.js';
import { CellRows } from './cell-rows.js';
import { Cursor } from './cursor.js';
import { Decoder } from './decoder.js';
import { CellScanner, Cells, delimiterOf } from './delimited.js';
import { Feed } from './feed.js';
import { ItemScanner } from './items.js';
import { JsonRows } from './json-rows.js';
import { Ledger } from './ledger.js';
import { LineScanner } from './lines.js';
import type { RowChecker, RowOptions, Rows } from './row.js';
import type { Desk, RowVisitor } from './row-visitor.js';
import type { Scanner } from './scanner.js';
import { countFaults, type Table } from './table.js';

const LONGEST_ROW = 1 << 26;

/** A checker of the rows of one file, or of a part of it. */
export function rowChecker(table: Table, options: RowOptions): RowChecker {
  const ledger = new Ledger(options.maxErrors);
  const cursor = new Cursor();
  const decoder = new Decoder();
  const desk: Desk = {
    uri: options.uri,
    accepts: table.acceptor(),
    judge: table.judge,
    ledger,
    cursor,
    badBytes: decoder.badBytes,
    isStart: !options.isLater,
    longestRow: options.longestRow ?? LONGEST_ROW,
    budget: options.budget,
  };
  const { visitor, scanner, finish } = readingOf(table, options, desk);
  const feed = new Feed(decoder, cursor, scanner, visitor, desk);
  return {
    take(bytes) {
      feed.take(bytes);
      return ledger.takeNews();
    },
    end() {
      feed.end();
      if (!visitor.isStopped) finish?.();
      if (!visitor.isStopped && !options.isPart) ledger.add(countFaults(table, ledger.rows, options.uri));
      return ledger.takeNews();
    },
    check(rows) {
      checkRead(rows, desk);
      return ledger.takeNews();
    },
    summary: () =>
      ledger.summary({ lines: cursor.lines, characters: cursor.base, isGivenUp: visitor.isStopped }),
  };
}

interface Reading {
  readonly visitor: RowVisitor;
  readonly scanner: Scanner;
  /** What is left to do when all rows have been read. */
  readonly finish?: () => void;
}

function readingOf(table: Table, { format, header }: RowOptions, desk: Desk): Reading {
  const delimiter = delimiterOf(format);
  if (delimiter !== undefined) {
    const cells = new Cells(delimiter);
    const visitor = new CellRows(desk, cells, table, header);
    return { visitor, scanner: new CellScanner(visitor, cells, delimiter), finish: () => visitor.end() };
  }
  const visitor = new JsonRows(desk);
  const scanner = format === 'json' ? new ItemScanner(visitor) : new LineScanner(visitor, desk.longestRow);
  return { visitor, scanner };
}

/** Checks rows that somebody else has read. */
function checkRead({ first, values, lines, faults }: Rows, { ledger, accepts, judge, uri }: Desk): void {
  ledger.add(faults);
  values.forEach((value, index) => {
    ledger.rows++;
    if (value === undefined) ledger.addFailed();
    if (value === undefined || accepts(value)) return;
    const line = lines[index];
    const position = line === undefined ? undefined : { line, column: 1, offset: 0 };
    const found = judge(documentOf(value, uri));
    const range = position && { range: { start: position, end: position } };
    ledger.addTo(
      first + index,
      found.map((each) => ({ ...each, at: { ...each.at, ...range } })),
    );
  });
}
