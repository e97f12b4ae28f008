import { expect, test } from 'vitest';
import { documentOf } from '../document/index.js';
import type { Json } from '../json.js';
import { createRegistry } from '../registry/index.js';
import type { OwnRule } from './config.js';
import { evaluate } from './evaluate.js';
import { ownRulesOf } from './own-rules.js';
import type { Lists } from './rule.js';

const registry = createRegistry();

function declared(on: OwnRule['on'], schema: Json, more: Partial<OwnRule> = {}): OwnRule {
  const summary = 'It is as we want it.';
  return {
    id: 'ours',
    on,
    severity: 'warning',
    summary,
    schema,
    uri: 'config',
    pointer: '/ownRules/0',
    ...more,
  };
}

async function said(rule: OwnRule, schema: Json): Promise<readonly string[]> {
  const { rules } = await ownRulesOf([rule], registry);
  const [evaluated] = evaluate(documentOf(schema, 'x'), registry, rules, {} as Lists);
  return evaluated!.findings.map(({ pointer, on, message, help }) => `${pointer} ${on}: ${message} ${help}`);
}

const document = {
  title: 'Towns',
  'fair:contributors': [{ name: 'Ann', role: 'Producer' }],
  properties: {
    size: { type: 'number', 'fair:label': 'Size' },
    kind: { oneOf: [{ const: 1, title: 'City' }, { const: 2 }] },
    plain: { enum: ['a'] },
  },
};

const cases: readonly (readonly [on: OwnRule['on'], schema: Json, says: readonly string[]])[] = [
  ['document', { required: ['$id'] }, [' object: The member "$id" is missing. It is as we want it.']],
  [
    'dataset',
    { properties: { title: { minLength: 9 } } },
    ['/title value: Expected at least 9 characters, found 5 in "Towns". It is as we want it.'],
  ],
  [
    'variable',
    { required: ['fair:label'] },
    [
      '/properties/kind object: The member "fair:label" is missing. It is as we want it.',
      '/properties/plain object: The member "fair:label" is missing. It is as we want it.',
    ],
  ],
  [
    'code',
    { type: 'object', required: ['title'] },
    ['/properties/kind/oneOf/1 object: The member "title" is missing. It is as we want it.'],
  ],
  [
    'contributor',
    { properties: { role: { const: 'Provider' } } },
    [
      '/fair:contributors/0/role value: Expected "Provider", found the string "Producer". It is as we want it.',
    ],
  ],
  [
    'annotation',
    { type: 'array' },
    ['/properties/size/fair:label value: Expected an array, found the string "Size". It is as we want it.'],
  ],
  ['variable', true, []],
];
test.each(cases)('a rule on %s', async (on, schema, says) => {
  expect(await said(declared(on, schema), document)).toEqual(says);
});

test('the help of the rule is said, and formats are kept', async () => {
  const rule = declared(
    'document',
    { properties: { $id: { format: 'uri' } } },
    { help: 'Write an address.' },
  );
  const found = await said(rule, { $id: 'a b' });
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(/^\/\$id value: .* Write an address\.$/);
});

test('references inside the schema are followed', async () => {
  const schema = { $ref: '#/$defs/a', $defs: { a: { required: ['$id'] } } };
  expect(await said(declared('document', schema), {})).toHaveLength(1);
});

test('a bad schema is a fault of the configuration, with its place there', async () => {
  const { rules, diagnostics } = await ownRulesOf(
    [
      declared('document', { properties: { a: { type: 'strin' } } }),
      declared('document', { $ref: '#/$defs/x' }),
    ],
    registry,
  );
  expect(rules).toEqual([]);
  expect(diagnostics.map(({ at }) => `${at.uri} ${at.pointer}`)).toEqual([
    'config /ownRules/0/schema/properties/a/type',
    'config /ownRules/0/schema/$ref',
  ]);
});
