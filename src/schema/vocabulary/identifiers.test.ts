import { describe, expect, test } from 'vitest';
import { identifierOf, isPersistent, notPersistentBecause } from './identifiers.js';

describe('identifiers', () => {
  test.each([
    ['https://orcid.org/0000-0002-1825-0097', 'orcid', undefined],
    ['http://orcid.org/0000-0002-1825-0097', 'orcid', 'https://orcid.org/0000-0002-1825-0097'],
    ['https://www.orcid.org/0000-0002-1694-233x/', 'orcid', 'https://orcid.org/0000-0002-1694-233X'],
    ['orcid:0000-0002-1825-0097', 'orcid', 'https://orcid.org/0000-0002-1825-0097'],
    ['0000-0002-1825-0097', 'orcid', 'https://orcid.org/0000-0002-1825-0097'],
    ['https://isni.org/isni/0000000121032683', 'isni', undefined],
    ['http://www.isni.org/0000000121032683', 'isni', 'https://isni.org/isni/0000000121032683'],
    ['https://isni.org/isni/0000%200001%202103%202683', 'isni', 'https://isni.org/isni/0000000121032683'],
    ['https://ror.org/05dxps055', 'ror', undefined],
    ['https://ror.org/02mhbdp94', 'ror', undefined],
    ['https://ror.org/03yrm5c26', 'ror', undefined],
    ['https://ror.org/05DXPS055', 'ror', 'https://ror.org/05dxps055'],
    ['https://doi.org/10.5281/zenodo.1234567', 'doi', undefined],
    ['http://dx.doi.org/10.1000/182', 'doi', 'https://doi.org/10.1000/182'],
    ['doi:10.1000/182', 'doi', 'https://doi.org/10.1000/182'],
    ['https://doi.org/10.1002/(SICI)1097-4571(1999)50:1<1::AID>3.0.CO;2-#?x', 'doi', undefined],
    ['http://hdl.handle.net/20.500.12345/678', 'handle', 'https://hdl.handle.net/20.500.12345/678'],
    ['ark:/12148/btv1b8449691v', 'ark', 'https://n2t.net/ark:/12148/btv1b8449691v'],
    ['https://gallica.bnf.fr/ark:/12148/btv1b8449691v', 'ark', undefined],
    ['https://n2t.net/ark:12148/btv1b8449691v', 'ark', undefined],
    ['http://w3id.org/dpv#Data', 'w3id', undefined],
    ['https://w3id.org/fair/x', 'w3id', undefined],
    ['http://purl.obolibrary.org/obo/UO_0000027', 'purl', undefined],
    ['http://purl.org/dc/terms/', 'purl', undefined],
    ['urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6', 'urn', undefined],
    ['https://identifiers.org/taxonomy:9606', 'identifiers.org', undefined],
    ['urn:nbn:de:101:1-201102033592', 'urn', undefined],
    ['urn:ddi:int.example:1.0.0', 'urn', undefined],
  ])('%s is a good %s', (iri, system, canonical) => {
    expect(identifierOf(iri)).toEqual(canonical === undefined ? { system } : { system, canonical });
    if (canonical !== undefined) expect(identifierOf(canonical)).toEqual({ system });
  });

  test.each([
    ['https://orcid.org/0000-0002-1825-0098', 'orcid', /should be 7/],
    ['https://orcid.org/0000-0002-1825-009', 'orcid', /form of an ORCID/],
    ['https://orcid.org/0000000218250097', 'orcid', /form of an ORCID/],
    ['https://orcid.org/', 'orcid', /form/],
    ['https://orcid.org', 'orcid', /form/],
    ['https://isni.org/isni/0000000121032684', 'isni', /should be 3/],
    ['https://ror.org/05dxps056', 'ror', /should be 55/],
    ['https://ror.org/search', 'ror', /form of a ROR/],
    ['https://doi.org/', 'doi', /form of a DOI/],
    ['doi:11.1000/182', 'doi', /form of a DOI/],
    ['https://hdl.handle.net/20.500', 'handle', /form of a handle/],
    ['ark:/1/x', 'ark', /form of an ARK/],
    ['https://w3id.org/', 'w3id', /does not identify a resource/],
    ['http://purl.org', 'purl', /does not identify a resource/],
    ['urn:x', 'urn', /form of a URN/],
    ['urn:urn:x', 'urn', /form of a URN/],
  ])('%s is a wrong %s', (iri, system, fault) => {
    const identifier = identifierOf(iri);
    expect(identifier?.system).toBe(system);
    expect(identifier?.fault).toMatch(fault);
    expect(identifier?.fault).toMatch(/^[A-Z].*\.$/);
    expect(isPersistent(iri)).toBe(false);
  });

  test.each([
    ...['https://example.org/x', 'http://qudt.org/vocab/unit/M', 'https://notorcid.org/0000-0002-1825-0097'],
    ...['https://orcid.org.example.com/0000-0002-1825-0097', 'https://example.org/?u=https://doi.org/10.1/2'],
    ...['', 'constructor', 'skos:Concept', 'https://purl', 'mailto:a@purl.org'],
  ])('%j is none', (iri) => {
    expect(identifierOf(iri)).toBeUndefined();
    expect(isPersistent(iri)).toBe(false);
  });

  test.each([
    ...[
      'https://doi.org/10.5281/zenodo.1234567',
      'doi:10.1000/182',
      'https://hdl.handle.net/20.500.12345/678',
    ],
    ...['ark:/12148/btv1b8449691v', 'https://w3id.org/fair/x', 'http://purl.org/dc/terms/'],
    ...['https://identifiers.org/taxonomy:9606', 'http://identifiers.org/ensembl/ENSG00000139618'],
    ...['urn:nbn:de:101:1-201102033592', 'URN:NBN:fi-fe19991055'],
  ])('%s is persistent', (iri) => {
    expect(isPersistent(iri)).toBe(true);
    expect(notPersistentBecause(iri)).toBeUndefined();
  });

  test.each([
    ['https://orcid.org/0000-0002-1825-0097', /identifies a person/],
    ['https://ror.org/05dxps055', /identifies an organization/],
    ['https://isni.org/isni/0000000121032683', /identifies a person or organization/],
    ['urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6', /unique.*cannot be resolved/],
    ['urn:oid:1.2.3', /unique.*cannot be resolved/],
    ['urn:example:a', /unique.*cannot be resolved/],
    ['https://doi.org/', /form of a DOI/],
    ['https://identifiers.org/', /does not identify a resource/],
    ['https://example.org/x', undefined],
  ])('%s is not persistent', (iri, reason) => {
    expect(isPersistent(iri)).toBe(false);
    expect(notPersistentBecause(iri) ?? '').toMatch(reason ?? /^$/);
  });

  test('every wrong digit of an ORCID is found', () => {
    const good = '0000-0002-1825-0097';
    for (let place = 0; place < good.length - 1; place++) {
      if (good[place] === '-') continue;
      const bad = `${good.slice(0, place)}${(Number(good[place]) + 1) % 10}${good.slice(place + 1)}`;
      expect(identifierOf(`https://orcid.org/${bad}`)?.fault, bad).toBeDefined();
    }
  });
});
