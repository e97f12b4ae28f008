import type { Json } from '../../../base/json.js';
import { isIri } from '../../../schema/vocabulary/index.js';
import { isSameValue, type NodeDraft, put, ref } from '../jsonld.js';
import type { Said } from '../ledger.js';
import { isTaken } from './jsonld-context.js';
import { languageMap } from './texts.js';

/** The properties of a node besides its names. */
export type Members = { readonly [name: string]: Json | undefined };

/** Whether an IRI is read back as it is; the loader's library stumbles over brackets, which only IPv6 has. */
export function isReadable(iri: string): boolean {
  return isIri(iri) && !isTaken(iri) && !/[[\]\s]/.test(iri);
}

const AGENT_TYPE = /^(?:prov:|sc:(?:Person|Organization|SoftwareApplication)$)/;

/**
 * The things outside the dataset that the document describes: agents, concepts, places.
 * Each is described once, under one type, and has no links of its own: the official loader follows links
 * without end where they come back to where they began.
 */
export class Nodes {
  private readonly described = new Map<string, NodeDraft>();
  /** What was found out about addresses: a concept is asked about by the type of a field and by its annotations. */
  private readonly addresses = new Map<string, boolean>();

  constructor(
    /** The address of the dataset itself, which no other thing may have. */
    readonly own: string,
    private readonly schema: string,
    /** The addresses of agents, which nothing else is described under. */
    private readonly agents: ReadonlySet<string>,
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
    if (iri.startsWith('_:')) return true;
    if (!this.isAddress(iri) || iri === this.schema) return false;
    return (
      this.agents.has(iri) === AGENT_TYPE.test(type) && (this.described.get(iri)?.['@type'] ?? type) === type
    );
  }

  /** Something with its names: described in full the first time, referred to afterwards. With other names it is described by itself. */
  describe(iri: string, type: string, names: readonly Said[], members: Members = {}): NodeDraft {
    const known = this.described.get(iri);
    const name = languageMap(names, this.language);
    const isOther = name !== undefined && known?.name !== undefined && !isSameValue(known.name, name);
    if (isOther || !this.isFree(iri, type)) return this.blank(type, names, { ...members, identifier: iri });
    const node: NodeDraft = known ?? { '@type': type, '@id': iri };
    put(node, 'name', name);
    for (const each in members) if (node[each] === undefined) put(node, each, members[each]);
    if (known) return { '@id': iri };
    this.described.set(iri, node);
    return node;
  }

  /** Something that has no IRI of its own. */
  blank(type: string, names: readonly Said[], members: Members = {}): NodeDraft {
    const node: NodeDraft = { '@type': type };
    put(node, 'name', languageMap(names, this.language));
    for (const each in members) put(node, each, members[each]);
    return node;
  }
}
