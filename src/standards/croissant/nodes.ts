import type { Json, JsonObject } from '../../json.js';
import { isIri } from '../../vocabulary/index.js';
import { ref } from '../jsonld.js';
import type { Said } from '../ledger.js';
import { addTo, type Members as Collected, unpackAll } from '../several.js';
import { isTaken } from './jsonld-context.js';
import { languageMap, literals } from './texts.js';

interface Described {
  readonly type: string;
  readonly node: Collected;
  readonly names: Said[];
}

/** The properties of a node besides its names; each member may have several values. */
export type Members = { readonly [name: string]: readonly Json[] };

/** Whether an IRI is read back as it is; the loader's library stumbles over brackets, which only IPv6 has. */
export function isReadable(iri: string): boolean {
  return isIri(iri) && !isTaken(iri) && !/[[\]\s]/.test(iri);
}

/**
 * The things outside the dataset that the document describes: agents, concepts, places.
 * Each is described once, under one type, and has no links of its own: the official loader follows links
 * without end where they come back to where they began.
 */
export class Nodes {
  private readonly described = new Map<string, Described>();
  /** What was found out about addresses: a concept is asked about by the type of a field and by its annotations. */
  private readonly addresses = new Map<string, boolean>();

  constructor(
    /** The address of the dataset itself, which no other thing may have. */
    readonly own: string | undefined,
    private readonly language: string,
  ) {}

  /** Whether an IRI can be the address of something else than the dataset. */
  isAddress(iri: string): boolean {
    let known = this.addresses.get(iri);
    if (known === undefined) {
      known = isReadable(iri) && iri !== this.own;
      this.addresses.set(iri, known);
    }
    return known;
  }

  /** A reference to something by its IRI; as a text where a reference would be read as something else. */
  link(iri: string): Json {
    return this.isAddress(iri) ? ref(iri) : iri;
  }

  /** Whether something of this type can be described under an IRI. */
  isFree(iri: string, type: string): boolean {
    return this.isAddress(iri) && (this.described.get(iri)?.type ?? type) === type;
  }

  /** Something with its names: described in full the first time, referred to afterwards. */
  describe(iri: string, type: string, names: readonly Said[], members: Members = {}): JsonObject {
    if (!iri.startsWith('_:') && !this.isFree(iri, type)) {
      return this.blank(type, names, { ...members, identifier: [iri] });
    }
    const known = this.described.get(iri);
    if (known) {
      known.names.push(...names);
      merge(known.node, members);
      return ref(iri);
    }
    const node: Collected = { '@type': type, '@id': iri, name: '' };
    merge(node, members);
    this.described.set(iri, { type, node, names: [...names] });
    // Values are collected until `finish`, which makes JSON of them.
    return node as JsonObject;
  }

  /** Something that has no IRI of its own. */
  blank(type: string, names: readonly Said[], members: Members = {}): JsonObject {
    const node: Collected = { '@type': type };
    const name = languageMap(names, this.language);
    if (name !== undefined) node.name = name;
    merge(node, members);
    return unpackAll(node);
  }

  /** Writes the names and all values, once all of them are known. */
  finish(): void {
    for (const { node, names } of this.described.values()) {
      const { first, others } = onePerLanguage(names, this.language);
      const name = languageMap(first, this.language);
      if (name === undefined) delete node.name;
      else node.name = name;
      merge(node, { alternateName: literals(others) });
      unpackAll(node);
    }
  }
}

/** Different people may name a thing differently: the first name in each language is used. */
function onePerLanguage(names: readonly Said[], usual: string) {
  const first = new Map<string, Said>();
  for (const each of names) {
    const language = each.language ?? usual;
    if (!first.has(language)) first.set(language, each);
  }
  const others = names.filter(({ text, language = usual }) => first.get(language)?.text !== text);
  return { first: [...first.values()], others };
}

function merge(node: Collected, members: Members): void {
  for (const name in members) {
    // The loader takes one address only.
    if (name === 'url' && node.url !== undefined) continue;
    for (const value of members[name]!) addTo(node, name, value);
  }
}
