import { describe, expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import type { Json } from '../../src/base/json.js';
import { parse } from '../../src/schema/document/index.js';
import { textOf } from '../../src/schema/draft/index.js';

/** Texts that some reader of YAML takes for something else. */
const TRAPS = [
  'NO',
  'no',
  'No',
  'NA',
  'N',
  'n',
  'y',
  'Y',
  'yes',
  'YES',
  'on',
  'off',
  'true',
  'FALSE',
  'null',
  'Null',
  '~',
  '',
  ' ',
  '1.10',
  '1e3',
  '1E3',
  '0123',
  '0o17',
  '0x1F',
  '0b11',
  '1_000',
  '12:30',
  '12:30:45',
  '190:20:30',
  '+1',
  '-1',
  '.5',
  '5.',
  '-.inf',
  '.nan',
  '.NaN',
  '1,000',
  '2024-01-31',
  '2024-01-31T12:00:00Z',
  '2024-01-31 12:00:00',
  '2001-12-14t21:59:43.10-05:00',
  '=',
  '<<',
  '*a',
  '&a',
  '!a',
  '%a',
  '@a',
  '`a',
  '#a',
  'a #b',
  'a: b',
  'a:',
  '- a',
  '-',
  '? a',
  '?',
  '|',
  '>',
  '{a}',
  '[a]',
  ',',
  '"a"',
  "'a'",
  "it's",
  ' a',
  'a ',
  'a\n',
  '\na',
  'a\nb',
  'a\n\nb\n',
  'a\tb',
  '\t',
  'a\r\nb',
  '---',
  '...',
  '--- a',
  '\u0000',
  '\u0007',
  '\u0085',
  '\u2028',
  '\ufeff',
  '\ud83d\ude00',
  `${'long '.repeat(60)}end`,
  `${'x'.repeat(300)}`,
  `${'long '.repeat(30)}\n  indented ${'long '.repeat(30)}`,
  'a\\b',
  '\\',
] as const;

const VALUES: readonly Json[] = [
  null,
  true,
  false,
  0,
  -0,
  1.1,
  1e21,
  1e-7,
  123456789012345680000,
  [],
  {},
  [[]],
  [{}],
  { a: {} },
  { a: [] },
  [[1, [2]], { a: [{ b: null }] }],
  { type: 'object', properties: { NO: { const: 'NO' }, '2024-01-31': { enum: ['NA', 1.1, '1.10'] } } },
];

describe('a schema in YAML', () => {
  test.each(TRAPS)('gives back the text %j as a value and as a name', async (text) => {
    const schema: Json = { const: text, [text || 'empty']: [text] };
    const yaml = textOf(schema, 'yaml');
    expect((await parse(yaml, 'schema.yaml', 'yaml')).document?.value).toEqual(schema);
    expect(parseYaml(yaml)).toEqual(schema);
    expect(parseYaml(yaml, { version: '1.1' })).toEqual(schema);
  });

  test.each(VALUES.map((value) => [value]))('gives back %j', (value) => {
    expect(parseYaml(textOf({ value }, 'yaml'))).toEqual({ value });
  });

  test.each(['NO', 'NA', 'yes', '~', '1.10', '1e3', '0123', '2024-01-31', 'null', 'y'])(
    'quotes %s',
    (text) => {
      const isPlain = text === 'NA';
      expect(textOf({ const: text }, 'yaml')).toBe(isPlain ? `const: ${text}\n` : `const: "${text}"\n`);
    },
  );

  test('writes no anchors for what stands twice', () => {
    const shared = { type: 'string' };
    expect(textOf({ a: shared, b: shared }, 'yaml')).toBe('a:\n  type: string\nb:\n  type: string\n');
  });

  test('keeps a member that is called __proto__', () => {
    const yaml = textOf(JSON.parse('{"__proto__": {"type": "string"}}') as Json, 'yaml');
    expect(yaml).toBe('__proto__:\n  type: string\n');
  });
});

describe('a schema in JSON', () => {
  test.each([...TRAPS, ...VALUES].map((value) => [value]))('gives back %j', (value) => {
    const text = textOf({ value }, 'json');
    expect(text.endsWith('}\n')).toBe(true);
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify({ value })));
  });
});
