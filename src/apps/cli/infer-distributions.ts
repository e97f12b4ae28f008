import { basename } from 'node:path';
import type { Json } from '../../base/json.js';
import { isRegular } from './data/bytes.js';
import type { DialectFlags } from './data/dialect.js';
import type { TableFile } from './data/table-files.js';
import { slashed } from './discover.js';
import { distributionsOf } from './export-data.js';

/**
 * The files of tables as the option `distribution` has them; none of standard input, pipes and devices, which cannot be read
 * again. Files of the same name are told apart by their paths.
 */
export async function distributionsOfTables(
  files: readonly TableFile[],
  { encoding, dialect }: DialectFlags,
): Promise<readonly Json[]> {
  const isFile = await Promise.all(files.map(({ path }) => path !== '-' && isRegular(path)));
  const regular = files.filter((_, index) => isFile[index]);
  const found = await distributionsOf(
    regular.map(({ path }) => path),
    undefined,
    { ...dialect, ...(encoding ? { encoding } : {}) },
  );
  const names = regular.map(({ path }) => basename(path));
  return found.map((each, index) => {
    const { path, name } = regular[index]!;
    const isAlone = names.indexOf(names[index]!) === names.lastIndexOf(names[index]!);
    return {
      ...(each as { readonly [member: string]: Json }),
      ...(isAlone ? {} : { contentUrl: slashed(path).split('/').map(encodeURIComponent).join('/') }),
      ...(files.length > 1 ? { table: name } : {}),
    };
  });
}
