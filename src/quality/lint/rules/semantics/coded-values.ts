import type { Edit, Fix } from '../../../../base/diagnostic.js';
import { isObject, type Json, typeOf } from '../../../../base/json.js';
import {
  append,
  commentAt,
  type Document,
  split,
  textAt,
  valueAt,
} from '../../../../schema/document/index.js';
import { defineRule, type LintContext } from '../../rule.js';
import { isEnumerated, isFirstOfList } from './code-lists.js';

/** Values without a place for what they mean. */
export const codedValues = defineRule({
  id: 'coded-values',
  on: 'code',
  group: 'semantics',
  severity: 'hint',
  fix: 'unsafe',
  ask: 'look',
  summary: 'Codes are alternatives with labels, not a plain "enum".',
  why: 'An "enum" cannot say what its values mean; "oneOf" with "const" and "title" allows the same values and labels them.',
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
      message: 'The codes have no labels, so nobody knows what they mean.',
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
  // A value that appears twice would match two alternatives, which "oneOf" refuses.
  const isPlain = items.every((item) => !['array', 'object'].includes(typeOf(item)));
  if (!isPlain || new Set(items).size < items.length) return undefined;
  const [parent] = split(pointer);
  const comments = items.flatMap((_, index) => commentAt(document, append(pointer, index)) ?? []);
  return {
    title: `Write the codes as alternatives, each with its ${comments.length > 0 ? 'comment' : 'value'} as its ${comments.length > 0 ? '' : 'temporary '}label`,
    safe: false,
    edits: [
      ...items.map((item, index) => wrapped(item, append(pointer, index), document)),
      { op: 'rename', pointer: append(parent, 'enum'), name: 'oneOf' },
    ],
  };
}

/** Puts an object around a code, whose text stays as it is. */
function wrapped(value: Json, pointer: string, document: Document): Edit {
  if (value === null) return { op: 'set', pointer, value: { type: 'null' } };
  const written = typeof value === 'number' ? textAt(document, pointer) : undefined;
  const title = (commentAt(document, pointer) ?? written ?? String(value)).trim();
  const object = title === '' ? { const: value } : { const: value, title };
  return { op: 'set', pointer, value: object, keeps: '/const' };
}
