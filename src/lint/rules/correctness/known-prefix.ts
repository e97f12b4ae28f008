import { quote } from '../../../json.js';
import { closest, expandCurie, isIri, prefixes } from '../../../vocabulary/index.js';
import { partsNamed, REFERENCES, type StringPart } from '../../annotations/annotation-parts.js';
import { type Annotation, defineRule, type Part } from '../../rule.js';
import { EVERY_TARGET } from './every-target.js';

/** The prefixes of CURIEs are known. */
export const knownPrefix = defineRule({
  id: 'known-prefix',
  on: 'annotation',
  group: 'correctness',
  severity: 'warning',
  fix: 'none',
  summary: 'The prefix of every CURIE is one that is known, so that it can be expanded.',
  why: 'A CURIE is short for an address; with an unknown prefix nobody can tell for which.',
  targets: EVERY_TARGET,
  metrics: ['FsF-I2-01M-2', 'RDA-I2-01M'],
  examples: {
    bad: [
      { schema: { properties: { girth: { 'fair:conceptRef': 'trees:Girth' } } } },
      { schema: { properties: { girth: { 'fair:classificationRef': ['wd:Q1', 'SKOS:Concept'] } } } },
    ],
    good: [
      { schema: { properties: { girth: { 'fair:conceptRef': 'skos:Concept' } } } },
      { schema: { properties: { girth: { 'fair:conceptRef': 'urn:isbn:9780141036144' } } } },
    ],
  },
  applies: (annotation) => curiesIn(annotation).length > 0,
  check: (annotation) =>
    curiesIn(annotation).flatMap(({ value, pointer }) => {
      if (expandCurie(value) !== undefined) return [];
      const prefix = value.slice(0, value.indexOf(':'));
      const meant = prefixMeant(prefix);
      return {
        pointer,
        on: 'value',
        message: `The prefix ${quote(prefix)} is not known, so ${quote(value)} cannot be expanded.`,
        help: meant
          ? `Did you mean ${quote(meant)}? Else write the full address.`
          : 'Write the full address.',
        params: { prefix, ...(meant ? { suggestion: meant } : {}) },
      };
    }),
});

// Schemes of IRIs that are written without "//" (IANA, and the identifiers in use in this field).
const SCHEMES: ReadonlySet<string> = new Set(
  (
    'about acct ark blob cid data did dns doi file ftp geo go hdl http https info ipfs ipns isbn issn jar ldap ' +
    'lsid magnet mailto mid news ni oid openid sip swh tag tel urn uuid'
  ).split(' '),
);

function curiesIn(annotation: Annotation): readonly StringPart[] {
  return partsNamed(annotation, REFERENCES).filter((part): part is StringPart => isCurie(part.value));
}

function isCurie(value: Part['value']): boolean {
  if (typeof value !== 'string') return false;
  const colon = value.indexOf(':');
  // What has an authority is an IRI, and most are.
  if (colon < 1 || value.startsWith('//', colon + 1)) return false;
  return (
    isIri(value) && (!SCHEMES.has(value.slice(0, colon).toLowerCase()) || expandCurie(value) !== undefined)
  );
}

function prefixMeant(prefix: string): string | undefined {
  const lower = prefix.toLowerCase();
  if (prefixes.has(lower)) return lower;
  // Nearly every word of three letters is near some prefix.
  return lower.length < 4 ? undefined : closest(lower, prefixes.keys());
}
