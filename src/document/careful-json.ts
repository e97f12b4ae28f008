import { type ParseErrorCode, visit } from 'jsonc-parser';
import { type Json, quote, setMember } from '../json.js';
import { MAX_NESTING } from './document.js';
import { append } from './pointer.js';
import type { SourceNode, Span } from './source.js';
import type { SyntaxReport } from './syntax.js';

type Problem = readonly [message: string, help?: string];

// The codes of jsonc-parser in words. Only the first is told: what follows a fault is mostly its echo.
const PROBLEMS: { readonly [code: number]: Problem } = {
  1: [
    'This is not JSON',
    'Strings and names stand in double quotes; the only bare words are true, false and null.',
  ],
  2: ['This is not a JSON number'],
  3: [
    'The name of a member is missing',
    'A name stands in double quotes, and no comma follows the last member.',
  ],
  4: ['A value is missing', 'No comma follows the last item.'],
  5: ['A colon is missing between name and value'],
  6: ['A comma is missing'],
  7: ['The closing brace } is missing'],
  8: ['The closing bracket ] is missing'],
  9: [
    'Text follows after the end of the document',
    'A JSON file holds one value; rows of values go in a .ndjson file.',
  ],
  10: ['JSON has no comments', 'Move it into "$comment", or write the document as YAML.'],
  11: ['A comment does not end'],
  12: ['A string does not end', 'Close it with a double quote on the same line.'],
  13: ['A number does not end'],
  14: ['This is not a Unicode escape', 'Write \\u and four hexadecimal digits.'],
  15: ['This is not an escape', 'After a backslash stands one of " \\ / b f n r t u.'],
  16: ['A control character stands in a string', 'Write it as an escape, such as \\n or \\t.'],
};

class Abort extends Error {}

interface Level {
  readonly node: SourceNode;
  readonly container: { [name: string]: Json } | Json[];
  readonly pointer: string;
  name: string;
}

/** Reads a JSON text and says all that is to be said about it; undefined if it is none. `base` is added to all offsets. */
export function readCarefully(
  text: string,
  base: number,
  report: SyntaxReport,
): { readonly value: Json; readonly root: SourceNode } | undefined {
  const reader = new Reader(text, base, report);
  try {
    visit(text, reader, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false });
  } catch (fault) {
    if (!(fault instanceof Abort)) throw fault;
    return undefined;
  }
  return reader;
}

/** Builds value and source tree from the events of the scanner. */
class Reader {
  value: Json = null;
  root: SourceNode = { start: 0, end: 0 };
  private readonly levels: Level[] = [];
  private key: Span | undefined;

  constructor(
    private readonly text: string,
    private readonly base: number,
    private readonly report: SyntaxReport,
  ) {}

  onObjectBegin = (offset: number): void => {
    this.open({ start: this.base + offset, end: 0, members: new Map() }, {});
  };

  onArrayBegin = (offset: number): void => {
    this.open({ start: this.base + offset, end: 0, items: [] }, []);
  };

  onObjectProperty = (name: string, offset: number, length: number): void => {
    const level = this.levels.at(-1)!;
    this.key = this.span(offset, length);
    if (level.node.members!.has(name)) this.report.duplicateKey(name, this.key, append(level.pointer, name));
    level.name = name;
    this.report.text(name, this.key, () => this.here());
  };

  onLiteralValue = (value: Json, offset: number, length: number): void => {
    const span = this.span(offset, length);
    if (typeof value === 'string') {
      this.report.text(value, span, () => this.here());
    } else if (typeof value === 'number') {
      this.report.number(this.text.slice(offset, offset + length), span, () => this.here());
    }
    this.place({ ...span }, value);
  };

  onObjectEnd = (offset: number): void => this.close(offset);
  onArrayEnd = (offset: number): void => this.close(offset);

  onError = (code: ParseErrorCode, offset: number, length: number): void => {
    const [message, help] = PROBLEMS[code] ?? ['This is not JSON'];
    const found = this.text.slice(offset, offset + Math.max(length, 1));
    if (this.text.trim() === '') {
      this.report.error('empty', this.span(0, 0), 'The document is empty.', 'Write at least {}.');
    } else {
      const seen = found === '' ? 'at the end of the text' : `at ${quote(found)}`;
      this.report.error('json', this.span(offset, length), `${message}, ${seen}.`, help);
    }
    throw new Abort();
  };

  private open(node: SourceNode, container: Level['container']): void {
    const pointer = this.here();
    this.place(node, container);
    this.levels.push({ node, container, pointer, name: '' });
    if (this.levels.length > MAX_NESTING) {
      const span = { start: node.start, end: node.start + 1 };
      this.report.error('nesting', span, `The document is nested more than ${MAX_NESTING} levels deep.`);
      throw new Abort();
    }
  }

  private close(offset: number): void {
    const { node } = this.levels.pop()!;
    (node as { end: number }).end = this.base + offset + 1;
  }

  private place(node: SourceNode, value: Json): void {
    const level = this.levels.at(-1);
    if (level === undefined) {
      this.value = value;
      this.root = node;
    } else if (Array.isArray(level.container)) {
      level.container.push(value);
      level.node.items!.push(node);
    } else {
      if (this.key) node.key = this.key;
      setMember(level.container, level.name, value);
      level.node.members!.set(level.name, node);
    }
  }

  private here(): string {
    const level = this.levels.at(-1);
    if (level === undefined) return '';
    return append(level.pointer, level.node.items ? level.node.items.length : level.name);
  }

  private span(offset: number, length: number): Span {
    return { start: this.base + offset, end: this.base + offset + length };
  }
}
