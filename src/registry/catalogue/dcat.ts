import { DRAFT_2020_12, identifierOf } from '../../schema/vocabulary/index.js';
import type { Owner, SchemaRecord } from '../publish/index.js';
import { schemaAddress, versionAddress } from './addresses.js';
import { type Entry, type Named, ownerParty, type Party } from './entry.js';
import { Graph, literal, type Name, own, type Resource, resource, term, typed } from './graph.js';
import type { ServiceInfo } from './service.js';
import { nonBlank } from './text.js';

/** How many datasets a page of the catalogue may have. */
export const MOST_DATASETS = 50;

const RELATIONS: { readonly [type: string]: Name } = {
  isPartOf: 'dct:isPartOf',
  hasPart: 'dct:hasPart',
  isVersionOf: 'dct:isVersionOf',
  isReferencedBy: 'dct:isReferencedBy',
};

const SCHEMA_TYPE = 'application/schema+json';

const STATUS = 'http://publications.europa.eu/resource/authority/dataset-status/';
const STATUSES: { readonly [S in Entry['state']]: string } = {
  draft: `${STATUS}DEVELOP`,
  published: `${STATUS}COMPLETED`,
  deprecated: `${STATUS}DEPRECATED`,
  withdrawn: `${STATUS}WITHDRAWN`,
};

/** One version as a dataset. */
export function datasetGraph(entry: Entry): Graph {
  const graph = new Graph();
  addDataset(graph, entry);
  return graph;
}

/** A schema as the series of its versions; `numbers` has those that are published, the oldest first. */
export function seriesGraph(
  base: string,
  schema: SchemaRecord,
  owner: Owner,
  numbers: readonly string[],
): Graph {
  const graph = new Graph();
  const series = own(schemaAddress(base, schema));
  const at = (number: string) => own(versionAddress(base, { ...schema, number }));
  graph.add(series, 'rdf:type', term('dcat:DatasetSeries'));
  graph.add(series, 'dct:title', literal(nonBlank(schema.title) ?? schema.name));
  graph.add(series, 'dct:description', literal(nonBlank(schema.description)));
  graph.add(series, 'dct:publisher', party(graph, ownerParty(owner)));
  if (schema.latest !== undefined) graph.add(series, 'dcat:last', at(schema.latest));
  const [first] = numbers;
  if (first !== undefined) graph.add(series, 'dcat:first', at(first));
  graph.add(series, 'dcat:seriesMember', ...numbers.map(at));
  for (const number of numbers) {
    graph.add(at(number), 'rdf:type', term('dcat:Dataset'));
    graph.add(at(number), 'dcat:version', literal(number));
    graph.add(at(number), 'dcat:inSeries', series);
  }
  return graph;
}

/** A page of the catalogue. */
export interface CataloguePage {
  readonly entries: readonly Entry[];
  /** How many datasets all pages have together. */
  readonly total?: number;
  /** What this page, and the next one, was asked for with; the first page has none. */
  readonly cursor?: string;
  readonly next?: string;
}

/** A page of the catalogue, with at most 50 datasets. */
export function catalogueGraph(service: ServiceInfo, { entries, total, cursor, next }: CataloguePage): Graph {
  if (entries.length > MOST_DATASETS) throw new RangeError(`A page has at most ${MOST_DATASETS} datasets.`);
  const graph = new Graph();
  const address = `${service.base}/catalog`;
  const catalogue = own(address);
  const page = (each: string | undefined) =>
    own(each === undefined ? address : `${address}?cursor=${encodeURIComponent(each)}`);
  graph.add(catalogue, 'rdf:type', term('dcat:Catalog'), term('hydra:Collection'));
  addService(graph, catalogue, service);
  graph.add(catalogue, 'dct:isPartOf', resource(service.base));
  graph.add(catalogue, 'foaf:homepage', resource(`${service.base}/`));
  graph.add(catalogue, 'hydra:totalItems', typed(total?.toString(), 'xsd:integer'));
  graph.add(catalogue, 'dcat:dataset', ...entries.map((each) => resource(each.address)));
  if (cursor !== undefined || next !== undefined) {
    // The first page has the address of the catalogue, so its view is named by a fragment.
    const view = cursor === undefined ? own(`${address}#first`) : page(cursor);
    graph.add(catalogue, 'hydra:view', view);
    graph.add(view, 'rdf:type', term('hydra:PartialCollectionView'));
    graph.add(view, 'hydra:first', page(undefined));
    if (next !== undefined) graph.add(view, 'hydra:next', page(next));
  }
  for (const each of entries) addDataset(graph, each);
  return graph;
}

/** The root of the service, as a FAIR Data Point. */
export function rootGraph(service: ServiceInfo): Graph {
  const graph = new Graph();
  const { base, issued, modified = issued } = service;
  const [root, catalogue, container] = [own(base), own(`${base}/catalog`), own(`${base}/#catalogs`)];
  graph.add(root, 'rdf:type', term('fdp-o:FAIRDataPoint'), term('fdp-o:MetadataService'));
  graph.add(root, 'rdf:type', term('dcat:DataService'), term('dcat:Resource'));
  addService(graph, root, service);
  graph.add(root, 'dcat:endpointURL', root);
  graph.add(root, 'dcat:endpointDescription', resource(`${base}/openapi.json`));
  graph.add(root, 'dcat:servesDataset', catalogue);
  graph.add(root, 'fdp-o:metadataIdentifier', root);
  graph.add(root, 'fdp-o:metadataIssued', date(issued));
  graph.add(root, 'fdp-o:metadataModified', date(modified));
  graph.add(root, 'fdp-o:conformsToFdpSpec', resource('https://specs.fairdatapoint.org/fdp-specs-v1.2.html'));
  graph.add(root, 'fdp-o:metadataCatalog', catalogue);
  graph.add(container, 'rdf:type', term('ldp:DirectContainer'));
  graph.add(container, 'dct:title', literal('Catalogs'));
  graph.add(container, 'ldp:membershipResource', root);
  graph.add(container, 'ldp:hasMemberRelation', term('fdp-o:metadataCatalog'));
  graph.add(container, 'ldp:contains', catalogue);
  return graph;
}

/** What the root and the catalogue both say of the service. */
function addService(graph: Graph, subject: Resource, service: ServiceInfo): void {
  const {
    title,
    description,
    operator,
    license,
    language,
    version,
    issued,
    modified = issued,
    base,
  } = service;
  graph.add(subject, 'dct:title', literal(nonBlank(title) ?? base, language));
  graph.add(subject, 'dct:description', literal(nonBlank(description), language));
  graph.add(subject, 'dct:publisher', party(graph, ownerParty({ ...operator, title: operator.name })));
  graph.add(subject, 'dct:license', resource(license));
  graph.add(subject, 'dct:language', languageOf(language));
  graph.add(subject, 'dcat:version', literal(nonBlank(version)));
  graph.add(subject, 'dct:issued', date(issued));
  graph.add(subject, 'dct:modified', date(modified));
}

function addDataset(graph: Graph, entry: Entry): void {
  const subject = own(entry.address);
  const state = (name: Name, ...objects: Parameters<Graph['add']>[2][]) =>
    graph.add(subject, name, ...objects);
  const { license, access, period } = entry;
  state('rdf:type', term('dcat:Dataset'));
  state('dct:title', ...entry.titles.map(({ text, language }) => literal(text, language)));
  state('dct:description', ...entry.descriptions.map(({ text, language }) => literal(text, language)));
  state('dct:identifier', literal(entry.identifier));
  state('dcat:version', literal(entry.number));
  state('adms:versionNotes', ...entry.notes.map(({ text, language }) => literal(text, language)));
  state('adms:status', resource(STATUSES[entry.state]));
  state('dcat:inSeries', resource(entry.schema));
  state('dcat:previousVersion', resource(entry.previous));
  state('dct:isReplacedBy', resource(entry.replacedBy));
  state('dct:issued', date(entry.issued));
  state('dct:modified', date(entry.modified));
  state('dct:publisher', party(graph, entry.publisher));
  state('dct:creator', ...entry.creators.map((each) => party(graph, each)));
  for (const each of entry.contributors)
    state(
      each.role === 'funder' || each.role === 'sponsor' ? 'schema:funder' : 'dct:contributor',
      party(graph, each.party),
    );
  state('dcat:keyword', ...entry.keywords.map((each) => literal(each)));
  state('dcat:theme', ...entry.concepts.map(({ iri }) => resource(iri)));
  state('dcat:keyword', ...entry.concepts.map(({ text }) => literal(text)));
  state('dct:license', license && named(graph, license, 'dct:LicenseDocument'));
  state('dct:accessRights', access && named(graph, access, 'dct:RightsStatement'));
  state('dct:language', languageOf(entry.language));
  if (period !== undefined) {
    const time = graph.blank();
    state('dct:temporal', time);
    graph.add(time, 'rdf:type', term('dct:PeriodOfTime'));
    graph.add(time, 'dcat:startDate', date(period.start));
    graph.add(time, 'dcat:endDate', date(period.end));
  }
  state('dct:temporal', ...entry.periods.map((each) => named(graph, each, 'dct:PeriodOfTime')));
  state('dct:spatial', ...entry.places.map((each) => named(graph, each, 'dct:Location')));
  for (const { type, target } of entry.relations) state(RELATIONS[type] ?? 'dct:relation', resource(target));
  state('dcat:landingPage', resource(entry.landingPage));
  for (const each of entry.representations) {
    if (each.mediaType === SCHEMA_TYPE) state('dct:conformsTo', resource(each.href));
    state('dcat:distribution', addDistribution(graph, entry, { address: each.href, ...each }));
  }
  for (const each of entry.files) state('dcat:distribution', addDistribution(graph, entry, each));
}

interface Distributed {
  readonly address: string;
  readonly mediaType?: string;
  readonly title?: string;
  readonly size?: string;
  readonly sha256?: string;
}

function addDistribution(graph: Graph, { address, license }: Entry, file: Distributed): Resource | undefined {
  const found = resource(file.address);
  if (found === undefined) return undefined;
  // A distribution is not the file; the fragment keeps them apart.
  const part = found.id.startsWith(`${address}/`) ? found.id.slice(address.length + 1) : found.id;
  const subject = own(`${address}#distribution-${encodeURIComponent(part)}`);
  const [, bytes] = /^(\d+)(?: ?(?:B|bytes?))?$/i.exec(file.size ?? '') ?? [];
  graph.add(subject, 'rdf:type', term('dcat:Distribution'));
  graph.add(subject, 'dct:title', literal(nonBlank(file.title)));
  graph.add(subject, 'dcat:accessURL', found);
  graph.add(subject, 'dcat:downloadURL', found);
  graph.add(subject, 'dcat:mediaType', mediaType(file.mediaType));
  graph.add(subject, 'dcat:byteSize', typed(bytes, 'xsd:nonNegativeInteger'));
  graph.add(subject, 'dct:license', resource(license?.iri));
  if (file.mediaType === SCHEMA_TYPE) graph.add(subject, 'dct:conformsTo', resource(DRAFT_2020_12));
  if (file.sha256 !== undefined) {
    const checksum = graph.blank();
    graph.add(subject, 'spdx:checksum', checksum);
    graph.add(checksum, 'rdf:type', term('spdx:Checksum'));
    graph.add(checksum, 'spdx:algorithm', term('spdx:checksumAlgorithm_sha256'));
    graph.add(checksum, 'spdx:checksumValue', typed(file.sha256.toLowerCase(), 'xsd:hexBinary'));
  }
  return subject;
}

/** A person or organization: at the first of its identifiers, else without an address. */
function party(graph: Graph, { name, type, identifiers, homepage, affiliation }: Party): Resource {
  const subject = resource(identifiers[0]) ?? graph.blank();
  const kind =
    type === 'Individual' ? 'foaf:Person' : type === 'Organization' ? 'foaf:Organization' : 'foaf:Agent';
  graph.add(subject, 'rdf:type', term(kind));
  graph.add(subject, 'foaf:name', literal(name));
  graph.add(subject, 'foaf:homepage', resource(homepage));
  graph.add(subject, 'dct:identifier', ...identifiers.filter(isKnown).map((each) => literal(each)));
  if (affiliation !== undefined) graph.add(subject, 'schema:affiliation', party(graph, affiliation));
  return subject;
}

function isKnown(iri: string): boolean {
  return identifierOf(iri) !== undefined;
}

/** Something at its IRI, else a node with its words. */
function named(graph: Graph, { iri, text }: Named, type: Name): Resource {
  const subject = resource(iri) ?? graph.blank();
  graph.add(subject, 'rdf:type', term(type));
  graph.add(subject, 'rdfs:label', literal(text));
  return subject;
}

/** A date, by how much of it there is. */
function date(text: string | undefined) {
  const types: readonly (readonly [RegExp, Name])[] = [
    [/^\d{4}$/, 'xsd:gYear'],
    [/^\d{4}-\d\d$/, 'xsd:gYearMonth'],
    [/^\d{4}-\d\d-\d\d$/, 'xsd:date'],
  ];
  return typed(text, types.find(([form]) => form.test(text ?? ''))?.[1] ?? 'xsd:dateTime');
}

/** DCAT 3, 6.8.16: a media type is named by its address at IANA. */
function mediaType(text: string | undefined): Resource | undefined {
  const [type] = /^[\w.+-]+\/[\w.+-]+/.exec(text ?? '') ?? [];
  return resource(type && `https://www.iana.org/assignments/media-types/${type.toLowerCase()}`);
}

function languageOf(tag: string | undefined): Resource | undefined {
  const [, code] = /^([a-z]{2})(?:-|$)/i.exec(tag ?? '') ?? [];
  return resource(code && `http://id.loc.gov/vocabulary/iso639-1/${code.toLowerCase()}`);
}
