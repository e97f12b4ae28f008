import { kinds } from './kinds.js';
import type { TableProfile } from './profile.js';

/** A year names a column of values of that year. */
const YEAR = /^(?:1[5-9]|20)\d\d$/;

/** Whether the header of a table seems to be its first row: wherever a column has a kind, its name has it, too. */
export function seemsToBeRow({ names, columns }: TableProfile): boolean {
  const typed = names.flatMap((name, index) => {
    const profile = columns[index]!;
    const kind = profile.filled === 0 ? undefined : kinds.find((each) => profile.against(each)?.size === 0);
    return kind ? [{ name, isRow: kind.test(name) }] : [];
  });
  if (typed.length === 0) return names.every((name) => /^[-+]?\d/.test(name));
  return typed.every(({ isRow }) => isRow) && !typed.every(({ name }) => YEAR.test(name));
}
