import type { Range } from '../../base/diagnostic.js';
import { printableInPlace } from '../../base/printable.js';
import { type Paint, plain, type Tone } from './paint.js';

const WIDEST = 100;
const CONTEXT = 1;
const MARK_ROOM = 20;

/** The lines around a range, with what it covers marked; long lines are cut to the part that matters. */
export function codeFrame(text: string, { start, end }: Range, tone: Tone, paint: Paint = plain): string {
  const lines = linesAround(text, start.offset, start.line);
  const width = String(start.line + CONTEXT).length;
  const marked = lines.find(([number]) => number === start.line)?.[1] ?? '';
  // Only a line that would hide its own mark is cut on the left.
  const fits = marked.length <= WIDEST || start.column + MARK_ROOM < WIDEST;
  const from = fits ? 0 : start.column - 1 - WIDEST / 2;
  return lines
    .flatMap(([number, line]) => {
      const isMarked = number === start.line;
      const left = `${isMarked ? '>' : ' '} ${String(number).padStart(width)} |`;
      const shown = cut(line, from);
      const row = shown === '' ? paint('quiet', left) : `${paint('quiet', left)} ${shown}`;
      if (!isMarked) return [row];
      const lastColumn = end.line === start.line ? end.column : line.length + 1;
      const length = Math.max(1, Math.min(lastColumn - start.column, from + WIDEST - start.column + 1));
      const gap = ' '.repeat(start.column - 1 - from + (from > 0 ? 1 : 0));
      return [
        row,
        `${paint('quiet', `${' '.repeat(width + 2)} |`)} ${gap}${paint(tone, '^'.repeat(length))}`,
      ];
    })
    .join('\n');
}

/** The marked line and its neighbours, found without splitting the whole text. */
function linesAround(text: string, offset: number, line: number): readonly (readonly [number, string])[] {
  let first = line;
  let begin = startOfLine(text, offset);
  while (first > line - CONTEXT && begin > 0) {
    begin = startOfLine(text, begin - 1);
    first--;
  }
  const found: (readonly [number, string])[] = [];
  for (let number = first; number <= line + CONTEXT && begin <= text.length; number++) {
    const end = endOfLine(text, begin);
    found.push([number, text.slice(begin, end).replace(/^\uFEFF/, '')]);
    begin = end + (text.startsWith('\r\n', end) ? 2 : 1);
  }
  return found.at(-1)?.[1] === '' && found.length > 1 && found.at(-1)![0] > line ? found.slice(0, -1) : found;
}

function startOfLine(text: string, offset: number): number {
  // A line feed that ends the line before belongs to that line, also as the second half of CR LF.
  let at = offset;
  while (at > 0 && !isBreak(text, at - 1)) at--;
  return at;
}

function endOfLine(text: string, offset: number): number {
  let at = offset;
  while (at < text.length && text[at] !== '\n' && text[at] !== '\r') at++;
  return at;
}

function isBreak(text: string, at: number): boolean {
  return text[at] === '\n' || (text[at] === '\r' && text[at + 1] !== '\n');
}

function cut(line: string, from: number): string {
  const part = printableInPlace(line.slice(from, from + WIDEST).replace(/\p{Cc}/gu, ' '));
  return `${from > 0 ? '…' : ''}${part}${line.length > from + WIDEST ? '…' : ''}`.trimEnd();
}
