import { type Diagnostic, isValid } from '../../base/diagnostic.js';
import { columnOf } from '../tables/index.js';
import { ErrorCounts, type Summary } from './summary.js';

/** Counts findings, and keeps those that are to be reported. */
export class Tally {
  rows = 0;
  private failed = 0;
  private errors = 0;
  private reported = 0;
  private readonly tallies = new ErrorCounts();
  private fresh: Diagnostic[] = [];

  constructor(private readonly maxErrors = Number.POSITIVE_INFINITY) {}

  /** Adds findings. */
  add(diagnostics: readonly Diagnostic[]): void {
    for (const each of diagnostics) {
      if (each.severity === 'error') {
        this.errors++;
        this.tallies.add(String(each.params?.column ?? ''), keywordOf(each), 1);
      }
      if (this.reported < this.maxErrors) {
        this.reported++;
        this.fresh.push(each);
      }
    }
  }

  /** Adds the findings about a row. */
  addRow(row: number, diagnostics: readonly Diagnostic[]): void {
    if (!isValid(diagnostics)) this.failed++;
    this.add(diagnostics.map((each) => inRow(each, row)));
  }

  /** What was found since the last time. */
  takeNew(): readonly Diagnostic[] {
    const { fresh } = this;
    if (fresh.length > 0) this.fresh = [];
    return fresh;
  }

  summary({ lines, characters, isGivenUp }: Pick<Summary, 'lines' | 'characters' | 'isGivenUp'>): Summary {
    const { rows, failed, errors } = this;
    return { rows, lines, characters, failed, errors, tallies: this.tallies.list(), isGivenUp };
  }
}

function inRow(diagnostic: Diagnostic, row: number): Diagnostic {
  const column = columnOf(diagnostic);
  const params = { ...diagnostic.params, row, ...(column === undefined ? {} : { column }) };
  return { ...diagnostic, params };
}

/** The keyword that a finding counts for. */
export function keywordOf({ code, params }: Diagnostic): string {
  if (typeof params?.keyword === 'string') return params.keyword;
  const [family = '', name = ''] = code.split('/');
  return family === 'syntax' ? family : name;
}
