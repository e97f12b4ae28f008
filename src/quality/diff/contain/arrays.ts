import type { Json } from '../../../base/json.js';
import { type Atom, type Literal, opposite } from './formula.js';
import { type Decider, EMPTY, type Result, UNKNOWN } from './result.js';

type Containing = Extract<Atom, { readonly kind: 'containing' }>;

/** What is known of an array. */
interface Known {
  least: number;
  most: number;
  readonly at: Map<number, Literal[]>;
  readonly from: { readonly from: number; readonly literal: Literal }[];
  readonly some: { readonly from: number; readonly literal: Literal }[];
  readonly containing: Containing[];
  isUnique: boolean | undefined;
  isContradictory: boolean;
}

/** At most so many items are looked at one by one. */
const MOST_ITEMS = 40;

/** No longer array is made. */
const MOST_MADE = 1000;

/** Whether some array follows rules. */
export function arrayFor(atoms: readonly Atom[], decider: Decider): Result {
  const known = knownOf(atoms, decider);
  if (known.isContradictory) return EMPTY;
  // All positions from here on are alike.
  let horizon = 0;
  for (const at of known.at.keys()) horizon = Math.max(horizon, at + 1);
  for (const { from } of [...known.from, ...known.some]) horizon = Math.max(horizon, from);
  const literalsAt = (at: number): readonly Literal[] => [
    ...(known.at.get(at) ?? []),
    ...known.from.filter(({ from }) => from <= at).map(({ literal }) => literal),
  ];
  // An array ends before the first position that no value can have.
  for (let at = 0; at <= Math.min(horizon, MOST_ITEMS) && at < known.most; at++) {
    if (decider.decide(literalsAt(at)).kind === 'empty') known.most = at;
  }
  if (known.least > known.most) return EMPTY;
  const end = Math.min(known.most, horizon + 1);
  const wanted: { readonly literal: Literal; readonly places: readonly number[] }[] = [];
  for (const { from, literal } of known.some) {
    const places: number[] = [];
    for (let at = from; at < end && places.length < 4; at++) {
      if (decider.decide([...literalsAt(at), literal]).kind !== 'empty') places.push(at);
    }
    if (places.length === 0) return EMPTY;
    wanted.push({ literal, places });
  }
  for (const { literal, side, value } of known.containing) {
    if (side === 'least') {
      if (value > known.most || decider.decide([literal]).kind === 'empty') return EMPTY;
    } else if (forcedIn(known.least, end, literal, literalsAt, decider) > value) return EMPTY;
  }
  if (known.isUnique === false && !hasTwin(known, end, literalsAt, decider)) return EMPTY;
  return built(known, wanted, literalsAt, decider);
}

function knownOf(atoms: readonly Atom[], decider: Decider): Known {
  const known: Known = {
    least: 0,
    most: Infinity,
    at: new Map(),
    from: [],
    some: [],
    containing: [],
    isUnique: undefined,
    isContradictory: false,
  };
  for (const each of atoms) {
    if (each.kind === 'count') {
      if (each.side === 'least') known.least = Math.max(known.least, each.value);
      else known.most = Math.min(known.most, each.value);
    } else if (each.kind === 'item') known.at.set(each.at, [...(known.at.get(each.at) ?? []), each.literal]);
    else if (each.kind === 'items') (each.isSome ? known.some : known.from).push(each);
    else if (each.kind === 'containing') addContaining(known, each, decider);
    else if (each.kind === 'unique') {
      known.isContradictory ||= known.isUnique !== undefined && known.isUnique !== each.isMet;
      known.isUnique = each.isMet;
    }
  }
  if (known.isUnique === false) known.least = Math.max(known.least, 2);
  return known;
}

function addContaining(known: Known, rule: Containing, { areSame }: Decider): void {
  if (rule.side === 'most' && rule.value < 0) known.isContradictory = true;
  else if (rule.side === 'most' && rule.value === 0)
    known.from.push({ from: 0, literal: opposite(rule.literal) });
  else {
    known.isContradictory ||= known.containing.some(
      ({ side, value, literal }) =>
        side !== rule.side &&
        (side === 'least' ? value > rule.value : value < rule.value) &&
        areSame(literal, rule.literal),
    );
    known.containing.push(rule);
    if (rule.side === 'least' && rule.value > 0) {
      known.some.push({ from: 0, literal: rule.literal });
      known.least = Math.max(known.least, rule.value);
    }
  }
}

/** How many of the first items cannot but meet a literal. */
function forcedIn(
  least: number,
  end: number,
  literal: Literal,
  literalsAt: (at: number) => readonly Literal[],
  { decide }: Decider,
): number {
  let forced = 0;
  for (let at = 0; at < Math.min(least, MOST_ITEMS); at++) {
    const place = Math.min(at, Math.max(end - 1, 0));
    if (decide([...literalsAt(place), opposite(literal)]).kind === 'empty') forced++;
  }
  return forced;
}

/** Whether two positions can have the same value. */
function hasTwin(
  { most }: Known,
  end: number,
  literalsAt: (at: number) => readonly Literal[],
  { decide }: Decider,
): boolean {
  if (most < 2) return false;
  const last = Math.min(end + 1, most, MOST_ITEMS);
  for (let at = 0; at < last; at++)
    for (let other = at + 1; other < last; other++)
      if (decide([...literalsAt(at), ...literalsAt(other)]).kind !== 'empty') return true;
  return last < Math.min(end + 1, most);
}

/** An array that is likely to follow the rules. */
function built(
  known: Known,
  wanted: readonly { readonly literal: Literal; readonly places: readonly number[] }[],
  literalsAt: (at: number) => readonly Literal[],
  { decide }: Decider,
): Result {
  if (known.least > Math.min(known.most, MOST_MADE)) return UNKNOWN;
  const given = new Map<number, Literal[]>();
  for (const { literal, places } of wanted) {
    const place = places.find((at) => !given.has(at)) ?? places[0]!;
    given.set(place, [...(given.get(place) ?? []), literal]);
  }
  for (const { literal, side, value } of known.containing) {
    if (side === 'least') for (let at = 0; at < value; at++) if (!given.has(at)) given.set(at, [literal]);
  }
  const length = Math.max(known.least, 0, ...[...given.keys()].map((at) => at + 1));
  if (length > Math.min(known.most, MOST_MADE)) return UNKNOWN;
  const rarely = known.containing
    .filter(({ side }) => side === 'most')
    .map(({ literal }) => opposite(literal));
  const items: Json[] = [];
  for (let at = 0; at < length; at++) {
    const base = [...literalsAt(at), ...(given.get(at) ?? [])];
    const rules: Atom[] =
      known.isUnique === true ? [{ kind: 'among', values: [...items], isMet: false }] : [];
    let found = decide([...base, ...(given.has(at) ? [] : rarely)], rules);
    if (found.kind !== 'instance') found = decide(base, rules);
    if (found.kind !== 'instance') return found.kind === 'empty' ? UNKNOWN : found;
    items.push(found.value);
  }
  if (known.isUnique === false && items.length >= 2) {
    for (let at = 0; at < items.length; at++)
      for (let other = at + 1; other < items.length; other++) {
        const twin = decide([
          ...literalsAt(at),
          ...literalsAt(other),
          ...(given.get(at) ?? []),
          ...(given.get(other) ?? []),
        ]);
        if (twin.kind !== 'instance') continue;
        items[at] = twin.value;
        items[other] = twin.value;
        return { kind: 'instance', value: items };
      }
  }
  return { kind: 'instance', value: items };
}
