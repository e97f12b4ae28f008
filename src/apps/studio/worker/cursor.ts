import { append } from '../../../schema/document/index.js';
import type { Span, TextFormat } from '../protocol.js';

/** What is being typed at an offset of a text, which need not be complete. */
export interface Cursor extends Span {
  /** The object or array around a name, or the place of a value. */
  readonly pointer: string;
  readonly on: 'key' | 'value';
  /** The quotation mark before it, or ''. */
  readonly quote: string;
  /** Whether the closing quotation mark is there. */
  readonly isClosed: boolean;
  /** Whether a colon follows. */
  readonly hasColon: boolean;
}

/** Finds out what is being typed at an offset. */
export function cursorAt(text: string, format: TextFormat, offset: number): Cursor {
  return format === 'json' ? jsonCursor(text, offset) : yamlCursor(text, offset);
}

/** An array or object that is open at the cursor. */
interface Open {
  readonly isArray: boolean;
  pointer: string;
  index: number;
  key: string | undefined;
}

function jsonCursor(text: string, offset: number): Cursor {
  const stack: Open[] = [];
  const placeOf = (open: Open | undefined): string =>
    open === undefined ? '' : append(open.pointer, open.isArray ? open.index : (open.key ?? ''));
  let start = offset;
  let quote = '';
  const token = /"(?:[^"\\\n]|\\.)*("?)|[{}[\],:]|[^\s{}[\],:"]+|\s+/gy;
  for (let at = 0; at < offset; ) {
    token.lastIndex = at;
    const found = token.exec(text)!;
    const [word, closing] = found;
    const end = at + word.length;
    const top = stack.at(-1);
    const first = word[0]!;
    const isWord = first === '"' || /[^\s{}[\],:]/.test(first);
    if (isWord && (end > offset || (end === offset && closing !== '"'))) {
      start = first === '"' ? at + 1 : at;
      quote = first === '"' ? '"' : '';
      break;
    }
    if (first === '{' || first === '[')
      stack.push({ isArray: first === '[', pointer: placeOf(top), index: 0, key: undefined });
    else if (first === '}' || first === ']') stack.pop();
    else if (first === ',' && top) {
      top.index++;
      top.key = undefined;
    } else if (first === '"' && top && !top.isArray && top.key === undefined) {
      const isName = /^\s*:/.test(text.slice(end));
      if (isName) top.key = unescaped(word);
    }
    at = end;
  }
  const top = stack.at(-1);
  const rest = text.slice(offset);
  const [typed] = quote
    ? (/^[^"\n]*?(?="|\s*[,:}\]]?\s*(?:\n|$))/.exec(rest) ?? [''])
    : /^[\w:$.-]*/.exec(rest)!;
  const to = offset + typed.length;
  const isClosed = quote !== '' && text[to] === quote;
  const hasColon = /^"?\s*:/.test(text.slice(to));
  const isKey = top !== undefined && !top.isArray && top.key === undefined;
  return {
    pointer: isKey ? top.pointer : placeOf(top),
    on: isKey ? 'key' : 'value',
    from: start,
    to,
    quote,
    isClosed,
    hasColon,
  };
}

function unescaped(word: string): string {
  try {
    return JSON.parse(word);
  } catch {
    return word.slice(1, -1);
  }
}

/** A line of block YAML: its indentation, the dashes of items, and its key. */
const LINE = /^( *)((?:- +)*)(?:(?:"([^"]*)"|'([^']*)'|([^\s#:"'[\]{},-][^#]*?|-[^\s#][^#]*?))\s*:(?=\s|$))?/;

function yamlCursor(text: string, offset: number): Cursor {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const line = text.slice(lineStart, offset);
  const rest = /^[^\n]*/.exec(text.slice(offset))![0];
  const [, spaces = '', dashes = '', ...names] = LINE.exec(line)!;
  const key = names.find((name) => name !== undefined);
  const indent = spaces.length + dashes.length;
  const holder = blockAt(text.slice(0, lineStart), spaces.length, dashes.length);
  const [typed] = /^[^\s,:#"'\]}]*/.exec(rest)!;
  const to = offset + typed.length;
  const before = key === undefined ? line.slice(indent) : line.slice(LINE.exec(line)![0].length).trimStart();
  const quote = /^["']/.exec(before)?.[0] ?? '';
  const common = {
    from: offset - before.length + quote.length,
    to,
    quote,
    isClosed: quote !== '' && text[to] === quote,
    hasColon: /^["']?\s*:(?:\s|$)/.test(text.slice(to)),
  };
  if (key !== undefined) return { ...common, pointer: append(holder, key), on: 'value' };
  return { ...common, pointer: holder, on: 'key' };
}

/** The pointer of the block that a line with some indentation belongs to. */
function blockAt(before: string, spaces: number, dashes: number): string {
  const steps: (string | number)[] = dashes > 0 ? [0] : [];
  let column = spaces;
  // Items of a list may be as far left as the key of the list.
  let isItem = dashes > 0;
  const lines = before.split('\n');
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at]!;
    if (/^\s*(?:#|$)/.test(line) || /^(?:---|%)/.test(line)) continue;
    const [, indentation = '', marks = '', ...names] = LINE.exec(line)!;
    const key = names.find((name) => name !== undefined);
    const left = indentation.length;
    const inner = left + marks.length;
    if (isItem && left === column && marks !== '') steps[0] = (steps[0] as number) + 1;
    else if (key !== undefined && (inner < column || (isItem && inner === column && marks === ''))) {
      steps.unshift(key);
      column = inner;
      isItem = false;
    }
    if (marks !== '' && !isItem && left < column && inner <= column) {
      steps.unshift(0);
      column = left;
      isItem = true;
    }
    if (column === 0 && !isItem) break;
  }
  return append('', ...steps);
}
