import { type IdentifierSystem, identifierOf, type RoleMeaning } from '../../schema/vocabulary/index.js';
import { doiOf, type Entry, type Party } from './entry.js';
import { element, type Xml, type XmlAttributes, type XmlContent, xmlDocument } from './xml.js';

/** The version of the DataCite metadata schema. */
export const DATACITE_VERSION = '4.6';

/** Where DataCite's metadata schema has its elements, and where its rules are. */
export const DATACITE_NAMESPACE = 'http://datacite.org/schema/kernel-4';
export const DATACITE_SCHEMA = `http://schema.datacite.org/meta/kernel-${DATACITE_VERSION}/metadata.xsd`;

/** DataCite 4.6, appendix 3: the value is not available. */
const UNAVAILABLE = ':unav';

/** The types of contributors; funders have elements of their own. */
const CONTRIBUTOR_TYPES: { readonly [R in RoleMeaning]?: string } = {
  distributor: 'Distributor',
  archive: 'HostingInstitution',
  provider: 'Distributor',
  sponsor: 'Sponsor',
  maintainer: 'DataManager',
  editor: 'Editor',
  curator: 'DataCurator',
  contributor: 'Other',
};

/** The systems that name people and organizations. */
const NAME_SCHEMES: { readonly [S in IdentifierSystem]?: readonly [scheme: string, uri: string] } = {
  orcid: ['ORCID', 'https://orcid.org'],
  ror: ['ROR', 'https://ror.org'],
  isni: ['ISNI', 'https://isni.org'],
};

const IDENTIFIER_TYPES: { readonly [S in IdentifierSystem]?: string } = {
  handle: 'Handle',
  ark: 'ARK',
  purl: 'PURL',
  urn: 'URN',
  w3id: 'w3id',
};

const RELATION_TYPES: { readonly [type: string]: string } = {
  isPartOf: 'IsPartOf',
  hasPart: 'HasPart',
  isVersionOf: 'IsVersionOf',
  isContinuedBy: 'IsContinuedBy',
  isReferencedBy: 'IsReferencedBy',
  isRelatedTo: 'References',
};

/** One version as DataCite XML. */
export function dataciteXml(entry: Entry): string {
  return xmlDocument(dataciteResource(entry));
}

/** The same as an element, to be put into other documents. */
export function dataciteResource(entry: Entry): Xml {
  const { creators, publisher, contributors, language } = entry;
  const [title, ...titles] = entry.titles;
  const [main, type] = identified(entry.identifier);
  return element(
    'resource',
    {
      xmlns: DATACITE_NAMESPACE,
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'xsi:schemaLocation': `${DATACITE_NAMESPACE} ${DATACITE_SCHEMA}`,
    },
    element('identifier', { identifierType: type }, main),
    element(
      'creators',
      {},
      (creators.length > 0 ? creators : [{ name: UNAVAILABLE, identifiers: [] }]).map((each) =>
        element('creator', {}, partyContent('creatorName', each)),
      ),
    ),
    element(
      'titles',
      {},
      element('title', { 'xml:lang': title.language }, title.text),
      titles.map(({ text, language }) =>
        element('title', { titleType: 'TranslatedTitle', 'xml:lang': language }, text),
      ),
    ),
    element('publisher', publisherIdentifier(publisher), publisher.name),
    element('publicationYear', {}, entry.issued.slice(0, 4)),
    element('resourceType', { resourceTypeGeneral: 'Dataset' }, 'Dataset description'),
    wrapped('subjects', [
      ...entry.keywords.map((each) => element('subject', {}, each)),
      ...entry.concepts.map(({ text, iri }) => element('subject', { valueURI: iri }, text ?? iri)),
    ]),
    wrapped(
      'contributors',
      contributors.flatMap(({ party, role }) => {
        const contributorType = CONTRIBUTOR_TYPES[role];
        if (contributorType === undefined) return [];
        return [element('contributor', { contributorType }, partyContent('contributorName', party))];
      }),
    ),
    element('dates', {}, datesOf(entry)),
    language === undefined ? undefined : element('language', {}, language),
    main === entry.address
      ? undefined
      : element(
          'alternateIdentifiers',
          {},
          element('alternateIdentifier', { alternateIdentifierType: 'URL' }, entry.address),
        ),
    element('relatedIdentifiers', {}, relatedTo(entry)),
    wrapped('sizes', [
      element('size', {}, `${entry.size} bytes`),
      ...entry.files.flatMap(({ size }) => (size === undefined ? [] : [element('size', {}, size)])),
    ]),
    wrapped(
      'formats',
      [
        ...new Set([...entry.representations, ...entry.files].flatMap(({ mediaType }) => mediaType ?? [])),
      ].map((each) => element('format', {}, each)),
    ),
    element('version', {}, entry.number),
    wrapped('rightsList', rightsElements(entry)),
    wrapped('descriptions', [
      ...entry.descriptions.map((each) => described('Abstract', each.text, each.language)),
      ...entry.notes.map((each) => described('Other', each.text, each.language)),
      ...(entry.reason === undefined ? [] : [described('Other', entry.reason)]),
    ]),
    wrapped(
      'geoLocations',
      entry.places.map(({ text, iri }) =>
        element('geoLocation', {}, element('geoLocationPlace', {}, text ?? iri)),
      ),
    ),
    wrapped('fundingReferences', fundingElements(entry)),
  );
}

function wrapped(name: string, elements: readonly Xml[]): XmlContent {
  return elements.length === 0 ? undefined : element(name, {}, elements);
}

function described(descriptionType: string, text: string, language?: string): Xml {
  return element('description', { descriptionType, 'xml:lang': language }, text);
}

function datesOf({ issued, modified, period, periods }: Entry): readonly Xml[] {
  const date = (dateType: string, text: string, more: XmlAttributes = {}) =>
    element('date', { dateType, ...more }, text);
  return [
    date('Issued', issued),
    ...(modified === undefined ? [] : [date('Updated', modified)]),
    // RKMS-ISO8601: a slash is between the first and the last day, and an open end is empty.
    ...(period === undefined ? [] : [date('Coverage', `${period.start ?? ''}/${period.end ?? ''}`)]),
    ...periods.map(({ text, iri }) => date('Coverage', UNAVAILABLE, { dateInformation: text ?? iri })),
  ];
}

function relatedTo({ schema, previous, replacedBy, relations, representations }: Entry): readonly Xml[] {
  const related = (relationType: string, iri: string) => {
    const [text, relatedIdentifierType] = identified(iri);
    return element('relatedIdentifier', { relatedIdentifierType, relationType }, text);
  };
  return [
    related('IsVersionOf', schema),
    ...(previous === undefined ? [] : [related('IsNewVersionOf', previous)]),
    ...(replacedBy === undefined ? [] : [related('IsObsoletedBy', replacedBy)]),
    ...relations.map(({ type, target }) => related(RELATION_TYPES[type] ?? 'References', target)),
    ...representations.map(({ href }) => related('HasMetadata', href)),
  ];
}

function rightsElements({ license, access }: Entry): readonly Xml[] {
  const spdx = license?.spdx && {
    rightsIdentifier: license.spdx,
    rightsIdentifierScheme: 'SPDX',
    schemeURI: 'https://spdx.org/licenses/',
  };
  return [
    ...(license ? [element('rights', { rightsURI: license.iri, ...spdx }, license.text)] : []),
    ...(access ? [element('rights', { rightsURI: access.iri }, access.text)] : []),
  ];
}

function fundingElements({ contributors }: Entry): readonly Xml[] {
  const funders = contributors.filter(({ role }) => role === 'funder');
  return funders.map(({ party }) => {
    const [identifier, scheme] = nameIdentifiers(party)[0] ?? [];
    const funderIdentifierType = scheme === 'ROR' || scheme === 'ISNI' ? scheme : 'Other';
    return element(
      'fundingReference',
      {},
      element('funderName', {}, party.name),
      identifier === undefined
        ? undefined
        : element('funderIdentifier', { funderIdentifierType }, identifier),
    );
  });
}

/** An identifier as DataCite writes it, and its type. */
function identified(iri: string): readonly [text: string, type: string] {
  const doi = doiOf(iri);
  if (doi !== undefined) return [doi, 'DOI'];
  const system = identifierOf(iri)?.system;
  return [iri, (system && IDENTIFIER_TYPES[system]) ?? 'URL'];
}

function nameIdentifiers({
  identifiers,
}: Party): readonly (readonly [iri: string, scheme: string, uri: string])[] {
  return identifiers.flatMap((iri) => {
    const system = identifierOf(iri)?.system;
    const scheme = system && NAME_SCHEMES[system];
    return scheme ? [[iri, ...scheme] as const] : [];
  });
}

function partyContent(nameElement: string, party: Party): XmlContent {
  const { name, type, affiliation } = party;
  const nameType = type && (type === 'Individual' ? 'Personal' : 'Organizational');
  const [home] = affiliation ? nameIdentifiers(affiliation) : [];
  return [
    element(nameElement, { nameType }, name),
    nameIdentifiers(party).map(([iri, nameIdentifierScheme, schemeURI]) =>
      element('nameIdentifier', { nameIdentifierScheme, schemeURI }, iri),
    ),
    affiliation === undefined
      ? undefined
      : element(
          'affiliation',
          home === undefined
            ? {}
            : { affiliationIdentifier: home[0], affiliationIdentifierScheme: home[1], schemeURI: home[2] },
          affiliation.name,
        ),
  ];
}

function publisherIdentifier(publisher: Party): XmlAttributes {
  const [first] = nameIdentifiers(publisher);
  if (first === undefined) return {};
  const [publisherIdentifier, publisherIdentifierScheme, schemeURI] = first;
  return { publisherIdentifier, publisherIdentifierScheme, schemeURI };
}
