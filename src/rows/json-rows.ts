import { isValid } from '../diagnostic.js';
import { locate, parseJson } from '../document/index.js';
import { positionsFrom } from './cursor.js';
import { RowVisitor } from './row-visitor.js';

/** Checks rows that are JSON texts. */
export class JsonRows extends RowVisitor {
  override row(text: string, start: number, end: number): void {
    if (this.isStopped) return;
    this.begin(end - start);
    const fault = this.faultIn(text, start, end);
    if (fault) this.tell(fault);
    else if (!this.isAccepted(text.slice(start, end))) this.examine(text, start, end);
  }

  /** What cannot be parsed, or is nested too deep to be judged, is examined like a row that fails. */
  private isAccepted(row: string): boolean {
    try {
      return this.desk.accepts(JSON.parse(row));
    } catch {
      return false;
    }
  }

  /** Reads a row that failed once more, with the places of all that it says. */
  private examine(text: string, start: number, end: number): void {
    const { uri, judge, cursor } = this.desk;
    const row = text.slice(start, end);
    const positions = positionsFrom(cursor.at(text, start), row);
    const { document, diagnostics } = parseJson(row, uri, 0, row.length, () => positions);
    const found = [...diagnostics, ...(document ? locate(judge(document), [document]) : [])];
    // The parser that knows places takes some white space for none that JSON does not know.
    if (isValid(found) && !isJson(row)) {
      found.push(this.fault('json', positions.range({ start: 0, end: row.length }), 'This is not JSON.'));
    }
    this.tell(...found);
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
