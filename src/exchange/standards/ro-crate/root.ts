import type { Contribution } from '../../../schema/description/index.js';
import { isIri } from '../../../schema/vocabulary/index.js';
import { idPart } from '../ids.js';
import { SCHEMA_TYPE } from '../list/index.js';
import { optionLike } from '../option-like.js';
import type { GivenDistribution } from '../options.js';
import { describeContribution, partyEntity, propertyOf } from './agents.js';
import { type Context, tableEntity } from './context.js';
import type { Entity } from './graph.js';
import { describeRootLicense } from './licenses.js';
import { entityAt } from './references.js';
import { datasetElsewhere } from './relations.js';
import { describeAnnotations, describeText } from './subjects.js';

/** The root data entity: everything about the dataset as a whole, from the document and the options. */
export function describeRoot(context: Context): void {
  const { root, description, options, values } = context;
  // An assumed name comes first, since the report says that it is the name.
  if (values.name?.origin === 'assumed') root.call(values.name.value);
  describeText(context, root, description);
  if (values.description && !root.has('description')) root.add('description', values.description.value);
  root
    .add('identifier', values.identifier?.value)
    .add('url', values.url?.value)
    .add('datePublished', publicationDate(context));
  describeVersion(context);
  describeRootLicense(context);
  describeParties(context);
  const keywords = values.keywords?.value.map((each) => each.trim()).filter((each) => each !== '') ?? [];
  // RO-Crate 1.1 follows schema.org in having one text for all keywords.
  if (keywords.length > 0) root.add('keywords', keywords.join(', '));
  root
    .add('creditText', options.citeAs)
    .add('inLanguage', options.language)
    .add('conditionsOfAccess', options.conditionsOfAccess)
    .add('isAccessibleForFree', options.isAccessibleForFree);
  if (options.catalog) root.link('includedInDataCatalog', catalogEntity(context, options.catalog));
  const table = description.datasets.find(({ isRoot }) => isRoot);
  describeAnnotations(context, root, description, 'dataset', table);
  root.addAll('assumed', context.assumed);
  describeSchema(context);
  for (const [index, each] of (values.distribution?.value ?? []).entries()) {
    const holder = each.table === undefined ? undefined : context.tables.get(each.table);
    const entity = holder === undefined ? root : tableEntity(context, holder);
    entity.link('distribution', distributionEntity(context, each, index + 1));
  }
}

function catalogEntity(context: Context, { name, url }: { readonly name: string; readonly url?: string }) {
  return entityAt(context, url ?? `#catalog-${idPart(name)}`, 'DataCatalog')
    .call(name)
    .add('url', url);
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

const DAY =
  /^(\d{4})-(\d{2})-(\d{2})(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?)?$/;
const YEAR_OR_MONTH = /^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/;

/** Whether a text is an ISO 8601 date that exists, with or without a time; the validators pass 30 February. */
function isDate(text: string): boolean {
  const [, year, month, day] = DAY.exec(text) ?? [];
  if (year === undefined) return YEAR_OR_MONTH.test(text);
  const date = new Date(Date.UTC(2000, Number(month) - 1, Number(day)));
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

/** The date of publication; one that does not exist would make the crate invalid, so the next best date is used. */
function publicationDate({ values, description, ledger, options, today, assume, miss }: Context) {
  const date = values.datePublished?.value;
  if (date === undefined || isDate(date)) return date;
  const stated = ledger.keepIf(description.version?.date);
  if (stated !== undefined) return stated;
  if (options.assume !== false) {
    assume({ term: 'datePublished', value: today, why: `the given date "${date}" does not exist` });
    return today;
  }
  const help = `Give ${optionLike('datePublished')}, with a date that exists.`;
  miss({ term: 'datePublished', level: 'must', help });
  return undefined;
}

function describeVersion({ root, ledger, values, description, wordings }: Context): void {
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
  const { root, values, options, description } = context;
  const { creator, publisher } = values;
  for (const party of creator?.value ?? []) root.link('author', partyEntity(context, party, 'Individual'));
  if (publisher) root.link('publisher', partyEntity(context, publisher.value, 'Organization'));
  const used = (options.used ?? []).filter(isIri).map((iri) => datasetElsewhere(context, iri));
  root.linkAll('isBasedOn', used);
  for (const each of description.contributions) {
    describeContribution(context, root, each, rootPropertyOf(context, each))?.linkAll('object', used);
  }
}

/** The crate has one publisher, and the authors that were given are all of them. */
function rootPropertyOf({ values }: Context, contribution: Contribution): string {
  const { creator, publisher } = values;
  const property = propertyOf(contribution);
  if (property === 'author') return creator?.origin === 'given' ? 'contributor' : 'author';
  if (property !== 'publisher') return property;
  const chosen = publisher && 'contribution' in publisher.value ? publisher.value.contribution : undefined;
  return chosen?.agent === contribution.agent ? 'publisher' : 'contributor';
}

/** The schema as what the crate conforms to: in a document alone it is no file of the crate. */
function describeSchema(context: Context): void {
  const { description, schemaText, root, addresses } = context;
  if (description.id === undefined && schemaText === undefined) return;
  const schema = entityAt(context, addresses.schema, 'CreativeWork')
    .hint('name', 'JSON Schema of the dataset')
    .add('encodingFormat', SCHEMA_TYPE)
    .add('text', schemaText);
  root.link('conformsTo', schema);
}
