import type { Contribution } from '../../description/index.js';
import { isIri } from '../../vocabulary/index.js';
import { SCHEMA_TYPE } from '../list/index.js';
import type { GivenDistribution } from '../options.js';
import { partyEntity } from './agents.js';
import { type Context, rememberRelations } from './context.js';
import { activityOf, describeContribution, isProduction, propertyOf } from './contributions.js';
import { publicationDate } from './dates.js';
import type { Entity } from './graph.js';
import { describeRootLicense } from './licenses.js';
import { entityAt } from './references.js';
import { datasetElsewhere } from './relations.js';
import { describeAnnotations, describeText } from './subjects.js';

/** The root data entity: everything about the dataset as a whole, from the document and the options. */
export function describeRoot(context: Context): void {
  const { root, source } = context;
  const { description, options, values } = source;
  // An assumed name comes first, since the report says that it is the name.
  if (values.name?.origin === 'assumed') root.call(values.name.value);
  describeText(context, root, description);
  if (values.description && !root.has('description')) root.add('description', values.description.value);
  root
    .add('identifier', values.identifier?.value)
    .add('url', values.url?.value)
    .add('datePublished', publicationDate(source));
  describeVersion(context);
  describeRootLicense(context);
  describeParties(context);
  const keywords = values.keywords?.value.map((each) => each.trim()).filter((each) => each !== '') ?? [];
  // RO-Crate 1.1 follows schema.org in having one text for all keywords.
  if (keywords.length > 0) root.add('keywords', keywords.join(', '));
  root.add('creditText', options.citeAs);
  describeAnnotations(context, root, description, 'dataset');
  rememberRelations(context, root, description, rootTableOf(context), true);
  root.addAll('assumed', source.assumed);
  describeSchema(context);
}

/** Where the data is available; after the tables, since a distribution may be that of one. */
export function describeDistributions(context: Context): void {
  for (const [index, each] of (context.source.values.distribution?.value ?? []).entries()) {
    const table = each.table === undefined ? undefined : context.tables.get(each.table);
    (table ?? context.root).link('distribution', distributionEntity(context, each, index + 1));
  }
}

function distributionEntity(context: Context, given: GivenDistribution, number: number): Entity {
  const { contentUrl, encodingFormat, contentSize, sha256 } = given;
  return entityAt(context, isIri(contentUrl) ? contentUrl : `#distribution-${number}`, 'DataDownload')
    .hint('name', given.table ?? `Distribution ${number}`)
    .add('contentUrl', contentUrl)
    .add('encodingFormat', encodingFormat)
    .add('contentSize', contentSize)
    .add('sha256', sha256);
}

function describeVersion({ root, ledger, source, wordings }: Context): void {
  const { values, description } = source;
  const { identifier, date } = description.version ?? {};
  const given = values.version?.origin === 'given' ? values.version.value : undefined;
  if (identifier && given !== undefined && given !== identifier.value) {
    ledger.explain(identifier, 'The option "version" gives another version.');
  } else root.add('version', wordings.one(identifier));
  root.add('version', given).add('dateModified', values.dateModified?.value);
  const dates = [...root.valuesOf('dateModified'), ...root.valuesOf('datePublished')];
  // The date of release keeps a place of its own when options give other dates.
  if (date) root.add('dct:issued', dates.includes(ledger.keep(date)) ? undefined : date.value);
}

function describeParties(context: Context): void {
  const { root, source } = context;
  const { creator, publisher } = source.values;
  for (const party of creator?.value ?? []) root.link('author', partyEntity(context, party, 'Individual'));
  if (publisher) root.link('publisher', partyEntity(context, publisher.value, 'Organization'));
  for (const each of source.description.contributions) {
    describeContribution(context, root, each, rootPropertyOf(context, each));
  }
  const used = (source.options.used ?? []).filter(isIri).map((iri) => datasetElsewhere(context, iri));
  root.linkAll('isBasedOn', used);
  for (const { number } of source.description.contributions.filter(isProduction)) {
    activityOf(context, number).linkAll('object', used);
  }
}

/** The crate has one publisher, and the authors that were given are all of them. */
function rootPropertyOf(context: Context, contribution: Contribution): string {
  const { creator, publisher } = context.source.values;
  const property = propertyOf(contribution);
  if (property === 'author') return creator?.origin === 'given' ? 'contributor' : 'author';
  if (property !== 'publisher') return property;
  const chosen = publisher && 'contribution' in publisher.value ? publisher.value.contribution : undefined;
  return chosen?.agent === contribution.agent ? 'publisher' : 'contributor';
}

/** The schema as what the crate conforms to: in a document alone it is no file of the crate. */
function describeSchema(context: Context): void {
  const { description, schemaText } = context.source;
  if (description.id === undefined && schemaText === undefined) return;
  const schema = entityAt(context, description.id?.value ?? '#schema', 'CreativeWork')
    .hint('name', 'JSON Schema of the dataset')
    .add('encodingFormat', SCHEMA_TYPE)
    .add('text', schemaText);
  context.root.link('conformsTo', schema);
}

function rootTableOf({ source }: Context): string {
  return source.description.datasets.find(({ isRoot }) => isRoot)?.name ?? '';
}
