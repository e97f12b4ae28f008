import { isObject, type Json, type JsonObject, member } from '../../../../base/json.js';
import { linkNames } from '../../../../schema/description/index.js';
import { append, resolveReference, type SchemaObject, valueAt } from '../../../../schema/document/index.js';
import { resolve } from '../../../../schema/references/index.js';
import { perDocument } from '../../per-document.js';
import type { LintContext } from '../../rule.js';

/** The keywords that link a variable to its definition. */
export const linkKeywords: readonly string[] = linkNames.map((name) => `fair:${name}`);

// A local pointer as the vocabulary knows it; another text is not a link, which ref-is-iri reports.
const LOCAL = /^#(?:\/(?:[^~\s]|~[01])*)?$|^#[A-Za-z_][-\w.]*$/;

/** Whether a value is a link into its own document. */
export function isLocalLink({ value }: { readonly value: Json }): boolean {
  return typeof value === 'string' && LOCAL.test(value);
}

/** What a local link of a schema object leads to, or undefined. */
export function followLink(text: string, from: JsonObject, context: LintContext): Json | undefined {
  const { schemaIndex, registry } = context;
  const base = objectsOf(context).get(from)?.resource.uri ?? schemaIndex.root.uri;
  const address = resolveReference(text, base);
  const target = address === undefined ? 'nowhere' : resolve(address, schemaIndex, registry);
  return typeof target === 'string' ? undefined : valueAt(target.in.document.value, target.pointer);
}

/** The schema objects of a document, with their places. */
const objectsOf = perDocument(
  ({ schemaIndex }): ReadonlyMap<JsonObject, SchemaObject> =>
    new Map(schemaIndex.objects.map((object) => [object.value, object])),
);

interface Step {
  readonly pointer: string;
  readonly to: JsonObject;
}

/** The places of the links by which definitions of variables refer back to themselves: one for each cycle. */
export const ringsIn: (context: LintContext) => ReadonlySet<string> = perDocument(findRings);

function findRings(context: LintContext): ReadonlySet<string> {
  const found = new Set<string>();
  const state = new Map<JsonObject, 'open' | 'done'>();
  const trail: { readonly value: JsonObject; readonly rest: Step[] }[] = [];
  const enter = (value: JsonObject) => {
    if (state.has(value)) return;
    state.set(value, 'open');
    trail.push({ value, rest: stepsFrom(value, context) });
  };
  for (const { value } of context.schemaIndex.objects) {
    enter(value);
    // A trail of our own, since a long chain of definitions would overflow the stack.
    for (let top = trail.at(-1); top !== undefined; top = trail.at(-1)) {
      const step = top.rest.pop();
      if (step === undefined) {
        state.set(top.value, 'done');
        trail.pop();
      } else if (state.get(step.to) === 'open') {
        found.add(step.pointer);
      } else {
        enter(step.to);
      }
    }
  }
  return found;
}

function stepsFrom(value: JsonObject, context: LintContext): Step[] {
  const steps: Step[] = [];
  for (const name of linkKeywords) {
    for (const keyword of [name, `x-${name}`]) {
      const text = member(value, keyword);
      if (typeof text !== 'string' || !isLocalLink({ value: text })) continue;
      const to = followLink(text, value, context);
      const pointer = append(objectsOf(context).get(value)?.pointer ?? '', keyword);
      if (isObject(to)) steps.push({ pointer, to });
    }
  }
  return steps;
}
