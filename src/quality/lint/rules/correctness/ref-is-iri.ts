import { quote } from '../../../../base/json.js';
import { append, valueAt } from '../../../../schema/document/index.js';
import { identifierOf, type Problem } from '../../../../schema/vocabulary/index.js';
import { holding, partsNamed, REFERENCES } from '../../annotations/annotation-parts.js';
import { type Annotation, defineRule, type Found, type LintContext } from '../../rule.js';
import { EVERY_TARGET } from './every-target.js';
import { faultsAbout, findingOf, fixBy } from './faults.js';

/** References are addresses. */
export const refIsIri = defineRule({
  id: 'ref-is-iri',
  on: 'annotation',
  group: 'correctness',
  severity: 'error',
  fix: 'safe',
  summary:
    'Every reference is an absolute IRI or a CURIE; a link to a definition may also be a local pointer.',
  why: 'Programs can identify a concept, a licence or a person only by an address.',
  targets: EVERY_TARGET,
  metrics: ['FsF-I2-01M-2', 'RDA-I2-01M'],
  examples: {
    bad: [
      {
        schema: { 'fair:licenseRef': ' https://spdx.org/licenses/MIT ' },
        fixed: { 'fair:licenseRef': 'https://spdx.org/licenses/MIT' },
      },
      {
        schema: { properties: { girth: { 'fair:conceptRef': 'www.wikidata.org/entity/Q830930' } } },
        fixed: { properties: { girth: { 'fair:conceptRef': 'https://www.wikidata.org/entity/Q830930' } } },
      },
      {
        schema: { 'fair:contributors': [{ name: 'Ann Lee', entityRef: '0000-0002-1825-0097' }] },
        fixed: {
          'fair:contributors': [{ name: 'Ann Lee', entityRef: 'https://orcid.org/0000-0002-1825-0097' }],
        },
      },
      { schema: { properties: { girth: { 'fair:conceptRef': 'the girth of a trunk' } } } },
    ],
    good: [
      {
        schema: {
          properties: { girth: { 'fair:conceptRef': 'wd:Q830930', 'fair:variableRef': '#/$defs/Girth' } },
        },
      },
      { schema: { 'fair:licenseRef': 'https://spdx.org/licenses/MIT' } },
    ],
  },
  concerns: holding(REFERENCES),
  applies: (annotation) => partsNamed(annotation, REFERENCES).length > 0,
  check: (annotation, context) =>
    faultsAbout('reference', annotation).map((fault) => finding(annotation, fault, context)),
});

function finding(annotation: Annotation, fault: Problem, context: LintContext): Found {
  const found = findingOf(annotation, fault);
  const address = fault.meant ? undefined : addressOf(annotation, fault);
  if (address === undefined) {
    return {
      ...found,
      help: fault.help ?? helpFor(annotation),
      fixes: fixBy(fault, found.pointer, context),
    };
  }
  return {
    ...found,
    help: `Did you mean ${quote(address)}?`,
    fixes: fixBy({ ...fault, meant: { value: address, isSure: true } }, found.pointer, context),
  };
}

function helpFor({ row }: Annotation): string {
  const literal = row?.literal;
  const more = literal === undefined ? '' : ` Words belong in ${quote(literal)}.`;
  return `Write the full address, or remove it.${more}`;
}

/** The address of a bare identifier, such as an ORCID, whose form leaves no doubt. */
function addressOf({ value }: Annotation, { path }: Problem): string | undefined {
  const text = valueAt(value, append('', ...path));
  return typeof text === 'string' ? identifierOf(text.trim())?.canonical : undefined;
}
