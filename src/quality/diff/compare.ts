import type { Budget } from '../../base/budget.js';
import { type Json, quote } from '../../base/json.js';
import type {
  Code,
  Dataset,
  Description,
  Fact,
  Placed,
  Subject,
  Term,
  Variable,
} from '../../schema/description/index.js';
import type { Licenses, Units } from '../../schema/vocabulary/index.js';
import { keyOf } from '../validate/index.js';

/** Two versions of the same thing. */
export interface Pair<T> {
  readonly old: T;
  readonly new: T;
  /** What it is, in words, as in `the variable "area"`. */
  readonly name: string;
  /** Whether only its meaning tells that it is the same: its name changed. */
  readonly isRenamed?: true;
}

/** Things of two versions, matched. */
export interface Matching<T> {
  readonly pairs: readonly Pair<T>[];
  /** What only the old version has, with what it is called. */
  readonly gone: readonly Named<T>[];
  /** What only the new version has. */
  readonly added: readonly Named<T>[];
}

export interface Named<T> {
  readonly value: T;
  readonly name: string;
}

/** Two versions of a description, with what belongs together. */
export interface Comparison extends Lists {
  readonly whole: Pair<Description>;
  readonly tables: Matching<Dataset>;
  readonly variables: Matching<Variable>;
  /** The codes of each variable that both versions have. */
  readonly codes: readonly (Matching<Code> & { readonly variable: Pair<Variable> })[];
  /** The dataset, tables and variables that both versions have. */
  readonly named: readonly Pair<Subject>[];
  /** The same, and codes. */
  readonly subjects: readonly Pair<Subject>[];
}

export interface Lists {
  readonly units: Units;
  readonly licenses: Licenses;
  /** The steps that it may take to tell what changed. */
  readonly budget?: Budget | undefined;
}

/** What it takes to look at both versions of a subject for all classes of changes. */
const STEPS_A_PAIR = 20;

/** Matches what two descriptions describe. */
export function compare(old: Description, next: Description, lists: Lists): Comparison {
  const whole = { old, new: next, name: 'the dataset' };
  const tables = matched(
    old.datasets,
    next.datasets,
    (table) => table.name,
    (table) => `the table ${quote(table.name)}`,
  );
  const all = tables.pairs.map((pair) => variablesOf(pair, whole, tables.pairs.length > 1));
  const variables: Matching<Variable> = {
    pairs: all.flatMap(({ pairs }) => pairs),
    gone: all.flatMap(({ gone }) => gone),
    added: all.flatMap(({ added }) => added),
  };
  lists.budget?.spend((tables.pairs.length + variables.pairs.length) * STEPS_A_PAIR);
  const codes = variables.pairs.map((variable) => ({ variable, ...codesOf(variable, lists.budget) }));
  const named: readonly Pair<Subject>[] = [
    whole,
    ...tables.pairs.filter((pair) => !(pair.old.isRoot && pair.new.isRoot)),
    ...variables.pairs,
  ];
  const subjects = [...named, ...codes.flatMap(({ pairs }) => pairs)];
  return { whole, tables, variables, codes, named, subjects, ...lists };
}

function matched<T>(
  old: readonly T[],
  next: readonly T[],
  keyOf: (value: T) => string,
  nameOf: (value: T) => string,
): Matching<T> {
  const byKey = new Map(next.map((each) => [keyOf(each), each]));
  const pairs: Pair<T>[] = [];
  const gone: Named<T>[] = [];
  for (const each of old) {
    const other = byKey.get(keyOf(each));
    if (other === undefined) gone.push({ value: each, name: nameOf(each) });
    else pairs.push({ old: each, new: other, name: nameOf(each) });
    byKey.delete(keyOf(each));
  }
  return { pairs, gone, added: [...byKey.values()].map((value) => ({ value, name: nameOf(value) })) };
}

function variablesOf(
  { old, new: next }: Pair<Dataset>,
  whole: Pair<Description>,
  isOneOfMany: boolean,
): Matching<Variable> {
  const where = isOneOfMany ? ` of the table ${quote(old.name)}` : '';
  const nameOf = ({ path }: Variable) => `the variable ${quote(path.join('/'))}${where}`;
  const [before, after] = [flat(old.variables), flat(next.variables)];
  const { pairs, gone, added } = matched(before, after, ({ path }) => JSON.stringify(path), nameOf);
  return withRenamed({ pairs, gone, added }, whole);
}

function flat(variables: readonly Variable[]): readonly Variable[] {
  return variables.flatMap((each) => [each, ...flat(each.variables)]);
}

/** Variables whose names differ are the same if no other means what they mean, and they have the same values. */
function withRenamed(
  { pairs, gone, added }: Matching<Variable>,
  whole: Pair<Description>,
): Matching<Variable> {
  const byMeaning = new Map<string, Variable[]>();
  for (const { value } of added)
    for (const meaning of meaningsOf(value, whole.new)) {
      const known = byMeaning.get(meaning);
      if (known === undefined) byMeaning.set(meaning, [value]);
      // With a second one it is open which of them is meant: further ones change nothing.
      else if (known.length < 2) known.push(value);
    }
  const renamed: Pair<Variable>[] = [];
  const taken = new Set<Variable>();
  for (const { value: old, name } of gone) {
    const same = new Set(meaningsOf(old, whole.old).flatMap((meaning) => byMeaning.get(meaning) ?? []));
    const [next, ...others] = same;
    if (next === undefined || others.length > 0) continue;
    renamed.push({ old, new: next, name, isRenamed: true });
    taken.add(old).add(next);
  }
  return {
    pairs: [...pairs, ...renamed],
    gone: gone.filter(({ value }) => !taken.has(value)),
    added: added.filter(({ value }) => !taken.has(value)),
  };
}

/** What a variable is linked to, and its concepts, each together with its values. */
function meaningsOf(variable: Variable, of: Description): readonly string[] {
  const { links, terms } = variable;
  const found = [
    ...Object.values(links).map(({ value }) => `link:${placeOf(value, of)}`),
    ...(terms.concept?.refs ?? []).map(({ value }) => `concept:${value}`),
  ];
  if (found.length === 0) return found;
  const values = keyOf(valuesOf(variable));
  return found.map((meaning) => `${meaning} ${values}`);
}

function valuesOf({ types, format, codes }: Variable): Json {
  const all = codes ? [...codes.codes, ...codes.sentinels] : [];
  return [[...types], format ?? null, all.map(({ value }) => value)];
}

function codesOf({ old, new: next, name }: Pair<Variable>, budget: Budget | undefined): Matching<Code> {
  const [before, after] = [old, next].map(({ codes }) => (codes ? [...codes.codes, ...codes.sentinels] : []));
  // Variables may share a list of codes.
  budget?.spend(Math.max(before!.length, after!.length) * STEPS_A_PAIR);
  return matched(
    before!,
    after!,
    ({ value }) => JSON.stringify(value),
    ({ value }) => `the code ${JSON.stringify(value)} of ${name}`,
  );
}

/**
 * How a term of two versions differs: reworded if only its words do, and not its reference; unclear if one version has
 * only words and the other only references.
 */
export type TermChange = 'none' | 'added' | 'removed' | 'changed' | 'reworded' | 'unclear';

/** Whether two versions of a term say the same. Without a reference in common, the same words are enough. */
export function termChange(old: Term | undefined, next: Term | undefined): TermChange {
  if (!isStated(old)) return isStated(next) ? 'added' : 'none';
  if (!isStated(next)) return 'removed';
  const isReferred = old.refs.length > 0 && next.refs.length > 0;
  if (isReferred && !sharesReference(old, next)) return 'changed';
  if (sharesWords(old.words, next.words)) return 'none';
  if (old.words.length > 0 && next.words.length > 0) return isReferred ? 'reworded' : 'changed';
  if (isReferred) return 'none';
  return isNamedAfter(old, next) || isNamedAfter(next, old) ? 'none' : 'unclear';
}

/** Whether a reference ends in the words of a term, as `.../quantitykind/Mass` does in "Mass". */
function isNamedAfter({ refs }: Term, { words }: Term): boolean {
  const names = new Set(refs.map(({ value }) => plain(value.replace(/^.*[/#:]/, ''))));
  return words.some(({ value }) => names.has(plain(value)));
}

export function isStated(term: Term | undefined): term is Term {
  return term !== undefined && (term.refs.length > 0 || term.words.some(({ value }) => value.trim() !== ''));
}

export function sharesReference(old: Term | undefined, next: Term | undefined): boolean {
  if (old === undefined || next === undefined) return false;
  const others = new Set(next.refs.map(({ value }) => value));
  return old.refs.some(({ value }) => others.has(value));
}

/** Whether two addresses mean the same: a place in one version is the same as that place in the other. */
export function isSameAddress(old: string, next: string, whole: Pair<Description>): boolean {
  return old === next || placeOf(old, whole.old) === placeOf(next, whole.new);
}

/** An address; for a place in the document itself only its fragment. */
export function placeOf(address: string, { id, urn }: Description): string {
  const document = `${id?.value ?? urn()}#`;
  return address.startsWith(document) ? address.slice(document.length - 1) : address;
}

/** Whether one wording is the same but for case, spaces and punctuation. */
export function sharesWords(old: readonly Fact[], next: readonly Fact[]): boolean {
  if (old.length === 0 || next.length === 0) return false;
  const others = new Set(next.map(({ value }) => plain(value)));
  return old.some(({ value }) => others.has(plain(value)));
}

/** Words without what does not change their meaning: case, spaces and punctuation. Signs of numbers stay. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<![\p{L}\p{N}])-(?=\p{N})/gu, '−')
    .replace(/[^\p{L}\p{N}\p{Sm}\p{Sc}%°]+/gu, ' ')
    .trim();
}

/** A phrase as the beginning of a sentence. */
export function capital(text: string): string {
  return `${text[0]!.toUpperCase()}${text.slice(1)}`;
}

/** What tells two versions of a term apart: their words, or their references if the words are the same. */
export function tellingFacts(old: Term | undefined, next: Term | undefined): readonly (Fact | undefined)[] {
  const isSameInWords = sharesWords(old?.words ?? [], next?.words ?? []);
  return [old, next].map((term) => {
    const [words, ref] = [term?.words[0], term?.refs[0]];
    return isSameInWords ? (ref ?? words) : (words ?? ref);
  });
}

/** The place of what is stated about a subject; that of the subject if it is stated in another document. */
export function statedAt(subject: Placed, stated: Placed | undefined): string {
  return stated?.uri === subject.uri ? stated.pointer : subject.pointer;
}
