import type { Diagnostic, Edit } from '../../base/diagnostic.js';
import { areEqual, isObject, type JsonObject, member, quote } from '../../base/json.js';
import type { Dataset } from '../../schema/description/index.js';
import { append } from '../../schema/document/index.js';
import { addition, type Sides } from './additions.js';
import { objectAt } from './pairs.js';

/** A table that a data product lacks. */
export function newTable(sides: Sides, name: string, shown: Dataset): Diagnostic {
  const { 'fair:datasetRelations': _, ...own } = objectAt(sides.shown.inferred.schema, shown.pointer);
  const { type, items } = own;
  const value = shown.isRoot ? { 'fair:resourceType': 'dataset', type: type!, items: items! } : own;
  const hasProperties = isObject(objectAt(sides.document.value, '').properties);
  const edit: Edit = hasProperties
    ? { op: 'insert', pointer: append('/properties', name), value }
    : { op: 'insert', pointer: '/properties', value: Object.fromEntries([[name, value]]) };
  return addition(sides, '', 'infer/table', `Add the table ${quote(name)}.`, [edit]);
}

/** The relations of a table to others that the schema lacks. */
export function* relations(sides: Sides, stated: Dataset, shown: Dataset): Generator<Diagnostic> {
  const found = member(shown.schema ?? {}, 'fair:datasetRelations');
  if (!Array.isArray(found) || stated.uri !== sides.document.uri) return;
  const isKnown = ({ sourceVariables }: JsonObject) =>
    stated.relations.some((each) =>
      areEqual(
        each.sourceVariables.map(({ value }) => value),
        sourceVariables!,
      ),
    );
  const lacking = (found as readonly JsonObject[]).flatMap((each, index) => {
    const target = sides.pairs.find((pair) => pair.shown.name === shown.relations[index]?.table)?.stated;
    if (target === undefined || isKnown(each)) return [];
    return [{ ...each, targetRef: `#${encodeURI(target.pointer)}` }];
  });
  if (lacking.length === 0) return;
  const pointer = append(stated.pointer, 'fair:datasetRelations');
  const present = member(stated.schema ?? {}, 'fair:datasetRelations');
  if (present !== undefined && !Array.isArray(present)) return;
  const edits: readonly Edit[] = present
    ? lacking.map((value) => ({ op: 'insert', pointer: append(pointer, '-'), value }))
    : [{ op: 'insert', pointer, value: lacking }];
  yield addition(
    sides,
    stated.pointer,
    'infer/relation',
    `Add the relations of ${quote(stated.name)} to other tables.`,
    edits,
  );
}
