import { isObject } from '../../../../base/json.js';
import type { Variable } from '../../../../schema/description/index.js';
import { defineRule, type LintContext } from '../../rule.js';
import { theVariable } from './place.js';

/** Keywords that say what values are, in a way that may be beyond what can be seen from here. */
const SAYS_MORE = ['$ref', '$dynamicRef', 'type', 'const', 'enum', 'allOf', 'anyOf', 'oneOf', 'if', 'not'];

/** A variable whose values may be anything. */
export const variableType = defineRule({
  id: 'variable-type',
  on: 'variable',
  group: 'semantics',
  severity: 'warning',
  fix: 'none',
  ask: ['type'],
  summary: 'Every variable states the type of its values.',
  why: 'Without a type, a program that reads the data has to guess whether 007 is a number or a text.',
  targets: { croissant: 'should', cdif: 'should' },
  metrics: ['RDA-I1-01D', 'RDA-I1-02D', 'FsF-R1-01M-3'],
  examples: {
    bad: [{ schema: { type: 'object', properties: { postcode: { title: 'Postcode' } } } }],
    good: [
      { schema: { type: 'object', properties: { postcode: { type: 'string' } } } },
      {
        schema: {
          type: 'object',
          properties: { postcode: { $ref: '#/$defs/Postcode' } },
          $defs: { Postcode: { type: 'string' } },
        },
      },
      { schema: { type: 'object', properties: { answer: { oneOf: [{ const: 1, title: 'Yes' }] } } } },
    ],
  },
  check({ variable, pointer }, context) {
    if (saysType(variable, pointer, context)) return undefined;
    return {
      on: 'object',
      message: `${theVariable(variable)} does not state the type of its values.`,
      help: 'Add "type", such as "string", "number" or "integer", or refer to a definition with "$ref".',
    };
  },
});

/** Whether a schema says of what type the values of a variable are. */
export function saysType({ types, codes, uri }: Variable, pointer: string, context: LintContext): boolean {
  if (types.length > 0 || codes !== undefined || uri !== context.document.uri) return true;
  const object = context.at(pointer);
  return !isObject(object) || SAYS_MORE.some((keyword) => Object.hasOwn(object, keyword));
}
