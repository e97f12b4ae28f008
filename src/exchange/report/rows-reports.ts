import type { Diagnostic } from '../../base/diagnostic.js';
import { csvHeader, csvLines } from './csv.js';
import type { ReportedFile } from './file.js';
import { junitReport } from './junit.js';
import { type CheckedRows, type RowReport, uncheckedIn, withRowPlace } from './rows.js';
import { type SarifOptions, sarifReport } from './sarif.js';

/** Findings in rows as CSV, one a line. */
export function rowsCsvReport(): RowReport {
  let start = csvHeader;
  const begun = (text: string) => {
    const written = start + text;
    start = '';
    return written;
  };
  return { findings: (diagnostics) => begun(csvLines(diagnostics)), closing: () => begun('') };
}

/** Findings in rows for programs, with all that was counted. */
export function rowsJsonReport(): RowReport {
  return collecting((found, { files, total, told, isStopped }) => {
    const report = {
      valid: total.errors === 0 && !isStopped && uncheckedIn(files).length === 0,
      summary: { files: files.length, ...countsOf(total), shown: told, stopped: isStopped },
      files: files.map(({ uri, summary, engine }) => ({
        uri,
        ...countsOf(summary),
        ...(engine && { engine: engine.name, doubtful: engine.doubtful, unchecked: engine.unchecked }),
      })),
      diagnostics: found,
    };
    return `${JSON.stringify(report, null, 2)}\n`;
  });
}

function countsOf({ rows, failed, errors, tallies }: CheckedRows['total']) {
  return { rows, failed, errors, tallies };
}

/** Findings in rows as SARIF 2.1.0. */
export function rowsSarifReport(options: SarifOptions): RowReport {
  return collecting((found, checked) => sarifReport(filesOf(found, checked), options));
}

/** Findings in rows as JUnit XML. */
export function rowsJunitReport(): RowReport {
  return collecting((found, checked) => junitReport(filesOf(found, checked)));
}

/** A report that can be written only when all is known. */
export function collecting(write: (found: readonly Diagnostic[], checked: CheckedRows) => string): RowReport {
  const found: Diagnostic[] = [];
  return {
    findings(diagnostics) {
      for (const each of diagnostics) found.push(each);
      return '';
    },
    closing: (checked) => write(found, checked),
  };
}

/** Files with their findings; the schema is among them if it has findings. */
function filesOf(found: readonly Diagnostic[], { files }: CheckedRows): readonly ReportedFile[] {
  const byFile = new Map<string, Diagnostic[]>();
  for (const each of found) {
    const others = byFile.get(each.at.uri);
    if (others) others.push(withRowPlace(each));
    else byFile.set(each.at.uri, [withRowPlace(each)]);
  }
  const uris = new Set([...byFile.keys(), ...files.map(({ uri }) => uri)]);
  return [...uris].map((uri) => ({ uri, diagnostics: byFile.get(uri) ?? [] }));
}
