import { isObject, type Json, type JsonObject, setMember } from '../../../base/json.js';
import { valueAt } from '../../../schema/document/index.js';
import type { Importer } from '../importer.js';
import { NOT_STATED } from './licenses.js';
import { read } from './read.js';
import { extensionContext } from './terms.js';

/**
 * What matters for reading in the contexts of RO-Crate: schema.org, and the terms that are not of it. Terms of ours are
 * known without their definitions, since ro-crate-py leaves these out when it saves a crate.
 */
const CONTEXT: JsonObject = {
  ...extensionContext(),
  '@vocab': 'https://schema.org/',
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  dct: 'http://purl.org/dc/terms/',
  schema: 'https://schema.org/',
  conformsTo: 'dct:conformsTo',
  File: 'schema:MediaObject',
  Journal: 'schema:Periodical',
};

/** Why values of entities have no place in a schema, by the types of these. */
const REASONS: readonly (readonly [type: RegExp, reason: string])[] = [
  [/(?:Action|Computation|HowTo\w*|FormalParameter|ParameterConnection)$/, 'It says how files were made.'],
  [/(?:^Software|#Software|ContainerImage|ComputerLanguage|Workflow|^Test\w+)/, 'It describes a program.'],
  [/^(?:File|MediaObject|ImageObject|RepositoryObject)$/, 'It describes a file of the crate.'],
  [
    /^(?:Person|Organization|Project|ContactPoint)$/,
    'Only the name and address of a contributor have a place.',
  ],
  [/(?:^Dataset|#Dataset)$/, 'It describes a part of the crate.'],
];

/** Reads RO-Crate 1.1 and 1.2. */
export const importer: Importer = {
  detects: (document) => (isObject(document) && isCrate(document) ? 1 : 0),
  contexts: {
    'https://w3id.org/ro/crate/1.0/context': CONTEXT,
    'https://w3id.org/ro/crate/1.1/context': CONTEXT,
    'https://w3id.org/ro/crate/1.2/context': CONTEXT,
    // Profiles say how files were made, which is not read.
    'https://w3id.org/ro/terms/workflow-run': {},
    'https://w3id.org/ro/terms/workflow-run/context': {},
    'https://schema.org/': { '@vocab': 'https://schema.org/' },
  },
  otherwise: CONTEXT,
  prepare: withLanguages,
  read,
  reasons: [
    [/\/(?:hasPart|mainEntity|encoding)(?:\/|$)/, 'It names files of the crate.'],
    [/\/conformsTo(?:\/|$)/, 'It names a standard or profile.'],
    [/\/(?:sdDatePublished|sdPublisher)$/, 'It is about the metadata document.'],
  ],
  reasonIn: (document) => {
    const root = rootIdIn(document);
    return (pointer) => {
      const node = valueAt(document, pointer.split('/').slice(0, 3).join('/'));
      if (!isObject(node) || node['@id'] === root) return undefined;
      if (node['@id'] === NOT_STATED) return 'It says that no licence is stated.';
      const types = [node['@type'] ?? []].flat().map(String);
      return REASONS.find(([pattern]) => types.some((each) => pattern.test(each)))?.[1];
    };
  },
};

function nodesIn(document: Json): readonly Json[] {
  const graph = isObject(document) ? document['@graph'] : undefined;
  return Array.isArray(graph) ? graph : [];
}

const DESCRIPTOR = /ro-crate-metadata\.json(?:ld)?$/;

function descriptorIn(document: Json): JsonObject | undefined {
  return nodesIn(document).find(
    (each): each is JsonObject => isObject(each) && DESCRIPTOR.test(String(each['@id'])),
  );
}

function rootIdIn(document: Json): Json | undefined {
  const about = descriptorIn(document)?.about;
  return isObject(about) ? about['@id'] : undefined;
}

function isCrate(document: JsonObject): boolean {
  const context = JSON.stringify(document['@context'] ?? '');
  return /w3id\.org\/ro\/crate/.test(context) || descriptorIn(document) !== undefined;
}

/**
 * Our crates leave out the language of texts in the language of the document. Beside others that say theirs, such a
 * text is in that language.
 */
function withLanguages(document: Json): Json {
  const language = descriptorIn(document)?.inLanguage;
  if (!isObject(document) || typeof language !== 'string') return document;
  const tagged = (text: Json) =>
    typeof text === 'string' ? { '@value': text, '@language': language } : text;
  const complete = (node: Json): Json => {
    if (!isObject(node)) return node;
    const copy: { [name: string]: Json } = {};
    for (const [property, value] of Object.entries(node)) {
      const beside = property === 'name' ? node.alternateName : value;
      const isBare = property !== 'alternateName' && hasLanguage(beside);
      const whole = Array.isArray(value) ? value.map(tagged) : tagged(value);
      setMember(copy, property, isBare ? whole : value);
    }
    return copy;
  };
  return { ...document, '@graph': nodesIn(document).map(complete) };
}

function hasLanguage(value: Json | undefined): boolean {
  if (Array.isArray(value)) return (value as readonly Json[]).some(hasLanguage);
  return isObject(value) && typeof value['@language'] === 'string';
}
