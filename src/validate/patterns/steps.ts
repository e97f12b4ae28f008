import type { Characters } from './characters.js';
import type { Repeat, Tree } from './tree.js';

/** What the native engine does next: it takes a character, tries several ways one after the other, or is done. */
export type Step =
  | TakeStep
  | { readonly kind: 'fork'; readonly ways: readonly Step[] }
  | Loop
  /** A round through a loop is over. */
  | { readonly kind: 'round'; readonly loop: Loop }
  /** Goes on only at the start of the text. */
  | { readonly kind: 'start'; readonly next: Step }
  | { readonly kind: 'end' };

/** Takes a character of a set. */
export interface TakeStep {
  readonly kind: 'take';
  readonly characters: Characters;
  readonly next: Step;
}

/** Goes round once more, or on. */
export interface Loop {
  readonly kind: 'loop';
  body: Step;
  readonly next: Step;
}

/** Says that a pattern is too large, or of a kind whose effort is not known. */
export class NotCounted extends Error {}

/** A repetition is written out as long as it has no more steps than this. */
const MOST_COPIES = 100;
const MOST_STEPS = 2000;

const END: Step = { kind: 'end' };

/**
 * The steps of a pattern. Where they are not exactly those of the engine they allow for more: places other than the
 * start always hold, what is looked for ahead is tried beside the rest, and long counts have no end. Each way of the
 * engine through the pattern is then one of theirs.
 */
export function stepsOf(tree: Tree): Step {
  return new Builder().build(tree, END);
}

class Builder {
  private steps = 0;

  build(tree: Tree, next: Step): Step {
    if (++this.steps > MOST_STEPS) throw new NotCounted();
    switch (tree.kind) {
      case 'take':
        return { kind: 'take', characters: tree.characters, next };
      case 'sequence':
        return tree.parts.reduceRight((following, part) => this.build(part, following), next);
      case 'choice':
        return { kind: 'fork', ways: tree.parts.map((part) => this.build(part, next)) };
      case 'repeat':
        return this.repeat(tree, next);
      case 'place':
        return tree.place === 'start' ? { kind: 'start', next } : next;
      case 'look':
        // Behind, the engine goes back over what it has seen, which nobody counts here.
        if (tree.isBehind) throw new NotCounted();
        return { kind: 'fork', ways: [this.build(tree.part, END), next] };
      case 'back':
        throw new NotCounted();
    }
  }

  private repeat({ part, least, most }: Repeat, next: Step): Step {
    const size = sizeOf(part);
    const copies = Number.isFinite(most) ? most : least;
    if (copies * size > MOST_COPIES) return this.loop(part, next);
    let step = Number.isFinite(most) ? next : this.loop(part, next);
    for (let copy = least; copy < most && Number.isFinite(most); copy++) {
      step = { kind: 'fork', ways: [this.build(part, step), next] };
    }
    for (let copy = 0; copy < least; copy++) step = this.build(part, step);
    return step;
  }

  private loop(part: Tree, next: Step): Step {
    const loop: Loop = { kind: 'loop', body: END, next };
    loop.body = this.build(part, { kind: 'round', loop });
    return loop;
  }
}

/** How many characters a part can take if its loops are gone through once. */
function sizeOf(tree: Tree): number {
  switch (tree.kind) {
    case 'sequence':
    case 'choice':
      return tree.parts.reduce((sum, part) => sum + sizeOf(part), 1);
    case 'repeat':
      return sizeOf(tree.part) * Math.max(1, Number.isFinite(tree.most) ? tree.most : tree.least);
    case 'look':
      return sizeOf(tree.part);
    default:
      return 1;
  }
}
