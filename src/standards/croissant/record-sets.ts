import type { Dataset } from '../../description/index.js';
import type { JsonObject } from '../../json.js';
import { compact, type NodeDraft, put, ref } from '../jsonld.js';
import { addPartAnnotations } from './annotations.js';
import { codeListNames, codeListRecordSet, codeListsOf } from './codes.js';
import type { Context } from './context.js';
import { fieldsOf, type TableFields } from './fields.js';
import { type Files, filesOf } from './files.js';
import { joinsOf } from './joins.js';
import { descriptionOf } from './terms.js';
import { languageMap, literals, otherNames, spoken } from './texts.js';

/** The files of a dataset and the record sets that read them. */
export interface Structure {
  readonly distribution: Files['distribution'];
  readonly recordSet: readonly JsonObject[];
}

/** The tables, dependents first, and then the code lists that they refer to. */
export function structureOf(context: Context): Structure {
  const { description, names } = context;
  const tables = description.datasets.filter(({ isRoot, variables }) => !isRoot || variables.length > 0);
  const files = filesOf(
    tables.filter(({ variables }) => variables.length > 0),
    context,
  );
  const joins = joinsOf(tables, files.byTable, context);
  const lists = codeListsOf(description);
  const codeLists = codeListNames(lists, names);
  const recordSets = joins.order.map((table) => {
    const id = names.table(table);
    const held = files.byTable.get(table);
    const shared = held && {
      table: id,
      files: held,
      foreignKeys: joins.foreignKeys,
      isTarget: joins.targets.has(table),
      codeLists,
    };
    return recordSet(table, id, joins.keys.get(table) ?? [], shared, context);
  });
  return {
    distribution: files.distribution,
    recordSet: [
      ...recordSets,
      ...lists.map((each) => codeListRecordSet(each, codeLists.get(each.list)!, context)),
    ],
  };
}

function recordSet(
  table: Dataset,
  id: string,
  keys: readonly string[],
  shared: TableFields | undefined,
  context: Context,
): JsonObject {
  const draft: NodeDraft = { '@type': 'cr:RecordSet', '@id': id, name: table.name };
  // The annotations of the root are those of the dataset as a whole.
  if (!table.isRoot) addTable(draft, table, context);
  put(draft, 'key', compact(keys.map(ref)));
  if (shared) put(draft, 'field', fieldsOf(table.variables, shared, context));
  return draft;
}

function addTable(draft: NodeDraft, table: Dataset, context: Context): void {
  const label = spoken(context.ledger, table.label);
  const names = otherNames(label, table.title?.value);
  put(draft, 'alternateName', compact(literals(names)));
  const description =
    descriptionOf(table, context) ?? languageMap(label.length > 0 ? label : names, context.language);
  put(draft, 'description', description);
  addPartAnnotations(draft, table, context);
}
