import { Budget } from '../../base/budget.js';
import type { Diagnostic } from '../../base/diagnostic.js';
import { isObject, type Json } from '../../base/json.js';
import { describe } from '../../schema/description/index.js';
import { type Document, valueAt } from '../../schema/document/index.js';
import { createRegistry, type Registry } from '../../schema/references/index.js';
import { loadLicenses, loadUnits } from '../../schema/vocabulary/index.js';
import { openSchema, type SchemaParts } from '../validate/parts/index.js';
import type { Change } from './change.js';
import { type AcceptedChange, chosen, unusedAmong } from './choices.js';
import { type Comparison, compare } from './compare.js';
import { type DiffChoices, type Suppression, severities } from './list/index.js';
import { meaningClasses } from './meaning/index.js';
import { withoutNewColumns } from './open-columns.js';
import {
  type Compared,
  type Compatibility,
  comparedAsWhole,
  structureChanges,
  type Version,
} from './structure.js';
import { bumpOf, type VersionVerdict, versionChanges, versionVerdict } from './version.js';

/** How two versions are compared. */
export interface DiffOptions {
  readonly registry?: Registry;
  /** What the old version refers to, if that is not in the same registry. */
  readonly oldRegistry?: Registry;
  /** The steps that the comparison may take. */
  readonly budget?: Budget;
  /** Whether formats are asserted. */
  readonly formats?: 'annotate' | 'assert';
  /** Whether a new optional column narrows a table that had any columns: only if `strict`. */
  readonly open?: 'usual' | 'strict';
  /** How grave each class of change is, and which changes are accepted. */
  readonly choices?: DiffChoices;
}

/** What changed between two versions of a schema. */
export interface Diff extends Compatibility {
  /** The gravest first. */
  readonly changes: readonly Change[];
  /** The changes that people accepted; they ask for no other number. */
  readonly accepted: readonly AcceptedChange[];
  /** Whether a schema has formats, which count as annotations here. */
  readonly ignoresFormats?: true;
  /** The choices that accept nothing. */
  readonly unused: readonly Suppression[];
  readonly version: VersionVerdict;
}

/** A comparison, or what is wrong with one of the two. */
export interface DiffResult {
  readonly diagnostics: readonly Diagnostic[];
  readonly diff?: Diff;
}

/** What all searches for instances may take together, unless a budget is given: some seconds. */
const MOST_STEPS = 10_000_000;

/** Says what changed between two versions of a schema. */
export async function diff(old: Document, next: Document, options: DiffOptions = {}): Promise<DiffResult> {
  const registry = options.registry ?? createRegistry();
  const { budget = new Budget(MOST_STEPS), formats } = options;
  const registries = [options.oldRegistry ?? registry, registry] as const;
  const settings = {
    ...(formats ? { formats } : {}),
    ...(options.budget ? { budget } : {}),
  };
  const opened = await Promise.all(
    [old, next].map((each, side) => openSchema(each, { ...settings, registry: registries[side]! })),
  );
  const diagnostics = opened.flatMap((each) => each.diagnostics);
  const [before, after] = opened.map(({ parts }) => parts);
  if (before === undefined || after === undefined) return { diagnostics };
  const lists = { units: await loadUnits(), licenses: await loadLicenses() };
  const describing = options.budget?.again();
  const described = [old, next].map((each, side) =>
    describe(each, registries[side]!, { budget: describing }),
  );
  const comparison = compare(described[0]!, described[1]!, { ...lists, budget: options.budget?.again() });
  const [one, other] = [versionOf(before, comparison, 'old'), versionOf(after, comparison, 'new')];
  const forward = comparedAsWhole(other, one, budget);
  const strict = comparedAsWhole(one, other, budget);
  const usual =
    options.open === 'strict' || strict.verdict === 'yes'
      ? undefined
      : withoutNewColumns(old, comparison, before);
  const without = usual && (await openSchema(usual.document, { ...settings, registry: registries[0] })).parts;
  const backward = without
    ? exempted(comparedAsWhole(versionOf(without, comparison, 'old'), other, budget), usual.names)
    : strict;
  const compatibility = { backward, forward };
  const meaning = meaningClasses.flatMap(({ id, severity, bump, find }): readonly Change[] =>
    [...find(comparison)].map((found) => ({ class: id, severity, ...(bump ? { bump } : {}), ...found })),
  );
  const structure = structureChanges(comparison, { old: before, new: after, budget }, compatibility);
  const { choices = {} } = options;
  const found = [...structure, ...meaning];
  const all = found.length === 0 && isRewritten(old, next) ? [rewritten] : found;
  const { changes, accepted } = chosen(all, choices);
  const { whole } = comparison;
  const [was, is] = [whole.old, whole.new].map((each) => each.version?.identifier);
  const version = versionVerdict(was?.value, is?.value, bumpOf(changes));
  const number = chosen(versionChanges(version, { old: was?.pointer, new: is?.pointer }), choices);
  const set = [...accepted, ...number.accepted];
  return {
    diagnostics,
    diff: {
      ...compatibility,
      changes: [...changes, ...number.changes].toSorted(
        (a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity),
      ),
      accepted: set,
      unused: unusedAmong(choices.suppressions ?? [], set),
      version,
      ...(formats !== 'assert' && hasFormats(comparison) ? { ignoresFormats: true } : {}),
    },
  };
}

/** A version with those of its tables that both versions have. */
function versionOf(parts: SchemaParts, { whole, tables }: Comparison, side: 'old' | 'new'): Version {
  const found = new Map<string, Json>();
  if (whole.old.isProduct && whole.new.isProduct)
    for (const pair of tables.pairs) {
      const { isRoot, uri, pointer } = pair[side];
      const schema = isRoot || uri !== whole[side].uri ? undefined : valueAt(parts.root, pointer);
      if (schema !== undefined) found.set(pair.new.name, schema);
    }
  return { parts, tables: found };
}

/** A verdict that holds for data without new columns. */
function exempted(found: Compared, without: readonly string[]): Compared {
  return found.verdict === 'yes' ? { ...found, without } : found;
}

function hasFormats({ variables: { pairs, gone, added } }: Comparison): boolean {
  const all = [
    ...pairs.flatMap((pair) => [pair.old, pair.new]),
    ...[...gone, ...added].map(({ value }) => value),
  ];
  return all.some(({ format }) => format !== undefined);
}

/** What neither data nor their meaning depend on. */
const rewritten: Change = {
  class: 'structure/equivalent',
  severity: 'editorial',
  bump: 'patch',
  message:
    'Something else changed, such as defaults, examples or the order: the same data are accepted and mean the same.',
  old: '',
  new: '',
};

/** Whether two versions differ, apart from what says which version they are. */
function isRewritten(old: Document, next: Document): boolean {
  const [one, other] = [old, next].map(({ value }) => {
    if (!isObject(value)) return value;
    const { $id: _id, 'fair:version': _version, ...rest } = value;
    return rest;
  });
  return JSON.stringify(one) !== JSON.stringify(other);
}
