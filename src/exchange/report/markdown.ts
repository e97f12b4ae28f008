import type { Diagnostic } from '../../base/diagnostic.js';
import { diagnosticsOf, type ReportedFile, type ReportedScore } from './file.js';
import { closingCount } from './order.js';
import { hiddenSentence, type Selection, select } from './selection.js';

/** Findings as Markdown for job summaries: a table for each file that has any, with counts. */
export function markdownReport(files: readonly ReportedFile[], selection: Selection = {}): string {
  const { files: shown, hidden } = select(files, selection);
  const withFindings = files.filter(({ diagnostics }) => diagnostics.length > 0).length;
  const count = `${files.length} ${files.length === 1 ? 'file' : 'files'}`;
  const summary =
    withFindings === 0
      ? `No problems found in ${count}.`
      : `**${closingCount(diagnosticsOf(files))}** in ${withFindings} of ${count}.`;
  const sections = shown.flatMap((file, index) => section(file, files[index]!.diagnostics));
  return `${['## fairwright', summary, ...sections, hiddenSentence(hidden)].filter(Boolean).join('\n\n')}\n`;
}

/** A file that has nothing to show needs a section only for its readiness. */
function section(file: ReportedFile, all: readonly Diagnostic[]): readonly string[] {
  const { uri, diagnostics, score } = file;
  if (diagnostics.length === 0 && score === undefined) return [];
  const facts = [closingCount(all) || 'No problems found', ...(score ? [scoreSentence(score)] : [])];
  return [
    `### ${escapeMarkdown(uri)}`,
    `${facts.join('. ')}.`,
    ...(diagnostics.length > 0 ? [table(diagnostics)] : []),
  ];
}

function scoreSentence({ total, principles }: ReportedScore): string {
  const parts = (['F', 'A', 'I', 'R'] as const).map((name) => `${name} ${principles[name]}`);
  return `Readiness ${total} of 100 (${parts.join(', ')})`;
}

function table(diagnostics: readonly Diagnostic[]): string {
  const rows = diagnostics.map(({ severity, at, message, help, code }) => {
    const place = at.range ? `${at.range.start.line}:${at.range.start.column}` : at.pointer || 'the whole';
    const what = help ? `${escapeMarkdown(message)}<br>${escapeMarkdown(help)}` : escapeMarkdown(message);
    return `| ${severity} | ${escapeMarkdown(place)} | ${what} | ${escapeMarkdown(code)} |`;
  });
  return ['| Severity | Place | Finding and what to do | Rule |', '| --- | --- | --- | --- |', ...rows].join(
    '\n',
  );
}

/** A text on one line that Markdown reads as nothing but text, in a table too. */
function escapeMarkdown(text: string): string {
  return (
    text
      .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replace(/[\\`*_[\]|~$>#]/g, '\\$&')
      // Addresses would become links, with the backslashes above in them.
      .replaceAll('://', '\\://')
      .replace(/\bwww\./gi, (www) => `${www.slice(0, -1)}\\.`)
  );
}
