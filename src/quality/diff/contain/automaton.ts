import type { Tree } from '../../validate/parts/index.js';

/** What leads from a state to another: a character of some ranges, nothing, or nothing at an end of the text. */
interface Edge {
  readonly to: number;
  readonly on: 'nothing' | 'start' | 'end' | readonly (readonly [from: number, to: number])[];
}

/** Larger automata are not built. */
const MOST_STATES = 2000;

const ANY: readonly (readonly [number, number])[] = [[0, 0x10ffff]];

class TooLarge extends Error {}

/** What accepts the texts in which a pattern has a match. */
export class Automaton {
  private readonly edges: Edge[][] = [[]];
  private readonly last: number;

  private constructor(tree: Tree) {
    this.edges[0]!.push({ to: 0, on: ANY });
    this.last = this.add(tree, 0);
    this.edges[this.last]!.push({ to: this.last, on: ANY });
  }

  /** The automaton of a pattern; none for patterns that look around, refer back, or are too large. */
  static of(tree: Tree): Automaton | undefined {
    try {
      return new Automaton(tree);
    } catch (fault) {
      if (fault instanceof TooLarge) return undefined;
      throw fault;
    }
  }

  /** The code points at which a range of some edge begins. */
  *cuts(): Generator<number> {
    for (const edges of this.edges)
      for (const { on } of edges)
        if (typeof on !== 'string')
          for (const [from, to] of on) {
            yield from;
            yield to + 1;
          }
  }

  /** The states before the first character. */
  start(): readonly number[] {
    return this.closure([0], 'start');
  }

  /** The states after one more character. */
  next(states: readonly number[], code: number): readonly number[] {
    const found = new Set<number>();
    for (const state of states)
      for (const { to, on } of this.edges[state]!) {
        if (typeof on !== 'string' && on.some(([from, last]) => from <= code && code <= last)) found.add(to);
      }
    return this.closure(found);
  }

  /** Whether a text that ends here has a match. */
  accepts(states: readonly number[], isAtStart: boolean): boolean {
    return this.closure(states, isAtStart ? 'start' : undefined, true).includes(this.last);
  }

  private closure(states: Iterable<number>, start?: 'start', isAtEnd = false): readonly number[] {
    const found = new Set(states);
    for (const state of found)
      for (const { to, on } of this.edges[state]!) {
        if (on === 'nothing' || (on === 'start' && start) || (on === 'end' && isAtEnd)) found.add(to);
      }
    return [...found].sort((a, b) => a - b);
  }

  private state(): number {
    if (this.edges.length >= MOST_STATES) throw new TooLarge();
    return this.edges.push([]) - 1;
  }

  private link(from: number, on: Edge['on']): number {
    const to = this.state();
    this.edges[from]!.push({ to, on });
    return to;
  }

  /** Adds a part behind a state, and gives the state behind it. */
  private add(tree: Tree, from: number): number {
    switch (tree.kind) {
      case 'take':
        // What such a class holds depends on the version of Unicode.
        if (tree.source !== undefined) throw new TooLarge();
        return this.link(from, tree.characters);
      case 'sequence':
        return tree.parts.reduce((at, part) => this.add(part, at), from);
      case 'choice': {
        const to = this.state();
        for (const part of tree.parts) {
          const end = this.add(part, this.link(from, 'nothing'));
          this.edges[end]!.push({ to, on: 'nothing' });
        }
        return to;
      }
      case 'repeat':
        return this.repeat(tree, from);
      case 'assertion':
        if (tree.assertion !== 'start' && tree.assertion !== 'end') throw new TooLarge();
        return this.link(from, tree.assertion);
      case 'group':
        return this.add(tree.part, from);
      default:
        throw new TooLarge();
    }
  }

  private repeat({ part, least, most }: Extract<Tree, { kind: 'repeat' }>, from: number): number {
    let at = from;
    if (least > MOST_STATES || (Number.isFinite(most) && most > MOST_STATES)) throw new TooLarge();
    for (let count = 0; count < least; count++) at = this.add(part, at);
    const to = this.state();
    if (!Number.isFinite(most)) {
      const loop = this.link(at, 'nothing');
      const end = this.add(part, loop);
      this.edges[end]!.push({ to: loop, on: 'nothing' });
      this.edges[loop]!.push({ to, on: 'nothing' });
      return to;
    }
    this.edges[at]!.push({ to, on: 'nothing' });
    for (let count = least; count < most; count++) {
      at = this.add(part, at);
      this.edges[at]!.push({ to, on: 'nothing' });
    }
    return to;
  }
}

/** What texts are looked for. */
export interface Wanted {
  readonly met: readonly Automaton[];
  readonly unmet: readonly Automaton[];
  readonly least: number;
  readonly most: number;
}

/** Longer texts are not counted out. */
const MOST_LENGTH = 2000;

/** At most so many sets of states are looked at. */
const MOST_SETS = 3000;

/**
 * The shortest texts that match all of some patterns and none of others, up to a number of them, and whether these are
 * all. Gives up where that takes too long.
 */
export function shortestTexts(
  { met, unmet, least, most }: Wanted,
  count: number,
  spend: (steps: number) => void,
): { readonly texts: readonly string[]; readonly isAll: boolean } | undefined {
  const automata = [...met, ...unmet];
  const letters = lettersFor(automata);
  if (letters === undefined) return undefined;
  // Lengths beyond the limits are alike.
  const cap = Number.isFinite(most) ? most + 1 : least;
  if (cap > MOST_LENGTH) return undefined;
  interface Node {
    readonly states: readonly (readonly number[])[];
    readonly text: string;
    readonly length: number;
  }
  const texts: string[] = [];
  const seen = new Set<string>();
  let nodes: Node[] = [{ states: automata.map((each) => each.start()), text: '', length: 0 }];
  while (nodes.length > 0) {
    const following: Node[] = [];
    for (const { states, text, length } of nodes) {
      const isMatch = automata.every(
        (each, index) => each.accepts(states[index]!, length === 0) === index < met.length,
      );
      if (isMatch && length >= least && length <= most) {
        texts.push(text);
        if (texts.length >= count) return { texts, isAll: false };
      }
      if (length >= most) continue;
      for (const letter of letters) {
        spend(1);
        const next = automata.map((each, index) => each.next(states[index]!, letter));
        // No text that goes on from here can match.
        if (next.some((each, index) => index < met.length && each.length === 0)) continue;
        const size = Math.min(length + 1, Math.max(cap, 1));
        const key = `${size} ${next.join(';')}`;
        if (seen.has(key)) continue;
        if (seen.size >= MOST_SETS) return undefined;
        seen.add(key);
        following.push({ states: next, text: text + String.fromCodePoint(letter), length: length + 1 });
      }
    }
    nodes = following;
  }
  // Each set of states was reached by one text only: there may be others.
  return { texts, isAll: texts.length === 0 };
}

/** One character of each kind that no pattern tells apart. */
function lettersFor(automata: readonly Automaton[]): readonly number[] | undefined {
  const cuts = new Set<number>([0]);
  for (const each of automata) for (const cut of each.cuts()) if (cut <= 0x10ffff) cuts.add(cut);
  if (cuts.size > 200) return undefined;
  const sorted = [...cuts].sort((a, b) => a - b);
  return sorted
    .map((from, index) => pleasant(from, (sorted[index + 1] ?? 0x110000) - 1))
    .filter((code) => code !== undefined)
    .sort((a, b) => Number(b > 0x20) - Number(a > 0x20));
}

/** A character that people can read, if a range has one; none if it has only halves of pairs. */
function pleasant(from: number, to: number): number | undefined {
  for (const [first, last] of [
    [0x61, 0x7a],
    [0x30, 0x39],
    [0x41, 0x5a],
    [0x21, 0x7e],
    [0x20, 0x20],
    [0xa1, 0xd7ff],
  ] as const) {
    const code = Math.max(from, first);
    if (code <= Math.min(to, last)) return code;
  }
  if (from >= 0xd800 && to <= 0xdfff) return undefined;
  return from >= 0xd800 && from <= 0xdfff ? 0xe000 : from;
}
