import {
  inWords,
  isObject,
  JSON_TYPES,
  type Json,
  type JsonObject,
  type JsonType,
  oneOfWords,
  quote,
  typeOf,
} from '../../base/json.js';
import { closest } from './closest.js';
import type { ListName } from './lists.js';

/** One error in a value: its place inside the value, and a message. */
export interface Problem {
  readonly path: readonly (string | number)[];
  readonly on: 'key' | 'value' | 'object';
  /** An error is what the meta-schemas refuse; a warning is what they can only annotate (`format`). */
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly help?: string;
  /** Distinguishes it from a value that the meta-schemas refuse. */
  readonly name?: 'pattern';
  /** What an error of form is about, for callers that report such errors one by one. */
  readonly about?: 'date' | 'language' | 'reference';
  /** The required member that is missing. */
  readonly missing?: string;
  /** What the writer most likely meant. */
  readonly meant?: Meant;
}

/** What a writer most likely meant: a value, or a name where the fault is on a key. */
export interface Meant {
  readonly value: Json;
  /** Whether it says the same in another form; else it is a guess. */
  readonly isSure: boolean;
}

/** What a keyword's value may be, with a check that says in words what is wrong. `T` is its TypeScript type. */
export interface Check<T = unknown> {
  readonly name: string;
  /** Completes the sentence "expected …". */
  readonly expected: string;
  readonly types: readonly JsonType[];
  readonly check: (value: Json) => readonly Problem[];
  /** Only carries the type. */
  readonly value?: T;
}

/** A check that the meta-schemas can state too. */
export interface Kind<T = unknown> extends Check<T> {
  readonly schema: JsonObject;
  /** Set on kinds that are in `$defs` of the annotations meta-schema; `schema` is then a `$ref` to it. */
  readonly definition?: JsonObject;
  readonly parts: readonly Kind[];
  /** The members of a record, so that other tools can name them. */
  readonly members?: Members;
}

/** A member of a record kind. */
export interface Member {
  readonly kind: Kind;
  readonly required?: true;
  /** Other spellings that are read as this member. */
  readonly aka?: readonly string[];
  /** The controlled list that its values come from. */
  readonly list?: ListName;
  readonly title: string;
}

/** The members of a record kind, by name. */
export type Members = { readonly [name: string]: Member };

/** The TypeScript type of a kind's values. */
export type ValueOf<K> = K extends Check<infer T> ? T : never;

type RequiredNames<M extends Members> = {
  [N in keyof M]: M[N] extends { required: true } ? N : never;
}[keyof M];
type Alias<M extends Member> = M extends { aka: readonly (infer A extends string)[] } ? A : never;
type AliasKinds<M extends Members> = { [N in keyof M as Alias<M[N]>]?: ValueOf<M[N]['kind']> };

/** The TypeScript type of a record with these members. */
export type RecordOf<M extends Members> = { readonly [N in RequiredNames<M>]: ValueOf<M[N]['kind']> } & {
  readonly [N in Exclude<keyof M, RequiredNames<M>>]?: ValueOf<M[N]['kind']>;
} & Readonly<AliasKinds<M>>;

/** No problem. */
export const FINE: readonly Problem[] = [];

/** A single problem of a value. */
export function problem(message: string, more: Partial<Problem> = {}): readonly Problem[] {
  return [{ path: [], on: 'value', severity: 'error', message, ...more }];
}

/** The problem of a value that is of another JSON type than any that its kind takes. */
export function unexpected(expected: string, value: Json, meant?: Meant): readonly Problem[] {
  return problem(`Expected ${expected}, found ${inWords(value)}.`, meant ? { meant } : {});
}

/** The problems of a part, seen from the whole. */
export function within(step: string | number, problems: readonly Problem[]): readonly Problem[] {
  return problems.length === 0 ? FINE : problems.map((each) => ({ ...each, path: [step, ...each.path] }));
}

/** Gives a kind its place in `$defs`, so that the meta-schemas refer to it by name. */
export function named<T>(kind: Kind<T>): Kind<T> {
  return { ...kind, schema: { $ref: `#/$defs/${kind.name}` }, definition: kind.schema };
}

/** A kind of string, with a assessment of its own. */
export function stringKind(
  name: string,
  expected: string,
  schema: JsonObject,
  check: (value: string) => readonly Problem[] = () => FINE,
): Kind<string> {
  return {
    name,
    expected,
    types: ['string'],
    schema: { type: 'string', ...schema },
    parts: [],
    check(value) {
      if (typeof value === 'string') return check(value);
      // A number may have lost digits that counted, as in version 1.10: it is a guess.
      const isText = typeof value === 'number' && check(String(value)).length === 0;
      return unexpected(expected, value, isText ? { value: String(value), isSure: false } : undefined);
    },
  };
}

/** A plain string. */
export const string = stringKind('string', 'a string', {});

/** A kind that a value has or has not, without further details. */
export function plainKind<T>(
  name: string,
  expected: string,
  types: readonly JsonType[],
  schema: JsonObject,
  accepts: (value: Json) => boolean,
  meantBy: (value: Json) => Meant | undefined = () => undefined,
): Kind<T> {
  return {
    name,
    expected,
    types,
    schema,
    parts: [],
    check: (value) => (accepts(value) ? FINE : unexpected(expected, value, meantBy(value))),
  };
}

/** Any JSON value. */
export const anything = plainKind<Json>('anything', 'any value', JSON_TYPES, {}, () => true);

/** A whole number in a range. */
export function wholeNumber(minimum: number, maximum: number): Kind<number> {
  return plainKind(
    'whole number',
    `a whole number from ${minimum} to ${maximum}`,
    ['number'],
    { type: 'integer', minimum, maximum },
    (value) => Number.isInteger(value) && (value as number) >= minimum && (value as number) <= maximum,
  );
}

/** True or false. */
export const boolean = plainKind<boolean>(
  'boolean',
  'true or false',
  ['boolean'],
  { type: 'boolean' },
  (value) => typeof value === 'boolean',
  (value) => (value === 'true' || value === 'false' ? { value: value === 'true', isSure: true } : undefined),
);

/** Any number. */
export const number = plainKind<number>(
  'number',
  'a number',
  ['number'],
  { type: 'number' },
  (value) => typeof value === 'number',
);

/** One of a closed set of terms. */
export function oneOf<const T extends string>(...terms: readonly T[]): Kind<T> {
  const expected = oneOfWords(terms.map(quote));
  return {
    name: 'term',
    expected,
    types: ['string'],
    schema: { enum: terms },
    parts: [],
    check(value) {
      if (typeof value !== 'string') return unexpected(expected, value);
      if ((terms as readonly string[]).includes(value)) return FINE;
      const same = terms.find((term) => inOneForm(term) === inOneForm(value));
      const meant = same ?? closest(value, terms);
      return problem(
        `Expected ${expected}, found ${inWords(value)}.`,
        meant
          ? { help: `Did you mean ${quote(meant)}?`, meant: { value: meant, isSure: same !== undefined } }
          : {},
      );
    },
  };
}

function inOneForm(term: string): string {
  return term.replace(/[\s_-]+/g, '').toLowerCase();
}

/** A value of one of several kinds, which are distinguished by their JSON types. */
export function either<A, B>(
  name: string,
  first: Kind<A>,
  second: Kind<B>,
  expected = `${first.expected}, or ${second.expected}`,
): Kind<A | B> {
  return {
    name,
    expected,
    types: [...first.types, ...second.types],
    schema: { anyOf: [first.schema, second.schema] },
    parts: [first, second],
    check(value) {
      const type = typeOf(value);
      if (first.types.includes(type)) return first.check(value);
      if (second.types.includes(type)) return second.check(value);
      const meant = first.check(value)[0]?.meant ?? second.check(value)[0]?.meant;
      return unexpected(expected, value, meant);
    },
  };
}

/** An array whose items are all of one kind. */
export function list<T>(items: Kind<T>, of: string): Kind<readonly T[]> {
  const expected = `an array of ${of}`;
  return {
    name: 'list',
    expected,
    types: ['array'],
    schema: { type: 'array', items: items.schema },
    parts: [items],
    check(value) {
      if (!Array.isArray(value)) {
        const isItem = items.check(value).length === 0;
        return unexpected(expected, value, isItem ? { value: [value], isSure: true } : undefined);
      }
      return value.flatMap((item, index) => within(index, items.check(item)));
    },
  };
}

/** An object with known members; further members are no fault. */
export function record<const M extends Members>(name: string, members: M): Kind<RecordOf<M>> {
  const expected = `an object that describes a ${name}`;
  const required = Object.keys(members).filter((key) => members[key]?.required);
  const spellings = Object.entries(members).flatMap(([key, one]) =>
    [key, ...(one.aka ?? [])].map((spelling) => [spelling, one] as const),
  );
  const byName = new Map(spellings);
  return {
    name,
    expected,
    types: ['object'],
    schema: {
      type: 'object',
      properties: Object.fromEntries(
        spellings.map(([key, one]) => [key, { title: one.title, ...one.kind.schema }]),
      ),
      ...(required.length > 0 ? { required } : {}),
    },
    parts: Object.values(members).map((one) => one.kind),
    members,
    check(value) {
      if (!isObject(value)) return unexpected(expected, value);
      const problems: Problem[] = [];
      for (const key of required) {
        if (Object.hasOwn(value, key)) continue;
        problems.push(
          ...problem(`A ${name} needs the member ${quote(key)}.`, { on: 'object', missing: key }),
        );
      }
      for (const key in value) {
        const found = byName.get(key)?.kind.check(value[key]!) ?? FINE;
        if (found.length > 0) problems.push(...within(key, found));
      }
      return problems;
    },
  };
}
