import type { Diagnostic, Location } from '../diagnostic.js';
import type { Document } from './document.js';
import { split } from './pointer.js';
import { nodeAt, type SourceNode, type Span } from './source.js';

/** Gives each location of the diagnostics that lies in one of the documents its lines and columns. */
export function locate(
  diagnostics: readonly Diagnostic[],
  documents: readonly Document[],
): readonly Diagnostic[] {
  const finders = new Map(documents.map((document) => [document.uri, rangeFinder(document)]));
  const withRange = (at: Location): Location => {
    const range = at.range ?? finders.get(at.uri)?.(at);
    return range ? { uri: at.uri, pointer: at.pointer, on: at.on, range } : at;
  };
  return diagnostics.map((each) => {
    const at = withRange(each.at);
    if (each.related === undefined) return at === each.at ? each : Object.assign({}, each, { at });
    return { ...each, at, related: each.related.map((one) => ({ ...one, at: withRange(one.at) })) };
  });
}

function rangeFinder({ source }: Document): (at: Location) => Location['range'] {
  if (!source) return () => undefined;
  return (at) => source.positions().range(spanOf(source.root, at));
}

function spanOf(root: SourceNode, at: Location): Span {
  let pointer = at.pointer;
  let node = nodeAt(root, pointer);
  while (node === undefined && pointer !== '') {
    [pointer] = split(pointer);
    node = nodeAt(root, pointer);
  }
  if (node === undefined) return { start: root.start, end: root.start };
  if (at.on === 'key' && pointer === at.pointer) return node.key ?? node;
  // A whole object would underline pages of text: its name, or its opening bracket, says enough.
  if (at.on === 'object' || pointer !== at.pointer)
    return node.key ?? { start: node.start, end: node.start + 1 };
  return node;
}
