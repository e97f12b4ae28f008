import type { Budget } from '../budget.js';
import { describe } from '../description/index.js';
import type { Diagnostic } from '../diagnostic.js';
import type { Document } from '../document/index.js';
import { createRegistry, type Registry } from '../registry/index.js';
import { openSchema, type SchemaParts } from '../validate/parts/index.js';
import { loadLicenses, loadUnits } from '../vocabulary/index.js';
import type { Change } from './change.js';
import { compare } from './compare.js';
import { type Containment, containmentOf } from './contain/contain.js';
import { severities } from './list/index.js';
import { meaningClasses } from './meaning/index.js';
import { withoutNewColumns } from './open-columns.js';
import { compatibilityOf, structureChanges } from './structure.js';
import { bumpOf, type VersionVerdict, versionVerdict } from './version.js';

/** How two versions are compared. */
export interface DiffOptions {
  readonly registry?: Registry;
  /** The steps that the comparison may take. */
  readonly budget?: Budget;
  /** Whether formats are asserted. */
  readonly formats?: 'annotate' | 'assert';
  /** Whether a new optional column narrows a table that had any columns: only if `strict`. */
  readonly open?: 'usual' | 'strict';
}

/** What changed between two versions of a schema. */
export interface Diff {
  /** Whether the new version accepts all data of the old one. */
  readonly backward: Containment;
  /** Whether the old version accepts all data of the new one. */
  readonly forward: Containment;
  /** The gravest first. */
  readonly changes: readonly Change[];
  readonly version: VersionVerdict;
}

/** A comparison, or what is wrong with one of the two. */
export interface DiffResult {
  readonly diagnostics: readonly Diagnostic[];
  readonly diff?: Diff;
}

/** Says what changed between two versions of a schema. */
export async function diff(old: Document, next: Document, options: DiffOptions = {}): Promise<DiffResult> {
  const registry = options.registry ?? createRegistry();
  const { budget, formats } = options;
  const settings = { registry, ...(formats ? { formats } : {}), ...(budget ? { budget } : {}) };
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
    ? { backward: containmentOf({ parts: without }, { parts: after }, budget), forward }
    : { backward, forward };
  const meaning = meaningClasses.flatMap(({ id, severity, bump, find }): readonly Change[] =>
    [...find(comparison)].map((found) => ({ class: id, severity, bump, ...found })),
  );
  const changes = [
    ...structureChanges(comparison, { old: before, new: after, budget }, compatibility),
    ...meaning,
  ].toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
  const { whole } = comparison;
  return {
    diagnostics,
    diff: {
      ...compatibility,
      changes,
      version: versionVerdict(
        whole.old.version?.identifier?.value,
        whole.new.version?.identifier?.value,
        bumpOf(changes),
      ),
    },
  };
}
