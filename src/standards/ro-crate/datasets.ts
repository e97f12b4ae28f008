import type { Dataset } from '../../description/index.js';
import { isBlank } from '../blanks.js';
import { idPart } from '../ids.js';
import { type Context, rememberRelations } from './context.js';
import type { Entity } from './graph.js';
import { describeSubject } from './subjects.js';
import { variableEntity } from './variables.js';

/** The `@id` of a table: a fragment, so that it is data of the crate without claiming a directory. */
export function tableId(name: string): string {
  return `#table-${idPart(name)}`;
}

/** The tables with their variables; the one that the document as a whole describes is the root data entity. */
export function describeDatasets(context: Context): void {
  for (const dataset of context.source.description.datasets) {
    const entity = dataset.isRoot ? context.root : describeTable(context, dataset);
    context.tables.set(dataset.name, entity);
    const variables = new Map<string, Entity>();
    context.variables.set(dataset.name, variables);
    for (const variable of dataset.variables) {
      const measured = variableEntity(context, variable, dataset.name, dataset.isRoot);
      variables.set(variable.name, measured);
      entity.link('variableMeasured', measured);
    }
  }
}

function describeTable(context: Context, dataset: Dataset): Entity {
  const entity = context.graph.fresh(tableId(dataset.name), 'Dataset');
  context.root.link('hasPart', entity);
  describeSubject(context, entity, dataset, 'dataset');
  rememberRelations(context, entity, dataset, dataset.name, true);
  const { name } = dataset;
  return isBlank(name) ? entity.hint('name', JSON.stringify(name)) : entity.call(name);
}
