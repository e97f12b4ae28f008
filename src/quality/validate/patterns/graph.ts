import type { Characters } from './characters.js';
import type { Repeat, Tree } from './tree.js';

/** What the native engine does next: it takes a character, tries several nodes one after the other, or is done. */
export type Node =
  | TakeNode
  | { readonly kind: 'fork'; readonly nodes: readonly Node[] }
  | Loop
  /** An iteration of a loop is over. */
  | { readonly kind: 'iterated'; readonly loop: Loop }
  /** Continues only at the start of the text. */
  | { readonly kind: 'start'; readonly next: Node }
  | { readonly kind: 'end' };

/** Takes a character of a set. */
export interface TakeNode {
  readonly kind: 'take';
  readonly characters: Characters;
  readonly next: Node;
}

/** Iterates once more, or continues. */
export interface Loop {
  readonly kind: 'loop';
  body: Node;
  readonly next: Node;
}

/** Thrown when a pattern is too large for the proof, or has parts that it does not cover. */
export class NotProven extends Error {}

/** A repetition is written out as long as it has no more nodes than this. */
const MOST_COPIES = 100;
const MOST_NODES = 2000;

const END: Node = { kind: 'end' };

/**
 * The graph of a pattern. Where it differs from what the engine does it allows for more: assertions other than the start
 * always hold, a look-ahead is tried beside the rest, and large counts have no upper limit. So each path of the engine
 * through the pattern is a path of the graph.
 */
export function graphOf(tree: Tree): Node {
  return new Builder().build(tree, END);
}

class Builder {
  private nodes = 0;

  build(tree: Tree, next: Node): Node {
    if (++this.nodes > MOST_NODES) throw new NotProven();
    switch (tree.kind) {
      case 'take':
        return { kind: 'take', characters: tree.characters, next };
      case 'sequence':
        return tree.parts.reduceRight((following, part) => this.build(part, following), next);
      case 'choice':
        return { kind: 'fork', nodes: tree.parts.map((part) => this.build(part, next)) };
      case 'repeat':
        return this.repeat(tree, next);
      case 'assertion':
        return tree.assertion === 'start' ? { kind: 'start', next } : next;
      case 'look':
        // A look-behind goes back over the text, which the proof does not count.
        if (tree.isBehind) throw new NotProven();
        return { kind: 'fork', nodes: [this.build(tree.part, END), next] };
      case 'group':
        return this.build(tree.part, next);
      case 'back':
        throw new NotProven();
    }
  }

  private repeat({ part, least, most }: Repeat, next: Node): Node {
    const copies = Number.isFinite(most) ? most : least;
    if (copies * sizeOf(part) > MOST_COPIES) {
      // The engine goes through empty iterations until it has the least count, and the counts of nested loops multiply.
      if (least > 1 && canBeEmpty(part)) throw new NotProven();
      return this.loop(part, next);
    }
    let node = Number.isFinite(most) ? next : this.loop(part, next);
    for (let copy = least; copy < most && Number.isFinite(most); copy++) {
      node = { kind: 'fork', nodes: [this.build(part, node), next] };
    }
    for (let copy = 0; copy < least; copy++) node = this.build(part, node);
    return node;
  }

  private loop(part: Tree, next: Node): Node {
    const loop: Loop = { kind: 'loop', body: END, next };
    loop.body = this.build(part, { kind: 'iterated', loop });
    return loop;
  }
}

/** Whether a part may match without taking a character. */
export function canBeEmpty(tree: Tree): boolean {
  switch (tree.kind) {
    case 'take':
      return false;
    case 'sequence':
      return tree.parts.every(canBeEmpty);
    case 'choice':
      return tree.parts.some(canBeEmpty);
    case 'repeat':
      return tree.least === 0 || canBeEmpty(tree.part);
    case 'group':
      return canBeEmpty(tree.part);
    default:
      return true;
  }
}

/** How many characters a part can take if each of its loops is iterated once. */
function sizeOf(tree: Tree): number {
  switch (tree.kind) {
    case 'sequence':
    case 'choice':
      return tree.parts.reduce((sum, part) => sum + sizeOf(part), 1);
    case 'repeat':
      return sizeOf(tree.part) * Math.max(1, Number.isFinite(tree.most) ? tree.most : tree.least);
    case 'look':
    case 'group':
      return sizeOf(tree.part);
    default:
      return 1;
  }
}
