import type { Fact } from '../../../schema/description/index.js';
import { isIri } from '../../../schema/vocabulary/index.js';
import type { Built, Source } from '../exporter.js';
import { SCHEMA_TYPE } from '../list/index.js';
import type { GivenDistribution } from '../options.js';
import { type Context, newContext } from './context.js';
import { describeDatasetContributions } from './contributions.js';
import { describeParts } from './parts.js';
import { describeSubject, describeTerm, describeVersion } from './subjects.js';

/** Makes the provenance graph of what a source describes. */
export function build(source: Source): Built {
  const context = newContext(source);
  describeDataset(context);
  describeOptions(context);
  describeParts(context);
  // Nothing is a specialization of itself (PROV-CONSTRAINTS, specialization is a strict order).
  for (const [version, target] of withoutRings(context.versions))
    context.graph.link(version, 'prov:specializationOf', target);
  return { document: context.graph.document(), declares: [] };
}

function describeDataset(context: Context): void {
  const { graph, description, values, addresses } = context;
  const { dataset, schema } = addresses;
  describeSubject(context, dataset, description, values.name?.value);
  graph.link(dataset, 'dcterms:conformsTo', schema);
  graph.type(schema, 'prov:Entity', 'dcterms:Standard');
  graph.value(schema, 'rdfs:label', `JSON Schema of ${values.name?.value ?? 'the dataset'}`);
  graph.value(schema, 'schema:encodingFormat', SCHEMA_TYPE);
  graph.value(schema, 'prov:value', context.schemaText);
  for (const term of context.assumed) graph.value(dataset, 'fair:assumed', term);
  describeLicense(context);
  describeRelease(context);
  describeSources(context, describeDatasetContributions(context));
}

/** The licence that was given, else the one that is stated: both together would offer a choice that does not exist. */
function describeLicense(context: Context): void {
  const { graph, addresses, description, options } = context;
  const { license } = description.terms;
  const given = options.license;
  if (given === undefined) {
    describeTerm(context, addresses.dataset, 'license', license);
    return;
  }
  for (const fact of [...(license?.words ?? []), ...(license?.refs ?? [])])
    explainReplaced(context, fact, 'license', given);
  if (isIri(given)) graph.link(addresses.dataset, 'dcterms:license', given);
  else graph.value(addresses.dataset, 'dc:rights', given);
}

/** The version and the day of release; options replace what the schema states. */
function describeRelease(context: Context): void {
  const { graph, addresses, description, options } = context;
  const { version: given, datePublished } = options;
  const { identifier, date, notes } = description.version ?? {};
  if (given !== undefined) {
    if (identifier) explainReplaced(context, identifier, 'version', given);
    graph.value(addresses.dataset, 'schema:version', given);
  }
  describeVersion(
    context,
    addresses.dataset,
    { ...(given === undefined ? { identifier } : {}), date, notes: notes ?? [] },
    // If the day of publication is given, that of the version is another event.
    datePublished === undefined ? 'dcterms:issued' : 'dcterms:date',
  );
  graph.day(addresses.dataset, 'dcterms:issued', datePublished);
}

/** Lists a stated value as replaced by an option, unless both say the same. */
function explainReplaced({ ledger }: Context, fact: Fact, option: string, given: string): void {
  if (fact.value === given) ledger.keep(fact);
  else ledger.explain(fact, `The option "${option}" is used instead.`);
}

/** What the dataset was made from. */
function describeSources(context: Context, generation: string | undefined): void {
  const { graph, addresses, options } = context;
  for (const address of options.used ?? []) {
    // What was made cannot have been used for its own making.
    if (!isIri(address) || address === addresses.dataset) continue;
    graph.type(address, 'prov:Entity');
    graph.link(addresses.dataset, 'prov:wasDerivedFrom', address);
    if (generation !== undefined) graph.link(generation, 'prov:used', address);
  }
}

/** What options say about the dataset. */
function describeOptions(context: Context): void {
  const { graph, addresses, options } = context;
  const { dataset } = addresses;
  const { url, conditionsOfAccess: access, catalog } = options;
  graph.value(dataset, 'dcterms:identifier', options.identifier);
  if (url !== undefined && isIri(url)) graph.link(dataset, 'dcat:landingPage', url);
  for (const keyword of options.keywords ?? []) graph.value(dataset, 'dcat:keyword', keyword);
  graph.value(dataset, 'dcterms:bibliographicCitation', options.citeAs);
  graph.value(dataset, 'dcterms:language', options.language);
  graph.day(dataset, 'dcterms:modified', options.dateModified);
  if (access !== undefined && isIri(access)) graph.link(dataset, 'dcterms:accessRights', access);
  else graph.value(dataset, 'schema:conditionsOfAccess', access);
  graph.value(dataset, 'schema:isAccessibleForFree', options.isAccessibleForFree);
  if (catalog !== undefined) {
    const id = addresses.local('catalog');
    graph.type(id, 'dcat:Catalog');
    graph.value(id, 'dcterms:title', catalog.name);
    if (catalog.url !== undefined && isIri(catalog.url)) graph.link(id, 'dcat:landingPage', catalog.url);
    graph.link(id, 'dcat:dataset', dataset);
  }
  for (const [index, each] of (options.distribution ?? []).entries())
    describeDistribution(context, each, index + 1);
}

function describeDistribution(context: Context, file: GivenDistribution, number: number): void {
  const { graph, addresses, description } = context;
  const table = description.datasets.find(({ name }) => name === file.table);
  const id = addresses.local(`distribution-${number}`);
  graph.link(table ? addresses.table(table) : addresses.dataset, 'dcat:distribution', id);
  graph.type(id, 'dcat:Distribution');
  if (isIri(file.contentUrl)) graph.link(id, 'dcat:downloadURL', file.contentUrl);
  graph.value(id, 'schema:encodingFormat', file.encodingFormat);
  graph.value(id, 'schema:contentSize', file.contentSize);
  for (const name of ['sha256', 'md5'] as const) {
    if (file[name] === undefined) continue;
    const node = addresses.local(`checksum-${number}-${name}`);
    graph.link(id, 'spdx:checksum', node);
    graph.type(node, 'spdx:Checksum');
    graph.link(node, 'spdx:algorithm', `http://spdx.org/rdf/terms#checksumAlgorithm_${name}`);
    graph.value(node, 'spdx:checksumValue', file[name]);
  }
}

/** The links that can hold together if nothing may lead back to itself: those that would create a cycle are left out. */
function* withoutRings(
  links: ReadonlyMap<string, readonly string[]>,
): Generator<readonly [from: string, to: string]> {
  const done = new Set<string>();
  for (const start of links.keys()) {
    if (done.has(start)) continue;
    const onTheWay = new Set([start]);
    const way = [{ thing: start, next: 0 }];
    while (way.length > 0) {
      const step = way.at(-1)!;
      const to = links.get(step.thing)?.[step.next++];
      if (to === undefined) {
        done.add(step.thing);
        onTheWay.delete(step.thing);
        way.pop();
      } else if (!onTheWay.has(to)) {
        yield [step.thing, to];
        if (done.has(to)) continue;
        onTheWay.add(to);
        way.push({ thing: to, next: 0 });
      }
    }
  }
}
