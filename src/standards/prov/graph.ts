import type { Json, JsonObject } from '../../json.js';
import { inLanguage } from '../jsonld.js';
import type { Said } from '../ledger.js';
import { addTo, type Members, unpackAll } from '../several.js';
import {
  type ClassName,
  contextFor,
  type DayName,
  type LinkTermName,
  type LiteralName,
  type MomentName,
  type SequenceName,
} from './terms.js';

/** Collects statements. Duplicates are removed, and all statements about one address are together. */
export class Graph {
  private readonly nodes = new Map<string, Members>();
  private readonly used = new Set<string>();
  /** The last node: most statements are about the same node as the one before. */
  private last: { readonly id: string; readonly members: Members } | undefined;

  /** States the class of a node. */
  type(id: string, name: ClassName): void {
    this.used.add(name);
    this.state(id, '@type', name);
  }

  /** Links a node to another. */
  link(id: string, term: LinkTermName, target: string): void {
    this.add(id, term, target);
  }

  /** States texts of a node, each in its language. */
  say(id: string, term: LiteralName, texts: readonly Said[]): void {
    for (const text of texts) this.add(id, term, inLanguage(text));
  }

  /** States a text, number or boolean of a node, if there is one. */
  value(id: string, term: LiteralName, value: string | number | boolean | undefined): void {
    if (value !== undefined) this.add(id, term, value);
  }

  /** States a value that is no text, number or boolean as JSON. */
  json(id: string, term: LiteralName, value: Json): void {
    this.add(id, term, { '@type': '@json', '@value': value });
  }

  /** States a day, if there is one; an invalid date is kept as a text. */
  day(id: string, term: DayName, day: string | undefined): void {
    if (day !== undefined) this.add(id, term, /^\d{4}-\d\d-\d\d$/.test(day) ? day : { '@value': day });
  }

  /** States a moment with its time zone. */
  moment(id: string, term: MomentName, moment: string): void {
    this.add(id, term, moment);
  }

  /** States texts in their order. */
  sequence(id: string, term: SequenceName, texts: readonly string[]): void {
    if (texts.length > 0) this.add(id, term, texts);
  }

  /** The document of all statements, after which there are no more. */
  document(): JsonObject {
    const nodes: JsonObject[] = [];
    for (const members of this.nodes.values()) {
      nodes.push(unpackAll(members));
    }
    return { '@context': contextFor(this.used), '@graph': nodes };
  }

  private add(id: string, term: string, value: Json): void {
    this.used.add(term);
    this.state(id, term, value);
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
