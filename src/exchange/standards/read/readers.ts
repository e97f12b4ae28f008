import { Sourced, type SourcedDraft, type SourcedJson } from '../../../schema/draft/index.js';
import { isIri } from '../../../schema/vocabulary/index.js';
import type { GraphNode, Value } from './graph.js';

/** Finds what a node says by a keyword, and takes it. */
export type ReadKeyword = (node: GraphNode) => SourcedJson | undefined;

/** The properties that name something, whatever the standard. */
const NAMES = ['schema:name', 'skos:prefLabel', 'rdfs:label', 'dct:title'] as const;

/** A text with its language and place. */
export interface Wording {
  readonly text: string;
  readonly language: string | undefined;
  readonly value: Value;
  readonly node: GraphNode;
}

/** The texts among values of a node. */
export function wordings(node: GraphNode, values: readonly Value[]): readonly Wording[] {
  return values.flatMap((value) =>
    typeof value.scalar === 'string' && value.scalar.trim() !== ''
      ? [{ text: value.scalar, language: value.language, value, node }]
      : [],
  );
}

/** The names of what values refer to, and texts that stand in its place. */
export function namesOf(node: GraphNode, values: readonly Value[]): readonly Wording[] {
  return values.flatMap((value) => {
    if (value.scalar !== undefined) return wordings(node, [value]);
    const { node: linked } = value;
    if (linked === undefined) return [];
    for (const name of NAMES) {
      const found = wordings(linked, linked.values(name));
      if (found.length > 0) return found;
    }
    return [];
  });
}

/** A text as keywords take it: plain, or one for each language. What has no place in it is not taken. */
export function textFrom(found: readonly Wording[]): SourcedJson | undefined {
  const tagged = found.filter(({ language }) => language !== undefined);
  const [plain] = found.filter(({ language }) => language === undefined);
  if (tagged.length === 0) return plain && taken(plain.node, plain.value, plain.text);
  const byLanguage: SourcedDraft = {};
  for (const { language, value, text, node } of tagged) {
    // The same text twice says nothing more.
    const known = byLanguage[language!];
    if (known === undefined) byLanguage[language!] = taken(node, value, text);
    else if (known instanceof Sourced && known.value === text) node.graph.take(value.from);
  }
  const isElsewhere = plain !== undefined && tagged.some(({ text }) => text === plain.text);
  if (plain !== undefined && isElsewhere) plain.node.graph.take(plain.value.from);
  else if (plain !== undefined) byLanguage.und ??= taken(plain.node, plain.value, plain.text);
  return byLanguage;
}

/** A scalar that goes into the schema. */
export function taken<T extends string | number | boolean>(
  { graph }: GraphNode,
  value: Value,
  scalar: T,
): Sourced<T> {
  graph.take(value.from);
  return new Sourced(scalar, value.from);
}

/** The address that a value stands for. */
export function addressOf({ id, node, scalar }: Value): string | undefined {
  if (typeof scalar === 'string') return isIri(scalar) ? scalar : undefined;
  if (id !== undefined && !id.startsWith('_:')) return isIri(id) ? id : undefined;
  // What has no address of its own may be identified by one.
  const identifier = node?.values('schema:identifier')[0];
  return identifier && identifier.node === undefined ? addressOf(identifier) : undefined;
}

/** The address that a value stands for, taken; of what has no address of its own, the one that identifies it. */
function takenAddress(node: GraphNode, value: Value): Sourced<string> | undefined {
  const address = addressOf(value);
  if (address === undefined) return undefined;
  const [identifier] = value.node?.isBlank ? value.node.values('schema:identifier') : [];
  return taken(node, identifier ?? value, address);
}

/** A text in properties. */
export function words(...properties: readonly string[]): ReadKeyword {
  return (node) => textFrom(wordings(node, node.values(...properties)));
}

/** The names of what properties refer to. */
export function named(...properties: readonly string[]): ReadKeyword {
  return (node) =>
    textFrom(
      namesOf(
        node,
        node.values(...properties).filter((each) => each.node !== undefined || addressOf(each) === undefined),
      ),
    );
}

/** The address that properties refer to. */
export function address(...properties: readonly string[]): ReadKeyword {
  return (node) => {
    const first = node.values(...properties).find((each) => addressOf(each) !== undefined);
    return first && takenAddress(node, first);
  };
}

/** All addresses that properties refer to. */
export function addresses(...properties: readonly string[]): ReadKeyword {
  return (node) => {
    const all = node.values(...properties).flatMap((value) => takenAddress(node, value) ?? []);
    const found = [...new Map(all.toReversed().map((each) => [each.value, each])).values()].toReversed();
    return found.length > 0 ? found : undefined;
  };
}

/** One scalar, as it is. */
export function scalar(...properties: readonly string[]): ReadKeyword {
  return (node) => {
    for (const value of node.values(...properties)) {
      if (value.scalar !== undefined) return taken(node, value, value.scalar);
    }
    return undefined;
  };
}

const DAY = /^\d{4}-\d{2}-\d{2}(?!\d)/;

/** A day, without its time. */
export function day(...properties: readonly string[]): ReadKeyword {
  return (node) => {
    for (const value of node.values(...properties)) {
      const found = DAY.exec(String(value.scalar))?.[0];
      if (found !== undefined) return taken(node, value, found);
    }
    return undefined;
  };
}

/** One object for each node that properties refer to; a node without any of the members gives none. */
export function records(
  properties: readonly string[],
  members: { readonly [name: string]: ReadKeyword },
): ReadKeyword {
  return (node) => {
    const found = node.values(...properties).flatMap((value) => {
      const record = value.node && recordFrom(value.node, members);
      if (record !== undefined) node.graph.take(value.from);
      return record ?? [];
    });
    return found.length > 0 ? found : undefined;
  };
}

/** An object with a member for each reader that finds something. */
export function recordFrom(
  node: GraphNode,
  members: { readonly [name: string]: ReadKeyword },
): SourcedDraft | undefined {
  const found: SourcedDraft = {};
  for (const [name, read] of Object.entries(members)) {
    const value = read(node);
    if (value !== undefined) found[name] = value;
  }
  return Object.keys(found).length > 0 ? found : undefined;
}

/** A list of all scalars of properties. */
export function scalars(...properties: readonly string[]): ReadKeyword {
  return (node) => {
    const found = node
      .values(...properties)
      .flatMap((value) => (value.scalar === undefined ? [] : [taken(node, value, value.scalar)]));
    return found.length > 0 ? found : undefined;
  };
}

/** What the first reader that finds something finds. */
export function firstOf(...readers: readonly ReadKeyword[]): ReadKeyword {
  return (node) => {
    for (const read of readers) {
      const found = read(node);
      if (found !== undefined) return found;
    }
    return undefined;
  };
}
