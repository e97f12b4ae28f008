import type { Json } from '../../json.js';
import type { Span } from '../source.js';
import type { Patch } from './plan.js';
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

/** Puts another value into a place; its tag and anchor go with the old one. */
export function putValue(ground: Ground, place: Place, value: Json): readonly Patch[] {
  const { slot, container, inFlow } = place;
  const inline = inlineText(value, inFlow, typeof value === 'string' ? markAt(ground.text, slot) : undefined);
  if (inline !== undefined) return putInline(ground, place, inline);
  const hasNoColon = container?.style === 'block map' && slot.lead === undefined;
  return hasNoColon ? putInline(ground, place, flowText(value)) : putBlock(ground, place, value);
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

/** Where a value starts with those of its tags and anchors that stand on the same line. */
function headOf(text: string, { start, props }: Slot): number {
  return props.reduceRight(
    (head, prop) => (text.slice(prop.end, head).includes('\n') ? head : prop.start),
    start,
  );
}

/** Takes away the tags and anchors that stand before an offset. */
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
