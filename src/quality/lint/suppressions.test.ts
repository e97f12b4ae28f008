import { describe, expect, test } from 'vitest';
import type { Json } from '../../base/json.js';
import { documentOf, editValue, indexSchema } from '../../schema/document/index.js';
import type { Finding } from './evaluate.js';
import { defineRule, type Rule } from './rule.js';
import { unusedSuppression } from './rules/hygiene/unused-suppression.js';
import { withoutSuppressed } from './suppressions.js';

function ruleNamed(id: string): Rule {
  return defineRule({ ...(unusedSuppression as Rule<'document'>), id });
}

const rules = [ruleNamed('numeric-unit'), ruleNamed('variable-label'), unusedSuppression];

/** What is left of findings given as `rule pointer` or `rule pointer subject`, and what is said of entries. */
function left(schema: Json, ...findings: readonly string[]): readonly Finding[] {
  const found = findings.map((each): Finding => {
    const [id, pointer = '', subject = pointer] = each.split(' ');
    return { rule: rules.find((rule) => rule.id === id)!, pointer, subject, message: 'M.' };
  });
  return withoutSuppressed(found, indexSchema(documentOf(schema, 'x')), rules);
}

const short = (findings: readonly Finding[]) =>
  findings.map(({ rule, pointer, message }) =>
    rule === unusedSuppression ? `${pointer}: ${message}` : `${rule.id} ${pointer}`,
  );

const ignoring = (entries: Json, more: { readonly [name: string]: Json } = {}): Json => ({
  properties: { a: { ...more, 'x-lint-ignore': entries }, ab: {} },
});

describe('x-lint-ignore', () => {
  test('holds in its object and below, for its rule alone', () => {
    const schema = ignoring({ 'numeric-unit': 'An index.' });
    const shown = ['numeric-unit /properties/ab', 'variable-label /properties/a', 'numeric-unit '];
    const hidden = ['numeric-unit /properties/a', 'numeric-unit /properties/a/items/oneOf/0/fair:label'];
    expect(short(left(schema, ...hidden, ...shown))).toEqual(shown);
  });

  test('holds for a subject whose fault is elsewhere, and at the root for all', () => {
    expect(left(ignoring({ 'numeric-unit': 'Why.' }), 'numeric-unit /$defs/x /properties/a')).toEqual([]);
    expect(left({ 'x-lint-ignore': { 'numeric-unit': 'Why.' } }, 'numeric-unit /properties/a/b')).toEqual([]);
  });

  test('is no keyword where it is the name of a property', () => {
    const schema = { properties: { 'x-lint-ignore': { 'numeric-unit': 'Why.' } } };
    expect(short(left(schema, 'numeric-unit /properties'))).toEqual(['numeric-unit /properties']);
  });

  const faults: readonly (readonly [name: string, entries: Json, says: string])[] = [
    [
      'ignores nothing',
      { 'variable-label': 'Why.' },
      '/variable-label: The entry ignores nothing: the rule "variable-label" finds nothing here.',
    ],
    [
      'has no reason',
      { 'numeric-unit': ' ' },
      '/numeric-unit: The rule "numeric-unit" is ignored without a reason, so its findings are shown.',
    ],
    [
      'has another reason than words',
      { 'numeric-unit': true },
      '/numeric-unit: The rule "numeric-unit" is ignored without a reason, so its findings are shown.',
    ],
    [
      'names no rule',
      { 'numeric-units': 'Why.' },
      '/numeric-units: Unknown rule "numeric-units": nothing is ignored.',
    ],
    [
      'names what objects inherit',
      { constructor: 'Why.' },
      '/constructor: Unknown rule "constructor": nothing is ignored.',
    ],
    ['is empty', {}, ': "x-lint-ignore" is empty and ignores nothing.'],
    [
      'is a list',
      ['numeric-unit'],
      ': "x-lint-ignore" must be an object that maps rules to reasons, found an array of 1 item.',
    ],
  ];
  test.each(faults)('that %s is told, and hides nothing', (_name, entries, says) => {
    const found = left(ignoring(entries), 'numeric-unit /properties/a');
    expect(short(found)).toEqual(['numeric-unit /properties/a', `/properties/a/x-lint-ignore${says}`]);
  });

  test('the nearest entry is the one in use', () => {
    const entry = { 'numeric-unit': 'Why.' };
    const schema = { 'x-lint-ignore': entry, properties: { a: { 'x-lint-ignore': entry } } };
    expect(left(schema, 'numeric-unit /properties/a').map(({ pointer }) => pointer)).toEqual([
      '/x-lint-ignore/numeric-unit',
    ]);
  });

  test('unused entries go, and with the last one the keyword', () => {
    const two = ignoring({ 'numeric-unit': 'Why.', 'variable-label': 'Why.' });
    const [unused] = left(two, 'numeric-unit /properties/a');
    expect(unused!.fixes![0]!.safe).toBe(true);
    const one = editValue(two, unused!.fixes![0]!.edits);
    expect(one).toEqual(ignoring({ 'numeric-unit': 'Why.' }));
    expect(editValue(one, left(one)[0]!.fixes![0]!.edits)).toEqual({ properties: { a: {}, ab: {} } });
  });

  test('a name that is nearly right can be set right, but not unasked', () => {
    const schema = ignoring({ 'numeric-units': 'Why.' });
    const [fix] = left(schema)[0]!.fixes!;
    expect(fix!.safe).toBe(false);
    expect(editValue(schema, fix!.edits)).toEqual(ignoring({ 'numeric-unit': 'Why.' }));
  });

  test('what is said of entries can be ignored too, but not what is said of that', () => {
    const entries = { 'numeric-unit': 'Later.', 'unused-suppression': 'We wait for the unit.' };
    expect(left(ignoring(entries))).toEqual([]);
    expect(left(ignoring(entries), 'numeric-unit /properties/a').map(({ pointer }) => pointer)).toEqual([
      '/properties/a/x-lint-ignore/unused-suppression',
    ]);
  });
});

test('without entries the findings stay the list that they are', () => {
  const findings: readonly Finding[] = [];
  expect(withoutSuppressed(findings, indexSchema(documentOf({}, 'x')), rules)).toBe(findings);
});

describe('the examples of the rule', () => {
  /** What a stand-in for numeric-unit finds, and what is then said of entries. */
  function told(schema: Json): readonly Finding[] {
    const { objects } = indexSchema(documentOf(schema, 'x'));
    const numbers = objects.filter(({ value }) => value.type === 'number');
    const found = left(schema, ...numbers.map(({ pointer }) => `numeric-unit ${pointer}`));
    return found.filter(({ rule }) => rule === unusedSuppression);
  }

  test.each(unusedSuppression.examples.bad)('bad: $schema', ({ schema, fixed }) => {
    const found = told(schema);
    expect(found).toHaveLength(1);
    if (fixed !== undefined) expect(editValue(schema, found[0]!.fixes![0]!.edits)).toEqual(fixed);
  });

  test.each(unusedSuppression.examples.good)('good: $schema', ({ schema }) => {
    expect(told(schema)).toEqual([]);
  });
});
