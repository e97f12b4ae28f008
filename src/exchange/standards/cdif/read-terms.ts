import { Sourced, type SourcedJson } from '../../../schema/draft/index.js';
import { isIri } from '../../../schema/vocabulary/index.js';
import { TYPES } from '../read/agents.js';
import type { GraphNode, Place, Value } from '../read/graph.js';
import { addressOf, type ReadKeyword, taken, textFrom, type Wording, wordings } from '../read/readers.js';
import { isOwnId } from './read-root.js';

/** What documents write where they have to write something and have nothing to say. */
const NOTHING = /^(?:missing|https?:\/\/www\.opengis\.net\/def\/nil\/.*)$/i;

/** The values of properties that say something. The address of an agent that stands for a term is only an address. */
export function said(node: GraphNode, ...properties: readonly string[]): readonly Value[] {
  return node
    .values(...properties)
    .filter(saysSomething)
    .map(asTerm);
}

function asTerm(value: Value): Value {
  const { node: at, ...address } = value.node === undefined ? NO_NODE : value;
  return at === undefined || at.isBlank || !at.is(...AGENTS) ? value : address;
}

const NO_NODE: Value = {};

const AGENTS = ['prov:Agent', ...Object.keys(TYPES)];

/** Says of all values of properties where they went. */
export function takeAll(node: GraphNode, place: Place, ...properties: readonly string[]): void {
  for (const { from } of node.values(...properties)) node.graph.take(from, place);
}

/** Whether a value is more than a filling. */
export function saysSomething({ scalar, id }: Value): boolean {
  return !NOTHING.test(typeof scalar === 'string' ? scalar : (id ?? ''));
}

/** The words of something, and plain texts that say something else. */
export interface WordsBeside {
  readonly words: readonly Wording[];
  readonly left: readonly Wording[];
}

/**
 * A text in a place for one string, with what stands beside it in all languages. What is beside it without a
 * language and says something else is left.
 */
export function textBeside(main: readonly Wording[], beside: readonly Wording[]): WordsBeside {
  const [first] = main;
  if (first === undefined) return { words: beside, left: [] };
  const tagged = beside.filter(({ language }) => language !== undefined);
  const plain = beside.filter(({ language }) => language === undefined);
  const same = plain.filter(({ text }) => text === first.text);
  const left = plain.filter(({ text }) => text !== first.text);
  const isRepeated = tagged.some(({ text }) => text === first.text);
  if (isRepeated || same.length > 0) first.node.graph.take(first.value.from);
  return { words: [...tagged, ...(isRepeated ? [] : [same[0] ?? first])], left };
}

/** A text of a property, with its languages in another. */
export function texts(main: string, beside: string): ReadKeyword {
  return (node) =>
    textFrom(textBeside(wordings(node, node.values(main)), wordings(node, node.values(beside))).words);
}

const NAMES = ['schema:name', 'skos:prefLabel', 'cdi:name', 'rdfs:label'] as const;
const OTHER_NAMES = ['schema:alternateName', 'skos:altLabel'] as const;

/** The words of a value: the text that it is, or the name of what it refers to. */
export function wordsOf(node: GraphNode, value: Value): readonly Wording[] {
  return namesOf(node, value).words;
}

/** The same, and all other names. */
export function allWordsOf(node: GraphNode, value: Value): readonly Wording[] {
  const { words, left } = namesOf(node, value);
  return [...words, ...left];
}

function namesOf(node: GraphNode, value: Value): WordsBeside {
  const { node: at } = value;
  if (at === undefined)
    return { words: addressOf(value) === undefined ? wordings(node, [value]) : [], left: [] };
  node.graph.take(value.from, 'repeated');
  const names = said(at, ...NAMES);
  // A name may be a term with a name.
  const main = names.flatMap((each) =>
    each.node === undefined ? wordings(at, [each]) : wordings(each.node, said(each.node, ...NAMES)),
  );
  const found = textBeside(main, wordings(at, at.values(...OTHER_NAMES)));
  if (main.length > 0) return found;
  return { words: found.words.filter(({ language }) => language !== undefined), left: [] };
}

/** The addresses of what a value refers to: those that identify it, else its own. */
export function refsOf(node: GraphNode, value: Value): readonly Sourced<string>[] {
  const { node: at, id } = value;
  if (at === undefined) {
    const address = addressOf(value);
    return address === undefined ? [] : [taken(node, value, address)];
  }
  const named = at.linked('schema:name').flatMap((name) => identifiersOf(name));
  const found = [...identifiersOf(at), ...named, ...plainRefs(at, 'schema:sameAs', 'schema:valueReference')];
  if (found.length > 0) return eachOnce(found);
  if (id === undefined || !isIri(id) || isOwnId(node.graph, id)) return [];
  return [taken(node, value, id)];
}

/** The addresses in `schema:identifier`: plain, or with their system and the number that they stand for. */
export function identifiersOf(node: GraphNode): readonly Sourced<string>[] {
  return said(node, 'schema:identifier').flatMap((value) => {
    const { node: at } = value;
    const address = at === undefined ? addressOf(value) : undefined;
    if (address !== undefined) return [taken(node, value, address)];
    if (at === undefined) return [];
    const [found] = plainRefs(at, 'schema:url', 'schema:value');
    if (found === undefined) return [];
    for (const each of at.values('schema:value', 'schema:propertyID')) at.graph.take(each.from, 'repeated');
    return [found];
  });
}

/** The addresses that properties have, without those of what the document describes. */
export function plainRefs(node: GraphNode, ...properties: readonly string[]): readonly Sourced<string>[] {
  return said(node, ...properties).flatMap((value) => {
    const address = value.node === undefined ? addressOf(value) : undefined;
    return address === undefined ? [] : [taken(node, value, address)];
  });
}

function eachOnce(refs: readonly Sourced<string>[]): readonly Sourced<string>[] {
  return [...new Map(refs.map((each) => [each.value, each])).values()];
}

/** Finds the values of a term. */
export type Select = (node: GraphNode) => readonly Value[];

/** The values of properties. */
export function of(...properties: readonly string[]): Select {
  return (node) => said(node, ...properties);
}

/** The words of the first value that has any; others may repeat them. */
export function termWords(select: Select): ReadKeyword {
  return (node) => {
    const all = select(node).map((value) => wordsOf(node, value));
    const found = all.find((each) => each.length > 0);
    if (found === undefined) return undefined;
    const known = new Set(found.map(({ text }) => text));
    for (const { text, value, node: at } of all.flat()) {
      if (known.has(text)) at.graph.take(value.from, 'repeated');
    }
    return textFrom(found);
  };
}

/** All addresses of a term. */
export function termRefs(select: Select): (node: GraphNode) => readonly Sourced<string>[] {
  return (node) => eachOnce(select(node).flatMap((value) => refsOf(node, value)));
}

/** The first address of a term. */
export function termRef(select: Select): ReadKeyword {
  return (node) => {
    const values = select(node);
    for (const value of values) {
      const [found] = refsOf(node, value);
      if (found === undefined) continue;
      for (const { id, from } of values) if (id === found.value) node.graph.take(from, 'repeated');
      return found;
    }
    return undefined;
  };
}

/** The words and the reference of a term that stand in the same place. */
export function term(select: Select): { readonly words: ReadKeyword; readonly ref: ReadKeyword } {
  return { words: termWords(select), ref: termRef(select) };
}

/** A link as it was written; beside one that is no IRI stands its text. */
export function link(...properties: readonly string[]): ReadKeyword {
  return (node) => {
    const values = said(node, ...properties).filter(
      ({ scalar, id }) => typeof scalar === 'string' || (id !== undefined && !id.startsWith('_:')),
    );
    for (const { from } of values) node.graph.take(from);
    const value = values.find(({ scalar }) => scalar !== undefined) ?? values[0];
    return value && new Sourced(String(value.scalar ?? value.id), value.from);
  };
}

/** What a value reads as, without its place. */
export function plainText(value: SourcedJson | undefined): string | undefined {
  const scalar = value instanceof Sourced ? value.value : value;
  return typeof scalar === 'string' ? scalar : undefined;
}
