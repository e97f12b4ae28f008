import { describe, expect, test } from 'vitest';
import { expandCurie, prefixes, unknownPrefix } from './prefixes.js';

describe('CURIEs', () => {
  test.each([
    ['skos:Concept', 'http://www.w3.org/2004/02/skos/core#Concept'],
    ['unit:DEG_C', 'http://qudt.org/vocab/unit/DEG_C'],
    ['wd:Q577', 'http://www.wikidata.org/entity/Q577'],
    ['dwc:eventDate', 'http://rs.tdwg.org/dwc/terms/eventDate'],
    ['ENVO:00000428', 'http://purl.obolibrary.org/obo/ENVO_00000428'],
    ['nobody:knows', undefined],
    ['https://example.org/x', undefined],
    ['plain', undefined],
    [':x', undefined],
    ['constructor:x', undefined],
  ])('%s is %s', (curie, iri) => {
    expect(expandCurie(curie)).toBe(iri);
  });

  test.each([
    ['nobody:knows', 'nobody'],
    ['constructor:x', 'constructor'],
    ['SKOS:Concept', 'SKOS'],
    ['skos:Concept', undefined],
    ['https://example.org/x', undefined],
    ['urn:isbn:9780141036144', undefined],
    ['plain', undefined],
  ])('the unknown prefix of %s is %s', (text, prefix) => {
    expect(unknownPrefix(text)).toBe(prefix);
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
