import type { Json } from '../../../base/json.js';
import type { Constraints } from '../../../schema/description/index.js';
import type { GraphNode } from './graph.js';

/** The properties that limit values, by what they limit. */
export type ConstraintPlaces = { readonly [name in keyof Constraints]: string };

/** What a constraint of a schema must be, as the value of a document says it. */
const KINDS: { readonly [name in keyof Constraints]-?: (value: Json) => Json | undefined } = {
  minimum: numeric,
  maximum: numeric,
  exclusiveMinimum: numeric,
  exclusiveMaximum: numeric,
  multipleOf: (value) => (Number(numeric(value)) > 0 ? numeric(value) : undefined),
  minLength: count,
  maxLength: count,
  minItems: count,
  maxItems: count,
  pattern: (value) => (typeof value === 'string' && isPattern(value) ? value : undefined),
  default: (value) => value,
  const: (value) => value,
  contentEncoding: words,
  contentMediaType: words,
};

/** The constraints that a node states; what is none, such as a negative length or a value of another type, is not taken. */
export function constraintsOf(
  node: GraphNode,
  places: ConstraintPlaces,
  typed: (value: Json) => Json | undefined = (value) => value,
): Constraints {
  const found: { [name: string]: Json } = {};
  for (const [name, property] of Object.entries(places)) {
    const [value] = node.values(property);
    if (value?.scalar === undefined) continue;
    const isValue = name === 'default' || name === 'const';
    const stated = isValue ? typed(value.scalar) : value.scalar;
    const constraint = stated === undefined ? undefined : KINDS[name as keyof Constraints](stated);
    if (constraint === undefined) continue;
    node.graph.take(value.from);
    found[name] = constraint;
  }
  return found as Constraints;
}

function numeric(value: Json): number | undefined {
  if (typeof value === 'boolean' || value === '') return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

function count(value: Json): number | undefined {
  const number = numeric(value);
  return number !== undefined && number >= 0 && Number.isInteger(number) ? number : undefined;
}

function words(value: Json): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}
