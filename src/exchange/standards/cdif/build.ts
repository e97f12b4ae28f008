import type { Json, JsonObject } from '../../../base/json.js';
import { isIri } from '../../../schema/vocabulary/index.js';
import { notBlank } from '../blanks.js';
import type { Built, Source } from '../exporter.js';
import { type NodeDraft, node, put, putAll, ref, unique } from '../jsonld.js';
import { SCHEMA_TYPE } from '../list/index.js';
import { optionLike } from '../option-like.js';
import type { Missing } from '../result.js';
import { AgentBook } from './agents.js';
import { CodeBook, type Context } from './codes.js';
import { distributionsOf, filesOf } from './files.js';
import { iriRef, uriOf } from './iris.js';
import { CONTEXT, PROFILES } from './jsonld-context.js';
import { addDates, NO_LICENCE, rightsOf } from './rights.js';
import { addStatements } from './statements.js';
import { positions, type Structure, structuresOf } from './structure.js';
import { partAddress, type Table, tablesOf } from './tables.js';
import {
  allTexts,
  definedTerm,
  descriptionOf,
  hasLanguages,
  isSaid,
  isShort,
  labelsOf,
  namedTerm,
  otherTexts,
} from './terms.js';
import { instanceVariable } from './variables.js';

/** Writes a description as a CDIF 1.1 document. */
export function build(source: Source): Built {
  const { options, values, addresses } = source;
  const agents = new AgentBook(source);
  const codes = new CodeBook(agents);
  const context: Context = { source, agents, codes };
  const tables = tablesOf(source);
  const files = filesOf(context, tables);
  const structures = structuresOf(context, [...new Set(files.flatMap((file) => file.tables))]);
  const name = nameOf(source);
  const url = values.url && isIri(values.url.value) ? uriOf(values.url.value) : undefined;
  const rights = rightsOf(source);
  const document: NodeDraft = {
    '@context': CONTEXT,
    '@id': addresses.dataset,
    '@type': ['schema:Dataset'],
  };
  // In this order, so that people are described where the dataset names them, and not first inside a part.
  addNames(document, source, name);
  put(document, 'schema:identifier', values.identifier?.value);
  put(document, 'schema:url', url);
  addVersion(document, source);
  addDates(document, source);
  putAll(document, rights ?? {});
  put(document, 'schema:isAccessibleForFree', options.isAccessibleForFree);
  put(document, 'schema:inLanguage', options.language);
  put(document, 'schema:keywords', keywordsOf(source));
  put(document, 'dcterms:bibliographicCitation', values.citeAs?.value);
  putAll(document, agents.parties());
  const standIns = rights?.['schema:conditionsOfAccess'] === NO_LICENCE ? ['schema:conditionsOfAccess'] : [];
  put(document, 'fair:assumed', [...source.assumed, ...standIns]);
  addStatements(document, agents, source.description, ['concept', 'license', 'version']);
  const links = (document['schema:relatedLink'] ?? []) as readonly Json[];
  document['schema:relatedLink'] = [...links, schemaLink(source)];
  put(document, 'prov:wasGeneratedBy', activityOf(context, name ?? 'the dataset'));
  addContent(document, context, tables, structures);
  const distributions = distributionsOf(context, files, structures);
  put(document, 'schema:distribution', distributions);
  const access = url ?? (distributions[0]?.['schema:contentUrl'] as string | undefined);
  if (access === undefined) source.miss(options.assume === false ? NO_GIVEN_ACCESS : NO_ACCESS);
  else if (url === undefined) source.miss(NO_LANDING_PAGE);
  const isCore =
    [values.identifier, document['schema:dateModified'], rights, access].every(
      (each) => each !== undefined,
    ) &&
    name !== undefined &&
    !isShort(name) &&
    !agents.hasShortName;
  const declares = isCore ? profilesOf(document, structures) : [];
  document['schema:subjectOf'] = catalogRecord(source, name, access, declares);
  return { document, declares };
}

function missing(term: string, level: Missing['level'], help: string): Missing {
  return { term, level, help };
}

/** CDIF 1.1, core: a landing page or a file is a must, and where there is a file the page is good to have. */
const NO_ACCESS = missing(
  'url',
  'must',
  `Give ${optionLike('url')}, the option "distribution", or an http(s) "$id".`,
);
/** The same where nothing is assumed: then the "$id" is no landing page. */
const NO_GIVEN_ACCESS = missing('url', 'must', `Give ${optionLike('url')}, or the option "distribution".`);
const NO_LANDING_PAGE = missing(
  'schema:url',
  'should',
  `Give ${optionLike('url')}, the landing page of the dataset.`,
);

/** The profiles that a document that meets the core follows too; each builds on those before it. */
function profilesOf(body: JsonObject, structures: ReadonlyMap<string, Structure>): readonly string[] {
  const hasVariables = body['schema:variableMeasured'] !== undefined;
  return [
    PROFILES.core,
    PROFILES.discovery,
    ...(hasVariables ? [PROFILES.dataDescription] : []),
    ...(structures.size > 0 ? [PROFILES.dataStructure] : []),
    ...(body['prov:wasGeneratedBy'] === undefined ? [] : [PROFILES.provenance]),
  ];
}

/** The name of the dataset; one that CDIF finds too short says what it names. */
function nameOf({ values, options, assume }: Source): string | undefined {
  const name = values.name?.value;
  if (name === undefined || !isShort(name) || options.assume === false) return name;
  const completed = `${name} (dataset)`;
  assume({ term: 'schema:name', value: completed, why: 'CDIF requires names of at least three characters' });
  return completed;
}

function addNames(draft: NodeDraft, { description, values, ledger }: Source, name: string | undefined): void {
  const { text, others } = descriptionOf(ledger, description);
  const plain = [values.name?.value, notBlank(description.title?.value)].filter((each) => each !== undefined);
  put(draft, 'schema:name', name);
  put(draft, 'schema:alternateName', [
    ...otherTexts(ledger, description.label),
    ...unique(plain.filter((each) => each !== name)),
  ]);
  put(draft, 'schema:description', text);
  put(draft, 'dcterms:description', others);
}

function addVersion(draft: NodeDraft, { description, options, values, ledger }: Source): void {
  const stated = description.version?.identifier;
  if (stated !== undefined && options.version !== undefined) {
    if (stated.value === options.version) ledger.keep(stated);
    else ledger.explain(stated, 'The option "version" gives another value, which is used instead.');
  }
  put(draft, 'schema:version', values.version?.value);
  put(draft, 'adms:versionNotes', allTexts(ledger, description.version?.notes ?? []));
}

function keywordsOf({ description, values, ledger }: Source): readonly Json[] {
  const { concept } = description.terms;
  const given = (values.keywords?.value ?? []).map((text): Json => {
    // CDIF 1.1, keywords: a comma would be taken for the end of one.
    return text.includes(',') ? namedTerm(text) : text;
  });
  return isSaid(concept) ? [...given, definedTerm(ledger, concept)] : given;
}

/** The schema that this description was made from. */
function schemaLink({ addresses, schemaText }: Source): JsonObject {
  return {
    '@type': ['schema:LinkRole'],
    'schema:linkRelationship': 'describedby',
    'schema:target': node({
      '@type': ['schema:EntryPoint'],
      'schema:encodingFormat': SCHEMA_TYPE,
      'schema:url': uriOf(addresses.schema),
      'schema:text': schemaText,
    }),
  };
}

/** The activity that made the dataset. CDIF takes one only with what it used, which no keyword says. */
function activityOf({ source, agents }: Context, name: string): readonly JsonObject[] {
  const { options, addresses } = source;
  const used = (options.used ?? []).filter((each) => isIri(each));
  if (used.length === 0) return [];
  const [first, ...others] = agents.makers().map(({ id }) => ref(id));
  return [
    node({
      '@id': addresses.local('activity-1'),
      '@type': ['schema:Action', 'prov:Activity'],
      'schema:name': `Production of ${name}`,
      'prov:used': unique(used).map(iriRef),
      'schema:agent': first,
      'schema:participant': others,
      'schema:result': ref(addresses.dataset),
    }),
  ];
}

/** Adds the variables, keys and tables. */
function addContent(
  draft: NodeDraft,
  context: Context,
  tables: readonly Table[],
  structures: ReadonlyMap<string, Structure>,
): void {
  const whole = tables.length === 1 ? tables[0] : tables.find(({ dataset }) => dataset.isRoot);
  const parts = tables.filter(({ dataset }) => !dataset.isRoot);
  const variables: JsonObject[] = [];
  for (const { dataset, columns } of tables) {
    const standings = structures.get(dataset.name)?.standings;
    for (const column of columns)
      variables.push(instanceVariable(context, column, standings?.get(column) ?? { role: column.role }));
  }
  put(draft, 'schema:variableMeasured', variables);
  put(draft, 'cdif:hasPrimaryKey', whole && keyOf(context, whole));
  put(
    draft,
    'schema:hasPart',
    parts.map((table) => partOf(context, table, table !== whole)),
  );
}

/**
 * A table of a data product. It is a `cdi:DataSet`, not a `schema:Dataset`: that would have to be a full
 * description of its own, with identifier, date, licence and address.
 */
function partOf(context: Context, table: Table, hasOwnKey: boolean): JsonObject {
  const { agents, source } = context;
  const { ledger } = agents;
  const { dataset, topColumns } = table;
  const { text, others } = descriptionOf(ledger, dataset);
  const draft: NodeDraft = {
    '@id': source.addresses.table(dataset),
    '@type': ['cdi:DataSet'],
    'schema:name': dataset.name,
  };
  put(draft, 'schema:alternateName', labelsOf(ledger, dataset));
  if (hasLanguages(dataset.label)) put(draft, 'fair:label', otherTexts(ledger, dataset.label));
  put(draft, 'schema:description', text);
  put(draft, 'dcterms:description', others);
  addStatements(draft, agents, dataset);
  put(draft, 'cdif:hasPrimaryKey', hasOwnKey ? keyOf(context, table) : undefined);
  put(
    draft,
    'schema:variableMeasured',
    topColumns.map(({ id }) => ref(id)),
  );
  return draft;
}

/** The columns that identify a row, if they are known. */
function keyOf({ source }: Context, { key, dataset }: Table): JsonObject | undefined {
  if (key.length === 0) return undefined;
  return {
    '@id': partAddress(source.addresses, 'key', dataset),
    '@type': ['cdif:Key'],
    'cdif:isComposedOf': positions(key.map(({ id }) => id)),
  };
}

/**
 * The catalog record: the description of this description. Some published shapes take it for a second dataset,
 * so it has a name, an identifier, a date, terms of use and an address of its own.
 */
function catalogRecord(
  { addresses, options, today }: Source,
  name: string | undefined,
  url: string | undefined,
  profiles: readonly string[],
): JsonObject {
  const id = addresses.local('catalog-record');
  const { recordLicense: licence, catalog } = options;
  return node({
    '@id': id,
    '@type': ['schema:Dataset'],
    'schema:additionalType': [{ '@id': 'dcat:CatalogRecord' }],
    'schema:about': ref(addresses.dataset),
    'schema:name': `Metadata record: ${name ?? 'unnamed dataset'}`,
    'schema:identifier': id,
    'schema:dateModified': today,
    'schema:sdDatePublished': today,
    ...(licence === undefined
      ? { 'schema:conditionsOfAccess': ['No licence is stated for this record.'] }
      : { 'schema:license': [isIri(licence) ? iriRef(licence) : licence] }),
    'schema:url': url,
    'schema:includedInDataCatalog':
      catalog &&
      node({ '@type': ['schema:DataCatalog'], 'schema:name': catalog.name, 'schema:url': catalog.url }),
    'dcterms:conformsTo': profiles.map(ref),
  });
}
