import { type Json, setMember } from '../../base/json.js';
import { MAX_NESTING } from './document.js';
import { JSON_FAULTS } from './json-faults.js';
import { JsonScanner, type Scanned } from './json-scanner.js';
import { append } from './pointer.js';
import type { SourceNode } from './source.js';
import type { SyntaxReport } from './syntax.js';

/** A value and where it is. */
interface Read {
  readonly value: Json;
  readonly node: SourceNode;
}

/** Reads a JSON text to its end, whatever is wrong with it, and reports all faults. `base` is added to all offsets. */
export function readJsonTolerantly(text: string, base: number, report: SyntaxReport): Read {
  return new Reader(text, base, report).read();
}

type Closer = '}' | ']';

class Reader extends JsonScanner {
  /** What closes the arrays and objects that are open, outermost first. */
  private readonly closers: Closer[] = [];
  /** What was still open at the end of the text, innermost first, and where the innermost begins. */
  private unclosed = '';
  private unclosedFrom = 0;

  read(): Read {
    const { text } = this;
    if (text.trim() === '') {
      this.report.fault('empty', this.span(0, 0), 'The document is empty.', 'Write at least {}.');
      return this.nothingAt(0);
    }
    this.skip();
    while (/[}\],:]/.test(this.next)) {
      this.fault('word');
      this.at++;
      this.expectEcho();
    }
    const read = this.value('');
    this.skip();
    if (this.unclosed !== '') this.reportUnclosed();
    else if (this.at < text.length) this.fault('trailing');
    return read;
  }

  private value(pointer: string): Read {
    const { next } = this;
    if (next === '{') return this.object(pointer);
    if (next === '[') return this.array(pointer);
    if (next === '' || /[}\],:]/.test(next)) {
      this.fault('value');
      return this.nothingAt(this.at);
    }
    const isString = next === '"' || next === "'";
    const { value, start, end }: Scanned = isString ? this.string() : this.bare();
    const node = { start, end };
    if (typeof value === 'string') this.report.text(value, node, () => pointer);
    else if (typeof value === 'number') {
      this.report.number(this.text.slice(start - this.base, end - this.base), node, () => pointer);
    }
    return { value, node };
  }

  private nothingAt(at: number): Read {
    return { value: null, node: this.span(at, at) };
  }

  private object(pointer: string): Read {
    const value: { [name: string]: Json } = {};
    const members = new Map<string, SourceNode>();
    const span = this.entries('}', () => this.member(pointer, value, members));
    return { value, node: { ...span, members } };
  }

  private array(pointer: string): Read {
    const value: Json[] = [];
    const items: SourceNode[] = [];
    const span = this.entries(']', () => {
      if (this.next === ':') {
        this.fault('word');
        this.at++;
        return;
      }
      const item = this.value(append(pointer, value.length));
      value.push(item.value);
      items.push(item.node);
    });
    return { value, node: { ...span, items } };
  }

  /** Reads what is between brackets; `entry` reads a member or an item. */
  private entries(closer: Closer, entry: () => void) {
    const start = this.at++;
    this.closers.push(closer);
    if (this.closers.length > MAX_NESTING) {
      const message = `The document is nested more than ${MAX_NESTING} levels deep.`;
      this.report.fault('nesting', this.span(start, start + 1), message);
      this.stop();
    }
    // What the next entry needs before it, or the comma that is not allowed to be the last.
    let before: 'nothing' | 'comma' | 'entry' = 'nothing';
    for (;;) {
      this.skip();
      const { next } = this;
      if (next === '') {
        this.noteUnclosed(closer, start);
        break;
      }
      if (next === ',') {
        if (before !== 'comma') this.fault(closer === '}' ? 'name' : 'value');
        before = before === 'comma' ? 'entry' : 'nothing';
        this.at++;
      } else if (next === closer) {
        if (before === 'entry') this.fault(closer === '}' ? 'name' : 'value');
        this.at++;
        break;
      } else if (next === '}' || next === ']') {
        if (this.closers.lastIndexOf(next) === -1) {
          this.fault('stray');
          this.at++;
          before = 'comma';
        } else {
          // It closes what is around: the end of this one is missing.
          this.fault(closer === '}' ? 'brace' : 'bracket', this.at, this.at + 1, start);
          break;
        }
      } else {
        if (before === 'comma') this.fault('comma');
        entry();
        before = 'comma';
      }
    }
    this.closers.pop();
    return this.span(start, this.at);
  }

  private member(pointer: string, object: { [name: string]: Json }, members: Map<string, SourceNode>): void {
    if (!this.isName()) return;
    const isString = this.next === '"' || this.next === "'";
    const { value: name, start, end } = isString ? this.string() : this.bareName();
    const key = { start, end };
    const at = append(pointer, name);
    if (members.has(name)) this.report.duplicateKey(name, key, at);
    this.report.text(name, key, () => at);
    this.colon();
    const read = this.memberValue(at);
    setMember(object, name, read.value);
    members.set(name, { ...read.node, key });
  }

  /** Whether a name comes next; what is none is stepped over. */
  private isName(): boolean {
    if (!/[{[:]/.test(this.next)) return true;
    this.fault('name');
    if (this.next === ':') this.at++;
    else this.value('');
    return false;
  }

  private bareName(): Scanned & { readonly value: string } {
    this.fault('bareName');
    const start = this.at;
    this.at = this.tokenEnd(start);
    return { value: this.text.slice(start, this.at), ...this.span(start, this.at) };
  }

  private colon(): void {
    this.skip();
    if (this.next !== ':') this.fault('colon');
    if (this.next === ':' || this.next === '=') this.at++;
  }

  private memberValue(pointer: string): Read {
    const behindColon = this.at;
    this.skip();
    // Half a member that somebody is writing, and the next one behind it.
    if (this.isAtName()) {
      this.fault('value');
      return this.nothingAt(behindColon);
    }
    const read = this.value(pointer);
    return read.node.start === read.node.end ? this.nothingAt(behindColon) : read;
  }

  private noteUnclosed(closer: Closer, start: number): void {
    if (this.unclosed === '') this.unclosedFrom = start;
    this.unclosed += closer;
  }

  private reportUnclosed(): void {
    const [message] =
      this.unclosed.length > 1
        ? [`The closing brackets ${this.unclosed} are missing`]
        : JSON_FAULTS[this.unclosed === '}' ? 'brace' : 'bracket'];
    const end = this.text.length;
    this.faultInWords(message, undefined, end, end, this.unclosedFrom);
  }
}
