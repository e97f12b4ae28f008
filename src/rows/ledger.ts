import { type Diagnostic, isValid } from '../diagnostic.js';
import { tokens } from '../document/index.js';
import type { Summary } from './row.js';
import { Tallies } from './summary.js';

/** Counts what is wrong, and keeps what is to be told of it. */
export class Ledger {
  rows = 0;
  private failed = 0;
  private errors = 0;
  private told = 0;
  private readonly tallies = new Tallies();
  private news: Diagnostic[] = [];

  constructor(private readonly maxErrors = Number.POSITIVE_INFINITY) {}

  /** Takes in what was found, and says so until enough has been said. */
  add(diagnostics: readonly Diagnostic[]): void {
    for (const each of diagnostics) {
      if (each.severity === 'error') {
        this.errors++;
        this.tallies.add(String(each.params?.column ?? ''), keywordOf(each), 1);
      }
      if (this.told < this.maxErrors) {
        this.told++;
        this.news.push(each);
      }
    }
  }

  /** The same for what was found in a row. */
  addTo(row: number, diagnostics: readonly Diagnostic[]): void {
    if (!isValid(diagnostics)) this.failed++;
    this.add(diagnostics.map((each) => inRow(each, row)));
  }

  /** Counts a row as failed of which a fault speaks already. */
  addFailed(): void {
    this.failed++;
  }

  /** What was found since the last time. */
  takeNews(): readonly Diagnostic[] {
    const { news } = this;
    this.news = [];
    return news;
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

/** The member of the row that a diagnostic is about, if it is about one. */
export function columnOf({ at, params }: Diagnostic): string | undefined {
  const name = tokens(at.pointer)[0] ?? params?.member;
  return typeof name === 'string' ? name : undefined;
}

function keywordOf({ code, params }: Diagnostic): string {
  if (typeof params?.keyword === 'string') return params.keyword;
  const [family = '', name = ''] = code.split('/');
  return family === 'syntax' ? family : name;
}
