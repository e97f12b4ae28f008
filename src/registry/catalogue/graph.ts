import type { JsonObject } from '../../base/json.js';
import { isLanguageTag, validText } from './text.js';

/** The namespaces of the names that the code uses. */
const PREFIXES = {
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
  dcat: 'http://www.w3.org/ns/dcat#',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  adms: 'http://www.w3.org/ns/adms#',
  spdx: 'http://spdx.org/rdf/terms#',
  schema: 'http://schema.org/',
  hydra: 'http://www.w3.org/ns/hydra/core#',
  ldp: 'http://www.w3.org/ns/ldp#',
  'fdp-o': 'https://w3id.org/fdp/fdp-o#',
} as const;

/** A name of a vocabulary, such as `dct:title`. */
export type Name = `${keyof typeof PREFIXES}:${string}`;

/** A resource: an IRI, or a node of this graph that has none. */
export interface Resource {
  readonly id: string;
}

/** A text with its language or its type. */
export interface Literal {
  readonly text: string;
  readonly language?: string;
  readonly type?: Name;
}

type Statements = Map<Name, Map<string, Resource | Literal>>;

/** Statements about resources, in the order in which they are made; each is kept once. */
export class Graph {
  private readonly subjects = new Map<string, Statements>();
  private blanks = 0;

  /** A resource without an address. */
  blank(): Resource {
    this.blanks++;
    return { id: `_:b${this.blanks}` };
  }

  /** States something; what is undefined is not stated. */
  add(subject: Resource, predicate: Name, ...objects: readonly (Resource | Literal | undefined)[]): void {
    const statements = this.subjects.get(subject.id) ?? new Map();
    this.subjects.set(subject.id, statements);
    const known = statements.get(predicate) ?? new Map();
    for (const object of objects) if (object !== undefined) known.set(turtleOf(object), object);
    if (known.size > 0) statements.set(predicate, known);
  }

  /** The graph in Turtle. */
  turtle(): string {
    const lines = Object.entries(PREFIXES).map(
      ([prefix, namespace]) => `@prefix ${prefix}: <${namespace}> .`,
    );
    for (const [subject, statements] of this.subjects) {
      if (statements.size === 0) continue;
      const about = [...statements].map(([name, objects]) => `${name} ${[...objects.keys()].join(', ')}`);
      lines.push('', `${turtleOf({ id: subject })} ${about.join(' ;\n  ')} .`);
    }
    return `${lines.join('\n')}\n`;
  }

  /** The same graph in JSON-LD, with its context inside. */
  jsonld(): JsonObject {
    const nodes = [...this.subjects].flatMap(([subject, statements]) => {
      if (statements.size === 0) return [];
      const members = [...statements].map(([name, objects]) =>
        name === 'rdf:type'
          ? ['@type', [...objects.values()].map((each) => ('id' in each ? each.id : each.text))]
          : [name, [...objects.values()].map(jsonldOf)],
      );
      return [{ '@id': subject, ...Object.fromEntries(members) } as JsonObject];
    });
    return { '@context': PREFIXES, '@graph': nodes };
  }
}

/**
 * The resource at an IRI. What IRIs must not contain is percent-encoded; a CURIE of our prefixes is written out, as
 * JSON-LD would read it so and Turtle would not. Undefined for what is no absolute IRI.
 */
export function resource(iri: string | undefined): Resource | undefined {
  const [, scheme, rest] = /^([a-z][a-z0-9+.-]*):(.*)$/is.exec(validText(iri ?? '')) ?? [];
  if (scheme === undefined) return undefined;
  const namespace = Object.hasOwn(PREFIXES, scheme) ? PREFIXES[scheme as keyof typeof PREFIXES] : undefined;
  const whole = namespace === undefined || rest!.startsWith('//') ? `${scheme}:${rest}` : namespace + rest;
  // RFC 3987; a percent sign that encodes nothing is encoded too.
  return { id: whole.replace(/[\s\p{Cc}<>"{}|\\^`]|%(?![\dA-Fa-f]{2})/gu, encodeURIComponent) };
}

/** The resource at an address of this service. */
export function own(address: string): Resource {
  const found = resource(address);
  if (found === undefined) throw new Error(`${address} is not an absolute address.`);
  return found;
}

/** A resource of a vocabulary. */
export function term(name: Name): Resource {
  return own(name);
}

/** A text; undefined if there is none. */
export function literal(text: string | undefined, language?: string): Literal | undefined {
  if (text === undefined) return undefined;
  return language !== undefined && isLanguageTag(language)
    ? { text: validText(text), language }
    : { text: validText(text) };
}

/** A text of a type; undefined if there is none. */
export function typed(text: string | undefined, type: Name): Literal | undefined {
  return text === undefined ? undefined : { text: validText(text), type };
}

function turtleOf(object: Resource | Literal): string {
  if ('id' in object)
    return object.id.startsWith('_:') ? object.id : (shortOf(object.id) ?? `<${object.id}>`);
  const text = `"${object.text.replace(/[\\"\n\r\t]/g, (each) => TURTLE_ESCAPES[each]!)}"`;
  if (object.language !== undefined) return `${text}@${object.language}`;
  return object.type === undefined ? text : `${text}^^${object.type}`;
}

/** The name of a resource of our vocabularies. */
function shortOf(iri: string): string | undefined {
  for (const [prefix, namespace] of Object.entries(PREFIXES))
    if (iri.startsWith(namespace) && /^[A-Za-z]\w*$/.test(iri.slice(namespace.length)))
      return `${prefix}:${iri.slice(namespace.length)}`;
  return undefined;
}

const TURTLE_ESCAPES: { readonly [character: string]: string } = {
  '\\': '\\\\',
  '"': '\\"',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

function jsonldOf(object: Resource | Literal): JsonObject {
  if ('id' in object) return { '@id': object.id };
  const { text, language, type } = object;
  return {
    '@value': text,
    ...(language === undefined ? {} : { '@language': language }),
    ...(type === undefined ? {} : { '@type': type }),
  };
}
