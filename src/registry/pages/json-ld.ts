import { inScript } from '../../base/html.js';
import type { Json, JsonObject } from '../../base/json.js';
import type { Description, RelationFacts, Variable } from '../../schema/description/index.js';
import { isIri } from '../../schema/vocabulary/index.js';
import { schemaPath, versionPath } from '../publish/index.js';
import type { Citable, Party } from './citable.js';
import { bytesOf, clipped, mainOf } from './texts.js';
import type { VersionView } from './version-view.js';

// A remote context is fetched by whoever reads the page, and F-UJI finds nothing without it.
const CONTEXT: JsonObject = {
  '@vocab': 'https://schema.org/',
  dcterms: 'http://purl.org/dc/terms/',
  prov: 'http://www.w3.org/ns/prov#',
};

const JSON_SCHEMA = 'https://json-schema.org/draft/2020-12/schema';

/** A version as a plain Dataset of schema.org, with the same facts in Dublin Core, whom other assessors ask. */
export function versionJsonLd(
  view: VersionView,
  /** The most bytes that variables take: a page has no room for all. */
  room = Number.POSITIVE_INFINITY,
): JsonObject {
  const { base, version, cited, description, neighbours } = view;
  const { owner, name } = version;
  const { options } = cited;
  const license = cited.license && referenceOr(cited.license);
  const access = options.conditionsOfAccess && referenceOr(options.conditionsOfAccess);
  const creator = bare(cited.creators.map(partyNode));
  const publisher = partyNode(cited.publisher);
  const predecessor = neighbours.predecessor && {
    '@id': base + versionPath({ owner, name, number: neighbours.predecessor }),
  };
  const series = { '@id': base + schemaPath(version), '@type': 'CreativeWorkSeries', name: cited.title };
  return withoutAbsent({
    '@context': CONTEXT,
    '@id': cited.identifier,
    '@type': 'Dataset',
    name: cited.title,
    description: cited.description,
    identifier: cited.identifier,
    url: cited.page,
    sameAs: bare([...new Set([options.identifier, options.url])].filter((each) => isOther(each, cited))),
    version: cited.number,
    license,
    creator,
    publisher,
    datePublished: cited.published,
    dateModified: options.dateModified,
    keywords: bare(cited.keywords),
    inLanguage: options.language,
    creativeWorkStatus: version.state,
    temporalCoverage: temporalCoverage(description),
    spatialCoverage: spatialCoverage(description),
    conditionsOfAccess: access,
    isAccessibleForFree: options.isAccessibleForFree,
    includedInDataCatalog: options.catalog && catalogNode(options.catalog),
    isBasedOn: bare((options.used ?? []).slice(0, MOST_RELATIONS).map((each) => ({ '@id': each }))),
    ...relationsOf(description.relations, series),
    variableMeasured: bare(variablesOf(description, room)),
    distribution: distributionOf(view),
    'dcterms:title': cited.title,
    'dcterms:description': cited.description && clipped(cited.description, 500),
    'dcterms:identifier': cited.identifier,
    'dcterms:license': license,
    'dcterms:accessRights': access,
    'dcterms:creator': bare(cited.creators.map(partyReference)),
    'dcterms:publisher': partyReference(cited.publisher),
    'dcterms:conformsTo': { '@id': schemaDialect(description) },
    'dcterms:replaces': predecessor,
    'prov:wasRevisionOf': predecessor,
    'prov:wasAttributedTo': partyReference(cited.publisher),
  });
}

function isOther(address: string | undefined, { identifier, page }: Citable): address is string {
  return address !== undefined && address !== identifier && address !== page;
}

function schemaDialect({ schema }: Description): string {
  const dialect = schema?.$schema;
  return typeof dialect === 'string' && isIri(dialect) && dialect.length <= 500 ? dialect : JSON_SCHEMA;
}

function partyNode(party: Party): JsonObject {
  const { name, address, isPerson } = party;
  return withoutAbsent({
    '@type': isPerson ? 'Person' : 'Organization',
    '@id': idOf(party),
    name,
    url: address && /^https?:/i.test(address) ? address : undefined,
  });
}

function idOf({ address }: Party): string | undefined {
  return address !== undefined && isIri(address) ? address : undefined;
}

function partyReference(party: Party): Json {
  const id = idOf(party);
  return id === undefined ? party.name : { '@id': id };
}

function catalogNode({ name, url }: { readonly name: string; readonly url?: string }): JsonObject {
  return withoutAbsent({ '@type': 'DataCatalog', name: clipped(name, 200), url: url && clipped(url, 500) });
}

/** An IRI as a reference, words as words. */
function referenceOr(text: string): Json {
  return isIri(text) && text.length <= 500 ? { '@id': text } : clipped(text, 500);
}

/** The properties that say what the types of relations of the vocabulary do. */
const RELATIONS: ReadonlyMap<string, string> = new Map([
  ['isPartOf', 'isPartOf'],
  ['hasPart', 'hasPart'],
  ['isVersionOf', 'dcterms:isVersionOf'],
  ['isContinuedBy', 'dcterms:isReplacedBy'],
  ['isReferencedBy', 'dcterms:isReferencedBy'],
  ['isRelatedTo', 'dcterms:relation'],
]);

const MOST_RELATIONS = 20;

function relationsOf(relations: readonly RelationFacts[], series: JsonObject): JsonObject {
  const related: { [name: string]: Json[] } = { isPartOf: [series] };
  const found = relations.filter(
    ({ target: { value }, table }) => table === undefined && isIri(value) && value.length <= 500,
  );
  for (const { type, target } of found.slice(0, MOST_RELATIONS)) {
    const name = RELATIONS.get(type.value) ?? 'dcterms:relation';
    related[name] = [...(related[name] ?? []), { '@id': target.value }];
  }
  return Object.fromEntries(Object.entries(related).map(([name, all]) => [name, bare(all)!]));
}

function temporalCoverage({ period, terms }: Description): Json | undefined {
  const { start, end } = period ?? {};
  if (start ?? end) return clipped(`${start?.value ?? '..'}/${end?.value ?? '..'}`, 200);
  const words = period && mainOf(period.words)?.value;
  return words ? clipped(words, 200) : terms.temporalCoverage?.refs[0]?.value;
}

function spatialCoverage({ terms: { spatialCoverage: place } }: Description): Json | undefined {
  if (place === undefined) return undefined;
  const name = mainOf(place.words)?.value;
  const id = place.refs[0]?.value;
  return withoutAbsent({
    '@type': 'Place',
    '@id': id !== undefined && isIri(id) && id.length <= 500 ? id : undefined,
    name: name === undefined ? undefined : clipped(name, 200),
  });
}

function variablesOf({ datasets }: Description, room: number): readonly JsonObject[] {
  const found: JsonObject[] = [];
  let left = room;
  for (const { variables } of datasets)
    for (const variable of variables) {
      const node = variableNode(variable);
      left -= bytesOf(inScript(node));
      if (left < 0) return found;
      found.push(node);
    }
  return found;
}

function variableNode({ name, title, label, description, richDescription, terms }: Variable): JsonObject {
  const about = description?.value ?? mainOf(richDescription)?.value;
  const shown = mainOf(label)?.value ?? title?.value;
  const unit = terms.measurementUnit;
  const unitText = unit && mainOf(unit.words)?.value;
  return withoutAbsent({
    '@type': 'PropertyValue',
    name: clipped(name, 200),
    alternateName: shown === undefined ? undefined : clipped(shown, 200),
    description: about && clipped(about, 300),
    unitText: unitText && clipped(unitText, 100),
    unitCode: unit && shortAddress(unit.refs[0]?.value),
    propertyID: shortAddress(terms.concept?.refs[0]?.value),
  });
}

function shortAddress(address: string | undefined): string | undefined {
  return address !== undefined && address.length <= 300 ? address : undefined;
}

/** The files with the data, and those of the schema: sizes are in bytes where they are known. */
function distributionOf({ version, cited, representations }: VersionView): Json {
  const schemas = representations.filter(({ is }) => is === 'content');
  return [
    ...cited.files.map(({ contentUrl, encodingFormat, contentSize, sha256 }) =>
      withoutAbsent({
        '@type': 'DataDownload',
        contentUrl,
        encodingFormat: clipped(encodingFormat, 100),
        contentSize: contentSize && clipped(contentSize.replace(/^(\d+) ?B$/, '$1'), 50),
        sha256,
      }),
    ),
    ...schemas.map(({ path, mediaType, title }) =>
      withoutAbsent({
        '@type': 'DataDownload',
        name: clipped(title, 100),
        contentUrl: `${cited.page}/${path}`,
        encodingFormat: mediaType,
        // Only the file as it was published has the size and the digest of the record.
        ...(mediaType === version.mediaType ? { contentSize: String(version.size) } : {}),
      }),
    ),
  ];
}

/** One value bare, several as an array, none as nothing. */
function bare(values: readonly Json[]): Json | undefined {
  return values.length > 1 ? values : values[0];
}

function withoutAbsent(members: { readonly [name: string]: Json | undefined }): JsonObject {
  return Object.fromEntries(
    Object.entries(members).filter((each): each is [string, Json] => each[1] !== undefined && each[1] !== ''),
  );
}
