import { isObject, type JsonObject, member } from '../../../../base/json.js';
import { resolve } from '../../../../schema/references/index.js';
import { perDocument } from '../../per-document.js';
import type { DatasetSubject, LintContext } from '../../rule.js';
import { objectsOf } from './stated.js';

/**
 * Whether a subject is a dataset of which all is known: a document may also describe one variable, or be `true`,
 * and the target of a reference that does not resolve may state everything that seems to be missing.
 */
export function isDataset({ subject, isWhole }: DatasetSubject, context: LintContext): boolean {
  const { document } = context;
  if (isWhole && (!isObject(document.value) || subject.resourceType?.value === 'variable')) return false;
  const lost = lostIn(context);
  return (
    lost.size === 0 ||
    !objectsOf(subject, context)
      .flatMap(withParts)
      .some((object) => lost.has(object))
  );
}

/** Whether it is the dataset or product that the document is about; its tables share its annotations. */
export function isWholeDataset(dataset: DatasetSubject, context: LintContext): boolean {
  return dataset.isWhole && isDataset(dataset, context);
}

function withParts(object: JsonObject): readonly JsonObject[] {
  const parts = member(object, 'allOf');
  return [object, ...(Array.isArray(parts) ? parts.filter(isObject) : [])];
}

/** The schema objects of a document that refer to something that is not known. */
const lostIn = perDocument(({ schemaIndex, registry }): ReadonlySet<JsonObject> => {
  const isLost = (uri: string | undefined) =>
    uri === undefined || typeof resolve(uri, schemaIndex, registry) === 'string';
  return new Set(schemaIndex.references.filter(({ uri }) => isLost(uri)).map(({ from }) => from.value));
});
