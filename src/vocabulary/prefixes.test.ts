import { describe, expect, test } from 'vitest';
import { expandCurie, prefixes } from './prefixes.js';

describe('CURIEs', () => {
  test.each([
    ['skos:Concept', 'http://www.w3.org/2004/02/skos/core#Concept'],
    ['unit:DEG_C', 'http://qudt.org/vocab/unit/DEG_C'],
    ['wd:Q577', 'http://www.wikidata.org/entity/Q577'],
    ['nobody:knows', undefined],
    ['https://example.org/x', undefined],
    ['plain', undefined],
    [':x', undefined],
    ['constructor:x', undefined],
  ])('%s is %s', (curie, iri) => {
    expect(expandCurie(curie)).toBe(iri);
  });

  test('know the vocabularies of the field', () => {
    for (const prefix of [
      'wd',
      'skos',
      'qudt',
      'unit',
      'quantitykind',
      'dcterms',
      'prov',
      'schema',
      'xsd',
      'dcat',
      'dqv',
    ]) {
      expect(prefixes.get(prefix), prefix).toMatch(/^https?:\/\//);
    }
  });
});
