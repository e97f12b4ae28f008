import type { Description, RelationFacts } from '../../schema/description/index.js';

/** Whether a relation leads to the dataset as a whole: by the address of the document, or as the table that it is. */
export function leadsToWhole(description: Description, { target, table }: RelationFacts): boolean {
  const { id, urn, datasets } = description;
  // The root is the first table, if it is one.
  const [first] = datasets;
  if (table !== undefined) return first?.isRoot === true && first.name === table;
  const address = target.value.replace(/#$/, '');
  return address === id?.value || (address.startsWith('urn:uuid:') && address === urn());
}
