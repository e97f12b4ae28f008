import type { JsonObject } from '../../json.js';
import { type NodeDraft, put, ref } from '../jsonld.js';
import type { Context } from './context.js';
import { addStatements } from './statements.js';
import { positions } from './structure.js';
import type { Table } from './tables.js';
import { descriptionOf, hasLanguages, labelsOf, otherTexts } from './texts.js';

/**
 * A table of a data product. It is a `cdi:DataSet`, not a `schema:Dataset`: that would have to be a full
 * description of its own, with identifier, date, licence and address.
 */
export function partOf(context: Context, table: Table, hasOwnKey: boolean): JsonObject {
  const { agents } = context;
  const { ledger } = agents;
  const { dataset, topColumns } = table;
  const { text, others } = descriptionOf(ledger, dataset);
  const draft: NodeDraft = {};
  put(draft, '@id', table.id);
  draft['@type'] = ['cdi:DataSet'];
  draft['schema:name'] = dataset.name;
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
export function keyOf({ ids }: Context, { key, names }: Table): JsonObject | undefined {
  if (key.length === 0) return undefined;
  return {
    '@id': ids.mint('key', names),
    '@type': ['cdif:Key'],
    'cdif:isComposedOf': positions(key.map(({ id }) => id)),
  };
}
