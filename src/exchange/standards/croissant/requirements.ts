import type { Requirement } from '../values.js';

/** What Croissant 1.1 asks for; what its validator warns about is asked for too. */
export const requirements: readonly Requirement[] = [
  { term: 'name', value: 'name', level: 'must', assume: true },
  { term: 'description', value: 'description', level: 'must', assume: true },
  { term: 'url', value: 'url', level: 'must', assume: true },
  { term: 'datePublished', value: 'datePublished', level: 'must' },
  { term: 'license', value: 'license', level: 'must' },
  { term: 'creator', value: 'creator', level: 'must' },
  { term: 'distribution', value: 'distribution', level: 'must', toldByBuilder: true },
  { term: 'version', value: 'version', level: 'should' },
  { term: 'publisher', value: 'publisher', level: 'should' },
  { term: 'keywords', value: 'keywords', level: 'should' },
  { term: 'dateModified', value: 'dateModified', level: 'should' },
  { term: 'citeAs', value: 'citeAs', level: 'should', assume: true },
];
