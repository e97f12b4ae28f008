import { canonicalName, type Keyword, keywordNamed, type Scope } from '../../../schema/vocabulary/index.js';
import type { FieldGroup, Screen } from '../protocol.js';

/** The groups of keywords that do not belong to the group of their scope. */
const OWN_GROUPS: { readonly [keyword: string]: FieldGroup } = {
  'fair:contributors': 'people',
  'fair:provider': 'people',
  'fair:providerRef': 'people',
  'fair:temporalCoverage': 'coverage',
  'fair:temporalCoverageRef': 'coverage',
  'fair:spatialCoverage': 'coverage',
  'fair:spatialCoverageRef': 'coverage',
  'fair:population': 'coverage',
  'fair:populationRef': 'coverage',
  'fair:universe': 'coverage',
  'fair:universeRef': 'coverage',
  'fair:datasetRelations': 'links',
  'fair:structureType': 'values',
  'fair:classification': 'values',
  'fair:classificationRef': 'values',
  'fair:sentinel': 'values',
};

const SCOPE_GROUPS: Readonly<Record<Scope, FieldGroup>> = {
  universal: 'meaning',
  dataset: 'meaning',
  variable: 'measurement',
};

/** The group that a keyword is edited in. */
export function groupOf(name: string, { kind, scope }: Keyword): FieldGroup {
  return OWN_GROUPS[canonicalName(name)] ?? (kind.name === 'link' ? 'links' : SCOPE_GROUPS[scope]);
}

const GROUP_SCREENS: { readonly [group in FieldGroup]?: Screen } = { people: 'people', coverage: 'coverage' };

/** The screen of what the keyword of a dataset says, if it has one of its own. */
export function screenOfKeyword(name: string): Screen | undefined {
  const row = keywordNamed(name);
  return row && GROUP_SCREENS[groupOf(name, row)];
}

/** The screens of rules that find what is missing, so that no keyword is at the place of the finding. */
export const ruleScreens: { readonly [rule: string]: Screen } = {
  'dataset-contributors': 'people',
  'contributor-creator': 'people',
  'contributor-publisher': 'people',
  'dataset-coverage': 'coverage',
  'coded-values': 'codes',
  'code-list': 'codes',
  'code-label': 'codes',
  'valid-codes': 'codes',
  'sentinel-flag': 'codes',
  'sentinel-const': 'codes',
};
