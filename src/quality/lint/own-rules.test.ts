import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Json } from '../../base/json.js';
import { documentOf, parse } from '../../schema/document/index.js';
import { createRegistry } from '../../schema/references/index.js';
import { readConfig } from '../config/config.js';
import { evaluate } from './evaluate.js';
import { type OwnRule, ownRulesOf } from './own-rules.js';
import type { Lists } from './rule.js';
import { rules as builtIn } from './rules/index.js';

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
  ['document', { required: ['$id'] }, [' object: It is as we want it. The member "$id" is missing.']],
  [
    'dataset',
    { properties: { title: { minLength: 9 } } },
    ['/title value: It is as we want it. Expected at least 9 characters, found 5 in "Towns".'],
  ],
  [
    'variable',
    { required: ['fair:label'] },
    [
      '/properties/kind object: It is as we want it. The member "fair:label" is missing.',
      '/properties/plain object: It is as we want it. The member "fair:label" is missing.',
    ],
  ],
  [
    'code',
    { type: 'object', required: ['title'] },
    ['/properties/kind/oneOf/1 object: It is as we want it. The member "title" is missing.'],
  ],
  [
    'contributor',
    { properties: { role: { const: 'Provider' } } },
    [
      '/fair:contributors/0/role value: It is as we want it. Expected "Provider", found the string "Producer".',
    ],
  ],
  [
    'annotation',
    { type: 'array' },
    ['/properties/size/fair:label value: It is as we want it. Expected an array, found the string "Size".'],
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
  expect(found[0]).toMatch(/^\/\$id value: It is as we want it\. .*"a b".* Write an address\.$/);
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

test('the documented example reports what its summary says', async () => {
  const blocks = readFileSync('docs/linting.md', 'utf8').split(/^```(?:yaml)?$/m);
  const example = blocks.find((block) => block.includes('\nownRules:'))!;
  const { config, diagnostics } = readConfig(
    (await parse(example, 'fairwright.config.yaml')).document!,
    builtIn,
  );
  expect(diagnostics).toEqual([]);
  const [rule] = config!.ownRules!;
  expect(
    await said(rule!, {
      properties: {
        none: { type: 'string' },
        plain: { 'fair:label': 'Size' },
        english: { 'fair:label': { en: 'Size' } },
        french: { 'fair:label': { fr: 'Taille' } },
      },
    }),
  ).toEqual([
    expect.stringMatching(/^\/properties\/none object: A variable has a label in French\. /),
    expect.stringMatching(/^\/properties\/plain\/fair:label value: A variable has a label in French\. /),
    expect.stringMatching(/^\/properties\/english\/fair:label object: A variable has a label in French\. /),
  ]);
});
