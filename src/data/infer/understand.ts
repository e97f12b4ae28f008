import { append } from '../../schema/document/index.js';
import { loadUnits, type Units } from '../../schema/vocabulary/index.js';
import type { ColumnDecision } from './decide.js';
import { numberKind } from './kinds.js';
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
  readonly members?: readonly UnderstoodColumn[];
}

/** A column or a member of one, with its path in words and its place in a schema. */
export interface PlacedColumn {
  readonly column: UnderstoodColumn;
  readonly name: string;
  readonly pointer: string;
}

/** Columns, each followed by the members of its objects. */
export function withMembers(
  columns: readonly UnderstoodColumn[],
  base: string,
  prefix = '',
): readonly PlacedColumn[] {
  return columns.flatMap((column) => {
    const pointer = append(base, column.name);
    const name = `${prefix}${column.name}`;
    const inside = append(pointer, ...Array.from({ length: column.depth ?? 0 }, () => 'items'), 'properties');
    return [{ column, name, pointer }, ...withMembers(column.members ?? [], inside, `${name}.`)];
  });
}

/** What the names and the values of a column, and of the members of its objects, mean. */
export function understood(column: ColumnDecision, knowledge: Knowledge): UnderstoodColumn {
  const members = column.members?.map((each) => understood(each, knowledge));
  return { ...understoodValues(column, knowledge), ...(members ? { members } : {}) };
}

function understoodValues(
  { members: _members, ...column }: ColumnDecision,
  { unitIn, meaningOf: find }: Knowledge,
): UnderstoodColumn {
  const { words } = wordsOf(column.name);
  const values = [...column.profile.values].filter(([text]) => !column.missing.has(text));
  const isNumeric = isNumber(column);
  const personal = looksPersonal(words, values);
  const found = values.length === 0 ? undefined : find(words, values, isNumeric);
  const unit = isNumeric ? unitIn(column.name) : undefined;
  const proven = found !== undefined && isProven(found, column);
  return {
    ...column,
    // The values of a list that others keep are no list of its own, unless it has values that theirs lacks.
    codes: personal || proven || areCountries(column, find) ? undefined : column.codes,
    ...(found ? { meaning: found.meaning, isProven: proven } : {}),
    ...(unit ? { unit } : {}),
    ...(personal ? { personal } : {}),
  };
}

/** Whether codes are names of countries, whatever the name of the column: others keep that list. */
function areCountries({ codes }: ColumnDecision, find: typeof meaningOf): boolean {
  const found =
    codes &&
    find(
      ['country'],
      codes.map((code) => [code, 1]),
      false,
    );
  return found?.meaning.id === 'country-name' && found.against.length === 0;
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

// The lists of codes are large: they are loaded when they are first needed.
let meanings: Promise<typeof meaningOf> | undefined;

/** The function that says what the values of a column mean, with the lists that it needs. */
export function loadMeanings(): Promise<typeof meaningOf> {
  meanings ??= import('./meanings/index.js').then((loaded) => loaded.meaningOf);
  return meanings;
}
