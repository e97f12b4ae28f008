import type { JsonObject } from '../../src/base/json.js';
import type { Description } from '../../src/schema/description/index.js';

/** How many fields the record sets must have in all: one a variable of each table, and those of the code lists. */
export function fieldCount({ datasets }: Description, document: JsonObject): number {
  const recordSets = (document.recordSet ?? []) as readonly JsonObject[];
  const codeLists = recordSets.filter(({ dataType }) => [dataType].flat().includes('sc:Enumeration'));
  const ofCodeLists = codeLists.reduce((sum, { field }) => sum + (field as readonly JsonObject[]).length, 0);
  return datasets.reduce((sum, { variables }) => sum + variables.length, ofCodeLists);
}
