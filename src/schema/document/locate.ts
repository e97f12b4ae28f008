import type { Diagnostic, Location, Range } from '../../base/diagnostic.js';
import type { Document } from './document.js';
import { append, split } from './pointer.js';
import { nodeAt, type SourceNode, type Span } from './source.js';

/** Gives each location of the diagnostics that lies in one of the documents its lines and columns. */
export function locate(
  diagnostics: readonly Diagnostic[],
  documents: readonly Document[],
): readonly Diagnostic[] {
  const known = new Map(documents.map((document) => [document.uri, document]));
  const withRange = (at: Location): Location => {
    const document = known.get(at.uri);
    const range = at.range ?? (document && rangeOf(document, at.pointer, at.on));
    return range ? { uri: at.uri, pointer: at.pointer, on: at.on, range } : at;
  };
  return diagnostics.map((each) => {
    const at = withRange(each.at);
    if (each.related === undefined) return at === each.at ? each : Object.assign({}, each, { at });
    return { ...each, at, related: each.related.map((one) => ({ ...one, at: withRange(one.at) })) };
  });
}

/** Where something is in the text of a document, or the nearest object that exists; undefined without a text. */
export function rangeOf({ source }: Document, pointer: string, on: Location['on']): Range | undefined {
  return source?.positions().range(spanOf(source.root, pointer, on));
}

function spanOf(root: SourceNode, wanted: string, on: Location['on']): Span {
  let pointer = wanted;
  let node = nodeAt(root, pointer);
  while (node === undefined && pointer !== '') {
    [pointer] = split(pointer);
    node = nodeAt(root, pointer);
  }
  if (node === undefined) return { start: root.start, end: root.start };
  if (on === 'key' && pointer === wanted) return node.key ?? node;
  // A whole object would underline pages of text: its name, or its opening bracket, says enough.
  if (on === 'object' || pointer !== wanted) return node.key ?? { start: node.start, end: node.start + 1 };
  return node;
}

/** A name or a value of a document. */
export interface NameOrValue {
  readonly pointer: string;
  readonly on: 'key' | 'value';
}

/** The innermost name or value at an offset of the text of a document; undefined without a text. */
export function locationAt({ source }: Document, offset: number): NameOrValue | undefined {
  if (source === undefined) return undefined;
  const here = innermost(source.root, offset);
  if (here.isLeaf) return here.found;
  // Blanks belong to what is before them on the line, where somebody may be about to write its value.
  const written = source.text.slice(0, offset).replace(/[ \t]+$/, '').length;
  return innermost(source.root, written).found;
}

/** The pointer to the innermost value, or to the member whose name it is, at an offset of the text. */
export function pointerAt(document: Document, offset: number): string | undefined {
  return locationAt(document, offset)?.pointer;
}

function innermost(
  root: SourceNode,
  offset: number,
): { readonly found: NameOrValue; readonly isLeaf: boolean } {
  let node = root;
  let pointer = '';
  for (;;) {
    const entry = entryAt(node, offset);
    if (entry === undefined) {
      return { found: { pointer, on: 'value' }, isLeaf: !node.members && !node.items };
    }
    const [step, inner] = entry;
    pointer = append(pointer, step);
    if (inner.key && isOnKey(inner.key, inner, offset)) {
      return { found: { pointer, on: 'key' }, isLeaf: true };
    }
    node = inner;
  }
}

/** Whether an offset is on a name; its end counts if the value does not start there. */
function isOnKey(key: Span, value: Span, offset: number): boolean {
  if (offset < key.start || offset > key.end) return false;
  return offset < key.end || offset < value.start || offset >= value.end;
}

/** The member or item that an offset lies in, or else one that ends there. */
function entryAt(
  { members, items }: SourceNode,
  offset: number,
): readonly [step: string | number, node: SourceNode] | undefined {
  let touching: readonly [string | number, SourceNode] | undefined;
  for (const entry of members ?? items?.entries() ?? []) {
    const [, { key, start, end }] = entry;
    const last = Math.max(end, key?.end ?? end);
    if ((key?.start ?? start) > offset || offset > last) continue;
    if (offset < last) return entry;
    touching = entry;
  }
  return touching;
}

/** The text of the value at a pointer as it is written, if the document was read from a text. */
export function textAt({ source }: Document, pointer: string): string | undefined {
  const node = source && nodeAt(source.root, pointer);
  return node && source.text.slice(node.start, node.end);
}

/** The words of the comment behind a value on its line; only YAML has comments. */
export function commentAt({ source }: Document, pointer: string): string | undefined {
  const node = source?.format === 'yaml' ? nodeAt(source.root, pointer) : undefined;
  return (
    node && /^[ \t]*,?[ \t]+#+[ \t]*([^\r\n]*\S)/.exec(source!.text.slice(node.end, node.end + 1000))?.[1]
  );
}
