import type { Fix } from '../../../diagnostic.js';
import { append, split, valueAt } from '../../../document/index.js';
import { isObject, type Json, type JsonObject, typeOf } from '../../../json.js';
import { defineRule, type LintContext } from '../../rule.js';
import { isEnumerated, isFirstOfList } from './code-lists.js';

/** Values without a place for what they mean. */
export const codedValues = defineRule({
  id: 'coded-values',
  on: 'code',
  group: 'semantics',
  severity: 'hint',
  fix: 'unsafe',
  summary: 'Codes are alternatives with a label each, and no bare "enum".',
  why: 'An "enum" has no place for what a value means; "oneOf" with "const" and "title" allows the same values and says it.',
  targets: { cdif: 'should', croissant: 'should' },
  metrics: ['RDA-R1-01M', 'RDA-I1-01D'],
  examples: {
    bad: [
      {
        schema: { type: 'object', properties: { smokes: { type: 'string', enum: ['daily', 'never'] } } },
        fixed: {
          type: 'object',
          properties: {
            smokes: {
              type: 'string',
              oneOf: [
                { const: 'daily', title: 'daily' },
                { const: 'never', title: 'never' },
              ],
            },
          },
        },
      },
    ],
    good: [
      {
        schema: {
          type: 'object',
          properties: {
            smokes: {
              type: 'integer',
              oneOf: [
                { const: 1, title: 'Daily' },
                { const: 2, title: 'Never' },
              ],
            },
          },
        },
      },
    ],
  },
  // A list of one value is a constant, and needs no key to it.
  applies: (subject) => {
    const { codes = [], sentinels = [] } = subject.variable.codes ?? {};
    return isFirstOfList(subject) && codes.length + sentinels.length > 1;
  },
  check({ code }, context) {
    if (!isEnumerated(code)) return undefined;
    const [pointer] = split(code.pointer);
    const fix = fixFor(pointer, context);
    return {
      pointer,
      on: 'key',
      message: 'The codes are bare values: nothing says what they mean.',
      help: 'Write "oneOf" with an object for each code: its value as "const", its label as "title".',
      ...(fix ? { fixes: [fix] } : {}),
    };
  },
});

function fixFor(pointer: string, { document }: LintContext): Fix | undefined {
  const values = valueAt(document.value, pointer);
  const holder = valueAt(document.value, split(pointer)[0]);
  if (!Array.isArray(values) || !isObject(holder) || Object.hasOwn(holder, 'oneOf')) return undefined;
  const items: readonly Json[] = values;
  // A value that is there twice would fit two alternatives, and so none.
  const isPlain = items.every((item) => !['array', 'object'].includes(typeOf(item)));
  if (!isPlain || new Set(items).size < items.length) return undefined;
  const [parent] = split(pointer);
  return {
    title: 'Write the codes as alternatives, each with its value as its label for now',
    safe: false,
    edits: [
      { op: 'set', pointer, value: items.map(alternative) },
      { op: 'rename', pointer: append(parent, 'enum'), name: 'oneOf' },
    ],
  };
}

function alternative(value: Json): JsonObject {
  if (value === null) return { type: 'null' };
  const title = String(value);
  return title.trim() === '' ? { const: value } : { const: value, title };
}
