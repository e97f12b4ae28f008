import { NotCounted, stepsOf } from './steps.js';
import type { Tree } from './tree.js';
import { kindsOf, type Tries, triesOf } from './tries.js';

/**
 * How the time that the native engine needs grows with the text: `even` is in step with it, `short` may grow faster but
 * stays small for texts of at most `SHORT` characters, and of `unknown` nothing is proven.
 */
export type Effort = 'even' | 'short' | 'unknown';

/** The length up to which a text is short. */
export const SHORT = 256;

/** How often a character may be tried, apart from once by each part of the pattern. */
const MOST_TRIES = 256;

/** How many additions may be spent on finding out. */
const MOST_WORK = 200_000;

/** How much dearer it is to find out where a character leads than to count the ways once that is known. */
const MAKING = 10;

/**
 * Finds the effort of a pattern. The engine goes all ways through a pattern, one after the other, so its work is the
 * number of ways that are under way at each character of the text. They are counted here for all texts at once: texts
 * that leave the same tries open come to the same `Stand`, which keeps the most ways that any of them has to each try.
 * Either these numbers stop growing, or they are looked at for as long as a short text goes on.
 */
export function effortOf(tree: Tree): Effort {
  if (isPlain(tree)) return 'even';
  try {
    const tries = triesOf(stepsOf(tree));
    return effortOfTries(tries, MOST_TRIES + tries.takes.length);
  } catch (fault) {
    if (fault instanceof NotCounted) return 'unknown';
    throw fault;
  }
}

/** Whether a pattern is one of the many that need no counting: from the start, one character after the other, with at most one choice of how many. */
function isPlain(tree: Tree): boolean {
  const [start, ...parts] = tree.kind === 'sequence' ? tree.parts : [];
  if (start?.kind !== 'place' || start.place !== 'start') return false;
  let choices = 0;
  return parts.every((part) => {
    if (part.kind !== 'repeat') return part.kind === 'take' || part.kind === 'place';
    if (part.least !== part.most) choices++;
    return part.part.kind === 'take' && part.least <= SHORT && choices <= 1;
  });
}

function effortOfTries(tries: Tries, most: number): Effort {
  const stands = new Stands(tries);
  let grown: ReadonlySet<Stand> = new Set([stands.first]);
  let highest = total(stands.first);
  let sum = 0;
  for (let length = 0; length < SHORT; length++) {
    if (grown.size === 0) return highest <= most ? 'even' : 'unknown';
    sum += highest;
    if (sum > SHORT * most) return 'unknown';
    const next = new Set<Stand>();
    for (const stand of grown) {
      for (const move of stands.movesFrom(stand)) {
        if (stands.make(move, stand)) next.add(move.to);
      }
    }
    for (const stand of next) highest = Math.max(highest, total(stand));
    grown = next;
  }
  return 'short';
}

/** The tries that are open at a character, by number, and how many ways lead to each. */
interface Stand {
  readonly open: readonly number[];
  readonly ways: number[];
  moves?: readonly Move[];
}

/** What a character does to a stand: which of its tries lead to which of the next. */
interface Move {
  readonly to: Stand;
  /** Places in the one stand and in the other, by turns. */
  readonly pairs: readonly number[];
  /** The places of the tries with which a match begins here. */
  readonly anew: readonly number[];
}

class Stands {
  readonly first: Stand;
  private readonly known = new Map<string, Stand>();
  private readonly kinds: readonly ReadonlySet<number>[];
  private work = 0;

  constructor(private readonly tries: Tries) {
    this.kinds = kindsOf(tries.takes);
    this.first = this.standOf(new Set(tries.first));
    for (const each of tries.first) this.first.ways[this.first.open.indexOf(each)]!++;
  }

  movesFrom(stand: Stand): readonly Move[] {
    stand.moves ??= this.kinds.map((kind) => this.move(stand, kind));
    return stand.moves;
  }

  private move({ open }: Stand, kind: ReadonlySet<number>): Move {
    const { after, anew } = this.tries;
    const leads = open.flatMap((each, place) =>
      kind.has(each) ? after[each]!.map((next) => [place, next] as const) : [],
    );
    this.spend(MAKING * (open.length + leads.length + anew.length));
    const to = this.standOf(new Set([...anew, ...leads.map(([, next]) => next)]));
    const places = new Map(to.open.map((each, place) => [each, place]));
    return {
      to,
      pairs: leads.flatMap(([place, next]) => [place, places.get(next)!]),
      anew: anew.map((each) => places.get(each)!),
    };
  }

  private standOf(tries: ReadonlySet<number>): Stand {
    const open = [...tries].sort((a, b) => a - b);
    const key = open.join();
    const known = this.known.get(key);
    if (known) return known;
    const made: Stand = { open, ways: open.map(() => 0) };
    this.known.set(key, made);
    return made;
  }

  /** Counts the ways after a move; says whether there are more to any try than were known. */
  make({ to, pairs, anew }: Move, { ways }: Stand): boolean {
    this.spend(to.open.length + pairs.length + anew.length);
    const counted = to.open.map(() => 0);
    for (const place of anew) counted[place]!++;
    for (let at = 0; at < pairs.length; at += 2) counted[pairs[at + 1]!]! += ways[pairs[at]!]!;
    let hasMore = false;
    for (let place = 0; place < counted.length; place++) {
      if (counted[place]! <= to.ways[place]!) continue;
      to.ways[place] = counted[place]!;
      hasMore = true;
    }
    return hasMore;
  }

  private spend(work: number): void {
    this.work += work;
    if (this.work > MOST_WORK) throw new NotCounted();
  }
}

function total({ ways }: Stand): number {
  return ways.reduce((sum, each) => sum + each, 0);
}
