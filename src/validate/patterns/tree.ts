import type { Characters } from './characters.js';

/** A part of a pattern, as far as it matters for whether a text matches: groups and laziness do not. */
export type Tree =
  | Take
  /** One after the other. */
  | { readonly kind: 'sequence'; readonly parts: readonly Tree[] }
  /** One of several. */
  | { readonly kind: 'choice'; readonly parts: readonly Tree[] }
  | Repeat
  /** A place between characters. */
  | { readonly kind: 'place'; readonly place: Place }
  /** What must, or must not, stand before or behind. */
  | { readonly kind: 'look'; readonly part: Tree; readonly isBehind: boolean }
  /** What a group took before. */
  | { readonly kind: 'back' };

/** One character of a set. */
export interface Take {
  readonly kind: 'take';
  readonly characters: Characters;
  /** How the set is written, if it depends on the version of Unicode: `characters` then has it all, and more. */
  readonly source?: string;
}

/** A part several times. */
export interface Repeat {
  readonly kind: 'repeat';
  readonly part: Tree;
  readonly least: number;
  readonly most: number;
}

/** Where a place is: an edge is one of a word. */
export type Place = 'start' | 'end' | 'edge' | 'no edge';
