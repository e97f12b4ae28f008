import type { Leaf } from '../../src/schema/description/index.js';
import { canonicalName, expandCurie, lists, readTerm } from '../../src/schema/vocabulary/index.js';

/** Words of the vocabulary that standards say by a class or property of their own, by keyword or member. */
const SAID_OTHERWISE: { readonly [member: string]: (word: string) => readonly string[] } = {
  'fair:resourceType': () => ['Dataset', 'DataCatalog', 'Entity'],
  'fair:structureType': (word) => [
    `${word[0]!.toUpperCase()}${word.slice(1)}DataStructure`,
    'KeyValueDataStructure',
  ],
  'fair:sentinel': () => ['SentinelValueDomain', 'takesSentinelValuesFrom', 'sentinel'],
  'fair:measurementScale': (word) => scaleForms(word),
  'fair:measurementScaleRef': (word) => scaleForms(word),
  relationType: (word) => RELATIONS[word] ?? [],
  type: (word) => TYPES[readTerm('contributor-types-v1', word) ?? 'Other'] ?? [],
  typeRef: (word) => TYPES[readTerm('contributor-types-v1', word) ?? 'Other'] ?? [],
  role: (word) => ROLES[(readTerm('contributor-roles-v1', word) ?? word).toLowerCase()] ?? [],
  roleRef: (word) => ROLES[(readTerm('contributor-roles-v1', word) ?? word).toLowerCase()] ?? [],
};

const RELATIONS: { readonly [type: string]: readonly string[] } = {
  isPartOf: ['isPartOf'],
  hasPart: ['hasPart'],
  isVersionOf: ['isVersionOf', 'wasRevisionOf', 'wasDerivedFrom'],
  isContinuedBy: ['isReplacedBy', 'isContinuedBy'],
  isReferencedBy: ['isReferencedBy'],
  isRelatedTo: ['relation', 'isRelatedTo', 'wasInfluencedBy'],
};

const TYPES: { readonly [type: string]: readonly string[] } = {
  Individual: ['Person'],
  Organization: ['Organization'],
  Project: ['Project', 'Organization'],
  Software: ['SoftwareApplication', 'SoftwareAgent'],
  Agent: ['SoftwareApplication', 'SoftwareAgent'],
  Other: ['Agent', 'Thing'],
};

const ROLES: { readonly [role: string]: readonly string[] } = {
  producer: ['creator', 'author'],
  creator: ['creator', 'author'],
  author: ['creator', 'author'],
  publisher: ['publisher'],
  provider: ['provider', 'publisher'],
  distributor: ['publisher'],
  archive: ['publisher'],
  funder: ['funder'],
  contributor: ['contributor'],
};

function scaleForms(word: string): readonly string[] {
  const term = readTerm('measurement-scales-v1', word);
  return term ? [`${term[0]!.toUpperCase()}${term.slice(1)}`] : [];
}

/** The forms in which a value may be in a document: as it is, or as what it means. */
export function normalForms(leaf: Leaf): readonly string[] {
  const text = String(leaf.value);
  const member = leaf.pointer
    .split('/')
    .findLast((step) => !/^\d+$/.test(step) && !/^[a-z]{2}(-\w+)*$/.test(step));
  const keyword = canonicalName(leaf.keyword);
  const inList = Object.entries(lists).flatMap(([name, { terms }]) => {
    const term = readTerm(name as keyof typeof lists, text);
    return term && Object.hasOwn(terms, term) ? [`#${term}`] : [];
  });
  return [
    text,
    expandCurie(text) ?? text,
    ...(/^\d{4}-\d{2}-\d{2}$/.test(text) ? [`${text}T00:00:00Z`, `${text}T23:59:59Z`] : []),
    ...inList,
    ...(SAID_OTHERWISE[keyword]?.(text) ?? []),
    ...((member && Object.hasOwn(SAID_OTHERWISE, member) && SAID_OTHERWISE[member]?.(text)) || []),
  ];
}
