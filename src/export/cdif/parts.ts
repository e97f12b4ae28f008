import type { JsonObject } from '../../json.js';
import { node, ref } from '../jsonld.js';
import { statementsOf } from './statements.js';
import { positions } from './structure.js';
import type { Table } from './tables.js';
import { descriptionOf, labelsOf, otherTexts } from './texts.js';
import type { Workshop } from './workshop.js';

/**
 * A table of a data product. It is a `cdi:DataSet`, not a `schema:Dataset`: that would have to be a full
 * description of its own, with identifier, date, licence and address.
 */
export function partOf(workshop: Workshop, table: Table, hasOwnKey: boolean): JsonObject {
  const { agents } = workshop;
  const { ledger } = agents;
  const { dataset, topColumns } = table;
  const { text, others } = descriptionOf(ledger, dataset);
  const hasLanguages = dataset.label.some(({ language }) => language !== undefined);
  return node({
    '@id': table.id,
    '@type': ['cdi:DataSet'],
    'schema:name': dataset.name,
    'schema:alternateName': labelsOf(ledger, dataset),
    'fair:label': hasLanguages ? otherTexts(ledger, dataset.label) : undefined,
    'schema:description': text,
    'dcterms:description': others,
    ...statementsOf(agents, dataset),
    'cdif:hasPrimaryKey': hasOwnKey ? keyOf(workshop, table) : undefined,
    'schema:variableMeasured': topColumns.map(({ id }) => ref(id)),
  });
}

/** The columns that identify a row, if they are known. */
export function keyOf({ ids }: Workshop, { key, names }: Table): JsonObject | undefined {
  if (key.length === 0) return undefined;
  return {
    '@id': ids.mint('key', names),
    '@type': ['cdif:Key'],
    'cdif:isComposedOf': positions(key.map(({ id }) => id)),
  };
}
