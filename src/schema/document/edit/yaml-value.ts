import type { Json } from '../../../base/json.js';
import type { Span } from '../source.js';
import { EditError, type Patch } from './plan.js';
import { editValue } from './value.js';
import {
  columnOf,
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
import { blockText, flowText, inlineText, type Mark, newLine } from './yaml-text.js';
import type { Slot } from './yaml-tree.js';

/** Puts another value into a place; its tag goes with the old one, and so does its anchor unless both are scalars. */
export function putValue(ground: Ground, place: Place, value: Json): readonly Patch[] {
  const { slot, container, inFlow } = place;
  const inline = inlineText(value, inFlow, typeof value === 'string' ? markAt(ground.text, slot) : undefined);
  const isAnchored = slot.style === 'scalar' && slot.props.every(({ start }) => ground.text[start] === '&');
  const isScalar = typeof value !== 'object' || value === null;
  if (inline !== undefined) return putInline(ground, place, inline, isAnchored && isScalar);
  const hasNoColon = container?.style === 'block map' && slot.lead === undefined;
  return hasNoColon ? putInline(ground, place, flowText(value)) : putBlock(ground, place, value);
}

// A name that needs no quotation marks, and that no text holds.
const GAP = 'TextThatIsKept\u{F0000}';
const GAP_IN_MARKS = new RegExp(`"?${GAP}"?`, 'u');

/** Puts a value around the text of the one that is there; `keeps` is the place of that text in the new value. */
export function putAround(ground: Ground, place: Place, value: Json, keeps: string): readonly Patch[] {
  const { text } = ground;
  const { slot, container } = place;
  if (isBlockCollection(slot) && slot.props.length > 0) {
    throw new EditError('An anchor or a tag is before the lines that would be moved.');
  }
  const kept = text.slice(headOf(text, slot), endOf(text, slot));
  const outside = withoutProps(text, slot, headOf(text, slot));
  if (outside.length > 0) throw new EditError('An anchor or a tag is on a line of its own.');
  const around = editValue(value, [{ op: 'set', pointer: keeps, value: GAP }]);
  return putValue(ground, place, around).map((patch) => {
    const at = patch.text.search(GAP_IN_MARKS);
    if (at === -1) return patch;
    if (place.inFlow) return { ...patch, text: patch.text.replace(GAP_IN_MARKS, () => kept) };
    const before = text.slice(lineStart(text, patch.start), patch.start) + patch.text.slice(0, at);
    const line = before.slice(before.lastIndexOf('\n') + 1);
    const isInLines = isBlockCollection(slot);
    const from = isInLines ? columnOf(text, slot.start) : container ? indentOf(text, container) : 0;
    const to = isInLines ? line.length : Math.max(line.search(/(?:- |\S+: )$/), 0);
    return {
      ...patch,
      text: patch.text.replace(GAP_IN_MARKS, () => shifted(kept, to - from)),
    };
  });
}

/** Moves all lines but the first to the right, or to the left as far as there is white space. */
function shifted(text: string, by: number): string {
  if (by >= 0) return text.replace(/\n(?!\r?\n|$)/g, `\n${' '.repeat(by)}`);
  return text.replace(new RegExp(`\\n {0,${-by}}`, 'g'), '\n');
}

/** Empties a block collection that loses its last entry; its tag and anchor stay. */
export function putEmpty(ground: Ground, place: Place): readonly Patch[] {
  return putInline(ground, place, place.slot.style === 'block seq' ? '[]' : '{}', true);
}

/** The quotation marks that a text starts with. */
export function markAt(text: string, { start, end }: Span): Mark {
  const first = text[start];
  return start < end && (first === '"' || first === "'") ? first : undefined;
}

function putInline(ground: Ground, place: Place, written: string, keepsProps = false): readonly Patch[] {
  const { text } = ground;
  const { slot, container } = place;
  if (slot.lead === undefined && container?.style.match(/map|pair/)) return addColon(ground, place, written);
  const head = keepsProps ? slot.start : headOf(text, slot);
  const outer = keepsProps ? [] : withoutProps(text, slot, head);
  if (slot.style === 'empty' && slot.lead !== undefined) {
    const spaces = /^[ \t]*(?=,|$)/.exec(text.slice(slot.lead, lineEnd(text, slot.lead)));
    const end = slot.props.length > 0 ? slot.lead : slot.lead + (spaces?.[0].length ?? 0);
    return [replaceSpan(slot.lead, end, ` ${written}`), ...withoutProps(text, slot, slot.end)];
  }
  if (isBlockCollection(slot) && container && slot.lead !== undefined && startsLine(text, slot.start)) {
    const at = keepsProps ? (slot.props.at(-1)?.end ?? slot.lead) : slot.lead;
    const lines = replaceSpan(lineStart(text, slot.start), nextLine(text, slot.end));
    return [insertAt(at, ` ${written}`), ...outer, lines];
  }
  return [...outer, replaceSpan(head, endOf(text, slot), written)];
}

/** Gives a value to a name that has not even a colon: `{name}` or `? name`. */
function addColon({ text, habits }: Ground, place: Place, written: string): readonly Patch[] {
  const { end } = place.entry!.key!;
  if (place.inFlow) return [insertAt(end, `: ${written}`)];
  const line = newLine(indentOf(text, place.container!), habits);
  return [insertAt(lineEnd(text, end), `${line}: ${written}`)];
}

function putBlock(ground: Ground, place: Place, value: Json): readonly Patch[] {
  const { text, habits } = ground;
  const { slot, container } = place;
  const head = headOf(text, slot);
  const isEmpty = slot.style === 'empty';
  const end = endOf(text, slot);
  const outer = withoutProps(text, slot, isEmpty ? slot.end : head);
  const parent = container ? indentOf(text, container) : -1;
  const step = Array.isArray(value) ? habits.seqStep : habits.mapStep;
  const inner = container ? parent + step : 0;

  if (!isEmpty && startsLine(text, head)) {
    const least = Array.isArray(value) && container?.style === 'block map' ? parent : parent + 1;
    const line = text.slice(lineStart(text, head), head);
    const indent = line.length >= least && /^ *$/.test(line) ? line.length : inner;
    const written = ' '.repeat(indent) + blockText(value, indent, habits);
    return [...outer, replaceSpan(lineStart(text, head), end, written)];
  }
  const lead = slot.lead!;
  if (container?.style === 'block seq') {
    if (!isEmpty && /^ +$/.test(text.slice(lead, head))) {
      return [replaceSpan(head, end, blockText(value, columnOf(text, head), habits))];
    }
    const written = blockText(value, columnOf(text, lead) + 1, habits);
    return [replaceSpan(lead, isEmpty ? lead : end, ` ${written}`), ...outer];
  }
  const written = newLine(inner, habits) + blockText(value, inner, habits);
  const old = isEmpty ? outer : [replaceSpan(lead, end)];
  return [...old, insertAt(lineEnd(text, end), written)];
}

/** Where a value starts with those of its tags and anchors that are on the same line. */
function headOf(text: string, { start, props }: Slot): number {
  return props.reduceRight(
    (head, prop) => (text.slice(prop.end, head).includes('\n') ? head : prop.start),
    start,
  );
}

/** Removes the tags and anchors before an offset. */
function withoutProps(text: string, { props }: Slot, before: number): readonly Patch[] {
  return props
    .filter((prop) => prop.start < before)
    .map(({ start, end }) => {
      const spaces = / *$/.exec(text.slice(lineStart(text, start), start))![0].length;
      return replaceSpan(start - spaces, end);
    });
}

/** Where a value ends; the comment behind its last line belongs to a block collection. */
function endOf(text: string, slot: Slot): number {
  return isBlockCollection(slot) ? lineEnd(text, slot.end) : slot.end;
}

function isBlockCollection({ style }: Slot): boolean {
  return style === 'block map' || style === 'block seq';
}
