import type { PlainMapping, PlainPlaces } from '../plain.js';

const TEXTS: PlainPlaces = { title: { to: 'dcterms:title' }, description: { to: 'dcterms:description' } };

/** Where PROV-O has a place for the keywords of JSON Schema. */
export const plain: PlainMapping = {
  table: { ...TEXTS, $id: { to: 'dcterms:conformsTo' } },
  variable: TEXTS,
  code: { ...TEXTS, const: { to: 'skos:notation' } },
  drop: 'PROV-O says where data come from, not which values they have.',
};
