import { quote } from '../../../../base/json.js';
import { holding, REFERENCES } from '../../annotations/annotation-parts.js';
import { defineRule } from '../../rule.js';
import { referencesOf } from './references.js';

// Only addresses whose owners name a canonical form. Name spaces that are http by design, such as those of QUDT
// and of W3C, must never be here: another spelling of them is another name.
const CANONICAL: readonly { readonly form: RegExp; readonly canonical: string }[] = [
  { form: /^https?:\/\/(?:dx\.|www\.)?doi\.org\/(?=10\.)/i, canonical: 'https://doi.org/' },
  { form: /^https?:\/\/(?:www\.)?orcid\.org\/(?=\d)/i, canonical: 'https://orcid.org/' },
  { form: /^https?:\/\/(?:www\.)?ror\.org\/(?=0)/i, canonical: 'https://ror.org/' },
  { form: /^https?:\/\/(?:www\.)?isni\.org\/(?:isni\/)?(?=\d)/i, canonical: 'https://isni.org/isni/' },
  { form: /^https?:\/\/hdl\.handle\.net\//i, canonical: 'https://hdl.handle.net/' },
  {
    form: /^https?:\/\/(?:www\.)?spdx\.org\/licenses\/([\w.+-]+?)(?:\.(?:html|json|jsonld|txt))?\/?$/i,
    canonical: 'https://spdx.org/licenses/$1',
  },
  {
    form: /^https?:\/\/(?:www\.)?creativecommons\.org\/(licenses|publicdomain)\/([a-z-]+\/\d\.\d(?:\/[a-z]{2,3})?)(?:\/(?:deed|legalcode)(?:\.[\w-]+)?)?\/?$/i,
    canonical: 'https://creativecommons.org/$1/$2/',
  },
];

/** Another spelling of an address that has a canonical one. */
export const canonicalIri = defineRule({
  id: 'canonical-iri',
  on: 'annotation',
  group: 'hygiene',
  severity: 'hint',
  fix: 'safe',
  summary:
    'References to DOI, ORCID, ROR, ISNI, SPDX and Creative Commons are written in their canonical form.',
  why: 'Programs compare references character by character, so two spellings of one address count as two addresses.',
  targets: { 'ro-crate': 'should', cdif: 'should', croissant: 'should' },
  metrics: [],
  examples: {
    bad: [
      {
        schema: { type: 'object', 'fair:licenseRef': 'http://spdx.org/licenses/CC-BY-4.0.html' },
        fixed: { type: 'object', 'fair:licenseRef': 'https://spdx.org/licenses/CC-BY-4.0' },
      },
      {
        schema: {
          type: 'object',
          'fair:contributors': [
            { name: 'Josiah Carberry', entityRef: 'http://orcid.org/0000-0002-1825-0097' },
          ],
        },
        fixed: {
          type: 'object',
          'fair:contributors': [
            { name: 'Josiah Carberry', entityRef: 'https://orcid.org/0000-0002-1825-0097' },
          ],
        },
      },
      {
        schema: { type: 'object', 'fair:conceptRef': 'http://dx.doi.org/10.1000/182' },
        fixed: { type: 'object', 'fair:conceptRef': 'https://doi.org/10.1000/182' },
      },
    ],
    good: [
      { schema: { type: 'object', 'fair:licenseRef': 'https://creativecommons.org/licenses/by/4.0/' } },
      {
        schema: {
          type: 'object',
          properties: {
            mass: { type: 'number', 'fair:measurementUnitRef': 'http://qudt.org/vocab/unit/KiloGM' },
          },
        },
      },
    ],
  },
  concerns: holding(REFERENCES),
  applies: (annotation) => referencesOf(annotation).length > 0,
  check: (annotation) =>
    referencesOf(annotation).flatMap(({ value, pointer }) => {
      const better = canonicalFormOf(value);
      if (better === value) return [];
      return [
        {
          pointer,
          on: 'value',
          message: `${quote(value)} is not the canonical form of this address.`,
          help: `Write ${quote(better)}.`,
          fixes: [
            { title: `Write ${quote(better)}`, safe: true, edits: [{ op: 'set', pointer, value: better }] },
          ],
        },
      ];
    }),
});

// Most addresses are of none of them, and one test is cheaper than all.
const WITH_CANONICAL_FORM = /(?:doi|orcid|ror|isni|spdx|creativecommons)\.org\/|hdl\.handle\.net\//i;

function canonicalFormOf(address: string): string {
  if (!WITH_CANONICAL_FORM.test(address)) return address;
  const row = CANONICAL.find(({ form }) => form.test(address));
  return row === undefined ? address : address.replace(row.form, row.canonical);
}
