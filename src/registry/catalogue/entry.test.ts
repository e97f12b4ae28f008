import { describe, expect, test } from 'vitest';
import {
  BASE,
  catalogued,
  completeVersion,
  hostileVersion,
  KEPT,
  OWNER,
  plainVersion,
} from '../../../test/catalogued-version.js';
import { at, readXml, textsAt, type XmlNode } from '../../../test/read-xml.js';
import { loadLicenses } from '../../schema/vocabulary/index.js';
import { dataciteXml } from './datacite.js';
import { dublinCoreXml } from './dublin-core.js';
import { type CataloguedVersion, entryOf } from './entry.js';

const licenses = await loadLicenses();
const entry = (version: CataloguedVersion) => entryOf(version, BASE, licenses);
const bare: CataloguedVersion = { version: plainVersion(), owner: OWNER };
const datacite = (version: CataloguedVersion) => readXml(dataciteXml(entry(version)));
const dublinCore = (version: CataloguedVersion) => readXml(dublinCoreXml(entry(version)));
const names = ({ children }: XmlNode) => children.map(({ name }) => name);

const REQUIRED = ['identifier', 'creators', 'titles', 'publisher', 'publicationYear', 'resourceType'];

describe('what catalogues say of a version', () => {
  test('comes from its record, if that is all there is', () => {
    expect(entry(bare)).toMatchObject({
      address: `${BASE}/s/office/towns/1.0.0`,
      identifier: `${BASE}/s/office/towns/1.0.0`,
      titles: [{ text: 'Towns' }],
      creators: [],
      publisher: { name: 'River Office' },
      issued: '2026-03-01',
    });
  });

  test('finds the licence in the SPDX list, by address and by words, but does not guess', () => {
    const license = (schema: object) => entry(catalogued(schema as never)).license;
    const expected = { spdx: 'CC-BY-4.0' };
    expect(license({ 'fair:licenseRef': 'https://creativecommons.org/licenses/by/4.0/' })).toMatchObject(
      expected,
    );
    expect(license({ 'fair:license': 'CC BY 4.0' })).toMatchObject({
      ...expected,
      iri: 'https://spdx.org/licenses/CC-BY-4.0',
    });
    expect(license({ 'fair:license': 'cc-by' })).toEqual({ text: 'cc-by' });
  });

  test.each([
    ['2024', '2024'],
    ['2024-02', '2024-02'],
    ['2024-02-29', '2024-02-29'],
    ['2024-02-29T10:00:00+01:00', '2024-02-29T10:00:00+01:00'],
    ['2023-02-29', '2026-03-01'],
    ['2023-13', '2026-03-01'],
    ['2023T10:00:00Z', '2026-03-01'],
    ['last week', '2026-03-01'],
  ])('was issued on the stated day %s, if there is such a day', (datePublished, issued) => {
    expect(entry({ ...bare, version: plainVersion({ options: { datePublished } }) }).issued).toBe(issued);
  });

  test('has no identifiers whose form is wrong', () => {
    const contributors = [
      { name: 'A', role: 'Author', entityRef: 'https://orcid.org/0000-0002-1825-0098', type: 'Individual' },
    ];
    expect(entry(catalogued({ 'fair:contributors': contributors })).creators).toEqual([
      { name: 'A', identifiers: [], type: 'Individual' },
    ]);
  });
});

describe('DataCite', () => {
  test('has all required elements, also for a version that says nothing', () => {
    const nothing = {
      ...bare,
      version: plainVersion({ facts: { title: ' ', keywords: [], variables: [] } }),
    };
    for (const version of [bare, nothing, completeVersion(), hostileVersion()]) {
      const read = datacite(version);
      expect(read.uri).toBe('http://datacite.org/schema/kernel-4');
      expect(names(read).slice(0, REQUIRED.length)).toEqual(REQUIRED);
      expect(new Set(names(read)).size).toBe(names(read).length);
      for (const name of ['identifier', 'publisher']) expect(textsAt(read, name)[0]).toMatch(/\S/);
      expect(textsAt(read, 'publicationYear')[0]).toMatch(/^\d{4}$/);
      expect(textsAt(read, 'creators', 'creator', 'creatorName')[0]).toMatch(/\S/);
      expect(textsAt(read, 'titles', 'title')[0]).toMatch(/\S/);
    }
    expect(textsAt(datacite(nothing), 'titles', 'title')).toEqual(['towns']);
    expect(textsAt(datacite(bare), 'creators', 'creator', 'creatorName')).toEqual([':unav']);
    expect(at(datacite(bare), 'identifier')[0]!.attributes).toEqual({ identifierType: 'URL' });
  });

  test('has all that a complete version states', () => {
    const read = datacite(completeVersion());
    const attributes = (...path: readonly string[]) => at(read, ...path).map((each) => each.attributes);
    expect(at(read, 'identifier')[0]).toMatchObject({
      text: '10.5281/zenodo.1234567',
      attributes: { identifierType: 'DOI' },
    });
    expect(names(at(read, 'creators', 'creator')[0]!)).toEqual([
      'creatorName',
      'nameIdentifier',
      'affiliation',
    ]);
    expect(attributes('creators', 'creator', 'creatorName')).toEqual([{ nameType: 'Personal' }]);
    expect(attributes('creators', 'creator', 'nameIdentifier')).toEqual([
      { nameIdentifierScheme: 'ORCID', schemeURI: 'https://orcid.org' },
    ]);
    expect(attributes('creators', 'creator', 'affiliation')[0]).toMatchObject({
      affiliationIdentifier: 'https://ror.org/03yrm5c26',
    });
    expect(attributes('titles', 'title')).toEqual([
      { 'xml:lang': 'en' },
      { titleType: 'TranslatedTitle', 'xml:lang': 'fr' },
    ]);
    expect(attributes('publisher')[0]).toMatchObject({ publisherIdentifierScheme: 'ROR' });
    expect(attributes('contributors', 'contributor').map((each) => each.contributorType)).toEqual([
      'Distributor',
      'DataCurator',
    ]);
    expect(at(read, 'dates', 'date').map(({ text, attributes: { dateType } }) => [dateType, text])).toEqual([
      ['Issued', '2024-03-02'],
      ['Updated', '2024-04-01'],
      ['Coverage', '1961-01-01/2020-12-31'],
    ]);
    expect(
      at(read, 'relatedIdentifiers', 'relatedIdentifier').map(({ text, attributes: { relationType } }) => [
        relationType,
        text,
      ]),
    ).toEqual([
      ['IsVersionOf', `${BASE}/s/office/towns`],
      ['IsNewVersionOf', `${BASE}/s/office/towns/2.0.0`],
      ['IsObsoletedBy', `${BASE}/s/office/towns/2.2.0`],
      ['IsPartOf', 'https://w3id.org/example/all'],
      ['HasMetadata', `${BASE}/s/office/towns/2.1.0/schema.json`],
      ['HasMetadata', `${BASE}/s/office/towns/2.1.0/croissant.jsonld`],
    ]);
    expect(attributes('rightsList', 'rights')[0]).toMatchObject({ rightsIdentifier: 'CC-BY-4.0' });
    expect(textsAt(read, 'subjects', 'subject')).toEqual(['weather', 'climate', 'Air temperature']);
    expect(textsAt(read, 'sizes', 'size')).toEqual(['4096 bytes', '12345 B']);
    expect(textsAt(read, 'formats', 'format')).toContain('text/csv');
    expect(textsAt(read, 'geoLocations', 'geoLocation', 'geoLocationPlace')).toEqual(['Northern Europe']);
    expect(textsAt(read, 'fundingReferences', 'fundingReference', 'funderName')).toEqual(['Research Fund']);
    expect([textsAt(read, 'language'), textsAt(read, 'version')]).toEqual([['en'], ['2.1.0']]);
  });

  test('keeps hostile texts as texts', () => {
    const read = datacite(hostileVersion());
    expect(textsAt(read, 'titles', 'title')).toEqual([KEPT]);
    expect(textsAt(read, 'publisher')).toEqual([KEPT]);
    expect(textsAt(read, 'subjects', 'subject')).toEqual([KEPT, 'dct:title', '_:b1', KEPT]);
    expect(at(read, 'language')).toEqual([]);
  });
});

describe('Dublin Core', () => {
  test('has the elements of all versions', () => {
    for (const version of [bare, completeVersion(), hostileVersion()]) {
      const read = dublinCore(version);
      expect(read).toMatchObject({ name: 'oai_dc:dc', uri: 'http://www.openarchives.org/OAI/2.0/oai_dc/' });
      expect(new Set(read.children.map(({ uri }) => uri))).toEqual(
        new Set(['http://purl.org/dc/elements/1.1/']),
      );
      expect(names(read)).toEqual(expect.arrayContaining(['dc:title', 'dc:publisher', 'dc:date', 'dc:type']));
      expect(read.children.filter(({ text }) => text === '')).toEqual([]);
    }
    expect(textsAt(dublinCore(completeVersion()), 'dc:identifier')).toEqual([
      'https://doi.org/10.5281/zenodo.1234567',
      'doi:10.5281/zenodo.1234567',
      `${BASE}/s/office/towns/2.1.0`,
    ]);
    expect(textsAt(dublinCore(completeVersion()), 'dc:creator')).toEqual(['Ada Nord']);
    expect(textsAt(dublinCore(hostileVersion()), 'dc:title')).toEqual([KEPT]);
  });
});
