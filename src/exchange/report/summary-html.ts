import type { ColumnSummary, CountedValue, TableSummary } from '../../data/infer/index.js';
import { escapeMarkup } from './escape.js';
import { htmlPage } from './html-page.js';
import { STYLE } from './html-style.js';
import { grouped } from './rows.js';
import {
  binsOf,
  differentInWords,
  factsOf,
  missingInWords,
  notesOf,
  rangeInWords,
  shareOf,
  shown,
  sizeOf,
  valueInWords,
} from './summary-facts.js';

const OWN_STYLE = `
.wide { overflow-x: auto; }
th[scope=row] { font-weight: normal; text-align: left; }
.columns td, .columns th { text-align: left; vertical-align: top; overflow-wrap: anywhere; min-width: 6rem; }
article { border-top: 1px solid var(--edge); margin-top: 1.5rem; padding-top: 1rem; content-visibility: auto; contain-intrinsic-size: auto 20rem; }
h3 { font-size: 1.125rem; }
.kind, .note { color: var(--quiet); margin: 0; }
.odd { color: var(--warning); }
dl { display: grid; grid-template-columns: 7rem 1fr; gap: 0.125rem 1rem; margin: 0.5rem 0; }
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; }
.counts { margin: 0.75rem 0; width: 100%; max-width: 44rem; table-layout: fixed; }
.counts th, .counts td { border: 0; padding: 0.0625rem 0.75rem 0.0625rem 0; }
.counts th { overflow-wrap: anywhere; }
.counts th:nth-child(2) { width: 6.5rem; }
.counts th:nth-child(3) { width: 5rem; }
.counts th:nth-child(4) { width: 35%; }
.bar span { display: block; height: 0.75rem; min-width: 1px; background: var(--accent); border-radius: 2px; }
@media (max-width: 40rem) {
  .counts th:nth-child(2) { width: 4.5rem; }
  .counts th:nth-child(3) { width: 4rem; }
  .counts th:nth-child(4) { width: 20%; }
}
@media print { article { break-inside: avoid; content-visibility: visible; } }`;

/** What tables have, as one page that needs nothing else. */
export function summaryHtml(tables: readonly TableSummary[]): string {
  return htmlPage('Data summary', STYLE + OWN_STYLE, tables.map(section).join('\n'));
}

function section(table: TableSummary, index: number): string {
  const id = `table-${index + 1}`;
  const { file, label, oddities, columns } = table;
  const odd = oddities.map((sentence) => `<li>${text(sentence)}</li>`);
  return `<section aria-labelledby="${id}">
<h2 id="${id}">${text(file)}</h2>
${label ? `<p>${text(label)}</p>\n` : ''}<p>${sizeOf(table)}</p>
${odd.length > 0 ? `<ul class="odd">${odd.join('')}</ul>\n` : ''}${overview(columns, id)}
${columns.map((column, place) => article(column, `${id}-column-${place + 1}`)).join('\n')}
</section>`;
}

/** A text from data: what surrounds it is not turned around by its letters. */
function text(value: string): string {
  return `<bdi>${escapeMarkup(shown(value))}</bdi>`;
}

function nameOf({ name }: ColumnSummary): string {
  return name === '' ? '(no name)' : text(name);
}

const COLUMNS: readonly (readonly [title: string, text: (column: ColumnSummary) => string | undefined])[] = [
  ['Values', ({ kind }) => kind],
  ['Missing', missingInWords],
  ['Different', differentInWords],
  ['Range', rangeInWords],
];

function overview(columns: readonly ColumnSummary[], id: string): string {
  const head = ['Column', ...COLUMNS.map(([title]) => title)].map((title) => `<th scope="col">${title}</th>`);
  const rows = columns.map((column, place) => {
    const link = `<th scope="row"><a href="#${id}-column-${place + 1}">${nameOf(column)}</a></th>`;
    return `<tr>${link}${COLUMNS.map(([, textOf]) => `<td>${escapeMarkup(textOf(column) ?? '')}</td>`).join('')}</tr>`;
  });
  return `<div class="wide" role="region" aria-label="Columns" tabindex="0">
<table class="columns">
<caption>Columns</caption>
<thead><tr>${head.join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</div>`;
}

function article(column: ColumnSummary, id: string): string {
  const { kind, histogram, top, values } = column;
  const facts = factsOf(column).map(
    ([label, fact]) => `<dt>${label}</dt><dd><bdi>${escapeMarkup(fact)}</bdi></dd>`,
  );
  const bins = histogram ? binsOf(histogram) : [];
  const most = top.map((each) => ({ text: valueInWords(each), count: each.count }));
  return `<article aria-labelledby="${id}">
<h3 id="${id}">${nameOf(column)}</h3>
<p class="kind">${kind}</p>
<dl>
${facts.join('\n')}
</dl>
${counts(histogram?.isEstimated ? 'Histogram (counts are estimated)' : 'Histogram', 'Range', bins, values)}${counts('Most frequent values', 'Value', most, values)}${notesOf(
  column,
)
  .map((note) => `<p class="note">${escapeMarkup(note)}</p>\n`)
  .join('')}</article>`;
}

/** Counts with their shares, in words and as bars; the longest bar is that of the largest count. */
function counts(caption: string, what: string, counted: readonly CountedValue[], total: number): string {
  if (counted.length === 0) return '';
  const most = Math.max(...counted.map(({ count }) => count));
  const rows = counted.map(({ text: value, count }) => {
    const width = Number(((100 * count) / most).toFixed(1));
    const bar = count > 0 ? `<span style="width:${width}%"></span>` : '';
    return `<tr><th scope="row"><bdi>${escapeMarkup(value)}</bdi></th><td>${grouped(count)}</td><td>${escapeMarkup(shareOf(count, total))}</td><td class="bar" aria-hidden="true">${bar}</td></tr>`;
  });
  return `<table class="counts">
<caption>${caption}</caption>
<thead><tr><th scope="col">${what}</th><th scope="col">Count</th><th scope="col">Share</th><th aria-hidden="true"></th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
`;
}
