import { type ProductTable, placeRows, type TableLocation } from '../../../data/check/index.js';
import { flag } from '../command.js';
import { wrongUsage } from '../exit.js';
import type { DataFile } from './data-files.js';

/** The flag that names the table of all files. */
export const tableFlag = {
  ...flag(
    'The table of a data product that the rows belong to; default: as the options or the name of the file say. With an engine that is a database: the table to check, such as public.towns.',
  ),
  placeholder: 'NAME',
};

/** Files with their tables in a schema that has several. */
export function placedFiles(
  schema: string,
  files: readonly DataFile[],
  tables: readonly ProductTable[],
  {
    table,
    locations,
  }: { readonly table: string | undefined; readonly locations: readonly TableLocation[] | undefined },
): readonly DataFile[] {
  return files.map((file) => {
    const { unknown, ...place } = placeRows(
      tables,
      { ...file, table, locations },
      (name) =>
        `Name the file like its table, or run: fairwright validate ${schema} ${file.path} --table ${name}`,
    );
    if (unknown !== undefined) throw wrongUsage(unknown);
    return { ...file, ...place };
  });
}
