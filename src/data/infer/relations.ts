import type { Budget } from '../../base/budget.js';
import type { ColumnProfile } from './column.js';
import type { ColumnDecision } from './decide.js';
import { isIdentifying } from './keys.js';
import { wordsOf } from './words-of.js';

/** A table with its columns and its key. */
export interface KeyedTable {
  readonly name: string;
  readonly columns: readonly ColumnDecision[];
  readonly key: ColumnDecision | undefined;
}

/** A column whose values are keys of another table. */
export interface Reference {
  readonly table: string;
  readonly column: string;
  readonly target: string;
  readonly targetColumn: string;
  /** Whether no two rows have the same value. */
  readonly isOneToOne: boolean;
}

/** Whether a column has the keys of another table. */
export type IsReference = (table: string, column: string) => boolean;

/** The references between tables: all values are keys of the other, and the name fits. */
export function referencesIn(tables: readonly KeyedTable[], budget?: Budget): readonly Reference[] {
  return tables.flatMap((table) =>
    table.columns.flatMap((column) => {
      const found = tables.filter(
        (target) =>
          target !== table && target.key !== undefined && isReference(table, column, target, budget),
      );
      // Two tables that fit equally well leave it open which one is meant.
      const [target] = found.length > 1 ? found.filter((each) => namesTable(column, each)) : found;
      return target === undefined
        ? []
        : [
            {
              table: table.name,
              column: column.name,
              target: target.name,
              targetColumn: target.key!.name,
              isOneToOne: column.profile.isUnique === true,
            },
          ];
    }),
  );
}

function isReference(
  table: KeyedTable,
  column: ColumnDecision,
  target: KeyedTable,
  budget: Budget | undefined,
): boolean {
  budget?.spend(STEPS_A_PAIR);
  const key = target.key!;
  if (/date|time/.test(column.kind?.id ?? '') || column.profile.filled === 0) return false;
  const isNamed = namesTable(column, target) || isNamedAs(key, table, column);
  return isNamed && isContained(column, key.profile, budget);
}

/** Whether a column has the name of a key, and that name is evidence. */
function isNamedAs(key: ColumnDecision, table: KeyedTable, column: ColumnDecision): boolean {
  if (plain(column.name) !== plain(key.name) || isGeneral(key.name)) return false;
  // Numbers that identify nothing are amounts or years: each table may have them.
  if (key.kind?.type === 'integer' && !isIdentifying(key.name)) return false;
  // Both tables have the same key: the same rows twice, or other things that are numbered as well.
  const isOwnKey = column === table.key;
  return !isOwnKey || (column.profile.filled < key.profile.filled && !areSerial(column.profile));
}

/** Whether values are serial numbers, as `sub-01` to `sub-16`: every longer table has them, too. */
function areSerial({ values, distinct }: ColumnProfile): boolean {
  const ends = [...values.keys()].map((text) => /^(\D*)(\d{1,15})$/.exec(text));
  if (ends.some((end) => end === null || end[1] !== ends[0]![1])) return false;
  const numbers = ends.map((end) => Number(end![2]));
  return Math.max(...numbers) - Math.min(...numbers) < 2 * distinct;
}

/** What it takes to compare the names of a column and a table. */
const STEPS_A_PAIR = 4;

/** Names that every table may have for its own key. */
function isGeneral(name: string): boolean {
  return ['id', 'key', 'code', 'name', 'no', 'nr', 'number', 'index', 'uuid', 'pk', 'fid'].includes(
    plain(name),
  );
}

function plain(name: string): string {
  return wordsOf(name).words.join('');
}

/** Whether a column is named after a table, and maybe its key: `Language_ID` and `languages`, `town` and `towns`. */
function namesTable({ name, kind }: ColumnDecision, { name: table, key }: KeyedTable): boolean {
  const wanted = singular(wordsOf(table).words.at(-1) ?? '');
  const ofKey = wordsOf(key!.name).words;
  for (const [index, word] of wordsOf(name).words.toReversed().entries()) {
    // Numbers of many things are counts: `number_of_towns`.
    if (singular(word) === wanted) return wanted.length > 2 && (index > 0 || word === wanted || !kind);
    if (!isIdentifying(word) && !ofKey.includes(word)) return false;
  }
  return false;
}

function singular(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') && !word.endsWith('ss') && word.length > 3 ? word.slice(0, -1) : word;
}

/** Whether all values of a column are among those of a key. Samples are taken by hash, so that both have the same values. */
function isContained(
  { profile, missing }: ColumnDecision,
  key: ColumnProfile,
  budget: Budget | undefined,
): boolean {
  budget?.spend(profile.values.size);
  for (const text of profile.values.keys()) {
    if (missing.has(text) || key.values.has(text)) continue;
    if (!key.isSampled || key.samples(text)) return false;
  }
  return true;
}
