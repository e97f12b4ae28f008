import type { Diagnostic } from '../../base/diagnostic.js';
import { printable } from '../../base/printable.js';
import { escapeMarkup } from './escape.js';
import { diagnosticsOf, type ReportedFile } from './file.js';
import { findingCard } from './html-finding.js';
import { htmlPage } from './html-page.js';
import { sourceWithFindings } from './html-source.js';
import { STYLE } from './html-style.js';
import { closingCount, countBySeverity, inOrder, SEVERITIES } from './order.js';
import { scorePicture } from './score-picture.js';

/** Options of a report page. */
export interface HtmlOptions {
  readonly title?: string;
  /** Sentences at the start, instead of the number of files that were checked. */
  readonly introduction?: readonly string[];
}

/** Findings as one page that needs nothing else: the readiness of each file, and its findings in its text. */
export function htmlReport(
  files: readonly ReportedFile[],
  { title = 'fairwright report', introduction }: HtmlOptions = {},
): string {
  const checked = files.length === 1 ? '1 file was' : `${files.length} files were`;
  const sentences = introduction ?? [`${countSentence(diagnosticsOf(files))} ${checked} checked.`];
  return htmlPage(
    printable(title),
    STYLE,
    `${sentences.map((each) => `<p>${escapeMarkup(printable(each))}</p>`).join('\n')}
${files.length > 1 ? overview(files) : ''}
${files.map(section).join('\n')}`,
  );
}

function countSentence(diagnostics: readonly Diagnostic[]): string {
  return `${closingCount(diagnostics) || 'No problems found'}.`;
}

function overview(files: readonly ReportedFile[]): string {
  const hasScores = files.some(({ score }) => score !== undefined);
  const columns = ['File', ...(hasScores ? ['Readiness'] : []), ...SEVERITIES];
  const head = columns.map((column) => `<th scope="col">${column}</th>`).join('');
  const rows = files.map(({ uri, diagnostics, score }, index) => {
    const counts = countBySeverity(diagnostics);
    const cells = [
      ...(hasScores ? [score?.total ?? ''] : []),
      ...SEVERITIES.map((severity) => counts[severity]),
    ];
    const link = `<th scope="row"><a href="#${idOf(index)}">${escapeMarkup(printable(uri))}</a></th>`;
    return `<tr>${link}${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  return `<table>
<caption>Findings in each file</caption>
<thead><tr>${head}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`;
}

function section({ uri, text, diagnostics, score }: ReportedFile, index: number): string {
  const ordered = inOrder(diagnostics);
  const isInText = ({ at }: Diagnostic) => text !== undefined && at.uri === uri && at.range !== undefined;
  const placed = ordered.filter(isInText);
  const others = ordered.filter((each) => !isInText(each));
  const id = idOf(index);
  return `<section aria-labelledby="${id}">
<h2 id="${id}">${escapeMarkup(printable(uri))}</h2>
<p>${countSentence(diagnostics)}</p>
${score ? scorePicture(score) : ''}
${others.length > 0 ? `<div class="whole">${others.map((each) => findingCard(each, uri)).join('\n')}</div>` : ''}
${placed.length > 0 ? `<div class="source">${sourceWithFindings(text!, placed)}</div>` : ''}
</section>`;
}

/** Names of files make no good fragments: their place in the list does. */
function idOf(index: number): string {
  return `file-${index + 1}`;
}
