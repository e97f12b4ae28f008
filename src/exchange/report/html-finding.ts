import type { Diagnostic, Location } from '../../base/diagnostic.js';
import { printable } from '../../base/printable.js';
import { escapeMarkup } from './escape.js';
import { placeOf } from './place.js';

/** A finding in a file in HTML: how grave it is, what is wrong, what to do and where it is. */
export function findingCard(diagnostic: Diagnostic, file: string, excerpt = ''): string {
  const { code, severity, message, help, at, related = [], fixes = [] } = diagnostic;
  const rows = [
    `<h3><span class="severity">${severity}</span> ${escapeMarkup(printable(message))}</h3>`,
    ...(excerpt === '' ? [] : [`<p>${excerpt}</p>`]),
    ...(help ? [`<p><strong>What to do:</strong> ${escapeMarkup(help)}</p>`] : []),
    ...fixes.map(
      ({ title, safe }) =>
        `<p>${safe ? 'A safe fix' : 'An unsafe fix'} is available: ${escapeMarkup(title)}</p>`,
    ),
    ...related.map((each) => `<p>See ${escapeMarkup(printable(`${placeOf(each.at)} ${each.message}`))}</p>`),
    `<p class="place">${escapeMarkup(printable(whereabouts(at, file)))} · <code>${escapeMarkup(code)}</code></p>`,
  ];
  return `<article class="finding ${severity}">${rows.join('\n')}</article>`;
}

function whereabouts({ uri, pointer, range }: Location, file: string): string {
  const parts = [
    // A file can be at odds with another one that it refers to.
    ...(uri === file ? [] : [uri]),
    ...(range ? [`line ${range.start.line}, column ${range.start.column}`] : []),
    pointer === '' ? 'the whole document' : pointer,
  ];
  return parts.join(' · ');
}
