import type { Json } from '../../../base/json.js';
import type { Patch } from './plan.js';
import {
  type Ground,
  indentOf,
  insertAt,
  lineEnd,
  lineStart,
  nextLine,
  type Place,
  replaceSpan,
  startsLine,
} from './yaml-ground.js';
import { itemText, memberText, newLine } from './yaml-text.js';
import type { Entry, Slot } from './yaml-tree.js';
import { putEmpty } from './yaml-value.js';

/** Adds a member to a block map. */
export function insertMember(
  ground: Ground,
  { slot }: Place,
  index: number,
  name: string,
  value: Json,
): readonly Patch[] {
  const { text, habits } = ground;
  const indent = indentOf(text, slot);
  const line = newLine(indent, habits);
  const written = memberText(name, value, indent, habits);
  if (index === 0) return [insertAt(slot.start, written + line)];
  const end = lineEnd(text, slot.entries[index - 1]!.end);
  return [insertAt(index < slot.entries.length ? end : behindComments(text, end, indent), line + written)];
}

/** Adds an item to a block sequence. */
export function insertItem(ground: Ground, place: Place, index: number, value: Json): readonly Patch[] {
  const { text, habits } = ground;
  const { slot, container } = place;
  const indent = indentOf(text, slot);
  const line = newLine(indent, habits);
  const written = itemText(value, indent, habits);
  if (index === 0) return [insertAt(slot.start, written + line)];
  const at = lineEnd(text, slot.entries[index - 1]!.end);
  if (index < slot.entries.length) return [insertAt(at, line + written)];
  // Dashes may be right under the name of their array; a comment there is about the next name.
  const isUnderName = container?.style === 'block map' && indentOf(text, container) === indent;
  return [insertAt(behindComments(text, at, isUnderName ? indent + 1 : indent), line + written)];
}

/** Takes an entry out of a block collection, which stays an empty one if that was all. */
export function removeFromBlock(ground: Ground, place: Place, entry: Entry): readonly Patch[] {
  const { text } = ground;
  const { entries } = place.slot;
  if (entries.length === 1) return putEmpty(ground, place);
  if (startsLine(text, entry.start)) return [removeLines(ground, place.slot, entry)];
  // The first entry is behind the dash of an outer one: the next entry moves up to its place.
  const behind = lineEnd(text, entry.end);
  const next = entries[1]!.start;
  if (text.slice(behind, next).trim() === '') return [replaceSpan(entry.start, next)];
  const spaces = / *$/.exec(text.slice(lineStart(text, entry.start), entry.start))![0].length;
  return [replaceSpan(entry.start - spaces, behind)];
}

function removeLines({ text }: Ground, { entries }: Slot, entry: Entry): Patch {
  const start = lineStart(text, entry.start);
  const end = nextLine(text, entry.end);
  const previous = entries[entries.indexOf(entry) - 1];
  const blank = blankLinesFrom(text, end);
  if (previous === undefined) return replaceSpan(start, end);
  const scalar = lastSlot(previous);
  if (scalar.style === 'block scalar') {
    // Deeper comments and blank lines that move up to a block scalar would become a part of it.
    const spaces = /^ */.exec(text.slice(blank))![0].length;
    const indent = entry.start - start;
    if (text[blank + spaces] === '#' && spaces > indent) {
      return replaceSpan(start, blank + spaces, text.slice(start, entry.start));
    }
    const keepsBlankLines = text.slice(scalar.start, scalar.start + 3).includes('+');
    if (keepsBlankLines || text.slice(end, blank).includes(' ')) return replaceSpan(start, blank);
  }
  const between = nextLine(text, previous.end);
  if (blank === text.length && text.slice(between, start).trim() === '') return replaceSpan(between, end);
  const isBlankBefore = start > 0 && text.slice(lineStart(text, start - 1), start).trim() === '';
  return replaceSpan(start, isBlankBefore ? blank : end);
}

/** The end of the line of the last comment that follows right after a line and is indented at least so far. */
function behindComments(text: string, end: number, indent: number): number {
  let behind = end;
  for (;;) {
    const start = nextLine(text, behind);
    const comment = /^ *(?=#)/.exec(text.slice(start, lineEnd(text, start)));
    if (!comment || comment[0].length < indent) return behind;
    behind = lineEnd(text, start);
  }
}

/** Where the first line that is not blank starts. */
function blankLinesFrom(text: string, start: number): number {
  let line = start;
  while (line < text.length && text.slice(line, lineEnd(text, line)).trim() === '')
    line = nextLine(text, line);
  return line;
}

/** The slot of the value that an entry ends in. */
function lastSlot({ value }: Entry): Slot {
  const last = value.entries.at(-1);
  return last && value.style.startsWith('block') ? lastSlot(last) : value;
}
