import { indexOf, tokens } from './pointer.js';

/** A range of text by offsets; the end is not part of it. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The position of a value in its text, and of everything in it. */
export interface SourceNode extends Span {
  /** The position of its name, if it is a member of an object. */
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
