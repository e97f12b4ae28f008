import type { SchemaIndex } from '../../../document/index.js';
import { isObject, type JsonObject, member } from '../../../json.js';
import { type Registry, resolve } from '../../../registry/index.js';
import type { DatasetSubject, LintContext } from '../../rule.js';
import { objectsOf } from './stated.js';

/**
 * Whether a subject is a dataset of which all is known: a document may also describe one variable, or be `true`,
 * and what stands behind a reference that leads nowhere may say everything that seems to be missing.
 */
export function isDataset({ subject, isWhole }: DatasetSubject, context: LintContext): boolean {
  const { document, schemaIndex, registry } = context;
  if (isWhole && (!isObject(document.value) || subject.resourceType?.value === 'variable')) return false;
  const lost = lostIn(schemaIndex, registry);
  return (
    lost.size === 0 ||
    !objectsOf(subject, context)
      .flatMap(withParts)
      .some((object) => lost.has(object))
  );
}

/** Whether it is the dataset or product that the document is about; its tables share what is said of it. */
export function isWholeDataset(dataset: DatasetSubject, context: LintContext): boolean {
  return dataset.isWhole && isDataset(dataset, context);
}

function withParts(object: JsonObject): readonly JsonObject[] {
  const parts = member(object, 'allOf');
  return [object, ...(Array.isArray(parts) ? parts.filter(isObject) : [])];
}

const known = new WeakMap<SchemaIndex, ReadonlySet<JsonObject>>();

/** The schema objects of a document that refer to something that is not known. */
function lostIn(schemaIndex: SchemaIndex, registry: Registry): ReadonlySet<JsonObject> {
  let lost = known.get(schemaIndex);
  if (lost === undefined) {
    const isLost = (uri: string | undefined) =>
      uri === undefined || typeof resolve(uri, schemaIndex, registry) === 'string';
    lost = new Set(schemaIndex.references.filter(({ uri }) => isLost(uri)).map(({ from }) => from.value));
    known.set(schemaIndex, lost);
  }
  return lost;
}
