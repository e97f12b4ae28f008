import { graphOf, NotProven } from './graph.js';
import { characterKinds, type Nfa, nfaOf } from './nfa.js';
import type { Tree } from './tree.js';

/** How much the native engine has to do for a text. */
export interface Effort {
  /**
   * `linear`: in proportion to the length of the text. `short`: it may grow faster, but stays small for texts of at most
   * `SHORT` characters. `unknown`: nothing is proven.
   */
  readonly growth: 'linear' | 'short' | 'unknown';
  /** The most tries for each character of a text; of a short one where the growth is `short`. */
  readonly tries: number;
  /** The additions that the proof took. */
  readonly work: number;
}

/** The length up to which a text is short. */
export const SHORT = 256;

/** How often a character may be tried, apart from once by each state. */
const MOST_TRIES = 256;

/** How many additions the proof may take. */
const MOST_WORK = 200_000;

/** How many additions it is worth to find where a character leads. */
const TRANSITION_WORK = 10;

/**
 * Finds the effort of a pattern. The engine follows all paths through a pattern, one after the other, so its work is the
 * number of paths that are open at each character of the text. They are counted here for all texts at once: texts that
 * lead to the same states share a `Subset`, which keeps the most paths that any of them has to each state. Either these
 * numbers stop growing, or they are counted for as long as a short text is.
 */
export function effortOf(tree: Tree): Effort {
  const simple = simpleTries(tree);
  if (simple !== undefined) return { growth: 'linear', tries: simple, work: 0 };
  let work = 0;
  const spend = (additions: number): void => {
    work += additions;
    if (work > MOST_WORK) throw new NotProven();
  };
  try {
    const nfa = nfaOf(graphOf(tree), spend);
    return { ...effortOfNfa(nfa, spend), work };
  } catch (fault) {
    if (fault instanceof NotProven) return { growth: 'unknown', tries: 0, work };
    throw fault;
  }
}

/**
 * The tries of the many patterns that need no proof: from the start, one character after the other, with at most one
 * choice of how many. For each number that was chosen the engine tries what follows.
 */
function simpleTries(tree: Tree): number | undefined {
  const [start, ...parts] = tree.kind === 'sequence' ? tree.parts : [];
  if (start?.kind !== 'assertion' || start.assertion !== 'start') return undefined;
  /** One, and once a choice was made, the characters that follow it. */
  let tries = 1;
  let hasChoice = false;
  for (const part of parts) {
    if (part.kind === 'repeat' && part.part.kind === 'take') {
      const isChoice = part.least !== part.most;
      if (isChoice && hasChoice) return undefined;
      hasChoice ||= isChoice;
      if (hasChoice) tries += isChoice ? 1 : part.least;
    } else if (part.kind !== 'take' && part.kind !== 'assertion') return undefined;
    else if (hasChoice) tries++;
  }
  return tries <= MOST_TRIES ? tries : undefined;
}

function effortOfNfa(nfa: Nfa, spend: (work: number) => void): Pick<Effort, 'growth' | 'tries'> {
  const most = MOST_TRIES + nfa.sets.length;
  const subsets = new Subsets(nfa, spend);
  let grown: ReadonlySet<Subset> = new Set([subsets.first]);
  let highest = total(subsets.first);
  let sum = 0;
  for (let length = 0; length < SHORT; length++) {
    if (grown.size === 0) return { growth: highest <= most ? 'linear' : 'unknown', tries: highest };
    sum += highest;
    if (sum > SHORT * most) break;
    const next = new Set<Subset>();
    for (const subset of grown) {
      for (const transition of subsets.transitionsFrom(subset)) {
        if (subsets.follow(transition, subset)) next.add(transition.to);
      }
    }
    for (const subset of next) highest = Math.max(highest, total(subset));
    grown = next;
  }
  // The highest number grows with the length, so its mean over the longest short text is enough for all shorter ones.
  return sum > SHORT * most ? { growth: 'unknown', tries: 0 } : { growth: 'short', tries: sum / SHORT };
}

/** The states that are open at a character, and how many paths lead to each. */
interface Subset {
  readonly states: readonly number[];
  readonly counts: number[];
  transitions?: readonly Transition[];
}

/** What a character does to a subset: which of its states lead to which of the next. */
interface Transition {
  readonly to: Subset;
  /** Indexes in the one subset and in the other, alternating. */
  readonly pairs: readonly number[];
  /** The indexes of the states with which a match begins here. */
  readonly restart: readonly number[];
}

class Subsets {
  readonly first: Subset;
  private readonly known = new Map<string, Subset>();
  private readonly kinds: readonly ReadonlySet<number>[];

  constructor(
    private readonly nfa: Nfa,
    private readonly spend: (work: number) => void,
  ) {
    this.kinds = characterKinds(nfa.sets, spend);
    this.first = this.subsetOf(new Set(nfa.first));
    for (const state of nfa.first) this.first.counts[this.first.states.indexOf(state)]!++;
  }

  transitionsFrom(subset: Subset): readonly Transition[] {
    subset.transitions ??= this.kinds.map((kind) => this.transition(subset, kind));
    return subset.transitions;
  }

  private transition({ states }: Subset, kind: ReadonlySet<number>): Transition {
    const { next, restart } = this.nfa;
    const leads = states.flatMap((state, index) =>
      kind.has(state) ? next[state]!.map((following) => [index, following] as const) : [],
    );
    this.spend(TRANSITION_WORK * (states.length + leads.length + restart.length));
    const to = this.subsetOf(new Set([...restart, ...leads.map(([, following]) => following)]));
    const indexes = new Map(to.states.map((state, index) => [state, index]));
    return {
      to,
      pairs: leads.flatMap(([index, following]) => [index, indexes.get(following)!]),
      restart: restart.map((state) => indexes.get(state)!),
    };
  }

  private subsetOf(unsorted: ReadonlySet<number>): Subset {
    const states = [...unsorted].sort((a, b) => a - b);
    const key = states.join();
    const known = this.known.get(key);
    if (known) return known;
    const made: Subset = { states, counts: states.map(() => 0) };
    this.known.set(key, made);
    return made;
  }

  /** Counts the paths after a transition; returns whether there are more to any state than were known. */
  follow({ to, pairs, restart }: Transition, { counts }: Subset): boolean {
    this.spend(to.states.length + pairs.length + restart.length);
    const counted = to.states.map(() => 0);
    for (const index of restart) counted[index]!++;
    for (let at = 0; at < pairs.length; at += 2) counted[pairs[at + 1]!]! += counts[pairs[at]!]!;
    let hasMore = false;
    for (let index = 0; index < counted.length; index++) {
      if (counted[index]! <= to.counts[index]!) continue;
      to.counts[index] = counted[index]!;
      hasMore = true;
    }
    return hasMore;
  }
}

function total({ counts }: Subset): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
