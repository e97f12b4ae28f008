import { isObject, type JsonObject, member } from '../../base/json.js';
import type { Reference, SchemaIndex } from '../../schema/document/index.js';

/** The keywords whose subschemas always check the same value as the schema object that holds them. */
const IN_PLACE = ['allOf', 'anyOf', 'oneOf', 'not', 'if'] as const;

function leadsOn(value: JsonObject): boolean {
  return LEADING_ON.some((keyword) => Object.hasOwn(value, keyword));
}

const LEADING_ON = ['$ref', '$dynamicRef', ...IN_PLACE];

interface Step {
  readonly to: JsonObject;
  readonly by?: Reference;
}

/** References by which the evaluation of the same value returns to the same schema object: it would never end. */
export function endlessRings(schemaIndex: SchemaIndex): readonly Reference[] {
  // Most references lead to a plain definition, from where no way leads on.
  if (!schemaIndex.references.some(({ local }) => isObject(local?.value) && leadsOn(local.value))) return [];
  const references = new Map<JsonObject, Reference[]>();
  for (const reference of schemaIndex.references) {
    const { value } = reference.from;
    references.set(value, [...(references.get(value) ?? []), reference]);
  }
  const stepsFrom = (value: JsonObject): Step[] => [
    ...IN_PLACE.flatMap((keyword) => [member(value, keyword) ?? []].flat())
      .filter(isObject)
      .map((to) => ({ to })),
    ...(references.get(value) ?? []).flatMap((by) => {
      const to = by.local?.value;
      return isObject(to) ? [{ to, by }] : [];
    }),
  ];
  const state = new Map<JsonObject, 'open' | 'done'>();
  const rings: Reference[] = [];
  const trail: { readonly value: JsonObject; readonly rest: Step[] }[] = [];
  const enter = ({ to, by }: Step) => {
    if (by && state.get(to) === 'open') rings.push(by);
    if (state.has(to)) return;
    state.set(to, 'open');
    trail.push({ value: to, rest: stepsFrom(to) });
  };
  // A cycle has at least one reference in it.
  for (const start of references.keys()) {
    enter({ to: start });
    for (let top = trail.at(-1); top !== undefined; top = trail.at(-1)) {
      const step = top.rest.pop();
      if (step !== undefined) {
        enter(step);
      } else {
        state.set(top.value, 'done');
        trail.pop();
      }
    }
  }
  return rings;
}
