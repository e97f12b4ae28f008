import type { Characters } from './characters.js';

/** A part of a pattern. */
export type Tree =
  | Take
  /** One part after the other. */
  | { readonly kind: 'sequence'; readonly parts: readonly Tree[] }
  /** One of several parts. */
  | { readonly kind: 'choice'; readonly parts: readonly Tree[] }
  | Repeat
  | { readonly kind: 'assertion'; readonly assertion: Assertion }
  | Look
  /** A capturing group. Groups that no back reference names are left out: what they capture does not matter. */
  | { readonly kind: 'group'; readonly group: number; readonly part: Tree }
  /** The text that a group captured: of several groups with the same name, the one that took part. */
  | { readonly kind: 'back'; readonly groups: readonly number[] };

/** One character of a set. */
export interface Take {
  readonly kind: 'take';
  readonly characters: Characters;
  /** The class as written, if it depends on the version of Unicode: `characters` then holds all of it, and more. */
  readonly source?: string;
}

/** A part several times. */
export interface Repeat {
  readonly kind: 'repeat';
  readonly part: Tree;
  readonly least: number;
  readonly most: number;
  readonly isLazy: boolean;
}

/** A part that must, or must not, match before or after the current position. */
export interface Look {
  readonly kind: 'look';
  readonly part: Tree;
  readonly isBehind: boolean;
  readonly isNegated: boolean;
}

/** What holds at a position: the ends are those of the text. */
export type Assertion = 'start' | 'end' | 'word boundary' | 'no word boundary';
