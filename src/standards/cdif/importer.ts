import { isObject, type Json } from '../../json.js';
import type { Importer } from '../importer.js';
import { CONTEXT } from './jsonld-context.js';
import { read } from './read.js';

/** Reads CDIF 1.0 and 1.1. */
export const importer: Importer = {
  detects: (document) => (/w3id\.org\/cdif|DDI-CDI/.test(headOf(document)) ? 1 : 0),
  contexts: { 'https://schema.org/': { '@vocab': 'https://schema.org/' } },
  otherwise: CONTEXT,
  read,
  reasons: [],
};

function headOf(document: Json): string {
  return JSON.stringify(isObject(document) ? (document['@context'] ?? '') : '');
}
