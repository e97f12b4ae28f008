import type { Json, JsonObject } from '../../json.js';
import { isIri } from '../../vocabulary/index.js';
import { notBlank } from '../blanks.js';
import type { Built, Source } from '../exporter.js';
import { type NodeDraft, put, putAll, unique } from '../jsonld.js';
import { SCHEMA_TYPE } from '../list/index.js';
import type { Missing } from '../result.js';
import { AgentBook } from './agents.js';
import { CodeBook } from './codes.js';
import type { Context } from './context.js';
import { dateModifiedOf } from './dates.js';
import { distributionsOf, filesOf } from './files.js';
import { Ids, isWebAddress, uriOf } from './iris.js';
import { CONTEXT, PROFILES } from './jsonld-context.js';
import { partiesOf } from './parties.js';
import { keyOf, partOf } from './parts.js';
import { activityOf } from './provenance.js';
import { catalogRecord } from './record.js';
import { originsOf } from './relations.js';
import { rightsOf } from './rights.js';
import { addStatements, notesOf } from './statements.js';
import { type Structure, structuresOf } from './structure.js';
import { type Table, tablesOf } from './tables.js';
import { definedTerm, isSaid, isShort, namedTerm } from './terms.js';
import { descriptionOf, otherTexts } from './texts.js';
import { instanceVariable } from './variables.js';

/** Writes a description as a CDIF 1.1 document. */
export function build(source: Source): Built {
  const { description, options, values } = source;
  const ids = new Ids(datasetIri(source));
  const agents = new AgentBook(source, ids);
  const rights = rightsOf(source);
  const dates = dateModifiedOf(source);
  const codes = new CodeBook(agents, ids, { dateModified: dates.dateModified, rights });
  const context: Context = { source, ids, agents, codes };
  const tables = tablesOf(description, options, ids);
  const files = filesOf(context, tables);
  const held = new Set(files.flatMap((file) => file.tables));
  const structures = structuresOf(context, [...held]);
  const name = nameOf(source);
  const url = values.url && isIri(values.url.value) ? uriOf(values.url.value) : undefined;
  const document: NodeDraft = { '@context': CONTEXT };
  put(document, '@id', ids.dataset);
  document['@type'] = ['schema:Dataset'];
  // In this order, so that people are described where the dataset names them, and not first inside a part.
  addNames(document, source, name);
  put(document, 'schema:identifier', values.identifier?.value);
  put(document, 'schema:url', url);
  addVersion(document, source);
  put(document, 'schema:dateModified', dates.dateModified);
  putAll(document, dates.others);
  put(document, 'schema:datePublished', values.datePublished?.value);
  if (rights) putAll(document, rights.full);
  put(document, 'schema:keywords', keywordsOf(source));
  put(document, 'dcterms:bibliographicCitation', values.citeAs?.value);
  putAll(document, partiesOf(context));
  put(document, 'fair:assumed', source.assumed);
  addStatementsAndLinks(document, context);
  put(document, 'prov:wasGeneratedBy', activityOf(context, name ?? 'the dataset'));
  addContent(document, context, tables, structures);
  const distributions = distributionsOf(context, files, structures);
  put(document, 'schema:distribution', distributions);
  const access = url ?? firstAddress(distributions);
  if (access === undefined) source.miss(options.assume === false ? NO_GIVEN_ACCESS : NO_ACCESS);
  else if (url === undefined) source.miss(NO_LANDING_PAGE);
  const isCore =
    [ids.dataset, values.identifier, dates.dateModified, rights, access].every(
      (each) => each !== undefined,
    ) &&
    name !== undefined &&
    !isShort(name) &&
    !agents.hasShortName;
  const declares = isCore ? profilesOf(document, structures) : [];
  document['schema:subjectOf'] = catalogRecord(context, name, access, declares);
  return { document, declares };
}

/** CDIF 1.1, core: a landing page or a file is a must, and where there is a file the page is good to have. */
const NO_ACCESS: Missing = {
  term: 'url',
  level: 'must',
  help: 'Give the option "url" or "distribution", or an http(s) "$id".',
};

/** The same where nothing is assumed: then the "$id" is no landing page. */
const NO_GIVEN_ACCESS: Missing = { ...NO_ACCESS, help: 'Give the option "url" or "distribution".' };

const NO_LANDING_PAGE: Missing = {
  term: 'schema:url',
  level: 'should',
  help: 'Give the option "url": the landing page of the dataset.',
};

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

/** The IRI of the dataset; an identifier that is none needs one made for it. */
function datasetIri({ description, values }: Source): string | undefined {
  const identifier = notBlank(values.identifier?.value);
  if (identifier === undefined) return undefined;
  const known = [identifier, description.id?.value, values.url?.value];
  return known.find((each) => each !== undefined && isIri(each)) ?? description.urn();
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
  put(draft, 'adms:versionNotes', notesOf(ledger, description.version));
}

function keywordsOf({ description, values, ledger }: Source): readonly Json[] {
  const { concept } = description.terms;
  const given = (values.keywords?.value ?? []).map((text): Json => {
    // CDIF 1.1, keywords: a comma would be taken for the end of one.
    return text.includes(',') ? namedTerm(text) : text;
  });
  return isSaid(concept) ? [...given, definedTerm(ledger, concept)] : given;
}

function addStatementsAndLinks(draft: NodeDraft, { source, agents }: Context): void {
  const { description } = source;
  const statements: NodeDraft = {};
  addStatements(statements, agents, description, ['concept', 'license', 'version']);
  const links = (statements['schema:relatedLink'] ?? []) as readonly Json[];
  delete statements['schema:relatedLink'];
  putAll(draft, statements);
  put(draft, 'schema:relatedLink', [...links, ...schemaLink(source)]);
  put(draft, 'prov:wasDerivedFrom', originsOf(source));
}

/** The schema that this description was made from. */
function schemaLink({ description, schemaText }: Source): readonly JsonObject[] {
  const address = description.id?.value ?? description.urn();
  if (!isWebAddress(address) && schemaText === undefined) return [];
  const target: NodeDraft = {
    '@type': ['schema:EntryPoint'],
    'schema:encodingFormat': SCHEMA_TYPE,
    'schema:url': uriOf(address),
  };
  put(target, 'schema:text', schemaText);
  return [
    { '@type': ['schema:LinkRole'], 'schema:linkRelationship': 'describedby', 'schema:target': target },
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
    for (const column of columns) {
      const standing = standings?.get(column) ?? {
        role: column.role,
        qualifies: undefined,
        represented: undefined,
      };
      variables.push(instanceVariable(context, column, standing));
    }
  }
  put(draft, 'schema:variableMeasured', variables);
  put(draft, 'cdif:hasPrimaryKey', whole && keyOf(context, whole));
  put(
    draft,
    'schema:hasPart',
    parts.map((table) => partOf(context, table, table !== whole)),
  );
}

function firstAddress([first]: readonly JsonObject[]): string | undefined {
  const address = first?.['schema:contentUrl'];
  return typeof address === 'string' ? address : undefined;
}
