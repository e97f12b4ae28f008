import type { Diagnostic, Severity } from '../../../base/diagnostic.js';
import type { JsonObject } from '../../../base/json.js';
import { once } from '../../../base/once.js';
import { type LintContext, type Linted, lint } from '../../../quality/lint/index.js';
import type { Description } from '../../../schema/description/index.js';
import type { Document } from '../../../schema/document/index.js';
import { createRegistry } from '../../../schema/references/index.js';
import { type Screen, screens } from '../protocol.js';
import { type Entry, entriesOf } from './entries.js';
import { type PlacedFinding, placeFindings } from './findings.js';
import { type Owner, ownersIn } from './owners.js';
import type { Assessed } from './readiness.js';

/** The only registry of a worker: it knows the dialects, and no schemas. */
export const registry = createRegistry();

/** All that was read from a text at some version; other questions answer from it. */
export interface Reading {
  readonly version: number;
  readonly document: Document;
  readonly description: Description;
  /** What the rules of the linter saw. */
  readonly context: LintContext;
  /** Findings by their numbers. */
  readonly findings: readonly PlacedFinding[];
  readonly entries: readonly Entry[];
  readonly ownerOf: (pointer: string) => Owner;
  /** The findings of each owner, by its pointer. */
  readonly findingsOf: (pointer: string) => readonly PlacedFinding[];
  /** The pointers of all schema objects. */
  readonly schemaPointers: () => ReadonlySet<string>;
  /** How ready it is to be published: computed when it is first asked for, since it takes what all exports need. */
  readonly assessed: () => Promise<Assessed>;
}

/** The findings of a document, by the rules that `fairwright lint` uses. */
export function lintedIn(document: Document): Promise<Linted> {
  return lint(document, registry);
}

/** Reads a document; undefined if it is no object and so describes nothing. */
export async function readingOf(
  version: number,
  {
    document,
    diagnostics: faults,
  }: { readonly document: Document; readonly diagnostics: readonly Diagnostic[] },
  options: JsonObject,
  today: string,
): Promise<Reading | undefined> {
  const linted = await lintedIn(document);
  const { checked } = linted;
  if (checked === undefined) return undefined;
  const { context } = checked;
  const { description } = context;
  const entries = entriesOf(description);
  const ownerOf = ownersIn(description, entries);
  const findings = placeFindings([...faults, ...linted.diagnostics], ownerOf);
  const byOwner = once(() => findingsByOwner(findings));
  return {
    version,
    document,
    description,
    context,
    findings,
    entries,
    ownerOf,
    findingsOf: (pointer) => byOwner().get(pointer) ?? [],
    schemaPointers: once(() => new Set(context.schemaIndex.objects.map(({ pointer }) => pointer))),
    assessed: once(async () => {
      const { assessedFrom } = await import('./readiness.js');
      return assessedFrom({ checked, diagnostics: linted.diagnostics, findings, options, today });
    }),
  };
}

/** Findings by the pointers of what they belong to. */
export function findingsByOwner<F extends PlacedFinding>(
  findings: readonly F[],
): ReadonlyMap<string, readonly F[]> {
  const groups = new Map<string, F[]>();
  for (const finding of findings) {
    const { pointer } = finding.owner;
    const group = groups.get(pointer);
    if (group) group.push(finding);
    else groups.set(pointer, [finding]);
  }
  return groups;
}

/** How many findings there are of each severity. */
export function countsOf(findings: readonly Diagnostic[]): Readonly<Record<Severity, number>> {
  const counts = { error: 0, warning: 0, info: 0, hint: 0 };
  for (const { severity } of findings) counts[severity]++;
  return counts;
}

/** How many findings each screen has. */
export function todoOf(findings: readonly PlacedFinding[]): Readonly<Record<Screen, number>> {
  const counts = Object.fromEntries(screens.map((screen) => [screen, 0])) as Record<Screen, number>;
  for (const { screen } of findings) counts[screen]++;
  return counts;
}
