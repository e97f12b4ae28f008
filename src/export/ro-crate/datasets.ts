import type { Dataset } from '../../description/index.js';
import { isBlank } from '../blanks.js';
import { idPart } from '../ids.js';
import { type Crate, rememberRelations } from './crate.js';
import type { Entity } from './graph.js';
import { describeSubject } from './subjects.js';
import { variableEntity } from './variables.js';

/** The `@id` of a table: a fragment, so that it is data of the crate and yet claims no directory. */
export function tableId(name: string): string {
  return `#table-${idPart(name)}`;
}

/** The tables with their variables; the one that the document as a whole describes is the root data entity. */
export function describeDatasets(crate: Crate): void {
  for (const dataset of crate.source.description.datasets) {
    const entity = dataset.isRoot ? crate.root : describeTable(crate, dataset);
    crate.tables.set(dataset.name, entity);
    const variables = new Map<string, Entity>();
    crate.variables.set(dataset.name, variables);
    for (const variable of dataset.variables) {
      const measured = variableEntity(crate, variable, dataset.name, dataset.isRoot);
      variables.set(variable.name, measured);
      entity.link('variableMeasured', measured);
    }
  }
}

function describeTable(crate: Crate, dataset: Dataset): Entity {
  const entity = crate.graph.fresh(tableId(dataset.name), 'Dataset');
  crate.root.link('hasPart', entity);
  describeSubject(crate, entity, dataset, 'dataset');
  rememberRelations(crate, entity, dataset, dataset.name, true);
  const { name } = dataset;
  return isBlank(name) ? entity.hint('name', JSON.stringify(name)) : entity.call(name);
}
