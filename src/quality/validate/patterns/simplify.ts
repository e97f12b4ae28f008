import { type Characters, complement, exactly, union } from './characters.js';
import type { Repeat, Tree } from './tree.js';

const EMPTY: Tree = { kind: 'sequence', parts: [] };

const SURROGATES: Characters = [[0xd800, 0xdfff]];

/**
 * A pattern that matches the same texts of Unicode characters, in fewer parts; undefined if it has look-around or back
 * references. Surrogates are left out of all sets: no text in UTF-8 has them, and some engines refuse them. Nothing that
 * matches only empty texts is repeated: some engines refuse that, too.
 */
export function simplified(tree: Tree): Tree | undefined {
  switch (tree.kind) {
    case 'take': {
      const all = tree.source === undefined ? tree.characters : exactly(tree.source);
      return { kind: 'take', characters: without(all, SURROGATES) };
    }
    case 'sequence': {
      const parts = allSimplified(tree.parts);
      return parts && sequenceOf(parts);
    }
    case 'choice': {
      const parts = allSimplified(tree.parts);
      return parts && choiceOf(parts);
    }
    case 'repeat': {
      if (tree.most === 0) return EMPTY;
      const part = simplified(tree.part);
      return part && repeatOf({ ...tree, part });
    }
    case 'assertion':
      return tree;
    default:
      return undefined;
  }
}

function without(characters: Characters, others: Characters): Characters {
  return complement(union(complement(characters), others));
}

function allSimplified(parts: readonly Tree[]): readonly Tree[] | undefined {
  const made: Tree[] = [];
  for (const part of parts) {
    const one = simplified(part);
    if (one === undefined) return undefined;
    made.push(one);
  }
  return made;
}

function sequenceOf(parts: readonly Tree[]): Tree {
  const flat = parts.flatMap((part) => (part.kind === 'sequence' ? part.parts : [part]));
  return flat.length === 1 ? flat[0]! : { kind: 'sequence', parts: flat };
}

function choiceOf(parts: readonly Tree[]): Tree {
  if (parts.some(isEmpty) && !parts.some(isConsuming)) return EMPTY;
  const sets = parts.flatMap((part) => (part.kind === 'take' ? [part.characters] : []));
  return sets.length === parts.length
    ? { kind: 'take', characters: union(...sets) }
    : { kind: 'choice', parts };
}

function repeatOf(repeat: Repeat): Tree {
  const { part, least, most } = repeat;
  if (!isConsuming(part)) return least === 0 ? EMPTY : part;
  return least === 1 && most === 1 ? part : repeat;
}

function isEmpty(tree: Tree): boolean {
  return tree.kind === 'sequence' && tree.parts.length === 0;
}

/** Whether a pattern can match more than an empty text. */
function isConsuming(tree: Tree): boolean {
  switch (tree.kind) {
    case 'sequence':
    case 'choice':
      return tree.parts.some(isConsuming);
    case 'repeat':
      return isConsuming(tree.part);
    default:
      return tree.kind === 'take';
  }
}

/** Whether a pattern can match an empty text, if its assertions hold. */
export function isNullable(tree: Tree): boolean {
  switch (tree.kind) {
    case 'sequence':
      return tree.parts.every(isNullable);
    case 'choice':
      return tree.parts.some(isNullable);
    case 'repeat':
      return tree.least === 0 || isNullable(tree.part);
    default:
      return tree.kind === 'assertion';
  }
}

/**
 * A simplified pattern in which no count is larger than `mostFor` gives for the counts inside it, of which the largest
 * product counts: `a{300}` becomes `a{255}a{45}`.
 */
export function withCounts(tree: Tree, mostFor: (inner: number) => number): Tree {
  return split(tree, mostFor).tree;
}

interface Split {
  readonly tree: Tree;
  /** The largest product of counts inside each other. */
  readonly copies: number;
}

function split(tree: Tree, mostFor: (inner: number) => number): Split {
  switch (tree.kind) {
    case 'sequence':
    case 'choice': {
      const parts = tree.parts.map((part) => split(part, mostFor));
      const copies = Math.max(1, ...parts.map((part) => part.copies));
      const trees = parts.map((part) => part.tree);
      return { tree: tree.kind === 'choice' ? { ...tree, parts: trees } : sequenceOf(trees), copies };
    }
    case 'repeat': {
      const part = split(tree.part, mostFor);
      const counts = countsOf(tree, mostFor(part.copies));
      const parts = counts.map(([least, most]): Tree => ({ ...tree, part: part.tree, least, most }));
      return { tree: sequenceOf(parts), copies: part.copies * Math.max(...counts.map(copiesOf)) };
    }
    default:
      return { tree, copies: 1 };
  }
}

/** The counts of parts in sequence that together match what a repeated part does. */
function countsOf({ least, most }: Repeat, limit: number): readonly (readonly [number, number])[] {
  if (copiesOf([least, most]) <= limit) return [[least, most]];
  const counts: [number, number][] = [];
  let [required, allowed] = [least, most];
  while (copiesOf([required, allowed]) > limit) {
    counts.push([Math.min(required, limit), limit]);
    required = Math.max(0, required - limit);
    allowed -= limit;
  }
  return [...counts, [required, allowed]];
}

/** How often a part is copied by an engine that has no counters. */
export function copiesOf([least, most]: readonly [number, number]): number {
  return Math.max(1, Number.isFinite(most) ? most : least);
}
