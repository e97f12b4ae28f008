import type { Description } from '../../description/index.js';
import type { Diagnostic, Severity } from '../../diagnostic.js';
import type { Document } from '../../document/index.js';
import { type LintContext, type Linted, lint, type Score, scoreOf } from '../../lint/index.js';
import { once } from '../../once.js';
import { publishedAs } from '../../operations/index.js';
import { createRegistry } from '../../registry/index.js';
import { type Screen, screens } from '../protocol.js';
import { type Entry, entriesOf } from './entries.js';
import { type PlacedFinding, placeFindings } from './findings.js';
import { type Owner, ownersIn } from './owners.js';

/** All that was read from a text at some version; other questions answer from it. */
export interface Reading {
  readonly version: number;
  readonly document: Document;
  readonly description: Description;
  /** What the rules of the linter saw. */
  readonly context: LintContext;
  readonly score: Score;
  /** Findings by their numbers. */
  readonly findings: readonly PlacedFinding[];
  readonly entries: readonly Entry[];
  readonly ownerOf: (pointer: string) => Owner;
  /** The findings of each owner, by its pointer. */
  readonly findingsOf: (pointer: string) => readonly PlacedFinding[];
  /** The pointers of all schema objects. */
  readonly schemaPointers: () => ReadonlySet<string>;
}

/** The only registry of the studio: it knows the dialects, and no schemas. */
export const registry = createRegistry();

/** The findings of a document, by the rules that `fairwright lint` uses. */
export function lintedIn(document: Document): Promise<Linted> {
  return lint(document, registry);
}

/** Reads a document; undefined if it is no object and so describes nothing. */
export async function readingOf(
  version: number,
  document: Document,
  faults: readonly Diagnostic[],
  today: string,
): Promise<Reading | undefined> {
  const linted = await lintedIn(document);
  const { checked } = linted;
  if (checked === undefined) return undefined;
  const { context } = checked;
  const { description } = context;
  const published = await publishedAs(checked, linted, {}, { registry, today });
  const score = await scoreOf(checked, published);
  const entries = entriesOf(description);
  const ownerOf = ownersIn(description, entries);
  const findings = placeFindings([...faults, ...linted.diagnostics], ownerOf, score);
  const byOwner = once(() => findingsByOwner(findings));
  return {
    version,
    document,
    description,
    context,
    score,
    findings,
    entries,
    ownerOf,
    findingsOf: (pointer) => byOwner().get(pointer) ?? [],
    schemaPointers: once(() => new Set(context.schemaIndex.objects.map(({ pointer }) => pointer))),
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
