import { isObject, type Json, setMember } from '../../../base/json.js';
import { append } from '../../../schema/document/index.js';
import { type ExpandedNode, flatten } from './flatten.js';
import { isReference } from './leaves.js';

/** The member that tells where in the source a node stands, while the document is expanded. */
export const PLACE = 'urn:fairwright:place';

/** The contexts that stand for addresses, by the start of the address. Nothing is ever fetched. */
export type KnownContexts = { readonly [address: string]: Json };

/** A document as one list of nodes, each with all that is said about it. */
export interface Expanded {
  readonly nodes: readonly ExpandedNode[];
  /** The contexts that nobody knows. */
  readonly unknown: readonly string[];
  /** Why it is no JSON-LD; there are no nodes then. */
  readonly fault?: string;
}

/** Expands a document. */
export async function expand(document: Json, contexts: KnownContexts, otherwise: Json): Promise<Expanded> {
  const { default: jsonld } = await import('jsonld');
  const unknown = new Set<string>();
  const documentLoader = async (url: string) => {
    const known = Object.keys(contexts).find((each) => isSameAddress(url, each));
    if (known === undefined) unknown.add(url);
    const context = known === undefined ? otherwise : contexts[known]!;
    return { contextUrl: undefined, documentUrl: url, document: { '@context': context } };
  };
  const placed = withPlaces(document, '', opaqueTerms(document, contexts));
  try {
    const expanded = await jsonld.expand(placed as object, {
      documentLoader: documentLoader as never,
      base: 'urn:fairwright:document/',
    });
    return { nodes: flatten(expanded as unknown as readonly Json[]), unknown: [...unknown] };
  } catch (error) {
    if (!(error instanceof Error && error.name.startsWith('jsonld.'))) throw error;
    return { nodes: [], unknown: [...unknown], fault: error.message };
  }
}

function isSameAddress(one: string, other: string): boolean {
  const plain = (address: string) => address.replace(/^https?:\/\//, '').replace(/\/$/, '');
  return plain(one) === plain(other);
}

/** The terms whose values are no nodes: texts by language, things by index, plain JSON. */
function opaqueTerms(document: Json, contexts: KnownContexts): ReadonlySet<string> {
  const found = new Set<string>();
  const visitContext = (context: Json | undefined): void => {
    if (Array.isArray(context)) for (const each of context as readonly Json[]) visitContext(each);
    else if (typeof context === 'string') visitContext(contexts[context]);
    else if (isObject(context)) {
      for (const [term, definition] of Object.entries(context)) {
        if (!isObject(definition)) continue;
        const { '@container': container = [], '@type': type } = definition;
        const containers = [container].flat() as readonly Json[];
        if (type === '@json' || containers.some((each) => each !== '@set' && each !== '@list'))
          found.add(term);
      }
    }
  };
  const visit = (value: Json): void => {
    if (Array.isArray(value)) for (const each of value as readonly Json[]) visit(each);
    else if (isObject(value)) {
      visitContext(value['@context']);
      for (const [name, each] of Object.entries(value)) if (name !== '@context') visit(each);
    }
  };
  visit(document);
  return found;
}

/** The document with its place in every node. */
function withPlaces(value: Json, pointer: string, opaque: ReadonlySet<string>): Json {
  if (Array.isArray(value)) {
    return (value as readonly Json[]).map((each, index) => withPlaces(each, append(pointer, index), opaque));
  }
  if (!isObject(value) || isReference(value)) return value;
  const copy: { [name: string]: Json } = {};
  for (const [name, each] of Object.entries(value)) {
    const isOpaque = name === '@context' || name === '@value' || opaque.has(name);
    setMember(copy, name, isOpaque ? each : withPlaces(each, append(pointer, name), opaque));
  }
  const has = (name: string) => Object.hasOwn(value, name);
  const isNode = !['@value', '@list', '@set'].some(has) && (has('@id') || !has('@graph'));
  // A language of the context would make a text of it that has one.
  if (isNode) copy[PLACE] = { '@value': pointer };
  return copy;
}
