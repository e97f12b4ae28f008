import { Lexer } from 'yaml';

// The lexer puts this before the text of a scalar.
const SCALAR = '\u001F';

/** A comment or an anchor of a YAML text that an edited text has not, if there is one. */
export function lostMark(before: string, after: string): string | undefined {
  const left = new Map<string, number>();
  for (const mark of marksOf(after)) left.set(mark, (left.get(mark) ?? 0) + 1);
  for (const mark of marksOf(before)) {
    const count = left.get(mark) ?? 0;
    if (count === 0) return mark;
    left.set(mark, count - 1);
  }
  return undefined;
}

function* marksOf(text: string): Generator<string> {
  let previous = '';
  for (const token of new Lexer().lex(text)) {
    if (previous !== SCALAR && /^[#&]/.test(token)) yield token.trimEnd();
    previous = token;
  }
}
