import type { Json } from '../../../base/json.js';
import type { Patch } from './plan.js';
import {
  columnOf,
  type Ground,
  insertAt,
  lineEnd,
  lineStart,
  nextLine,
  type Place,
  replaceSpan,
  startsLine,
} from './yaml-ground.js';
import { inlineText, newLine, stringText } from './yaml-text.js';
import type { Entry, Slot } from './yaml-tree.js';
import { markAt } from './yaml-value.js';

/** Adds an entry to a flow collection before an index: a member if it has a name, otherwise an item. */
export function insertIntoFlow(
  ground: Ground,
  { slot, entry }: Place,
  index: number,
  name: string | undefined,
  value: Json,
): readonly Patch[] {
  const { text, habits } = ground;
  const last = slot.entries.at(-1);
  const written = entryText(text, last ?? entry, name, value);
  if (last === undefined) {
    const comma = hasUnindentedComment(text, slot.start, slot.end) ? ',' : '';
    return [insertAt(slot.start + 1, written + comma)];
  }
  if (slot.style === 'flow pair') return [insertAt(slot.start, '{'), insertAt(slot.end, `, ${written}}`)];
  const next = slot.entries[index];
  if (next) {
    const gap = startsLine(text, next.start) ? newLine(columnOf(text, next.start), habits) : ' ';
    return [insertAt(next.start, `${written},${gap}`)];
  }
  if (!isOnLines(text, slot)) return [insertAt(last.end, `, ${written}`)];
  const line = newLine(indentAt(text, last.start), habits) + written;
  const behind = slot.trailingComma?.end ?? last.end;
  const closesLine = !text.slice(behind, slot.end).includes('\n');
  const at = closesLine ? behind : lineEnd(text, behind);
  // A comment behind the last entry stays with it: the comma goes before, the new line behind the comment.
  if (slot.trailingComma) return [insertAt(at, `${line},`)];
  return [insertAt(last.end, ','), insertAt(at, line)];
}

/** Takes an entry and one comma out of a flow collection; comments around it stay. */
export function removeFromFlow(ground: Ground, slot: Slot, entry: Entry): readonly Patch[] {
  const { text } = ground;
  const { entries, trailingComma } = slot;
  if (slot.style === 'flow pair') return [replaceSpan(slot.start, slot.end, '{}')];
  const at = entries.indexOf(entry);
  const previous = entries[at - 1];
  const next = entries[at + 1];
  const commaBehind = next ? next.comma : trailingComma;
  if (!next && !previous) {
    const inside = [slot.start + 1, slot.end - 1] as const;
    const rest = text.slice(inside[0], entry.start) + text.slice(commaBehind?.end ?? entry.end, inside[1]);
    return rest.trim() === '' ? [replaceSpan(...inside)] : removeAmongComments(text, entry, commaBehind?.end);
  }
  if (next && !hasComment(text, entry.end, next.start)) return [replaceSpan(entry.start, next.start)];
  if (!next && previous && !hasComment(text, previous.end, entry.start)) {
    return [replaceSpan(previous.end, entry.end)];
  }
  const rest = removeAmongComments(text, entry, commaBehind?.end);
  if (commaBehind || !entry.comma) return rest;
  if (hasUnindentedComment(text, entry.comma.end, entry.start)) return rest;
  return [replaceSpan(entry.comma.start, entry.comma.end), ...rest];
}

/** Takes whole lines if they have only the entry and the comment after it. */
function removeAmongComments(text: string, entry: Entry, commaEnd: number | undefined): readonly Patch[] {
  const end = commaEnd ?? entry.end;
  const isAlone = startsLine(text, entry.start) && /^\s*(?:#|$)/.test(text.slice(end, lineEnd(text, end)));
  if (commaEnd !== undefined && hasComment(text, entry.end, commaEnd)) {
    return [replaceSpan(entry.start, entry.end), replaceSpan(commaEnd - 1, commaEnd)];
  }
  return [
    isAlone ? replaceSpan(lineStart(text, entry.start), nextLine(text, end)) : replaceSpan(entry.start, end),
  ];
}

function entryText(text: string, near: Entry | undefined, name: string | undefined, value: Json): string {
  const sample = near && markAt(text, near.key ?? near.value);
  // Among plain names or strings a quoted one is the exception; only JSON quotes them all.
  const mark = sample === '"' ? sample : undefined;
  const written = inlineText(value, true, mark)!;
  return name === undefined ? written : `${stringText(name, true, mark)}: ${written}`;
}

/** Whether the entries of a flow collection are on lines of their own. */
function isOnLines(text: string, { start, entries }: Slot): boolean {
  const last = entries.at(-1)!;
  return text.slice(entries.at(-2)?.end ?? start, last.start).includes('\n');
}

function indentAt(text: string, offset: number): number {
  return /^ */.exec(text.slice(lineStart(text, offset), offset))![0].length;
}

/** Whether a comment is between two entries, where besides it only white space and a comma can be. */
function hasComment(text: string, start: number, end: number): boolean {
  return text.slice(start, end).includes('#');
}

/** Whether a comment starts a line; `yaml` refuses that right behind an entry, but not behind a comma. */
function hasUnindentedComment(text: string, start: number, end: number): boolean {
  return text.slice(start, end).includes('\n#');
}
