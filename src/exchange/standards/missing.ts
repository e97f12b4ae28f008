import type { Diagnostic } from '../../base/diagnostic.js';
import type { Missing } from './result.js';

/** Missing values as diagnostics. */
export function missingDiagnostics(
  exporter: { readonly id: string; readonly title: string },
  missing: readonly Missing[],
  uri: string,
): readonly Diagnostic[] {
  const severities = { must: 'warning', should: 'info', may: 'hint' } as const;
  const verbs = { must: 'requires', should: 'recommends', may: 'has a place for' } as const;
  return missing.map(({ term, level, help }) => ({
    code: `export/${exporter.id}/missing`,
    severity: severities[level],
    message: `${exporter.title} ${verbs[level]} ${term}, which is missing.`,
    help,
    params: { term, level },
    at: { uri, pointer: '', on: 'object' },
  }));
}
