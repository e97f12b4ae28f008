import { append, type Frame, placeOf } from '../document/index.js';
import { isObject } from '../json.js';

/** The keywords whose subschemas always judge the same value as the schema object that holds them. */
const IN_PLACE = ['allOf', 'anyOf', 'oneOf', 'not', 'if'] as const;

/** Schema objects from which the evaluation of one and the same value comes back to them: it would never end. */
export function endlessRings(frame: Frame): readonly string[] {
  if (frame.references.length === 0) return [];
  const next = stepsInPlace(frame);
  const state = new Map<string, 'open' | 'done'>();
  const rings: string[] = [];
  for (const start of next.keys()) {
    const trail: { readonly pointer: string; readonly rest: string[] }[] = [];
    const enter = (pointer: string) => {
      if (state.get(pointer) === 'open') rings.push(pointer);
      if (state.has(pointer)) return;
      state.set(pointer, 'open');
      trail.push({ pointer, rest: [...(next.get(pointer) ?? [])] });
    };
    enter(start);
    for (let top = trail.at(-1); top !== undefined; top = trail.at(-1)) {
      const following = top.rest.pop();
      if (following !== undefined) {
        enter(following);
      } else {
        state.set(top.pointer, 'done');
        trail.pop();
      }
    }
  }
  return rings;
}

function stepsInPlace(frame: Frame): ReadonlyMap<string, readonly string[]> {
  const steps = new Map<string, string[]>();
  for (const { pointer, value } of frame.objects.values()) {
    if (!isObject(value)) continue;
    const below = IN_PLACE.flatMap((keyword) => {
      const held = Object.hasOwn(value, keyword) ? value[keyword] : undefined;
      if (Array.isArray(held)) return held.map((_, index) => append(pointer, keyword, index));
      return held === undefined ? [] : [append(pointer, keyword)];
    });
    if (below.length > 0) steps.set(pointer, below);
  }
  for (const { from, uri } of frame.references) {
    const target = uri === undefined ? undefined : placeOf(frame, uri);
    if (target === undefined) continue;
    const known = steps.get(from.pointer);
    if (known) known.push(target);
    else steps.set(from.pointer, [target]);
  }
  return steps;
}
