import { type Characters, contains } from './characters.js';
import { type Loop, NotCounted, type Step, type TakeStep } from './steps.js';

/** What the native engine tries when, by the number of the step that takes a character. */
export interface Tries {
  /** What each step takes. */
  readonly takes: readonly Characters[];
  /** What is tried at the start of a text; a try stands there as often as there are ways to it. */
  readonly first: readonly number[];
  /** What is tried at any other place, since a match may begin anywhere. */
  readonly anew: readonly number[];
  /** What is tried after each step. */
  readonly after: readonly (readonly number[])[];
}

/** Stands for a try that takes nothing: the end of the pattern, or of a round through a loop that took nothing. */
const NOTHING = -1;

const MOST_WAYS = 20_000;

/** Finds what is tried when. */
export function triesOf(start: Step): Tries {
  const finder = new Finder();
  const first = finder.from(start, true);
  const anew = finder.from(start, false);
  const after: (readonly number[])[] = [];
  // The list grows while it is gone through.
  for (const { next } of finder.takes) after.push(finder.from(next, false));
  return { takes: finder.takes.map(({ characters }) => characters), first, anew, after };
}

class Finder {
  readonly takes: TakeStep[] = [];
  private readonly numbers = new Map<TakeStep, number>();
  private ways = 0;

  /** All that is tried before the next character is taken. */
  from(start: Step, isAtStart: boolean): readonly number[] {
    const tries: number[] = [];
    /** The loops with a round under way that has taken nothing yet. */
    const begun = new Set<Loop>();
    const enter = (loop: Loop): void => {
      const isNew = !begun.has(loop);
      begun.add(loop);
      go(loop.body);
      if (isNew) begun.delete(loop);
      go(loop.next);
    };
    const go = (step: Step): void => {
      if (++this.ways > MOST_WAYS) throw new NotCounted();
      if (step.kind === 'take') tries.push(this.numberOf(step));
      else if (step.kind === 'fork') step.ways.forEach(go);
      else if (step.kind === 'loop') enter(step);
      else if (step.kind === 'round' && !begun.has(step.loop)) enter(step.loop);
      else if (step.kind === 'start' && isAtStart) go(step.next);
      else tries.push(NOTHING);
    };
    go(start);
    return tries;
  }

  private numberOf(take: TakeStep): number {
    const known = this.numbers.get(take);
    if (known !== undefined) return known;
    const number = this.takes.push(take) - 1;
    this.numbers.set(take, number);
    return number;
  }
}

const MOST_COMPARED = 100_000;

/** The characters that all steps treat alike are one kind; a kind is the set of the steps that take it. */
export function kindsOf(takes: readonly Characters[]): readonly ReadonlySet<number>[] {
  const names = takes.map((characters) => characters.join());
  const different = new Map(names.map((name, step) => [name, takes[step]!]));
  const edges = new Set([0, ...[...different.values()].flat().flatMap(([from, to]) => [from, to + 1])]);
  if (edges.size * different.size > MOST_COMPARED) throw new NotCounted();
  const kinds = new Map<string, ReadonlySet<number>>();
  for (const edge of edges) {
    const taking = new Set([...different].flatMap(([name, set]) => (contains(set, edge) ? [name] : [])));
    const steps = names.flatMap((name, step) => (taking.has(name) ? [step] : []));
    const key = steps.join();
    if (!kinds.has(key)) kinds.set(key, new Set(steps));
  }
  return [...kinds.values()];
}
