import { realpath } from 'node:fs/promises';
import { type ProductTable, type TableLocation, tableOfFile } from '../../../data/check/index.js';
import { tableNames } from '../../../data/tables/index.js';
import type { DataFile } from './data-files.js';

/** A file that is a table, with a name that no other table has. */
export interface TableFile extends DataFile {
  readonly name: string;
}

/** Files as tables. Paths that lead to a file that is there already are left out, and passed to `onRepeated`. */
export async function tableFiles(
  files: readonly DataFile[],
  onRepeated: (path: string, first: string) => void,
): Promise<readonly TableFile[]> {
  const first = new Map<string, DataFile>();
  for (const file of files) {
    const place = file.path === '-' ? '-' : await realpath(file.path).catch(() => file.path);
    const known = first.get(place);
    if (known) onRepeated(file.path, known.path);
    else first.set(place, file);
  }
  const different = [...first.values()];
  const names = tableNames(different.map(({ path }) => path));
  return different.map((file, index) => ({ ...file, name: names[index]! }));
}

/** Files with the names that their tables have in a data product; two files of one table keep their own names. */
export function namedByProduct(
  files: readonly TableFile[],
  tables: readonly ProductTable[],
  locations: readonly TableLocation[] | undefined,
): readonly TableFile[] {
  const named = files.map((file) => ({
    ...file,
    name: tableOfFile(tables, file.path, locations)?.name ?? file.name,
  }));
  return new Set(named.map(({ name }) => name)).size === files.length ? named : files;
}
