import type { Edit } from '../../base/diagnostic.js';
import type { Json } from '../../base/json.js';
import { append, split, tokens, valueAt } from '../../schema/document/index.js';

/** Keeps apart what several fixes change in one document. */
export interface Claims {
  /** Claims all that the edits of a fix touch; returns false, and claims nothing, if another fix also touches it. */
  readonly claim: (edits: readonly Edit[]) => boolean;
}

/** A place that a fix changes; others may add to the same end of an array. */
interface Claim {
  readonly pointer: string;
  readonly isShared: boolean;
}

interface Place {
  isClaimed: boolean;
  readonly parts: Map<string, Place>;
}

/** Starts with nothing claimed of a document. */
export function claimsOn(root: Json): Claims {
  const whole: Place = { isClaimed: false, parts: new Map() };
  return {
    claim(edits) {
      const wanted = edits.flatMap((edit) => claimsOf(edit, root, edits.length === 1));
      if (!wanted.every((each) => isFree(whole, each))) return false;
      for (const { pointer } of wanted) take(whole, pointer);
      return true;
    },
  };
}

/** Whether an edit takes an item out of an array, so that the items behind it move up. */
export function isRemovalOfItem(edit: Edit, root: Json): boolean {
  return edit.op === 'remove' && Array.isArray(valueAt(root, split(edit.pointer)[0]));
}

function claimsOf(edit: Edit, root: Json, isAlone: boolean): readonly Claim[] {
  const { pointer } = edit;
  const [parent, token] = split(pointer);
  if (edit.op === 'rename') return [own(pointer), own(append(parent, edit.name))];
  if (edit.op === 'set' || !Array.isArray(valueAt(root, parent))) return [own(pointer)];
  if (edit.op === 'insert' && token === '-') return [{ pointer, isShared: true }];
  // Items behind it get other pointers. Removals that stand alone can be done last, from the end to the start.
  return [own(edit.op === 'remove' && isAlone ? pointer : parent)];
}

function own(pointer: string): Claim {
  return { pointer, isShared: false };
}

function isFree(whole: Place, { pointer, isShared }: Claim): boolean {
  let place: Place | undefined = whole;
  const steps = tokens(pointer);
  for (const [depth, step] of steps.entries()) {
    if (place.isClaimed) return false;
    place = place.parts.get(step);
    if (place === undefined) return true;
    if (isShared && depth === steps.length - 1) return true;
  }
  // A place is known only because it, or something in it, is claimed.
  return !place.isClaimed && place.parts.size === 0;
}

function take(whole: Place, pointer: string): void {
  let place = whole;
  for (const step of tokens(pointer)) {
    let part = place.parts.get(step);
    if (part === undefined) {
      part = { isClaimed: false, parts: new Map() };
      place.parts.set(step, part);
    }
    place = part;
  }
  place.isClaimed = true;
}
