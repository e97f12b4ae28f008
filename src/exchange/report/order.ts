import type { Diagnostic, Severity } from '../../base/diagnostic.js';

/** The severities, gravest first. */
export const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info', 'hint'];

/** Diagnostics as a reader meets them: document by document, from top to bottom. */
export function inOrder(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const documents = new Map<string, number>();
  for (const { at } of diagnostics) if (!documents.has(at.uri)) documents.set(at.uri, documents.size);
  const key = ({ at, severity }: Diagnostic) =>
    [documents.get(at.uri)!, at.range?.start.offset ?? -1, SEVERITIES.indexOf(severity)] as const;
  return diagnostics
    .map((each) => [key(each), each] as const)
    .sort(([a], [b]) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2])
    .map(([, each]) => each);
}

/** How many findings of each severity there are, as numbers. */
export function countBySeverity(diagnostics: readonly Diagnostic[]): Readonly<Record<Severity, number>> {
  const counts = { error: 0, warning: 0, info: 0, hint: 0 };
  for (const { severity } of diagnostics) counts[severity]++;
  return counts;
}

/** How many findings of each severity there are: `2 errors, 1 warning`. */
export function closingCount(diagnostics: readonly Diagnostic[]): string {
  const counts = countBySeverity(diagnostics);
  const words = SEVERITIES.map((severity) => {
    const count = counts[severity];
    return count === 0 ? '' : `${count} ${severity}${count === 1 ? '' : 's'}`;
  });
  return words.filter(Boolean).join(', ').replace('infos', 'info');
}
