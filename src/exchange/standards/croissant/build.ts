import type { JsonObject } from '../../../base/json.js';
import type { Dataset, Description, Variable } from '../../../schema/description/index.js';
import { notBlank } from '../blanks.js';
import type { Built, Source } from '../exporter.js';
import { compact, type NodeDraft, node, put } from '../jsonld.js';
import type { Ledger } from '../ledger.js';
import { CROISSANT_PROFILE, SCHEMA_TYPE } from '../list/index.js';
import { Agents, givenAgents } from './agents.js';
import { addAnnotations, linkableRelations } from './annotations.js';
import type { Context } from './context.js';
import { contextIn } from './jsonld-context.js';
import { Names } from './names.js';
import { isReadable, Nodes } from './nodes.js';
import { requirements } from './requirements.js';
import { structureOf } from './tables.js';
import { addLicense, descriptionOf } from './terms.js';
import { isText, languageMap, literals, makeWellFormed, spoken, spokenText, usualLanguage } from './texts.js';

/** Writes a description as Croissant. */
export function build(source: Source): Built {
  const { ledger, options, description, addresses } = source;
  const language = usualLanguage(options);
  const nodes = new Nodes(addresses.dataset, addresses.schema, agentsIn(source), language);
  const isAddressed = isReadable(addresses.schema);
  const context: Context = {
    ...source,
    nodes,
    names: new Names(description, addresses.schema),
    isAddressed,
    codeSets: new Set(),
    language,
    linkable: linkableRelations(description),
    agents: new Agents(ledger, nodes, language, options),
  };
  const document: NodeDraft = { '@context': contextIn(language), '@type': 'sc:Dataset' };
  if (isReadable(addresses.dataset)) document['@id'] = addresses.dataset;
  // The validator reads a document without it by the rules of another version, so it is no claim to be complete.
  document.conformsTo = description.id ? [CROISSANT_PROFILE, description.id.value] : CROISSANT_PROFILE;
  addDataset(document, context);
  put(document, 'fair:assumed', compact(source.assumed));
  put(document, 'subjectOf', schemaWork(source.schemaText, isAddressed ? addresses.schema : undefined));
  const { distribution, recordSet } = structureOf(context);
  put(document, 'distribution', distribution);
  put(document, 'recordSet', recordSet);
  if (!source.isWellFormed) makeWellFormed(document);
  return { document, declares: isComplete(document) ? [CROISSANT_PROFILE] : [] };
}

/** The schema that the document was made from, whole. */
function schemaWork(text: string | undefined, id: string | undefined): JsonObject | undefined {
  if (text === undefined) return undefined;
  return node({ '@type': 'sc:CreativeWork', '@id': id, encodingFormat: SCHEMA_TYPE, text });
}

/** Whether a document has all that it must have. */
function isComplete(document: JsonObject): boolean {
  return requirements.every(({ term, level }) => level !== 'must' || document[term] !== undefined);
}

/** The addresses of all agents. */
function agentsIn({ description, options }: Source): ReadonlySet<string> {
  const given = givenAgents(options).flatMap((each) => [each, each.affiliation ?? {}]);
  return new Set([
    ...description.agents.flatMap(({ refs }) => refs.map(({ value }) => value)),
    ...given.flatMap(({ identifier }: { readonly identifier?: string }) => identifier ?? []),
  ]);
}

/** Adds the annotations of the dataset as a whole. */
function addDataset(draft: NodeDraft, context: Context): void {
  const { description, options, values, nodes, agents } = context;
  addNames(draft, description, context);
  put(draft, 'identifier', options.identifier);
  put(draft, 'url', values.url?.value);
  // People come first: of things with one address, they are described under it.
  const creators = (values.creator?.value ?? []).map((each) => agents.party(each, 'Individual'));
  put(draft, 'creator', compact(creators));
  put(draft, 'publisher', values.publisher && agents.party(values.publisher.value, 'Organization'));
  agents.addContributions(draft, description.contributions, ['creator', 'publisher']);
  addDatasetLicense(draft, context);
  put(draft, 'sdLicense', options.recordLicense);
  addVersion(draft, context);
  put(draft, 'citeAs', values.citeAs?.value);
  put(draft, 'inLanguage', options.language);
  put(draft, 'conditionsOfAccess', options.conditionsOfAccess);
  put(draft, 'isAccessibleForFree', options.isAccessibleForFree);
  put(draft, 'includedInDataCatalog', options.catalog && { '@type': 'sc:DataCatalog', ...options.catalog });
  put(draft, 'keywords', compact(keywordsOf(context)));
  put(draft, 'isLiveDataset', options.isLive);
  put(draft, 'prov:wasDerivedFrom', compact((options.used ?? []).map((each) => nodes.link(each))));
  addAnnotations(draft, description, context);
  put(draft, 'variableMeasured', variablesOf(description, context));
}

function addNames(draft: NodeDraft, description: Description, context: Context): void {
  const { values, ledger, language } = context;
  const label = spoken(ledger, description.label);
  const title = description.title?.value;
  const isOther = label.length > 0 && isText(title) && label.every(({ text }) => text !== title);
  put(draft, 'name', languageMap(label, language) ?? values.name?.value);
  put(draft, 'alternateName', isOther ? title : undefined);
  put(draft, 'description', descriptionOf(description, context) ?? values.description?.value);
}

function addDatasetLicense(draft: NodeDraft, context: Context): void {
  const { values, description, ledger, nodes } = context;
  const stated = description.terms.license;
  const isStated = stated?.refs.length === 1 && stated.refs[0]?.value === values.license?.value.ref;
  if (values.license?.origin !== 'given' || isStated) {
    if (stated) addLicense(draft, stated, context);
    return;
  }
  for (const each of [...(stated?.words ?? []), ...(stated?.refs ?? [])]) {
    ledger.explain(each, 'The option "license" replaces it.');
  }
  const { ref, name } = values.license.value;
  put(draft, 'license', ref ?? (name && nodes.blank('sc:CreativeWork', [{ text: name }])));
}

/** What the validator takes as a version without a warning. */
const VERSION = /^\d+(?:\.\d+(?:\.\d+(?:-[\da-z-]+(?:\.[\da-z-]+)*)?(?:\+[\da-z-]+(?:\.[\da-z-]+)*)?)?)?$/i;

/** The version; one that is not like 1.2.3, or that an option replaces, is kept beside it with its date. */
function addVersion(draft: NodeDraft, { description, values, ledger }: Context): void {
  const { version: stated } = description;
  const chosen = values.version;
  const isFit = chosen !== undefined && (chosen.origin === 'given' || VERSION.test(chosen.value));
  const version = isFit ? chosen.value : undefined;
  const datePublished = values.datePublished?.value;
  const dateModified = values.dateModified?.value;
  const identifier = spokenText(ledger, stated?.identifier);
  const date = ledger.keepIf(stated?.date);
  const beside = node({
    version: identifier === version ? undefined : identifier,
    datePublished: date === datePublished || date === dateModified ? undefined : date,
  });
  put(draft, 'version', version);
  put(draft, 'datePublished', datePublished);
  put(draft, 'dateModified', dateModified);
  put(draft, 'releaseNotes', compact(literals(spoken(ledger, stated?.notes ?? []))));
  if (Object.keys(beside).length > 0) draft['fair:version'] = beside;
}

/** The keywords that were given, and what the dataset is about: Croissant takes plain texts only. */
function keywordsOf({ values, description: { terms }, ledger }: Context): readonly string[] {
  const words = [terms.concept, terms.classification].flatMap(
    (term) => ledger.pick(term?.words ?? [])?.value ?? [],
  );
  return [...new Set([...(values.keywords?.value ?? []), ...words])].filter(isText);
}

/** The variables once more, for search engines that do not read record sets. */
function variablesOf({ datasets }: Description, context: Context): readonly JsonObject[] {
  return datasets.flatMap((table) => table.variables.map((each) => measured(table, each, context)));
}

function measured(
  table: Dataset,
  variable: Variable,
  { ledger, addresses, isAddressed }: Context,
): JsonObject {
  const { terms, constraints } = variable;
  const draft: NodeDraft = { '@type': 'sc:PropertyValue' };
  if (isAddressed) draft['@id'] = addresses.variable(table, variable.path);
  draft.name = variable.name;
  const description = textAbout(variable, ledger);
  if (description !== undefined) draft.description = description;
  const concept = terms.concept?.refs[0];
  if (concept) draft.propertyID = concept.value;
  if (terms.measurementUnit) put(draft, 'unitText', ledger.pick(terms.measurementUnit.words)?.value);
  put(draft, 'minValue', constraints.minimum);
  put(draft, 'maxValue', constraints.maximum);
  return draft;
}

function textAbout(
  { label, title, richDescription, description }: Variable,
  ledger: Ledger,
): string | undefined {
  return (
    ledger.pick(richDescription)?.value ??
    notBlank(description?.value) ??
    ledger.pick(label)?.value ??
    notBlank(title?.value)
  );
}
