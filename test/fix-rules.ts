import type { Diagnostic } from '../src/base/diagnostic.js';
import { isObject, type Json, member } from '../src/base/json.js';
import { evaluate } from '../src/quality/lint/evaluate.js';
import { defineRule, type Found, type Rule } from '../src/quality/lint/rule.js';
import { append, type Document, split } from '../src/schema/document/index.js';
import type { Registry } from '../src/schema/references/index.js';
import { keywordNamed, suggest } from '../src/schema/vocabulary/index.js';

const DESCRIBED = {
  group: 'hygiene',
  severity: 'warning',
  fix: 'safe',
  summary: 'S.',
  why: 'W.',
  targets: {},
  metrics: [],
  examples: { bad: [], good: [] },
} as const;

/** Small rules that together use every kind of edit, some of them to do harm, which must not come to pass. */
const rules: readonly Rule[] = [
  defineRule({
    ...DESCRIBED,
    id: 'rename',
    on: 'annotation',
    check({ keyword, pointer }): Found | undefined {
      const name = keyword.startsWith('x-')
        ? keyword.slice('x-'.length)
        : keywordNamed(keyword)
          ? undefined
          : (suggest(keyword)?.name ?? 'fair:label');
      if (name === undefined) return undefined;
      const edits = [{ op: 'rename', pointer, name }] as const;
      return { message: 'M.', fixes: [{ title: 'Rename.', safe: true, edits }] };
    },
  }),
  defineRule({
    ...DESCRIBED,
    id: 'set',
    on: 'annotation',
    check({ value, pointer }): readonly Found[] {
      return [...textsIn(value, pointer)].flatMap(([at, text]) => {
        const upper = text.toUpperCase();
        const edits = [{ op: 'set', pointer: at, value: upper }] as const;
        return upper === text
          ? []
          : [{ pointer: at, message: 'M.', fixes: [{ title: 'Set.', safe: true, edits }] }];
      });
    },
  }),
  defineRule({
    ...DESCRIBED,
    id: 'remove',
    on: 'annotation',
    check({ value, pointer }): readonly Found[] {
      const items: readonly Json[] = Array.isArray(value) ? value : [];
      return items.flatMap((item, index) => {
        const at = append(pointer, index);
        const edits = [{ op: 'remove', pointer: at }] as const;
        return isObject(item) || typeof item === 'string'
          ? []
          : [{ pointer: at, message: 'M.', fixes: [{ title: 'Remove.', safe: true, edits }] }];
      });
    },
  }),
  defineRule({
    ...DESCRIBED,
    id: 'insert',
    on: 'annotation',
    check({ keyword, object, objectPointer }): Found | undefined {
      if (keyword !== 'fair:contributors' && keyword !== 'fair:label') return undefined;
      const list = member(object, 'fair:contributors');
      const pointer = append(objectPointer, 'fair:contributors');
      const added = { name: 'A', role: 'Provider' };
      if (list === undefined) {
        const edits = [{ op: 'insert', pointer, value: [added] }] as const;
        return { message: 'M.', fixes: [{ title: 'Insert.', safe: true, edits }] };
      }
      if (!Array.isArray(list) || list.length > 2) return undefined;
      const edits = [{ op: 'insert', pointer: append(pointer, '-'), value: added }] as const;
      return { message: 'M.', fixes: [{ title: 'Append.', safe: true, edits }] };
    },
  }),
  defineRule({
    ...DESCRIBED,
    id: 'move',
    on: 'annotation',
    check({ keyword, value, pointer }): Found | undefined {
      if (keyword !== 'fair:provider') return undefined;
      const target = append(split(pointer)[0], 'fair:population');
      const edits = [
        { op: 'remove', pointer },
        { op: 'insert', pointer: target, value },
      ] as const;
      return { message: 'M.', fixes: [{ title: 'Move.', safe: true, edits }] };
    },
  }),
  defineRule({
    ...DESCRIBED,
    id: 'harm',
    on: 'annotation',
    check({ keyword, pointer }): Found | undefined {
      const edits = [{ op: 'set', pointer, value: 7 }] as const;
      return keyword === 'fair:description'
        ? { message: 'M.', fixes: [{ title: 'Harm.', safe: true, edits }] }
        : undefined;
    },
  }),
];

function* textsIn(value: Json, pointer: string): Generator<readonly [string, string]> {
  if (typeof value === 'string') yield [pointer, value];
  else if (typeof value === 'object' && value !== null) {
    for (const [name, each] of Object.entries(value)) yield* textsIn(each as Json, append(pointer, name));
  }
}

/** A linter with these rules only. */
export function examineWithSmallRules(registry: Registry) {
  return async (document: Document): Promise<readonly Diagnostic[]> =>
    evaluate(document, registry, rules, {} as never).flatMap(({ rule, findings }) =>
      findings.map(({ pointer, message, fixes = [] }) => ({
        code: `lint/${rule.id}`,
        severity: 'warning' as const,
        message,
        at: { uri: document.uri, pointer, on: 'value' as const },
        fixes,
      })),
    );
}
