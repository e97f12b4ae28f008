import { type Characters, contains } from './characters.js';
import { type Loop, type Node, NotProven, type TakeNode } from './graph.js';

/**
 * A pattern as a nondeterministic finite automaton. Each state takes one character. A state is listed as often as there
 * are paths to it, because a backtracking engine follows each of them.
 */
export interface Nfa {
  /** The characters of each state. */
  readonly sets: readonly Characters[];
  /** The states at the start of a text. */
  readonly first: readonly number[];
  /** The states at any other position, since a match may begin anywhere. */
  readonly restart: readonly number[];
  /** The states after each state. */
  readonly next: readonly (readonly number[])[];
}

/** Takes no character: the end of the pattern, or of an empty iteration. It is counted as well, as the engine comes there. */
const NO_STATE = -1;

const MOST_PATHS = 20_000;

/** Makes the automaton; `spend` counts the work. */
export function nfaOf(start: Node, spend: (work: number) => void): Nfa {
  const finder = new Finder(spend);
  const first = finder.from(start, true);
  const restart = finder.from(start, false);
  const next: (readonly number[])[] = [];
  // The list grows while it is iterated over.
  for (const node of finder.states) next.push(finder.from(node.next, false));
  return { sets: finder.states.map(({ characters }) => characters), first, restart, next };
}

class Finder {
  readonly states: TakeNode[] = [];
  private readonly numbers = new Map<TakeNode, number>();
  private paths = 0;

  constructor(private readonly spend: (work: number) => void) {}

  /** All states that can be reached without taking a character. */
  from(start: Node, isAtStart: boolean): readonly number[] {
    const found: number[] = [];
    const before = this.paths;
    /** The loops in an iteration that has taken nothing yet. */
    const entered = new Set<Loop>();
    const enter = (loop: Loop): void => {
      const isNew = !entered.has(loop);
      entered.add(loop);
      follow(loop.body);
      if (isNew) entered.delete(loop);
      follow(loop.next);
    };
    const follow = (node: Node): void => {
      if (++this.paths > MOST_PATHS) throw new NotProven();
      if (node.kind === 'take') found.push(this.numberOf(node));
      else if (node.kind === 'fork') node.nodes.forEach(follow);
      else if (node.kind === 'loop') enter(node);
      else if (node.kind === 'iterated' && !entered.has(node.loop)) enter(node.loop);
      else if (node.kind === 'start' && isAtStart) follow(node.next);
      else found.push(NO_STATE);
    };
    follow(start);
    this.spend(this.paths - before);
    return found;
  }

  private numberOf(node: TakeNode): number {
    const known = this.numbers.get(node);
    if (known !== undefined) return known;
    const number = this.states.push(node) - 1;
    this.numbers.set(node, number);
    return number;
  }
}

/** The characters that all states treat alike are one kind; a kind is the set of the states that take it. */
export function characterKinds(
  sets: readonly Characters[],
  spend: (work: number) => void,
): readonly ReadonlySet<number>[] {
  const names = sets.map((characters) => characters.join());
  const distinct = [...new Map(names.map((name, state) => [name, sets[state]!]))];
  const edges = new Set([0, ...distinct.flatMap(([, set]) => set).flatMap(([from, to]) => [from, to + 1])]);
  spend(edges.size * distinct.length);
  const kinds = new Map<string, ReadonlySet<number>>();
  for (const edge of edges) {
    const taking = distinct.map(([, set]) => contains(set, edge));
    const key = taking.join();
    if (kinds.has(key)) continue;
    spend(names.length);
    const takes = new Set(distinct.flatMap(([name], index) => (taking[index] ? [name] : [])));
    kinds.set(key, new Set(names.flatMap((name, state) => (takes.has(name) ? [state] : []))));
  }
  return [...kinds.values()];
}
