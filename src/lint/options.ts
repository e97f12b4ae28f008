import { isObject, quote } from '../json.js';
import {
  closest,
  either,
  type Kind,
  list,
  oneOf,
  type Problem,
  plainKind,
  problem,
  within,
} from '../vocabulary/index.js';
import { presets, targets } from './rule.js';
import { rules } from './rules/index.js';
import type { Weights } from './severity.js';

const severity = oneOf('error', 'warning', 'info', 'hint', 'off');
const target = oneOf(...targets);

const MEMBERS: { readonly [name: string]: Kind } = {
  preset: oneOf(...presets),
  for: either('targets', target, list(target, 'standards')),
  rules: {
    ...plainKind(
      'severities',
      'an object of rule to severity',
      ['object'],
      { type: 'object', additionalProperties: severity.schema },
      isObject,
    ),
    check: (value) =>
      isObject(value)
        ? Object.entries(value).flatMap(([id, each]) => within(id, knownRule(id) ?? severity.check(each)))
        : problem('Expected an object of rule to severity.'),
  },
};

/** What a request may choose: a preset, targets, severities by rule. */
export const lintOptionsKind: Kind<Weights> = {
  ...plainKind(
    'lint options',
    'an object of options',
    ['object'],
    {
      type: 'object',
      properties: Object.fromEntries(Object.entries(MEMBERS).map(([name, { schema }]) => [name, schema])),
      additionalProperties: false,
    },
    isObject,
  ),
  check(value) {
    if (!isObject(value)) return problem('Expected an object of options.');
    return Object.entries(value).flatMap(([name, each]): readonly Problem[] => {
      if (Object.hasOwn(MEMBERS, name)) return within(name, MEMBERS[name]!.check(each));
      return within(
        name,
        problem(`There is no option ${quote(name)}.${didYouMean(name, Object.keys(MEMBERS))}`),
      );
    });
  },
};

function knownRule(id: string): readonly Problem[] | undefined {
  const ids = rules.map((rule) => rule.id);
  return ids.includes(id) ? undefined : problem(`There is no rule ${quote(id)}.${didYouMean(id, ids)}`);
}

function didYouMean(name: string, known: readonly string[]): string {
  const meant = closest(name, known);
  return meant ? ` Did you mean ${quote(meant)}?` : '';
}
