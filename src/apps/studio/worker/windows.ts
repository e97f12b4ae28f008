import type { Severity } from '../../../base/diagnostic.js';
import { rangeOf } from '../../../schema/document/index.js';
import { loadUnits } from '../../../schema/vocabulary/index.js';
import type { FindingFilter, FindingRow, Range, VariableFilter, VariableRow, Window } from '../protocol.js';
import type { Entry } from './entries.js';
import { findingFacts, type PlacedFinding, rounded } from './findings.js';
import { findingsByOwner, type Reading } from './reading.js';
import { variableRow } from './variable-row.js';

/** Part of the variables that fit a filter. */
export async function variablesIn(
  reading: Reading,
  { first, last, ...filter }: VariableFilter & Range,
): Promise<Window<VariableRow>> {
  const fitting = remembered(reading, { of: 'variables', ...filter }, () =>
    reading.entries.filter(fits(reading, filter)),
  );
  const shown = fitting.slice(first, last);
  const units = shown.some(({ variable }) => variable.terms.measurementUnit) ? await loadUnits() : undefined;
  const { points } = await reading.assessed();
  return {
    count: fitting.length,
    first,
    items: shown.map((entry) => variableRow(entry, reading, units, points)),
  };
}

function fits(reading: Reading, { table, search, isToDo }: VariableFilter): (entry: Entry) => boolean {
  const words = (search ?? '').trim().toLowerCase().split(/\s+/);
  return (entry) =>
    (table === undefined || entry.table.name === table) &&
    (!isToDo || reading.findingsOf(entry.variable.pointer).length > 0) &&
    (words[0] === '' || hasAll(textOf(entry), words));
}

function textOf({ variable }: Entry): string {
  const { path, title, description, label, richDescription } = variable;
  const texts = [path.join('.'), title?.value, description?.value];
  for (const { value } of [...label, ...richDescription]) texts.push(value);
  return texts.join('\n').toLowerCase();
}

function hasAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}

/** Part of the findings that fit a filter; those with one owner stay together. */
export async function findingsIn(
  reading: Reading,
  { first, last, ...filter }: FindingFilter & Range,
): Promise<Window<FindingRow>> {
  const { points } = await reading.assessed();
  const ordered = remembered(reading, { of: 'findings', ...filter }, () =>
    orderedFindings(reading, filter, points),
  );
  return {
    count: ordered.length,
    first,
    items: ordered.slice(first, last).map((finding) => ({
      ...findingFacts(finding),
      points: rounded(points[finding.number]!),
    })),
  };
}

function orderedFindings(
  reading: Reading,
  filter: FindingFilter,
  points: readonly number[],
): readonly PlacedFinding[] {
  const { screen, under, severity, sort } = filter;
  const fitting = reading.findings.filter(
    (finding) =>
      (screen === undefined || finding.screen === screen) &&
      (severity === undefined || finding.diagnostic.severity === severity) &&
      (under === undefined || isUnder(finding.diagnostic.at.pointer, under)),
  );
  const rank = ranks[sort](reading, points);
  const ranked = fitting.map((finding) => ({ ...finding, rank: rank(finding) }));
  const groups = [...findingsByOwner(ranked).values()].map((members) => {
    const sorted = [...members].sort((one, other) => one.rank - other.rank);
    return { members: sorted, rank: groupRank[sort](sorted.map((each) => each.rank)) };
  });
  return groups.sort((one, other) => one.rank - other.rank).flatMap(({ members }) => members);
}

/** Whether a place is another, or inside it. */
export function isUnder(pointer: string, other: string): boolean {
  return pointer.startsWith(other) && (pointer.length === other.length || pointer[other.length] === '/');
}

type Rank = (finding: PlacedFinding) => number;

const SEVERITY_RANKS: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2, hint: 3 };

/** What findings are sorted by, the smallest first. */
const ranks: Readonly<Record<FindingFilter['sort'], (reading: Reading, points: readonly number[]) => Rank>> =
  {
    points:
      (_, points) =>
      ({ number }) =>
        -points[number]!,
    severity:
      () =>
      ({ diagnostic }) =>
        SEVERITY_RANKS[diagnostic.severity],
    place:
      ({ document }) =>
      ({ diagnostic: { at } }) =>
        (at.range ?? rangeOf(document, at.pointer, at.on))?.start.offset ?? 0,
  };

/** What a group is sorted by: all its points, or its first member. */
const groupRank: Readonly<Record<FindingFilter['sort'], (sorted: readonly number[]) => number>> = {
  points: (sorted) => sorted.reduce((sum, each) => sum + each, 0),
  severity: ([first]) => first!,
  place: ([first]) => first!,
};

/** The last list of each reading and filter: a page asks for many windows of one list. */
const lists = new WeakMap<Reading, Map<string, readonly unknown[]>>();
const MOST_LISTS = 8;

function remembered<T>(reading: Reading, filter: object, make: () => readonly T[]): readonly T[] {
  const known = lists.get(reading) ?? new Map<string, readonly unknown[]>();
  lists.set(reading, known);
  const key = JSON.stringify(Object.entries(filter).sort());
  let list = known.get(key) as readonly T[] | undefined;
  if (list === undefined) {
    if (known.size >= MOST_LISTS) known.clear();
    list = make();
    known.set(key, list);
  }
  return list;
}
