import { indexOf, tokens } from '../pointer.js';
import type { Span } from '../source.js';
import { EditError, type Patch, type Plan } from './plan.js';
import type { YamlHabits } from './yaml-text.js';
import { type Entry, type Slot, type YamlTree, yamlTree } from './yaml-tree.js';

/** A YAML text that edits are planned on. */
export interface Ground extends YamlTree {
  readonly text: string;
  readonly habits: YamlHabits;
}

/** Where a pointer leads: the slot of the value and what holds it. */
export interface Place {
  readonly slot: Slot;
  /** The member or item that the slot belongs to and the collection that holds it; the root has neither. */
  readonly entry?: Entry;
  readonly container?: Slot;
  /** Whether it is between brackets. */
  readonly inFlow: boolean;
}

/** The ground of a text without byte order mark. */
export function groundOf(text: string): Ground {
  const tree = yamlTree(text);
  return { ...tree, text, habits: habitsOf(text, tree.root) };
}

/** The place that a pointer leads to, or undefined; places that share their text with others are refused. */
export function placeAt(ground: Ground, pointer: string): Place | undefined {
  let place: Place = { slot: ground.root, inFlow: false };
  for (const step of tokens(pointer)) {
    const { slot } = place;
    refuseInside(ground, slot, pointer);
    const entry = slot.style.endsWith('seq')
      ? slot.entries[indexOf(step) ?? -1]
      : slot.entries.findLast(({ name }) => name === step);
    if (entry === undefined) return undefined;
    place = { slot: entry.value, entry, container: slot, inFlow: slot.style.startsWith('flow') };
  }
  return place;
}

/** Refuses to change what a slot holds if other places stand for the same text. */
export function refuseInside({ sharings, text }: Ground, slot: Slot, pointer: string): void {
  if (slot.style === 'alias') {
    const name = text.slice(slot.start, slot.end);
    throw new EditError(`Cannot edit ${pointer}: it is inside the alias ${name}, which shares its text.`);
  }
  if (sharings.some(({ anchor }) => anchor === slot.anchor)) {
    throw new EditError(`Cannot edit ${pointer}: aliases elsewhere share the text around it.`);
  }
}

/** Refuses to take away text with an anchor that aliases outside of it refer to. */
export function refuseAnchors({ sharings }: Ground, span: Span, pointer: string): void {
  const holds = (offset: number) => span.start <= offset && offset < span.end;
  if (sharings.some(({ anchor, alias }) => holds(anchor) && !holds(alias))) {
    throw new EditError(`Cannot edit ${pointer}: aliases elsewhere share its text.`);
  }
}

/** A plan that was worked out from the entry of a place, among lines from its whole lines. */
export function planOn({ text }: Ground, place: Place, patches: readonly Patch[]): Plan {
  const { start, end } = place.entry ?? place.slot;
  const from = place.inFlow ? start : lineStart(text, start);
  const to = place.inFlow ? end : lineEnd(text, end);
  const region = {
    start: Math.min(from, ...patches.map((each) => each.start)),
    end: Math.max(to, ...patches.map((each) => each.end)),
  };
  return { patches, region };
}

/** Text put in at an offset. */
export function insertAt(offset: number, text: string): Patch {
  return { start: offset, end: offset, text };
}

/** Text put in the place of a span, or nothing. */
export function replaceSpan(start: number, end: number, text = ''): Patch {
  return { start, end, text };
}

/** Where the line of an offset starts. */
export function lineStart(text: string, offset: number): number {
  return offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
}

/** Where the line of an offset ends, before its line break. */
export function lineEnd(text: string, offset: number): number {
  const newline = text.indexOf('\n', offset);
  if (newline === -1) return text.length;
  return newline > offset && text[newline - 1] === '\r' ? newline - 1 : newline;
}

/** Where the line after that of an offset starts. */
export function nextLine(text: string, offset: number): number {
  const newline = text.indexOf('\n', offset);
  return newline === -1 ? text.length : newline + 1;
}

/** The column of an offset, counted from 0. */
export function columnOf(text: string, offset: number): number {
  return offset - lineStart(text, offset);
}

/** Whether only white space is before an offset on its line. */
export function startsLine(text: string, offset: number): boolean {
  return text.slice(lineStart(text, offset), offset).trim() === '';
}

/** The column of the entries of a block collection. */
export function indentOf(text: string, { start }: Slot): number {
  return columnOf(text, start);
}

function habitsOf(text: string, root: Slot): YamlHabits {
  let mapStep: number | undefined;
  let seqStep: number | undefined;
  const look = (slot: Slot): void => {
    for (const { value } of slot.entries) {
      if (mapStep !== undefined && seqStep !== undefined) return;
      if (!value.style.startsWith('block') || value.style === 'block scalar') continue;
      if (slot.style === 'block map' && startsLine(text, value.start)) {
        const step = indentOf(text, value) - indentOf(text, slot);
        if (value.style === 'block map') mapStep ??= step;
        else seqStep ??= step;
      }
      look(value);
    }
  };
  look(root);
  mapStep ??= seqStep || 2;
  return { lineBreak: /\r?\n/.exec(text)?.[0] ?? '\n', mapStep, seqStep: seqStep ?? mapStep };
}
