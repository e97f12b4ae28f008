import type { Diagnostic, Severity } from '../diagnostic.js';

/** The severities, gravest first. */
export const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info', 'hint'];

/** Diagnostics as a reader meets them: document by document, from top to bottom. */
export function inOrder(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const documents = [...new Set(diagnostics.map((each) => each.at.uri))];
  const key = ({ at, severity }: Diagnostic) =>
    [documents.indexOf(at.uri), at.range?.start.offset ?? -1, SEVERITIES.indexOf(severity)] as const;
  return diagnostics
    .map((each) => [key(each), each] as const)
    .sort(([a], [b]) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2])
    .map(([, each]) => each);
}

/** How many findings of each severity there are: `2 errors, 1 warning`. */
export function closingCount(diagnostics: readonly Diagnostic[]): string {
  const counts = SEVERITIES.map((severity) => {
    const count = diagnostics.filter((each) => each.severity === severity).length;
    return count === 0 ? '' : `${count} ${severity}${count === 1 ? '' : 's'}`;
  });
  return counts.filter(Boolean).join(', ').replace('infos', 'info');
}
