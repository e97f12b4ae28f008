import { once } from '../../../base/once.js';
import { indexOf, tokens } from '../pointer.js';
import type { Span } from '../source.js';
import { EditError, type Patch, type Plan } from './plan.js';
import type { YamlHabits } from './yaml-text.js';
import type { Entry, Slot, YamlTree } from './yaml-tree.js';

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
export function groundOf(text: string, tree: YamlTree): Ground {
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

/** The steps of a text are looked for when something is added in lines: a text without arrays is searched to its end. */
function habitsOf(text: string, root: Slot): YamlHabits {
  const mapStep = once(() => stepTo('block map', text, root) ?? (stepTo('block seq', text, root) || 2));
  const seqStep = once(() => stepTo('block seq', text, root) ?? mapStep());
  return {
    lineBreak: /\r?\n/.exec(text)?.[0] ?? '\n',
    get mapStep() {
      return mapStep();
    },
    get seqStep() {
      return seqStep();
    },
  };
}

/** How far the first collection of a style is indented that is the value of a member and starts a line. */
function stepTo(style: 'block map' | 'block seq', text: string, slot: Slot): number | undefined {
  for (const { value } of slot.entries) {
    if (value.style !== 'block map' && value.style !== 'block seq') continue;
    if (value.style === style && slot.style === 'block map' && startsLine(text, value.start)) {
      return indentOf(text, value) - indentOf(text, slot);
    }
    const inside = stepTo(style, text, value);
    if (inside !== undefined) return inside;
  }
  return undefined;
}
