import { dataFiles } from '../state.js';
import { openSchema } from '../work.js';

/** A schema with nothing but its dialect, to be filled in. */
const EMPTY = `$schema: https://highvaluedata.net/fair-data-schema/dev
fair:resourceType: dataset
type: array
items:
  type: object
  properties: {}
`;

/** Opens a schema that describes nothing yet. */
export async function openEmpty(): Promise<void> {
  dataFiles.value = [];
  await openSchema({ name: 'new.schema.yaml', format: 'yaml', text: EMPTY });
}

/** Opens the example with its data. */
export async function openExample(): Promise<void> {
  const { towns } = await import('./towns.js');
  await openSchema({ name: 'towns.schema.yaml', format: 'yaml', text: towns.schema }, towns.options);
  dataFiles.value = [{ file: new File([towns.data], 'towns.csv') }];
}
