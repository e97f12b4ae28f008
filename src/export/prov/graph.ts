import type { Json, JsonObject } from '../../json.js';
import { inLanguage, valueKey } from '../jsonld.js';
import type { Said } from '../ledger.js';
import {
  type ClassName,
  contextFor,
  type DayName,
  type LinkTermName,
  type LiteralName,
  type MomentName,
  type SequenceName,
} from './terms.js';

type Values = Map<string, Json>;

/** Collects statements. What is said twice stands once, and all that is said of one address stands together. */
export class Graph {
  private readonly nodes = new Map<string, Map<string, Values>>();
  private readonly used = new Set<string>();

  /** Says of what class a node is. */
  type(id: string, ...classes: readonly ClassName[]): void {
    for (const each of classes) {
      this.used.add(each);
      this.state(id, '@type', each);
    }
  }

  /** Links a node to another. */
  link(id: string, term: LinkTermName, ...targets: readonly string[]): void {
    for (const target of targets) this.add(id, term, target);
  }

  /** Says texts of a node, each in its language. */
  say(id: string, term: LiteralName, texts: readonly Said[]): void {
    for (const text of texts) this.add(id, term, inLanguage(text));
  }

  /** States a text, number or boolean of a node, if there is one. */
  value(id: string, term: LiteralName, value: string | number | boolean | undefined): void {
    if (value !== undefined) this.add(id, term, value);
  }

  /** States a day, if there is one; what is no day is kept as a text. */
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

  /** The document of all statements. */
  document(): JsonObject {
    const nodes = [...this.nodes].map(([id, members]) => ({ '@id': id, ...membersOf(members) }));
    return { '@context': contextFor(this.used), '@graph': nodes };
  }

  private add(id: string, term: string, value: Json): void {
    this.used.add(term);
    this.state(id, term, value);
  }

  private state(id: string, name: string, value: Json): void {
    let node = this.nodes.get(id);
    if (node === undefined) {
      node = new Map();
      this.nodes.set(id, node);
    }
    let values = node.get(name);
    if (values === undefined) {
      values = new Map();
      node.set(name, values);
    }
    values.set(valueKey(value), value);
  }
}

function membersOf(members: ReadonlyMap<string, Values>): JsonObject {
  return Object.fromEntries(
    [...members].map(([name, values]) => {
      const all = [...values.values()];
      return [name, all.length === 1 ? all[0]! : all];
    }),
  );
}
