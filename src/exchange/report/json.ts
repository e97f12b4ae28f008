import type { Diagnostic, Severity } from '../../base/diagnostic.js';
import { diagnosticsOf, type ReportedFile } from './file.js';
import { countBySeverity, inOrder } from './order.js';

/** What the report for programs says about a file. */
interface JsonFile {
  readonly uri: string;
  readonly counts: Readonly<Record<Severity, number>>;
  readonly score?: ReportedFile['score'];
  readonly diagnostics: readonly Diagnostic[];
}

/** Findings for programs: the diagnostics of each file as they are, with counts. */
export function jsonReport(files: readonly ReportedFile[]): string {
  const report = {
    counts: { files: files.length, ...countBySeverity(diagnosticsOf(files)) },
    files: files.map(jsonFile),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

function jsonFile({ uri, diagnostics, score }: ReportedFile): JsonFile {
  return {
    uri,
    counts: countBySeverity(diagnostics),
    ...(score === undefined ? {} : { score }),
    diagnostics: inOrder(diagnostics),
  };
}
