import { isObject, type Json, type JsonObject } from '../../json.js';
import type { Importer } from '../importer.js';
import { read } from './read.js';

/** What matters for reading in the contexts of RO-Crate: schema.org, and the terms that are not of it. */
const CONTEXT: JsonObject = {
  '@vocab': 'https://schema.org/',
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  dct: 'http://purl.org/dc/terms/',
  schema: 'https://schema.org/',
  conformsTo: 'dct:conformsTo',
  File: 'schema:MediaObject',
  Journal: 'schema:Periodical',
};

/** Reads RO-Crate 1.1 and 1.2. */
export const importer: Importer = {
  detects: (document) => (isObject(document) && isCrate(document) ? 1 : 0),
  contexts: {
    'https://w3id.org/ro/crate/1.0/context': CONTEXT,
    'https://w3id.org/ro/crate/1.1/context': CONTEXT,
    'https://w3id.org/ro/crate/1.2/context': CONTEXT,
    'https://schema.org/': { '@vocab': 'https://schema.org/' },
  },
  otherwise: CONTEXT,
  prepare: withLanguages,
  read,
  reasons: [],
};

function isCrate({ '@context': context, '@graph': graph }: JsonObject): boolean {
  if (/w3id\.org\/ro\/crate/.test(JSON.stringify(context ?? ''))) return true;
  const nodes = Array.isArray(graph) ? (graph as readonly Json[]) : [];
  return nodes.some((each) => isObject(each) && /ro-crate-metadata\.json(?:ld)?$/.test(String(each['@id'])));
}

/**
 * Our crates leave out the language of texts in the language of the document. Beside others that say theirs, such a
 * text is in that language.
 */
function withLanguages(document: Json): Json {
  if (!isObject(document) || !Array.isArray(document['@graph'])) return document;
  const nodes = document['@graph'] as readonly Json[];
  const language = languageOf(nodes);
  if (language === undefined) return document;
  const tagged = (text: string) => ({ '@value': text, '@language': language });
  const complete = (node: Json): Json => {
    if (!isObject(node)) return node;
    return Object.fromEntries(
      Object.entries(node).map(([property, value]) => {
        const beside = property === 'name' ? node.alternateName : value;
        if (property === 'alternateName' || !hasLanguage(beside)) return [property, value];
        if (typeof value === 'string') return [property, tagged(value)];
        if (!Array.isArray(value)) return [property, value];
        return [property, value.map((each: Json) => (typeof each === 'string' ? tagged(each) : each))];
      }),
    );
  };
  return { ...document, '@graph': nodes.map(complete) };
}

function languageOf(nodes: readonly Json[]): string | undefined {
  for (const node of nodes) {
    if (!isObject(node) || !/ro-crate-metadata\.json$/.test(String(node['@id']))) continue;
    return typeof node.inLanguage === 'string' ? node.inLanguage : undefined;
  }
  return undefined;
}

function hasLanguage(value: Json | undefined): boolean {
  if (Array.isArray(value)) return (value as readonly Json[]).some(hasLanguage);
  return isObject(value) && typeof value['@language'] === 'string';
}
