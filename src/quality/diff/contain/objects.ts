import { type Json, setMember } from '../../../base/json.js';
import type { Atom, Domain, Literal } from './formula.js';
import { type Decider, EMPTY, type Result, UNKNOWN } from './result.js';

interface Rule {
  readonly domain: Domain;
  readonly literal: Literal;
}

/** What is known of an object. */
class Known {
  least = 0;
  most = Infinity;
  readonly has = new Set<string>();
  readonly lacks = new Set<string>();
  readonly members = new Map<string, Literal[]>();
  readonly all: Rule[] = [];
  readonly some: Rule[] = [];
  readonly names: Literal[] = [];
  readonly someNames: Literal[] = [];

  constructor(
    atoms: Iterable<Atom>,
    private readonly decider: Decider,
  ) {
    for (const each of atoms) this.add(each);
  }

  private add(each: Atom): void {
    if (each.kind === 'count') {
      if (each.side === 'least') this.least = Math.max(this.least, each.value);
      else this.most = Math.min(this.most, each.value);
    } else if (each.kind === 'presence') (each.isMet ? this.has : this.lacks).add(each.name);
    else if (each.kind === 'member') {
      const known = this.members.get(each.name);
      if (known) known.push(each.literal);
      else this.members.set(each.name, [each.literal]);
    } else if (each.kind === 'members') (each.isSome ? this.some : this.all).push(each);
    else if (each.kind === 'names') (each.isSome ? this.someNames : this.names).push(each.literal);
  }

  /** All names that a rule mentions. */
  get mentioned(): ReadonlySet<string> {
    const found = new Set([...this.has, ...this.lacks, ...this.members.keys()]);
    for (const { domain } of [...this.all, ...this.some])
      if (domain.kind === 'others') for (const name of domain.names) found.add(name);
    return found;
  }

  /** Whether there can be a member with a name, and what it can be. */
  member(name: string, more: readonly Literal[] = []): Result {
    if (this.lacks.has(name) || !this.names.every((each) => this.decider.mayMeet(each, name))) return EMPTY;
    const rules = this.all.filter(({ domain }) => this.includes(domain, name)).map(({ literal }) => literal);
    return this.decider.decide([...(this.members.get(name) ?? []), ...rules, ...more]);
  }

  includes(domain: Domain, name: string): boolean {
    const { matches } = this.decider;
    if (domain.kind === 'matching') return matches(domain.parts, domain.pattern, name);
    return (
      !domain.names.has(name) && !domain.patterns.some((pattern) => matches(domain.parts, pattern, name))
    );
  }
}

/** A member that some rule asks for, by the name that it can have. */
type Place = readonly [name: string, literals: readonly Literal[]];

/** Whether some object follows rules. */
export function objectFor(atoms: Iterable<Atom>, decider: Decider): Result {
  const known = new Known(atoms, decider);
  const { has, lacks } = known;
  if (has.size > known.most) return EMPTY;
  for (const name of has) if (lacks.has(name) || known.member(name).kind === 'empty') return EMPTY;
  const isFull = has.size === known.most;
  const mentioned = known.mentioned;
  const places: Place[][] = [];
  for (const rule of known.some) {
    const found = placesFor(rule, known, isFull ? has : mentioned, isFull, decider);
    if (found === undefined) return EMPTY;
    places.push(found);
  }
  for (const literal of known.someNames) {
    const found = namesFor(literal, known, isFull ? has : mentioned, isFull, decider);
    if (found === undefined) return EMPTY;
    places.push(found);
  }
  if (known.least > known.most) return EMPTY;
  if (known.least > has.size && roomIn(known, mentioned, decider) < known.least) return EMPTY;
  return built(known, places, mentioned, decider);
}

/** The names under which a member can be that a rule asks for; none if there is no such name. */
function placesFor(
  { domain, literal }: Rule,
  known: Known,
  names: ReadonlySet<string>,
  isFull: boolean,
  decider: Decider,
): Place[] | undefined {
  const found: Place[] = [];
  for (const name of names) {
    if (!known.includes(domain, name) || known.member(name, [literal]).kind === 'empty') continue;
    found.push([name, [literal]]);
  }
  if (isFull) return found.length > 0 ? found : undefined;
  const sure = sureRules(domain, known).map((each) => each.literal);
  if (decider.decide([...sure, literal]).kind === 'empty') return found.length > 0 ? found : undefined;
  const fresh = freshName(known, known.names, nameRules(domain), decider);
  if (fresh.kind === 'empty') return found.length > 0 ? found : undefined;
  if (fresh.kind === 'instance' && known.member(fresh.value as string, [literal]).kind !== 'empty')
    found.push([fresh.value as string, [literal]]);
  return found;
}

/** The names that do not meet what names may have to meet. */
function namesFor(
  literal: Literal,
  known: Known,
  names: ReadonlySet<string>,
  isFull: boolean,
  decider: Decider,
): Place[] | undefined {
  const found: Place[] = [];
  for (const name of names) {
    if (decider.mayMeet(literal, name) && known.member(name).kind !== 'empty') found.push([name, []]);
  }
  if (isFull || isClosed(known, decider)) return found.length > 0 ? found : undefined;
  const fresh = freshName(known, [...known.names, literal], [], decider);
  if (fresh.kind === 'empty') return found.length > 0 ? found : undefined;
  if (fresh.kind === 'instance' && known.member(fresh.value as string).kind !== 'empty')
    found.push([fresh.value as string, []]);
  return found;
}

/** More ways in which a name can be allowed are not tried one by one. */
const MOST_WAYS = 16;

/** A name that no rule mentions. Where other members are not allowed, it has to match a pattern of each such rule. */
function freshName(
  known: Known,
  literals: readonly Literal[],
  atoms: readonly Atom[],
  decider: Decider,
): Result {
  let ways: readonly (readonly Atom[])[] = [[]];
  for (const { domain, literal } of known.all) {
    if (domain.kind !== 'others' || decider.decide([literal]).kind !== 'empty') continue;
    const { patterns, parts } = domain;
    if (ways.length * patterns.length > MOST_WAYS) continue;
    ways = ways.flatMap((way) =>
      patterns.map((pattern): readonly Atom[] => [...way, { kind: 'pattern', pattern, parts, isMet: true }]),
    );
  }
  let unknown: Result | undefined;
  for (const way of ways) {
    const result = decider.decideText(literals, [...atoms, ...way, beyond(known.mentioned)]);
    if (result.kind === 'instance') return result;
    if (result.kind === 'unknown') unknown ??= result;
  }
  return unknown ?? EMPTY;
}

/** Whether there can be no members but those that rules mention. */
function isClosed(known: Known, decider: Decider): boolean {
  const sure = known.all.filter(({ domain }) => domain.kind === 'others' && domain.patterns.length === 0);
  if (sure.length > 0 && decider.decide(sure.map(({ literal }) => literal)).kind === 'empty') return true;
  return decider.decideText(known.names, [beyond(known.mentioned)]).kind === 'empty';
}

/** The rules that hold for every name of a domain that none of them mentions. */
function sureRules(domain: Domain, { all }: Known): readonly Rule[] {
  return all.filter(({ domain: other }) => {
    if (other.kind === 'matching') return domain.kind === 'matching' && domain.pattern === other.pattern;
    if (domain.kind === 'matching') return other.patterns.length === 0;
    return other.patterns.every((pattern) => domain.patterns.includes(pattern));
  });
}

function nameRules(domain: Domain): readonly Atom[] {
  const { parts } = domain;
  if (domain.kind === 'matching') return [{ kind: 'pattern', pattern: domain.pattern, parts, isMet: true }];
  return domain.patterns.map((pattern): Atom => ({ kind: 'pattern', pattern, parts, isMet: false }));
}

function beyond(names: ReadonlySet<string>): Atom {
  return { kind: 'among', values: [...names], isMet: false };
}

/** How many members there can be at most. */
function roomIn(known: Known, mentioned: ReadonlySet<string>, decider: Decider): number {
  if (!isClosed(known, decider)) return Infinity;
  return [...mentioned].filter((name) => known.member(name).kind !== 'empty').length;
}

/** No object with more members is made. */
const MOST_MEMBERS = 400;

/** An object that is likely to follow the rules. */
function built(
  known: Known,
  places: readonly (readonly Place[])[],
  mentioned: ReadonlySet<string>,
  decider: Decider,
): Result {
  const wanted = new Map<string, Literal[]>([...known.has].map((name) => [name, []]));
  for (const each of places) {
    const place = each.find(([name]) => wanted.has(name) && known.has.size === known.most) ?? each[0];
    if (place === undefined) return UNKNOWN;
    wanted.set(place[0], [...(wanted.get(place[0]) ?? []), ...place[1]]);
  }
  const object: { [name: string]: Json } = {};
  for (const [name, literals] of wanted) {
    const found = known.member(name, literals);
    if (found.kind !== 'instance') return found.kind === 'empty' ? UNKNOWN : found;
    setMember(object, name, found.value);
  }
  const names = new Set(mentioned);
  let size = wanted.size;
  if (known.least > MOST_MEMBERS) return UNKNOWN;
  for (const name of names) {
    if (size >= known.least) break;
    if (wanted.has(name)) continue;
    const found = known.member(name);
    if (found.kind !== 'instance') continue;
    setMember(object, name, found.value);
    size++;
  }
  while (size < known.least) {
    const fresh = decider.decideText(known.names, [beyond(names)]);
    if (fresh.kind !== 'instance') return UNKNOWN;
    names.add(fresh.value as string);
    const found = known.member(fresh.value as string);
    if (found.kind !== 'instance') {
      if (names.size > mentioned.size + MOST_MEMBERS) return UNKNOWN;
      continue;
    }
    setMember(object, fresh.value as string, found.value);
    size++;
  }
  return { kind: 'instance', value: object };
}
