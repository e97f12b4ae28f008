import type { RowCollector, Scanner } from './row-collector.js';

const SPACE = 32;
/** Lines that are no rows of JSON. */
const BLANK = /^[\t\r ]*$/;

/** Finds rows of which each is a line; blank lines are none. */
export class LineScanner implements Scanner {
  constructor(
    private readonly rows: RowCollector,
    private readonly longest: number,
  ) {}

  scan(text: string, isEnd: boolean): number {
    let start = 0;
    while (start < text.length) {
      let end = text.indexOf('\n', start);
      if (end === -1) {
        if (!isEnd) return start;
        end = text.length;
      }
      if (!this.isBlank(text, start, end)) this.rows.row(text, start, end);
      start = end + 1;
    }
    return text.length;
  }

  skip(text: string): number {
    return text.indexOf('\n');
  }

  private isBlank(text: string, start: number, end: number): boolean {
    if (start === end) return true;
    return (
      text.charCodeAt(start) <= SPACE && end - start <= this.longest && BLANK.test(text.slice(start, end))
    );
  }
}
