import type { Budget } from '../budget.js';
import type { ColumnProfile } from './column.js';
import type { ColumnDecision } from './decide.js';
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

/** The references between tables: all values are keys of the other, and the name fits. */
export function referencesIn(tables: readonly KeyedTable[], budget?: Budget): readonly Reference[] {
  return tables.flatMap((table) =>
    table.columns.flatMap((column) => {
      const found = tables.filter(
        (target) =>
          target !== table && target.key !== undefined && isReference(table, column, target, budget),
      );
      // Two tables that fit equally well leave it open which one is meant.
      const [target] = found.length > 1 ? found.filter((each) => namesTable(column.name, each.name)) : found;
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
  const isSameName = plain(column.name) === plain(key.name);
  // The same rows twice: both tables have the same key.
  if (isSameName && column === table.key && column.profile.filled >= key.profile.filled) return false;
  return (isSameName && !isGeneral(key.name)) || namesTable(column.name, target.name)
    ? isContained(column, key.profile, budget)
    : false;
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

/** Whether a column is named after a table: `Language_ID` and `languages`, `town` and `towns`. */
function namesTable(column: string, table: string): boolean {
  const words = wordsOf(column).words.map(singular);
  const names = wordsOf(table).words.map(singular);
  const last = names.at(-1);
  return last !== undefined && last.length > 2 && words.includes(last);
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
