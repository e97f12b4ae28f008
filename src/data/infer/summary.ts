import type { FileDescription, VariableDescription } from '../tables/index.js';
import type { ColumnProfile } from './column.js';
import type { ColumnDecision } from './decide.js';
import { decidedTables, type InferTable, styleOf } from './decided-table.js';
import type { Histogram } from './histogram.js';
import { integerKind, type Kind, numberKind } from './kinds.js';
import { missingValues } from './labels.js';
import type { NumberStyle } from './number-style.js';
import { numericCodes } from './numeric-codes.js';
import { looksPersonal, type Personal } from './personal.js';
import { type Placement, placedCounts, placedSample } from './placement.js';
import { type Knowledge, type UnderstoodColumn, understood } from './understand.js';
import { wordsOf } from './words-of.js';

/** A table, and what is known about it besides its rows. */
export interface SummarizedTable extends InferTable {
  /** The file that it is from. */
  readonly file: string;
  /** What is odd about it, in sentences. */
  readonly oddities: readonly string[];
}

/** What a table has, for people. */
export interface TableSummary {
  readonly file: string;
  readonly label?: string;
  readonly rows: number;
  readonly oddities: readonly string[];
  readonly columns: readonly ColumnSummary[];
}

/** What a column has. Of columns that look personal, only counts are known. */
export interface ColumnSummary {
  /** Its name; members of objects by their path, with `[]` behind those that are in arrays. */
  readonly name: string;
  readonly label?: string;
  /** What its values are, in words. */
  readonly kind: string;
  readonly unit?: string;
  readonly meaning?: string;
  /** In how many places there could be a value: rows, objects that can have the member, or items of arrays. */
  readonly places: number;
  readonly values: number;
  /** Places without a value. */
  readonly empty: number;
  /** Words and numbers that mean that there is no value, the most frequent first. */
  readonly missing: readonly CountedValue[];
  /** How many different values there are; not counted if some are objects or lists. */
  readonly different?: number;
  readonly isDifferentEstimated?: boolean;
  readonly personal?: Personal;
  /** The length of the texts, in characters. */
  readonly lengths?: { readonly shortest: number; readonly longest: number };
  readonly range?: { readonly least: string; readonly greatest: string };
  readonly quartiles?: Placement['quartiles'];
  readonly mean?: string;
  readonly histogram?: Histogram;
  /** The most frequent values, if all are counted and some occur again. */
  readonly top: readonly CountedValue[];
  /** What is odd about it, in sentences. */
  readonly notes: readonly string[];
}

/** A value with its count, and what it stands for. */
export interface CountedValue {
  readonly text: string;
  readonly count: number;
  readonly label?: string;
}

/** How many of the most frequent values are listed. */
const MOST_TOP = 10;

/** The share from which values are listed beside a histogram. */
const FREQUENT = 0.05;

/** What tables have, for people. */
export function summaryOf(
  tables: readonly SummarizedTable[],
  knowledge: Knowledge,
  numbers?: Partial<NumberStyle>,
): readonly TableSummary[] {
  return decidedTables(tables, knowledge, styleOf(tables, numbers)).map(
    ({ columns, rows, description }, index) => {
      const { file, oddities } = tables[index]!;
      const label = description?.label?.trim();
      return {
        file,
        ...(label ? { label } : {}),
        rows,
        oddities,
        columns: columns.flatMap((column) => [
          ...summariesOf(column, {
            rows,
            knowledge,
            path: '',
            lost: 0,
            said: saidAbout(column, description),
          }),
        ]),
      };
    },
  );
}

function saidAbout({ name }: ColumnDecision, description: FileDescription | undefined) {
  return description?.variables.find((each) => each.name === name);
}

/** Where a column is. */
interface Place {
  readonly rows: number;
  readonly knowledge: Knowledge;
  /** The path of the object that it is a member of, with a dot. */
  readonly path: string;
  /** In how many places that object is missing. */
  readonly lost: number;
  readonly said?: VariableDescription | undefined;
}

/** A column, or the members of its objects. */
function* summariesOf(column: UnderstoodColumn, place: Place): Generator<ColumnSummary> {
  const name = `${place.path}${column.name}${'[]'.repeat(column.depth ?? 0)}`;
  if (column.members === undefined) yield summaryOfColumn(column, name, place);
  else {
    const lost = emptyIn(column, place.lost);
    for (const member of column.members) {
      const inner = withPersonal(understood(member, place.knowledge), column);
      yield* summariesOf(inner, { ...place, path: `${name}.`, lost, said: undefined });
    }
  }
}

/** In how many places of a column there is nothing; those of lists are their items. */
function emptyIn({ json, profile, depth }: ColumnDecision, lost: number): number {
  if (json === undefined) return profile.empty;
  const { inner, values, objects } = json;
  return inner.counts.null + (depth ? 0 : objects - values.count + lost);
}

/** A member with what the object around it shows: the parts of an address are personal, and so is the name of an author. */
function withPersonal(member: UnderstoodColumn, parent: UnderstoodColumn): UnderstoodColumn {
  const { words } = wordsOf(`${parent.name} ${member.name}`);
  const personal = member.personal ?? parent.personal ?? looksPersonal(words, member.profile.values);
  return personal === undefined ? member : { ...member, codes: undefined, personal };
}

function summaryOfColumn(column: UnderstoodColumn, name: string, { rows, lost, said }: Place): ColumnSummary {
  const counted = countsIn(column, said);
  const { values, missing, profiles } = counted;
  const empty = emptyIn(column, lost);
  const { unit, meaning, personal } = column;
  const label = said?.label?.trim();
  const all = profiles.some((each) => each.isSampled) ? undefined : countsOfValues(counted);
  const common = {
    name,
    ...(label ? { label } : {}),
    kind: kindInWords(column, counted),
    ...(unit ? { unit: unit.text } : {}),
    ...(meaning ? { meaning: meaning.title } : {}),
    places: column.json ? values + empty + sumOf(missing) : rows,
    values,
    empty,
    missing,
    ...(counted.isMixed || values === 0 ? {} : differentIn(counted, all)),
  };
  if (personal !== undefined) return { ...common, personal, top: [], notes: [] };
  const isCoded = isLabelled(all, said);
  const placement = isCoded ? undefined : placementOf(counted, all);
  return {
    ...common,
    ...(isCoded ? { kind: 'codes' } : {}),
    ...(placement ?? lengthsOf(counted, all)),
    top: all ? mostFrequent(all, placement?.histogram ? values * FREQUENT : 2, said) : [],
    notes: [...notesOn(column, counted, placement, all !== undefined)],
  };
}

/** Whether the file says what each of the values stands for. */
function isLabelled(all: ReadonlyMap<string, number> | undefined, said: VariableDescription | undefined) {
  const labels = new Set(said?.values?.map(([value]) => String(value)));
  return all !== undefined && all.size > 0 && [...all.keys()].every((text) => labels.has(text));
}

function placementOf(
  { kind, profiles }: Counts,
  all: ReadonlyMap<string, number> | undefined,
): Placement | undefined {
  if (kind?.scale === undefined) return undefined;
  if (all === undefined) return placedSample(kind.scale, profiles[0]!.spread(kind));
  const placement = placedCounts(kind.scale, all);
  if (placement === undefined || all.size > MOST_TOP) return placement;
  // The list of all values shows more.
  const { histogram: _, ...others } = placement;
  return others;
}

/** What the values of a column are counted in. */
interface Counts {
  readonly kind: Kind | undefined;
  /** The profiles that have the values. */
  readonly profiles: readonly ColumnProfile[];
  /** The profile of texts, if all values are texts. */
  readonly texts: ColumnProfile | undefined;
  /** Whether some values are objects or lists, which are not counted by their values. */
  readonly isMixed: boolean;
  /** JSON booleans, with their counts. */
  readonly booleans: readonly (readonly [string, number])[];
  readonly values: number;
  readonly missing: readonly CountedValue[];
}

function countsIn(column: UnderstoodColumn, said: VariableDescription | undefined): Counts {
  const { json, profile, kind } = column;
  const missing = missingIn(column, said);
  if (json === undefined)
    return {
      kind,
      profiles: [profile],
      texts: (kind?.type ?? 'string') === 'string' ? profile : undefined,
      booleans: [],
      isMixed: false,
      values: profile.filled - sumOf(missing),
      missing,
    };
  const { inner } = json;
  const { counts, texts, numbers, trues } = inner;
  const isMixed = counts.array + counts.object > 0;
  const profiles = [column.types?.includes('string') ? texts : undefined, numbers].filter(
    (each) => each !== undefined,
  );
  const booleans = [['true', trues] as const, ['false', counts.boolean - trues] as const];
  return {
    kind: kind ?? (profiles.length === 1 && profiles[0] === numbers ? numericKind(column) : undefined),
    profiles: isMixed ? [] : profiles,
    texts: counts.string === inner.count - counts.null ? texts : undefined,
    isMixed,
    booleans: isMixed ? [] : booleans.filter(([, count]) => count > 0),
    values: inner.count - counts.null - sumOf(missing),
    missing,
  };
}

function numericKind({ types }: ColumnDecision): Kind | undefined {
  if (types?.length !== 1) return undefined;
  return types[0] === 'integer' ? integerKind : types[0] === 'number' ? numberKind : undefined;
}

/** What means that there is no value: words, numbers that show it, and what the file says. */
function missingIn(column: UnderstoodColumn, said: VariableDescription | undefined): readonly CountedValue[] {
  const { profile, missing, json } = column;
  if (column.personal !== undefined) return inOrder(missing);
  const found = new Map(missing);
  for (const { value, count, isShown } of numericCodes(column))
    if (isShown && count !== undefined) found.set(String(value), count);
  const own = json?.inner.numbers ?? profile;
  if (said && !own.isSampled) {
    const isNumeric = said.type === 'integer' || said.type === 'number';
    const seen = new Map([...own.values].map(([text]) => [isNumeric ? Number(text) : text, text]));
    for (const value of missingValues(said, [...seen.keys()])) {
      const text = seen.get(value);
      if (text !== undefined) found.set(text, own.values.get(text)!);
    }
  }
  return inOrder(found, said);
}

/** Values with their counts, the most frequent first. */
function inOrder(
  counts: Iterable<readonly [string, number]>,
  said?: VariableDescription,
): readonly CountedValue[] {
  const labels = new Map(said?.values?.map(([value, label]) => [String(value), label.trim()]));
  return [...counts]
    .toSorted(([one, many], [other, more]) => more - many || (one < other ? -1 : 1))
    .map(([text, count]) => {
      const label = labels.get(text);
      return { text, count, ...(label ? { label } : {}) };
    });
}

function sumOf(counts: readonly CountedValue[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}

/** All values with their counts. */
function countsOfValues({ profiles, booleans, missing }: Counts): ReadonlyMap<string, number> {
  const all = new Map<string, number>();
  for (const [text, count] of [...profiles.flatMap(({ values }) => [...values]), ...booleans])
    all.set(text, (all.get(text) ?? 0) + count);
  for (const { text } of missing) all.delete(text);
  return all;
}

function mostFrequent(
  all: ReadonlyMap<string, number>,
  least: number,
  said: VariableDescription | undefined,
): readonly CountedValue[] {
  const counts = [...all];
  const isRepeated = all.size === 1 || counts.some(([, count]) => count > 1);
  if (all.size <= MOST_TOP) return isRepeated ? inOrder(counts, said) : [];
  const frequent = counts.filter(([, count]) => count >= Math.max(2, least));
  return inOrder(frequent, said).slice(0, MOST_TOP);
}

function differentIn({ profiles, missing, values }: Counts, all: ReadonlyMap<string, number> | undefined) {
  if (all) return { different: all.size };
  const words = missing.filter(({ text }) => profiles.some((each) => each.missingWords.has(text)));
  const different = profiles.reduce((sum, each) => sum + each.distinct, 0) - words.length;
  const isDifferentEstimated = profiles.some((each) => each.isSampled && each.isUnique !== true);
  return {
    different: Math.min(different, values),
    ...(isDifferentEstimated ? { isDifferentEstimated } : {}),
  };
}

const TYPES = {
  object: 'objects',
  array: 'lists',
  string: 'texts',
  number: 'numbers',
  integer: 'whole numbers',
  boolean: 'boolean values',
} as const;

function kindInWords({ json, codes }: UnderstoodColumn, { kind, values }: Counts): string {
  if (values === 0) return 'no values';
  if (codes) return 'codes';
  if (kind || json === undefined) return kind?.title ?? TYPES.string;
  const { counts } = json.inner;
  const types = (Object.keys(TYPES) as (keyof typeof TYPES)[]).filter(
    (type) => counts[type] > 0 && !(type === 'integer' && counts.number > 0),
  );
  return types.map((type) => TYPES[type]).join(', ');
}

function lengthsOf({ texts, missing }: Counts, all: ReadonlyMap<string, number> | undefined) {
  if (texts === undefined) return {};
  const lengths = all ? Array.from(all.keys(), (text) => [...text].length) : [texts.shortest, texts.longest];
  // In a sample, the words for missing values are among the lengths.
  const isUnclear = all === undefined && missing.some(({ text }) => lengths.includes(text.length));
  if (lengths.length === 0 || isUnclear) return {};
  return {
    lengths: {
      shortest: lengths.reduce((one, other) => Math.min(one, other)),
      longest: lengths.reduce((one, other) => Math.max(one, other)),
    },
  };
}

function* notesOn(
  column: UnderstoodColumn,
  { profiles }: Counts,
  placement: Placement | undefined,
  isCounted: boolean,
): Generator<string> {
  if (!isCounted && placement === undefined && profiles[0]!.isUnique !== true)
    yield 'There are too many different values to count each of them: the most frequent ones are unknown.';
  const { objects = 0, values: lists } = column.json ?? {};
  if (column.depth && lists && lists.count < objects)
    yield `${objects - lists.count} of ${objects} objects have no such list.`;
  if (column.meaning && !column.isProven) yield 'Not all values are known to have the meaning.';
  const { least, greatest } = placement?.range ?? {};
  for (const { value, count } of numericCodes(column)) {
    const text = String(value);
    if (text !== least && text !== greatest) continue;
    const often = count === undefined ? 'is there' : count === 1 ? 'occurs once' : `occurs ${count} times`;
    yield `The number ${text} ${often}: does it mean that there is no value?`;
  }
}
