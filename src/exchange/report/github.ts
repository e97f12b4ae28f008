import type { Diagnostic, Range, Severity } from '../../base/diagnostic.js';
import { printable } from '../../base/printable.js';
import type { ReportedFile } from './file.js';
import { inOrder } from './order.js';

const COMMANDS: { readonly [S in Severity]: string } = {
  error: 'error',
  warning: 'warning',
  info: 'notice',
  hint: 'notice',
};

/** Findings as workflow commands of GitHub Actions, which shows them beside the lines of a change. */
export function githubReport(files: readonly ReportedFile[]): string {
  return files
    .flatMap(({ diagnostics }) => inOrder(diagnostics).map(command))
    .map((line) => `${line}\n`)
    .join('');
}

function command({ code, severity, message, help, at }: Diagnostic): string {
  const properties = [['file', at.uri], ...(at.range ? lines(at.range) : []), ['title', code]] as const;
  const written = properties.map(([name, value]) => `${name}=${escapeProperty(String(value))}`).join(',');
  return `::${COMMANDS[severity]} ${written}::${escapeMessage(help ? `${message}\n${help}` : message)}`;
}

type Property = readonly [name: string, value: number];

function lines({ start, end }: Range): readonly Property[] {
  // The runner drops columns of a range over several lines, with a complaint in the log.
  if (start.line !== end.line) {
    return [
      ['line', start.line],
      ['endLine', end.line],
    ];
  }
  return [
    ['line', start.line],
    ['col', start.column],
    ['endLine', end.line],
    // GitHub counts the last column in.
    ['endColumn', Math.max(start.column, end.column - 1)],
  ];
}

function escapeMessage(text: string): string {
  return printable(text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A'));
}

function escapeProperty(text: string): string {
  return escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
