import type { Diagnostic, Severity } from '../../base/diagnostic.js';
import { escapeMarkup } from './escape.js';
import { findingCard } from './html-finding.js';
import { SEVERITIES } from './order.js';

const CONTEXT = 3;
/** A gap is folded only if that hides more than a few lines. */
const SMALLEST_FOLD = 4;
const LARGEST_FOLD = 1000;
const WIDEST = 400;
const EXCERPT = 60;

/** The text of a file with line numbers, each finding below the line that it is about; long gaps are folded. */
export function sourceWithFindings(text: string, diagnostics: readonly Diagnostic[]): string {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  if (lines.at(-1) === '') lines.pop();
  const byLine = new Map<number, Diagnostic[]>();
  for (const each of diagnostics) {
    const line = each.at.range!.start.line;
    const others = byLine.get(line);
    if (others) others.push(each);
    else byLine.set(line, [each]);
  }
  const parts: string[] = [];
  let last = 0;
  for (const number of [...byLine.keys()].sort((a, b) => a - b)) {
    const found = byLine.get(number)!;
    const line = lines[number - 1] ?? '';
    parts.push(
      ...gap(lines, last + 1, number - 1, last > 0, true),
      list(number, [marked(line, found)]),
      ...found.map((each) => findingCard(each, each.at.uri, excerptOf(line, each))),
    );
    last = number;
  }
  return [...parts, ...gap(lines, last + 1, lines.length, last > 0, false)].join('\n');
}

/** Lines without findings; those near to a finding are shown, the others can be unfolded. */
function gap(
  lines: readonly string[],
  from: number,
  to: number,
  isAfter: boolean,
  isBefore: boolean,
): readonly string[] {
  if (to < from) return [];
  const first = from + (isAfter ? CONTEXT : 0);
  const last = to - (isBefore ? CONTEXT : 0);
  const show = (start: number, end: number) =>
    end < start ? [] : [list(start, lines.slice(start - 1, end).map(unmarked))];
  if (last - first + 1 < SMALLEST_FOLD) return show(from, to);
  return [...show(from, first - 1), folded(first, last, show), ...show(last + 1, to)];
}

function folded(
  first: number,
  last: number,
  show: (start: number, end: number) => readonly string[],
): string {
  const title = `Lines ${first} to ${last}`;
  if (last - first >= LARGEST_FOLD) return `<p class="fold">${title} have no findings and are not shown.</p>`;
  return `<details class="fold"><summary>${title}</summary>${show(first, last).join('')}</details>`;
}

function list(start: number, lines: readonly string[]): string {
  const items = lines.map((line) => `<li><code>${line}</code></li>`).join('');
  return `<ol class="lines" start="${start}">${items}</ol>`;
}

function unmarked(line: string): string {
  return `${visible(line.slice(0, WIDEST))}${line.length > WIDEST ? '…' : ''}`;
}

/** A line with all that its findings are about marked; where several overlap, the gravest shows. */
function marked(line: string, diagnostics: readonly Diagnostic[]): string {
  const changes = diagnostics
    .flatMap((each) => {
      const { start, end } = spanIn(line, each);
      const { severity } = each;
      return [
        { at: Math.min(start, WIDEST), severity, by: 1 },
        { at: Math.min(end, WIDEST), severity, by: -1 },
      ];
    })
    .sort((a, b) => a.at - b.at);
  const open: Record<Severity, number> = { error: 0, warning: 0, info: 0, hint: 0 };
  // A mark behind the last character needs something to stand on.
  const padded = line.padEnd(changes.at(-1)!.at);
  let shown = '';
  let done = 0;
  for (const { at, severity, by } of changes) {
    shown += piece(padded.slice(done, at), open);
    open[severity] += by;
    done = at;
  }
  return `${shown}${visible(padded.slice(done, WIDEST))}${line.length > WIDEST ? '…' : ''}`;
}

function piece(text: string, open: Readonly<Record<Severity, number>>): string {
  if (text === '') return '';
  const gravest = SEVERITIES.find((severity) => open[severity] > 0);
  return gravest === undefined ? visible(text) : `<mark class="${gravest}">${visible(text)}</mark>`;
}

/** What a finding marks in the line that it begins in: at least one character, counted from 0. */
function spanIn(line: string, { at }: Diagnostic): { readonly start: number; readonly end: number } {
  const { start, end } = at.range!;
  const from = Math.min(start.column - 1, line.length);
  const to = end.line === start.line ? end.column - 1 : line.length;
  return { start: from, end: Math.max(from + 1, Math.min(to, line.length)) };
}

/** What a finding is about, if the line is too long to show it there. */
function excerptOf(line: string, diagnostic: Diagnostic): string {
  const { start, end } = spanIn(line, diagnostic);
  if (end <= WIDEST) return '';
  const stop = Math.min(end, start + WIDEST);
  const before = line.slice(Math.max(0, start - EXCERPT), start);
  const after = line.slice(stop, stop + EXCERPT);
  const mark = `<mark class="${diagnostic.severity}">${visible(line.slice(start, stop))}</mark>`;
  return `<code>…${visible(before)}${mark}${visible(after)}…</code>`;
}

/** Control characters have no picture of their own, and some would change what a page shows. */
function visible(text: string): string {
  return escapeMarkup(text.replace(/(?!\t)[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD'));
}
