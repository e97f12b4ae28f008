import { partsOfName, type SqlDialect } from '../sql/index.js';
import { EngineFault } from './engine-fault.js';

/** A table by its name, such as `public.towns` or `"odd.name".towns`, as it is written after FROM. Upper and lower case matter. */
export function quotedTable(name: string, { identifier }: SqlDialect): string {
  const parts = partsOfName(name);
  if (parts === undefined)
    throw new EngineFault(
      `${JSON.stringify(name)} is not the name of a table.`,
      'Separate its parts by points: schema.table. Write quotation marks around a part that contains a point: "odd.name".table.',
    );
  return parts.map(identifier).join('.');
}
