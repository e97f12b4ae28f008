import type { Budget } from '../../base/budget.js';
import { type Diagnostic, isValid } from '../../base/diagnostic.js';
import type { Json } from '../../base/json.js';
import {
  type Extent,
  type ReaderOptions,
  type RowBatch,
  type RowFormat,
  type RowValidator,
  rowReader,
} from '../tables/index.js';
import { headerFindings } from './header-findings.js';
import type { KeyCollector } from './row-keys.js';
import type { Summary } from './summary.js';
import { countFindings, type Table } from './table.js';
import { Tally } from './tally.js';

/** How many findings are reported, and how much work they may take. */
export interface CheckOptions {
  /** What messages call the file. */
  readonly uri: string;
  /** The steps that checking may take; each row adds some for its length. */
  readonly budget?: Budget | undefined;
  /** How many errors are reported; all are counted. Default: all. */
  readonly maxErrors?: number;
  /** Whether a finding about a row counts. Default: all do. */
  readonly counts?: ((finding: Diagnostic) => boolean) | undefined;
  /** Gets the keys of the rows, if they are compared with others. */
  readonly keys?: KeyCollector | undefined;
}

/** How rows are read and checked. */
export interface RowOptions extends CheckOptions, ReaderOptions {
  readonly format: RowFormat;
  /** Whether this is a part of a file: then the number of rows is checked elsewhere (`countFindings`). */
  readonly isPart?: boolean;
}

/** Checks batches of rows. */
export interface BatchChecker {
  /** What is wrong with these. */
  readonly check: (batch: RowBatch) => readonly Diagnostic[];
  /** Checks the number of rows. */
  readonly end: () => readonly Diagnostic[];
  readonly summary: (extent?: Pick<Extent, 'lines' | 'characters'>, isStopped?: boolean) => Summary;
}

/** Checks rows as their bytes come. */
export interface RowChecker {
  readonly take: (bytes: Uint8Array) => readonly Diagnostic[];
  readonly end: () => readonly Diagnostic[];
  readonly summary: () => Summary;
}

/** Some hundred times what an ordinary row takes. */
const STEPS_A_CHARACTER = 64;

/** A checker of rows that somebody else reads. */
export function batchChecker(
  table: Table,
  { uri, budget, maxErrors, counts, keys }: CheckOptions,
): BatchChecker {
  const tally = new Tally(maxErrors);
  const accepts = table.acceptor();
  // A value that is nested too deep to be checked is explained like one that fails.
  const validator: RowValidator = {
    validate: table.check,
    accepts(value) {
      try {
        return accepts(value);
      } catch {
        return false;
      }
    },
  };
  return {
    check(batch) {
      const { first, values, faults, header } = batch;
      if (header) tally.add(headerFindings(header, table, uri));
      let fault = 0;
      for (let index = 0; index <= values.length; index++) {
        let isFaulty = false;
        for (; faults[fault]?.index === index; fault++) {
          const { isOfRow, diagnostic } = faults[fault]!;
          if (isOfRow) tally.addRow(first + index, [diagnostic]);
          else tally.add([diagnostic]);
          isFaulty ||= isOfRow;
        }
        if (index === values.length) break;
        tally.rows++;
        budget?.refill(batch.lengthOf(index) * STEPS_A_CHARACTER);
        const value = values[index];
        const hasFailed = isFaulty || !isFine(batch, index, value);
        keys?.add(value, hasFailed);
      }
      return tally.takeNew();
    },
    end() {
      tally.add(countFindings(table, tally.rows, uri));
      return tally.takeNew();
    },
    summary: ({ lines, characters } = { lines: 0, characters: 0 }, isStopped = false) =>
      tally.summary({ lines, characters, isGivenUp: isStopped }),
  };

  /** Whether a row has no errors; what is wrong with it is added. */
  function isFine(batch: RowBatch, index: number, value: Json | undefined): boolean {
    if (value !== undefined && (batch.exact.has(index) ? isExactlyFine(value) : validator.accepts(value)))
      return true;
    const explained = batch.explain(index, validator);
    const found = counts ? explained.filter(counts) : explained;
    if (found.length > 0) tally.addRow(batch.first + index, found);
    return isValid(found);
  }

  /** The compiled schema knows only doubles. */
  function isExactlyFine(value: Json): boolean {
    return table.check({ uri, value }).length === 0;
  }
}

/** A checker of the rows of one file, or of a part of it. */
export function rowChecker(table: Table, options: RowOptions): RowChecker {
  const reader = rowReader(options.format, table, { ...options, comparesFractions: table.comparesFractions });
  const checker = batchChecker(table, options);
  const summary = () => checker.summary(reader.extent(), reader.isStopped());
  return {
    take(bytes) {
      const found: Diagnostic[] = [];
      for (const batch of reader.read(bytes)) found.push(...checker.check(batch));
      return found;
    },
    end() {
      const found = checker.check(reader.end());
      return reader.isStopped() || options.isPart ? found : [...found, ...checker.end()];
    },
    summary,
  };
}
