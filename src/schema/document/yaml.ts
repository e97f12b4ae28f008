import {
  Composer,
  type CST,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  type Node,
  type Pair,
  type ParsedNode,
  Parser,
  type Scalar,
  type YAMLMap,
  type Document as YamlDocument,
} from 'yaml';
import { isObject, type Json, quote, setMember } from '../../base/json.js';
import { MAX_NESTING, type Parsed, type Recovered, soundOnly } from './document.js';
import { MAX_PLAIN_NESTING, type PlainYaml, recoverPlainYaml } from './plain-yaml.js';
import { append } from './pointer.js';
import { lazyPositions } from './positions.js';
import type { SourceNode, Span } from './source.js';
import { SyntaxReport } from './syntax.js';

/** How many values the aliases of a document may expand to: a few lines of YAML can stand for billions. */
export const MAX_ALIASED_VALUES = 100_000;

const JSON_TAGS = new Set(
  ['str', 'int', 'float', 'bool', 'null', 'map', 'seq'].map((tag) => `tag:yaml.org,2002:${tag}`),
);

interface Converted {
  readonly value: Json;
  readonly node: SourceNode;
  /** How many values it holds, itself included. */
  readonly size: number;
  /** How many levels of arrays and objects it has. */
  readonly height: number;
}

function leaf(value: Json, span: Span): Converted {
  return { value, node: { ...span }, size: 1, height: 0 };
}

/**
 * A copy of what an anchor stands for. One object at two places would have one set of references, although those depend
 * on the `$id` around each place: a document is always a tree.
 */
function copyOf(value: Json): Json {
  if (Array.isArray(value)) return value.map(copyOf);
  if (!isObject(value)) return value;
  const copy: { [name: string]: Json } = {};
  for (const name of Object.keys(value)) setMember(copy, name, copyOf(value[name]!));
  return copy;
}

/** Takes the tokens of each document of a stream. */
export type TokensTaker = (tokens: CST.Document) => void;

/** Reads a YAML text by the core schema of YAML 1.2: dates stay strings, nothing becomes an object of a class. */
export function parseYaml(text: string, uri: string, take?: TokensTaker): Parsed {
  return soundOnly(recoverYaml(text, uri, take));
}

/** The same, but a text with syntax errors gives a document, too. There are no tokens to take of a plain text. */
export function recoverYaml(text: string, uri: string, take?: TokensTaker): Recovered {
  return recoverPlainYaml(text, uri, readEntry) ?? recoverAnyYaml(text, uri, take);
}

/** The same, with the YAML parser alone. */
export function recoverAnyYaml(text: string, uri: string, take?: TokensTaker): Recovered {
  const base = text.startsWith('\uFEFF') ? 1 : 0;
  const positions = lazyPositions(text);
  const report = new SyntaxReport(uri, positions);
  const root = readOnly(base === 0 ? text : text.slice(base), base, report, take);
  const { value, node } = new Reader(base, report).convert(root, '', 0);
  const source = { text, format: 'yaml', root: node, positions, ...report.finish(text) } as const;
  return { document: { uri, value, source }, diagnostics: report.diagnostics };
}

/** Reads a part of a text, unless it is faulty or has anchors, which the rest may refer to. */
function readEntry(text: string, base: number): PlainYaml | undefined {
  const report = new SyntaxReport('', lazyPositions(text));
  const reader = new Reader(base, report);
  const read = reader.convert(readOnly(text, base, report), '', 0);
  const stands = report.diagnostics.length === 0 && !reader.hasAnchors && read.height <= MAX_PLAIN_NESTING;
  return stands ? read : undefined;
}

/** The root of the only document in the stream, or of the first. */
function readOnly(text: string, base: number, report: SyntaxReport, take?: TokensTaker): Node | null {
  const composer = new Composer<ParsedNode>({
    version: '1.2',
    schema: 'core',
    uniqueKeys: false,
    // Or !!timestamp and !!set would become objects of classes.
    resolveKnownTags: false,
    logLevel: 'silent',
  });
  const tokens = new Tokens(text);
  const documents: YamlDocument.Parsed[] = [
    ...composer.compose(take ? passing(tokens.all(), take) : tokens.all(), true, text.length),
  ];
  const [first, second] = documents;
  if (tokens.tooDeepAt !== undefined) {
    // All other errors come from the end of the tokens.
    reportNesting(report, base + tokens.tooDeepAt);
  } else if (first === undefined || (isNothing(first.contents) && first.errors.length === 0)) {
    report.fault('empty', { start: base, end: base }, 'The document is empty.', 'Write at least {}.');
  } else {
    reportErrors(first.errors, base, report);
    if (second !== undefined && first.errors.length === 0) {
      const start = base + second.range[0];
      const message = 'A second YAML document starts here, but only one is allowed.';
      report.fault('several-documents', { start, end: start + 3 }, message);
    }
  }
  return first?.contents ?? null;
}

function* passing(tokens: Iterable<CST.Token>, take: TokensTaker): Generator<CST.Token> {
  for (const token of tokens) {
    if (token.type === 'document') take(token);
    yield token;
  }
}

function reportErrors(errors: YamlDocument.Parsed['errors'], base: number, report: SyntaxReport): void {
  // After a word that fits nowhere, the parser reports every word to the end of the text.
  const lost = errors.findIndex(({ message }) => message.includes('token in YAML stream'));
  for (const { pos, message } of lost === -1 ? errors : errors.slice(0, lost + 1)) {
    const span = { start: base + pos[0], end: base + Math.max(pos[1], pos[0]) };
    report.fault('yaml', span, `This is not YAML: ${message.replace(/\.$/, '')}.`);
  }
}

function isNothing(contents: Node | null): boolean {
  return contents === null || (isScalar(contents) && contents.value === null && !contents.source);
}

// Besides the collections, the parser's stack holds the document and the scalar that is being read.
const MAX_STACK = MAX_NESTING + 2;

/** The syntax tree, cut off where it gets too deep: composing it is recursive, and too deep a recursion is fatal. */
class Tokens {
  tooDeepAt: number | undefined;

  constructor(private readonly text: string) {}

  *all(): Generator<CST.Token> {
    const parser = new Parser();
    for (const lexeme of new Lexer().lex(this.text)) {
      yield* parser.next(lexeme);
      if (parser.stack.length <= MAX_STACK) continue;
      this.tooDeepAt = parser.offset - 1;
      break;
    }
    yield* parser.end();
  }
}

function reportNesting(report: SyntaxReport, start: number): void {
  const message = `The document is nested more than ${MAX_NESTING} levels deep.`;
  report.fault('nesting', { start, end: start + 1 }, message);
}

class Reader {
  /** What each anchor stands for; null while it is being read. */
  private readonly anchors = new Map<string, Converted | null>();
  private aliased = 0;
  private isOverLimit = false;

  constructor(
    private readonly base: number,
    private readonly report: SyntaxReport,
  ) {}

  get hasAnchors(): boolean {
    return this.anchors.size > 0;
  }

  convert(node: Node | null, pointer: string, depth: number): Converted {
    if (node === null) return leaf(null, { start: 0, end: 0 });
    if (isAlias(node)) return this.alias(node.source, this.span(node), depth);
    this.checkTag(node, pointer);
    const anchor = (node as { anchor?: string }).anchor;
    if (anchor !== undefined) this.anchors.set(anchor, null);
    const converted = this.content(node, pointer, depth);
    if (anchor !== undefined) this.anchors.set(anchor, converted);
    return converted;
  }

  private content(node: Node, pointer: string, depth: number): Converted {
    const span = this.span(node);
    if (isScalar(node)) return leaf(this.scalar(node, span, pointer), span);
    if (isMap(node)) return this.map(node, span, pointer, depth);
    if (!isSeq(node)) return leaf(null, span);
    const value: Json[] = [];
    const items: SourceNode[] = [];
    let size = 1;
    let height = 0;
    node.items.forEach((item, index) => {
      const converted = this.convert(item as Node, append(pointer, index), depth + 1);
      value.push(converted.value);
      items.push(converted.node);
      size += converted.size;
      height = Math.max(height, converted.height);
    });
    return { value, node: { ...span, items }, size, height: height + 1 };
  }

  private map(node: YAMLMap, span: Span, pointer: string, depth: number): Converted {
    const value: { [name: string]: Json } = {};
    const members = new Map<string, SourceNode>();
    let size = 1;
    let height = 0;
    for (const pair of node.items as Pair<Node | null, Node | null>[]) {
      const key = this.span(pair.key);
      const name = this.name(pair.key, key);
      if (name === undefined) continue;
      const at = append(pointer, name);
      if (members.has(name)) this.report.duplicateKey(name, key, at);
      const converted = this.convert(pair.value, at, depth + 1);
      const place = pair.value === null ? { start: key.end, end: key.end } : converted.node;
      setMember(value, name, converted.value);
      members.set(name, { ...place, key });
      size += converted.size;
      height = Math.max(height, converted.height);
    }
    return { value, node: { ...span, members }, size, height: height + 1 };
  }

  private name(key: Node | null, span: Span): string | undefined {
    if (!isScalar(key)) {
      this.report.fault('yaml-key', span, 'The name of a member must be a plain scalar.', 'Write a string.');
      return undefined;
    }
    if (key.value === '<<' && key.type === 'PLAIN') {
      const help = 'YAML 1.2 has no merge keys: write the members out, or use $ref.';
      this.report.add('yaml-merge', 'warning', span, '', 'The name "<<" is read as an ordinary name.', help);
    }
    if (key.anchor !== undefined) this.anchors.set(key.anchor, leaf(key.value as Json, span));
    // A name such as 1 or true is the text that is there: JSON has no other names.
    return typeof key.value === 'string' ? key.value : (key.source ?? '');
  }

  private scalar(node: Scalar, span: Span, pointer: string): Json {
    const { value, source = '' } = node;
    if (typeof value === 'string') this.report.text(value, span, () => pointer);
    if (typeof value !== 'number') return value as Json;
    if (!Number.isFinite(value) && !/\d/.test(source)) {
      this.report.add('number-range', 'error', span, pointer, `JSON has no number ${quote(source)}.`);
    } else if (/^[-+.\d]/.test(source) && !/^[-+]?0[xo]/.test(source)) {
      this.report.number(source, span, () => pointer);
    }
    return value;
  }

  private alias(name: string, span: Span, depth: number): Converted {
    const target = this.anchors.get(name);
    if (target === undefined || target === null) {
      const message =
        target === null
          ? `The alias *${name} is inside the value that it refers to.`
          : `No anchor &${name} is defined before this alias.`;
      this.report.fault('yaml-alias', span, message);
      return leaf(null, span);
    }
    if (this.isBeyondLimits(target, depth, span)) return leaf(null, span);
    // The alias itself is at `*name`, which an edit may replace; its parts are where their text is, at the anchor.
    return { ...target, value: copyOf(target.value), node: { ...target.node, ...span } };
  }

  /** Reports only the first alias that goes too far. */
  private isBeyondLimits({ size, height }: Converted, depth: number, span: Span): boolean {
    if (this.isOverLimit) return true;
    this.aliased += size;
    if (depth + height > MAX_NESTING) {
      reportNesting(this.report, span.start);
    } else if (this.aliased > MAX_ALIASED_VALUES) {
      const message = `The aliases expand to more than ${MAX_ALIASED_VALUES} values.`;
      this.report.fault('alias-limit', span, message, 'Use $ref to share large parts.');
    } else {
      return false;
    }
    this.isOverLimit = true;
    return true;
  }

  private checkTag(node: Node, pointer: string): void {
    const { tag } = node as { tag?: string };
    if (tag === undefined || JSON_TAGS.has(tag) || tag === '!') return;
    this.report.add('yaml-tag', 'warning', this.span(node), pointer, `The tag ${quote(tag)} is ignored.`);
  }

  private span(node: Node | null): Span {
    const [start, end] = node?.range ?? [0, 0];
    return { start: this.base + start, end: this.base + end };
  }
}
