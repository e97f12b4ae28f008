import { type Json, quote } from '../../../../base/json.js';
import { append } from '../../../../schema/document/index.js';
import { expandCurie, type Identifier, identifierOf, isIri } from '../../../../schema/vocabulary/index.js';
import { holding, recordsIn } from '../../annotations/annotation-parts.js';
import { type Annotation, defineRule } from '../../rule.js';

/** The identifiers of people and organizations have the right form and check digit. */
export const validOrcid = defineRule({
  id: 'valid-orcid',
  on: 'annotation',
  group: 'correctness',
  severity: 'error',
  fix: 'none',
  summary: 'ORCID, ROR and ISNI identifiers have the right form and check digit.',
  why: 'An identifier with a wrong digit belongs to nobody, or to someone else.',
  targets: { 'ro-crate': 'should', croissant: 'should' },
  metrics: ['FsF-R1.2-01M-1', 'RDA-R1.2-01M'],
  examples: {
    bad: [
      {
        schema: {
          'fair:contributors': [{ name: 'Ann Lee', entityRef: 'https://orcid.org/0000-0002-1825-0098' }],
        },
      },
      { schema: { 'fair:contributors': [{ name: 'Parks', contributorRef: 'https://ror.org/parks' }] } },
    ],
    good: [
      {
        schema: {
          'fair:contributors': [{ name: 'Ann Lee', entityRef: 'https://orcid.org/0000-0002-1825-0097' }],
        },
      },
      { schema: { 'fair:contributors': [{ name: 'Parks', contributorRef: 'https://parks.example.org' }] } },
    ],
  },
  concerns: (row, name) => name === 'fair:providerRef' || hasContributors(row),
  applies: (annotation) => identifiersIn(annotation).length > 0,
  check: (annotation) =>
    identifiersIn(annotation).flatMap(({ identifier, text, pointer }) =>
      identifier.fault === undefined
        ? []
        : {
            pointer,
            on: 'value',
            message: `${quote(text)} is not a valid ${NAMES[identifier.system]}.`,
            help: `${identifier.fault} Copy the identifier from its web page.`,
            params: { system: identifier.system },
          },
    ),
});

const hasContributors = holding(['contributor']);

const NAMES: { readonly [system: string]: string } = {
  orcid: 'ORCID',
  ror: 'ROR identifier',
  isni: 'ISNI',
};

/** An identifier as it is written, and where. */
interface Identified {
  readonly identifier: Identifier;
  readonly text: string;
  readonly pointer: string;
}

function identifiersIn(annotation: Annotation): readonly Identified[] {
  if (annotation.name === 'fair:providerRef') return identified(annotation.value, annotation.pointer);
  return recordsIn(annotation, ['contributor']).flatMap(({ value, pointer }) =>
    ['entityRef', 'contributorRef'].flatMap((name) =>
      Object.hasOwn(value, name) ? identified(value[name]!, append(pointer, name)) : [],
    ),
  );
}

function identified(text: Json, pointer: string): readonly Identified[] {
  // What is no reference at all is ref-is-iri's business.
  if (typeof text !== 'string' || !isIri(text)) return [];
  const identifier = identifierOf(expandCurie(text) ?? text);
  return identifier && Object.hasOwn(NAMES, identifier.system) ? [{ identifier, text, pointer }] : [];
}
