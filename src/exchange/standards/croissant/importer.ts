import { isObject, type Json, type JsonObject, member } from '../../../base/json.js';
import type { Importer } from '../importer.js';
import { contextIn } from './jsonld-context.js';
import { read } from './read.js';

/** The context of Croissant, without a language: texts that do not say theirs have none. */
const CONTEXT = withoutLanguage(contextIn('en'));

/** Reads Croissant 1.0 and 1.1. */
export const importer: Importer = {
  detects: (document) => (isObject(document) && /mlcommons\.org\/croissant/.test(headOf(document)) ? 1 : 0),
  contexts: {
    'http://mlcommons.org/croissant/1.0': CONTEXT,
    'http://mlcommons.org/croissant/1.1': CONTEXT,
    'https://schema.org/': { '@vocab': 'https://schema.org/' },
  },
  otherwise: CONTEXT,
  prepare: (document) =>
    isObject(document) && isObject(document['@context'])
      ? { ...document, '@context': withoutLanguage(document['@context']) }
      : document,
  read,
  reasons: [
    [
      /\/(?:source|extract|transform|fileObject|fileSet|includes|containedIn)(?:\/|$)/,
      'It says how files are read.',
    ],
    [/\/distribution(?:\/|$)/, 'It says how files are read.'],
    [/\/conformsTo/, 'It names the standard.'],
    [/^\/subjectOf\//, 'It says what the schema in the document is.'],
  ],
};

function headOf(document: JsonObject): string {
  return JSON.stringify([member(document, '@context') ?? '', member(document, 'conformsTo') ?? '']);
}

/** Documents declare one language for all texts because the loader needs it, not because they are in it. */
function withoutLanguage(context: JsonObject): JsonObject {
  const { '@language': _, ...rest } = context as { readonly [name: string]: Json };
  return rest;
}
