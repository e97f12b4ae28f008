import { loadUnits, type Units } from '../vocabulary/index.js';
import type { ColumnDecision } from './decide.js';
import { numberKind } from './kinds.js';
import { loadMeanings } from './load-meanings.js';
import type { FoundMeaning, meaningOf } from './meanings/index.js';
import { looksPersonal, type Personal } from './personal.js';
import { type FoundUnit, type UnitIn, unitFinder } from './units.js';
import { wordsOf } from './words-of.js';

/** What names and values are looked up in. */
export interface Knowledge {
  readonly units: Units;
  readonly unitIn: UnitIn;
  readonly meaningOf: typeof meaningOf;
}

/** Loads what names and values are looked up in: large lists. */
export async function loadKnowledge(): Promise<Knowledge> {
  const [units, meaning] = await Promise.all([loadUnits(), loadMeanings()]);
  return { units, unitIn: unitFinder(units), meaningOf: meaning };
}

/** A column, and what its name and its values mean. */
export interface UnderstoodColumn extends ColumnDecision {
  readonly unit?: FoundUnit;
  readonly meaning?: FoundMeaning['meaning'];
  /** Whether the meaning holds for all values, so that a schema can ask for it. */
  readonly isProven?: boolean;
  /** What kind of personal data it seems to have: then none of its values is shown anywhere. */
  readonly personal?: Personal;
}

/** What the name and the values of a column mean. */
export function understood(column: ColumnDecision, { unitIn, meaningOf: find }: Knowledge): UnderstoodColumn {
  const { words } = wordsOf(column.name);
  const values = [...column.profile.values].filter(([text]) => !column.missing.has(text));
  const isNumeric = isNumber(column);
  const personal = looksPersonal(words, values);
  if (personal !== undefined) return { ...column, codes: undefined, personal };
  const found = values.length === 0 ? undefined : find(words, values, isNumeric);
  const unit = isNumeric ? unitIn(column.name) : undefined;
  return {
    ...column,
    // The values of a list that others keep are no list of its own.
    codes: found ? undefined : column.codes,
    ...(found ? { meaning: found.meaning, isProven: isProven(found, column) } : {}),
    ...(unit ? { unit } : {}),
  };
}

function isNumber({ kind, types }: ColumnDecision): boolean {
  const numeric = types ?? (kind ? [kind.type] : []);
  return numeric.includes('integer') || numeric.includes('number');
}

/** Whether a meaning was seen to hold for all values: numbers by their extremes, texts only if all are known. */
function isProven(
  { meaning, against }: FoundMeaning,
  { profile, kind = numberKind }: ColumnDecision,
): boolean {
  if (against.length > 0) return false;
  if (!profile.isSampled) return true;
  const { minimum, maximum, format, pattern } = meaning.states;
  if (format !== undefined || pattern !== undefined) return false;
  if (minimum === undefined && maximum === undefined) return true;
  const spread = profile.spread(kind);
  return (
    spread !== undefined && spread.least >= (minimum ?? -Infinity) && spread.greatest <= (maximum ?? Infinity)
  );
}
