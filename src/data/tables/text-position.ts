import type { Position } from '../../base/diagnostic.js';
import type { Positions } from '../../schema/document/index.js';

/** The position of a text in its file, while it comes piece by piece. Lines end in LF, with or without CR before it. */
export class TextPosition {
  private lineStart: number;
  /** The next line break of the text at hand, if it is known. */
  private newline: number | undefined;

  constructor(
    /** The line breaks that were passed. */
    public lines = 0,
    /** The offset, in the file, of the text at hand. */
    public base = 0,
  ) {
    this.lineStart = base;
  }

  /** The same position, to be moved on its own. */
  copy(): TextPosition {
    const copy = new TextPosition(this.lines, this.base);
    copy.lineStart = this.lineStart;
    return copy;
  }

  /** A byte order mark takes no column. */
  skipMark(): void {
    this.base = 1;
    this.lineStart = 1;
  }

  /** The position of an index of the text at hand; indices only grow. */
  at(text: string, index: number): Position {
    this.newline ??= next(text, 0);
    while (this.newline < index) {
      this.lines++;
      this.lineStart = this.base + this.newline + 1;
      this.newline = next(text, this.newline + 1);
    }
    const offset = this.base + index;
    return { line: this.lines + 1, column: offset - this.lineStart + 1, offset };
  }

  /** Drops the text before an index: the current text begins there now, and may be longer. */
  pass(text: string, index: number): void {
    this.at(text, index);
    this.base += index;
    this.newline = undefined;
  }
}

function next(text: string, from: number): number {
  const newline = text.indexOf('\n', from);
  return newline === -1 ? Number.POSITIVE_INFINITY : newline;
}

/** The positions inside a part of a file that begins at `start`. */
export function positionsFrom(start: Position, text: string): Positions {
  // Looked for once: a row can have very many findings, and mostly has no line break.
  const breaks: number[] = [];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) breaks.push(at);
  const position = (index: number): Position => {
    const offset = start.offset + index;
    const passed = countBelow(breaks, index);
    if (passed === 0) return { line: start.line, column: start.column + index, offset };
    return { line: start.line + passed, column: index - breaks[passed - 1]!, offset };
  };
  return { position, range: ({ start, end }) => ({ start: position(start), end: position(end) }) };
}

/** How many of the numbers, which grow, are below another. */
function countBelow(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle]! < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
