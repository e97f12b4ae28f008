import type { SqlDialect } from '../sql/index.js';
import { EngineFault } from './engine-fault.js';

/** A part of a name: between quotation marks, of which a doubled one is one of its characters, or without any. */
const PART = /"(?:[^"\0]|"")+"|[^".\0]+/;
const NAME = new RegExp(`^(?:${PART.source})(?:\\.(?:${PART.source}))*$`);
const PARTS = new RegExp(PART.source, 'g');

/** A table by its name, such as `public.towns` or `"odd.name".towns`, as it is written after FROM. Upper and lower case matter. */
export function quotedTable(name: string, { identifier }: SqlDialect): string {
  if (!NAME.test(name))
    throw new EngineFault(
      `${JSON.stringify(name)} is not the name of a table.`,
      'Separate its parts by points: schema.table. Write quotation marks around a part that contains a point: "odd.name".table.',
    );
  return name
    .match(PARTS)!
    .map((part) => identifier(part.startsWith('"') ? part.slice(1, -1).replaceAll('""', '"') : part))
    .join('.');
}
