import { isObject, type Json, type JsonObject, member } from '../../../base/json.js';
import type { SchemaParts } from '../../validate/parts/index.js';
import { all, any, atom, type Formula, literal } from './formula.js';

type Unevaluated = 'unevaluatedProperties' | 'unevaluatedItems';

/** What a schema object evaluates of a value that meets certain formulas. */
interface Case {
  readonly when: ReadonlySet<Formula>;
  /** The members that are evaluated, by name and by pattern. */
  readonly names: ReadonlySet<string>;
  readonly patterns: ReadonlySet<string>;
  /** How many of the first items are evaluated. */
  readonly items: number;
  readonly hasAllMembers: boolean;
  readonly hasAllItems: boolean;
}

const NOTHING: Case = {
  when: new Set(),
  names: new Set(),
  patterns: new Set(),
  items: 0,
  hasAllMembers: false,
  hasAllItems: false,
};

/** More cases are not told apart: their number grows with the product of all alternatives. */
const MOST_CASES = 32;

/** In larger schemas they are not told apart. */
const MOST_OBJECTS = 500;

/** What `unevaluatedProperties` or `unevaluatedItems` asks, case by case; undefined if there are too many cases. */
export function unevaluatedFormula(
  keyword: Unevaluated,
  held: Json,
  parts: SchemaParts,
  keywords: JsonObject,
  schema: JsonObject,
): Formula | undefined {
  const cases = casesOf(keyword, parts, schema, withoutUnevaluated(keywords), new Map());
  if (cases === undefined) return undefined;
  const found = { parts, schema: held, isMet: true };
  return any(
    cases.map(({ when, names, patterns, items, hasAllMembers, hasAllItems }) => {
      const isDone = keyword === 'unevaluatedItems' ? hasAllItems : hasAllMembers;
      if (isDone) return all([...when]);
      const rest: Formula =
        keyword === 'unevaluatedItems'
          ? atom({ kind: 'items', from: items, isSome: false, literal: found })
          : atom({
              kind: 'members',
              domain: { kind: 'others', names, patterns: [...patterns], parts },
              isSome: false,
              literal: found,
            });
      return all([...when, rest]);
    }),
  );
}

/** At the place where it stands, the keyword looks at what all others evaluate. */
function withoutUnevaluated(keywords: JsonObject): JsonObject {
  const { unevaluatedProperties: _members, unevaluatedItems: _items, ...others } = keywords;
  return others;
}

/** The cases of a value that meets a schema object. */
function casesOf(
  keyword: Unevaluated,
  parts: SchemaParts,
  schema: JsonObject,
  keywords: JsonObject,
  /** The cases of schema objects that were looked at; none while they are looked at. */
  known: Map<JsonObject, readonly Case[] | undefined>,
): readonly Case[] | undefined {
  if (known.has(schema)) return known.get(schema);
  // What `contains` evaluates depends on each item; rings have no end.
  const isPerItem = keyword === 'unevaluatedItems' && Object.hasOwn(keywords, 'contains');
  known.set(schema, undefined);
  if (isPerItem || known.size > MOST_OBJECTS) return undefined;
  const within = (part: Json): readonly Case[] | undefined =>
    isObject(part) ? casesOf(keyword, parts, part, parts.keywordsOf(part), known) : [NOTHING];
  let cases: readonly Case[] | undefined = [ownCase(keywords)];
  const meet = (others: readonly Case[] | undefined): void => {
    cases = cases && others && product(cases, others);
  };
  for (const each of listOf(keywords.allOf)) meet(within(each));
  if (Object.hasOwn(keywords, '$ref')) meet(within(parts.targetOf(schema)));
  if (Object.hasOwn(keywords, '$dynamicRef')) {
    const target = parts.dynamicTargetOf(schema);
    meet(target === undefined ? undefined : within(target));
  }
  // One of the alternatives of `oneOf` holds and no other: that is asked elsewhere.
  const [first, ...others] = listOf(keywords.oneOf);
  if (first !== undefined)
    meet(joined([first, ...others].map((each) => given(literal(parts, each), within(each)))));
  for (const each of listOf(keywords.anyOf))
    meet(joined([given(literal(parts, each), within(each)), [unless(literal(parts, each, false))]]));
  const condition = member(keywords, 'if');
  if (condition !== undefined) {
    const [then, otherwise] = ['then', 'else'].map((name) => member(keywords, name) ?? true);
    const [one, other] = [within(condition), within(then!)];
    meet(
      joined([
        given(literal(parts, condition), one && other && product(one, other)),
        given(literal(parts, condition, false), within(otherwise!)),
      ]),
    );
  }
  const dependent = member(keywords, 'dependentSchemas');
  if (isObject(dependent))
    for (const [name, each] of Object.entries(dependent)) {
      const presence = (isMet: boolean): Formula => atom({ kind: 'presence', name, isMet });
      meet(joined([given(presence(true), within(each)), [unless(presence(false))]]));
    }
  known.set(schema, cases);
  return cases;
}

/** What the keywords of a schema object evaluate by themselves. */
function ownCase(keywords: JsonObject): Case {
  const names = (name: string): ReadonlySet<string> => {
    const held = member(keywords, name);
    return new Set(isObject(held) ? Object.keys(held) : []);
  };
  const has = (...all: readonly string[]): boolean => all.some((name) => Object.hasOwn(keywords, name));
  return {
    when: new Set(),
    names: names('properties'),
    patterns: names('patternProperties'),
    items: listOf(keywords.prefixItems).length,
    hasAllMembers: has('additionalProperties', 'unevaluatedProperties'),
    hasAllItems: has('items', 'unevaluatedItems'),
  };
}

function listOf(held: Json | undefined): readonly Json[] {
  return Array.isArray(held) ? (held as readonly Json[]) : [];
}

function given(condition: Formula, cases: readonly Case[] | undefined): readonly Case[] | undefined {
  return cases?.map((each) => ({ ...each, when: new Set([condition, ...each.when]) }));
}

function unless(condition: Formula): Case {
  return { ...NOTHING, when: new Set([condition]) };
}

function joined(all: readonly (readonly Case[] | undefined)[]): readonly Case[] | undefined {
  const found: Case[] = [];
  for (const each of all) {
    if (each === undefined) return undefined;
    found.push(...each);
  }
  return found;
}

function product(some: readonly Case[], others: readonly Case[]): readonly Case[] | undefined {
  if (some.length * others.length > MOST_CASES) return undefined;
  return some.flatMap((one) =>
    others.map((other) => ({
      when: new Set([...one.when, ...other.when]),
      names: new Set([...one.names, ...other.names]),
      patterns: new Set([...one.patterns, ...other.patterns]),
      items: Math.max(one.items, other.items),
      hasAllMembers: one.hasAllMembers || other.hasAllMembers,
      hasAllItems: one.hasAllItems || other.hasAllItems,
    })),
  );
}
