import { Budget } from '../budget.js';
import { describe } from '../description/index.js';
import type { Diagnostic } from '../diagnostic.js';
import type { Document } from '../document/index.js';
import { createRegistry, type Registry } from '../registry/index.js';
import { openSchema, type SchemaParts } from '../validate/parts/index.js';
import { loadLicenses, loadUnits } from '../vocabulary/index.js';
import type { Change } from './change.js';
import { type AcceptedChange, chosen, isMeant } from './choices.js';
import { compare } from './compare.js';
import { type DiffChoices, type Suppression, severities } from './list/index.js';
import { meaningClasses } from './meaning/index.js';
import { withoutNewColumns } from './open-columns.js';
import { type Compatibility, compatibilityOf, explained, structureChanges } from './structure.js';
import { bumpOf, type VersionVerdict, versionChanges, versionVerdict } from './version.js';

/** How two versions are compared. */
export interface DiffOptions {
  readonly registry?: Registry;
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
  const settings = {
    registry,
    ...(formats ? { formats } : {}),
    ...(options.budget ? { budget } : {}),
  };
  const opened = await Promise.all([old, next].map((each) => openSchema(each, settings)));
  const diagnostics = opened.flatMap((each) => each.diagnostics);
  const [before, after] = opened.map(({ parts }) => parts);
  if (before === undefined || after === undefined) return { diagnostics };
  const lists = { units: await loadUnits(), licenses: await loadLicenses() };
  const comparison = compare(describe(old, registry), describe(next, registry), lists);
  const { backward, forward } = compatibilityOf({ old: before, new: after, budget });
  const usual =
    options.open === 'strict' || backward.verdict === 'yes' ? undefined : withoutNewColumns(old, comparison);
  const without: SchemaParts | undefined = usual && (await openSchema(usual, settings)).parts;
  const compatibility = without
    ? { backward: explained({ parts: without }, { parts: after }, budget), forward }
    : { backward, forward };
  const meaning = meaningClasses.flatMap(({ id, severity, bump, find }): readonly Change[] =>
    [...find(comparison)].map((found) => ({ class: id, severity, ...(bump ? { bump } : {}), ...found })),
  );
  const structure = structureChanges(comparison, { old: before, new: after, budget }, compatibility);
  const { choices = {} } = options;
  const { changes, accepted } = chosen([...structure, ...meaning], choices);
  const { old: one, new: other } = comparison.whole;
  const [was, is] = [one, other].map((each) => each.version?.identifier);
  const version = versionVerdict(was?.value, is?.value, bumpOf(changes));
  const number = chosen(versionChanges(version, { old: was?.pointer, new: is?.pointer }), choices);
  const all = [...accepted, ...number.accepted];
  return {
    diagnostics,
    diff: {
      ...compatibility,
      changes: [...changes, ...number.changes].toSorted(
        (a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity),
      ),
      accepted: all,
      unused: (choices.suppressions ?? []).filter((each) => !all.some((change) => isMeant(each, change))),
      version,
    },
  };
}
