import type { Requirement } from '../values.js';

/** What RO-Crate 1.1 asks of the root data entity; it refuses a crate without the four musts. */
export const requirements: readonly Requirement[] = [
  { term: 'name', value: 'name', level: 'must', assume: true },
  { term: 'description', value: 'description', level: 'must', assume: true },
  { term: 'datePublished', value: 'datePublished', level: 'must', assume: true },
  { term: 'license', value: 'license', level: 'must', assume: true },
  { term: 'author', value: 'creator', level: 'should' },
  { term: 'publisher', value: 'publisher', level: 'should' },
  { term: 'identifier', value: 'identifier', level: 'should', assume: true },
  { term: 'url', value: 'url', level: 'may' },
  { term: 'version', value: 'version', level: 'may' },
  { term: 'dateModified', value: 'dateModified', level: 'may' },
  { term: 'keywords', value: 'keywords', level: 'may' },
  { term: 'distribution', value: 'distribution', level: 'may' },
];
