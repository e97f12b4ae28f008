import type { Description, RelationFacts } from '../description/index.js';

/** Whether a relation leads to the dataset as a whole: by the address of the document, or as the table that it is. */
export function leadsToWhole(description: Description, { target, table }: RelationFacts): boolean {
  const { id, urn, datasets } = description;
  if (table !== undefined) return datasets.some(({ isRoot, name }) => isRoot && name === table);
  const address = target.value.replace(/#$/, '');
  return address === id?.value || (address.startsWith('urn:uuid:') && address === urn());
}
