import { describe, expect, test } from 'vitest';
import { isValid } from '../../base/diagnostic.js';
import type { Json } from '../../base/json.js';
import { documentOf } from '../../schema/document/index.js';
import { validate } from '../validate/index.js';
import { configSchema, readConfig } from './config.js';

const rules = [
  { id: 'numeric-unit', summary: 'A number has a unit.' },
  { id: 'dataset-license', summary: 'A dataset has a licence.' },
];

const ownRule = { id: 'our-label', on: 'variable', severity: 'warning', summary: 'A label.', schema: true };

function said(value: Json): readonly string[] {
  return readConfig(documentOf(value, 'c'), rules).diagnostics.map(
    ({ code, message, help, at }) => `${code} ${at.pointer} ${at.on}: ${message}${help ? ` ${help}` : ''}`,
  );
}

describe('a configuration that is right', () => {
  const cases: readonly (readonly [name: string, value: Json])[] = [
    ['empty', {}],
    ['a preset', { preset: 'strict', for: 'cdif' }],
    ['bases', { extends: ['publish', './team.yaml', '../x/fairwright.config.json'] }],
    ['one base', { extends: 'strict' }],
    ['severities', { rules: { 'numeric-unit': 'off', 'dataset-license': 'error' } }],
    [
      'overrides',
      {
        overrides: [
          { files: '*.json', preset: 'publish' },
          { files: ['a', '!b'], rules: {} },
        ],
      },
    ],
    ['options', { options: { failOn: 'never', max: 10, quiet: true, baseline: 'b.json' }, ignore: 'drafts' }],
    ['a rule of its own', { ownRules: [ownRule], rules: { 'our-label': 'error' } }],
    ['for editors', { $schema: './config.schema.json' }],
  ];
  test.each(cases)('%s', async (_name, value) => {
    expect(said(value)).toEqual([]);
    expect(await validate(documentOf(configSchema(rules), 's'), documentOf(value, 'i'))).toEqual([]);
  });
});

describe('a configuration that is wrong', () => {
  const cases: readonly (readonly [name: string, value: Json, says: readonly string[]])[] = [
    [
      'no object',
      [],
      ['config/value  value: Expected an object that describes a configuration, found an empty array.'],
    ],
    [
      'a misspelt name',
      { rulse: {} },
      ['config/unknown-name /rulse key: A configuration has no member "rulse". Did you mean "rules"?'],
    ],
    [
      'a word of another linter',
      { ignorePatterns: [] },
      [
        'config/unknown-name /ignorePatterns key: A configuration has no member "ignorePatterns". Did you mean "ignore"?',
      ],
    ],
    [
      'names that objects inherit',
      JSON.parse('{"__proto__": {}, "constructor": 1}') as Json,
      [
        'config/unknown-name /__proto__ key: A configuration has no member "__proto__".',
        'config/unknown-name /constructor key: A configuration has no member "constructor".',
      ],
    ],
    [
      'an unknown rule',
      { rules: { 'numeric-units': 'off', toString: 'off' } },
      [
        'config/unknown-rule /rules/numeric-units key: Unknown rule "numeric-units". Did you mean "numeric-unit"?',
        'config/unknown-rule /rules/toString key: Unknown rule "toString".',
      ],
    ],
    [
      'a severity of another linter',
      { rules: { 'numeric-unit': 'warn' } },
      [
        'config/value /rules/numeric-unit value: Expected "error", "warning", "info", "hint" or "off", found the string "warn". Did you mean "warning"?',
      ],
    ],
    [
      'a severity that is false',
      { rules: { 'numeric-unit': false } },
      [
        'config/value /rules/numeric-unit value: Expected "error", "warning", "info", "hint" or "off", found the boolean false. Did you mean "off"?',
      ],
    ],
    [
      'a severity that is an object',
      { rules: { 'numeric-unit': { toString: 1, valueOf: 1 } } },
      [
        'config/value /rules/numeric-unit value: Expected "error", "warning", "info", "hint" or "off", found an object of 2 members.',
      ],
    ],
    [
      'a preset',
      { extends: ['strct'], preset: 'publsh' },
      [
        'config/value /extends/0 value: "strct" is neither a preset nor the path of a JSON or YAML file. Did you mean "strict"?',
        'config/value /preset value: Expected "recommended", "strict" or "publish", found the string "publsh". Did you mean "publish"?',
      ],
    ],
    [
      'overrides',
      { overrides: [{ rules: { x: 'off' } }, { files: [''], target: 'cdif' }] },
      [
        'config/value /overrides/0 object: A set of overrides needs the member "files".',
        'config/unknown-rule /overrides/0/rules/x key: Unknown rule "x".',
        'config/unknown-name /overrides/1/target key: A set of overrides has no member "target". Did you mean "for"?',
        'config/value /overrides/1/files/0 value: Expected a glob such as "data/**/*.json", found an empty string.',
      ],
    ],
    [
      'rules of its own',
      {
        ownRules: [
          { ...ownRule, id: 'Our Label', level: 1 },
          { ...ownRule, id: 'numeric-unit' },
          ownRule,
          ownRule,
        ],
      },
      [
        'config/unknown-name /ownRules/0/level key: A rule of your own has no member "level". Did you mean "severity"?',
        'config/value /ownRules/0/id value: "Our Label" is not a valid name of a rule. Write lower-case letters and digits, with "-" between words, such as "our-label".',
        'config/value /ownRules/1/id value: "numeric-unit" is already the name of a rule of fairwright. Give it another name.',
        'config/value /ownRules/3/id value: "our-label" is already the name of an earlier rule. Give it another name.',
      ],
    ],
  ];
  test.each(cases)('%s', (_name, value, says) => {
    expect(said(value)).toEqual(says);
    expect(readConfig(documentOf(value, 'c'), rules).config).toBeUndefined();
  });
});

test('the JSON Schema is valid, names every rule and refuses other names', async () => {
  const schema = documentOf(configSchema(rules), 's');
  expect(await validate(schema)).toEqual([]);
  expect(JSON.stringify(schema.value)).toContain('A dataset has a licence.');
  expect(isValid(await validate(schema, documentOf({ rulse: {} }, 'i')))).toBe(false);
  expect(isValid(await validate(schema, documentOf({ rules: { 'numeric-unit': 'warn' } }, 'i')))).toBe(false);
});
