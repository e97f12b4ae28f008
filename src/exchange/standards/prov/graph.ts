import type { Json, JsonObject } from '../../../base/json.js';
import { FAIR, inLanguage, ref } from '../jsonld.js';
import type { Said } from '../ledger.js';
import { CDI } from '../sentinels.js';
import { addTo, type Members, unpackAll } from '../several.js';

/** The namespaces that documents use, by their prefix. */
const NAMESPACES = {
  prov: 'http://www.w3.org/ns/prov#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  dcterms: 'http://purl.org/dc/terms/',
  dc: 'http://purl.org/dc/elements/1.1/',
  dcat: 'http://www.w3.org/ns/dcat#',
  dqv: 'http://www.w3.org/ns/dqv#',
  adms: 'http://www.w3.org/ns/adms#',
  skos: 'http://www.w3.org/2004/02/skos/core#',
  spdx: 'http://spdx.org/rdf/terms#',
  schema: 'http://schema.org/',
  cdi: CDI,
  fair: FAIR,
};

/** A class or property, by its prefix and name. */
export type Curie = `${keyof typeof NAMESPACES}:${string}`;

const LINK = { '@type': '@id' };
const DAY = { '@type': 'xsd:date' };
const MOMENT = { '@type': 'xsd:dateTime' };
const SEQUENCE = { '@container': '@list' };

/** Collects statements. Duplicates are removed, and all statements about one address are together. */
export class Graph {
  private readonly nodes = new Map<string, Members>();
  /** What the values of properties are, for the context. */
  private readonly kinds = new Map<Curie, JsonObject>();
  /** The last node: most statements are about the same node as the one before. */
  private last: { readonly id: string; readonly members: Members } | undefined;

  /** States the classes of a node. */
  type(id: string, ...classes: readonly Curie[]): void {
    for (const each of classes) this.state(id, '@type', each);
  }

  /** Links a node to another. */
  link(id: string, property: Curie, target: string): void {
    this.add(id, property, target, LINK);
  }

  /** States texts of a node, each in its language. */
  say(id: string, property: Curie, texts: readonly Said[]): void {
    for (const text of texts) this.state(id, property, inLanguage(text));
  }

  /** States a text, number or boolean of a node, if there is one. */
  value(id: string, property: Curie, value: string | number | boolean | undefined): void {
    if (value !== undefined) this.state(id, property, value);
  }

  /** States a reference where texts stand too. */
  reference(id: string, property: Curie, target: string): void {
    this.state(id, property, ref(target));
  }

  /** States a value that is no text, number or boolean as JSON. */
  json(id: string, property: Curie, value: Json): void {
    this.state(id, property, { '@type': '@json', '@value': value });
  }

  /** States a day, if there is one; an invalid date is kept as a text. */
  day(id: string, property: Curie, day: string | undefined): void {
    if (day !== undefined)
      this.add(id, property, /^\d{4}-\d\d-\d\d$/.test(day) ? day : { '@value': day }, DAY);
  }

  /** States a moment with its time zone. */
  moment(id: string, property: Curie, moment: string): void {
    this.add(id, property, moment, MOMENT);
  }

  /** States texts in their order. */
  sequence(id: string, property: Curie, texts: readonly string[]): void {
    if (texts.length > 0) this.add(id, property, texts, SEQUENCE);
  }

  /** The document of all statements, after which there are no more. */
  document(): JsonObject {
    const nodes: JsonObject[] = [];
    for (const members of this.nodes.values()) nodes.push(unpackAll(members));
    return {
      '@context': { '@version': 1.1, ...NAMESPACES, ...Object.fromEntries(this.kinds) },
      '@graph': nodes,
    };
  }

  private add(id: string, property: Curie, value: Json, kind: JsonObject): void {
    this.kinds.set(property, kind);
    this.state(id, property, value);
  }

  private state(id: string, name: string, value: Json): void {
    if (this.last?.id !== id) this.last = { id, members: this.membersOf(id) };
    addTo(this.last.members, name, value);
  }

  private membersOf(id: string): Members {
    let members = this.nodes.get(id);
    if (members === undefined) {
      members = { '@id': id };
      this.nodes.set(id, members);
    }
    return members;
  }
}
