import { indexOf, tokens } from './pointer.js';

/** A stretch of text by offsets; the end is not part of it. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where a value stands in its text, with all that it holds. */
export interface SourceNode extends Span {
  /** Where its name stands, if it is a member of an object. */
  key?: Span;
  readonly members?: Map<string, SourceNode>;
  readonly items?: SourceNode[];
}

/** The node that a pointer points to, or undefined. */
export function nodeAt(root: SourceNode, pointer: string): SourceNode | undefined {
  let node: SourceNode | undefined = root;
  for (const token of tokens(pointer)) {
    if (node.items) {
      const index = indexOf(token);
      node = index === undefined ? undefined : node.items[index];
    } else {
      node = node.members?.get(token);
    }
    if (node === undefined) return undefined;
  }
  return node;
}
