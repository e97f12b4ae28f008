import type { Diagnostic } from '../../base/diagnostic.js';
import { printable } from '../../base/printable.js';
import { escapeMarkup } from './escape.js';
import { diagnosticsOf, type ReportedFile, type ReportedScore } from './file.js';
import { findingCard } from './html-finding.js';
import { htmlPage } from './html-page.js';
import { sourceWithFindings } from './html-source.js';
import { STYLE } from './html-style.js';
import { closingCount, countBySeverity, inOrder, SEVERITIES } from './order.js';

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

const PRINCIPLES = [
  ['F', 'Findable'],
  ['A', 'Accessible'],
  ['I', 'Interoperable'],
  ['R', 'Reusable'],
] as const;

const BAR = { left: 240, width: 140, height: 10, first: 22, step: 26 };

/** Readiness as a picture in SVG: a ring for the total and a bar for each principle, with all of it in words too. */
function scorePicture({ total, principles }: ReportedScore): string {
  const words = PRINCIPLES.map(([letter, name]) => `${name} ${principles[letter]}`).join(', ');
  const bars = PRINCIPLES.map(([letter, name], index) => bar(name, principles[letter], index));
  return `<svg class="score" role="img" aria-label="Readiness ${total} of 100: ${words}" viewBox="0 0 420 120">
<circle class="track" cx="60" cy="60" r="48"/>
<circle class="value" cx="60" cy="60" r="48" pathLength="100" stroke-dasharray="${total} 100" transform="rotate(-90 60 60)"/>
<text class="total" x="60" y="60" text-anchor="middle" dominant-baseline="central">${total}</text>
${bars.join('\n')}
</svg>`;
}

function bar(name: string, value: number, index: number): string {
  const { left, width, height, first, step } = BAR;
  const middle = first + index * step;
  const top = middle - height / 2;
  const length = (value / 100) * width;
  return [
    `<text x="130" y="${middle}" dominant-baseline="central">${name}</text>`,
    `<rect class="track" x="${left}" y="${top}" width="${width}" height="${height}" rx="2"/>`,
    `<rect class="value" x="${left}" y="${top}" width="${length}" height="${height}" rx="2"/>`,
    `<text x="415" y="${middle}" text-anchor="end" dominant-baseline="central">${value}</text>`,
  ].join('');
}
