import { type Json, type JsonObject, quote } from '../../base/json.js';
import { type Kind, mapOf, oneOf, oneOrMany, type Problem } from '../../schema/vocabulary/index.js';
import { presets, type Rule, type RuleSeverity, targets } from './rule.js';

/** What those who choose need to know of a rule. */
export type KnownRule = Pick<Rule, 'id' | 'summary'>;

const severities = ['error', 'warning', 'info', 'hint', 'off'] as const;

// What other linters call them.
const OTHER_SEVERITIES: { readonly [word: string]: RuleSeverity } = {
  warn: 'warning',
  information: 'info',
  suggestion: 'hint',
  on: 'error',
  none: 'off',
  ignore: 'off',
  disabled: 'off',
  false: 'off',
};

/** The severity of a rule, as people write it. */
export const ruleSeverity: Kind<RuleSeverity> = {
  ...oneOf(...severities),
  check(value) {
    const found = oneOf(...severities).check(value);
    // An object may have a member `toString`: only what is certainly a word becomes one.
    const word = typeof value === 'string' || typeof value === 'boolean' ? `${value}`.toLowerCase() : '';
    const meant = Object.hasOwn(OTHER_SEVERITIES, word) ? OTHER_SEVERITIES[word] : undefined;
    return meant === undefined
      ? found
      : found.map((each) => ({ ...each, help: `Did you mean ${quote(meant)}?` }));
  },
};

const preset = oneOf(...presets);
const target = oneOrMany(oneOf(...targets), 'standards');

/** Says what is wrong with the name of a rule. */
export type RuleCheck = (id: string) => readonly Problem[];

/** What can be chosen anywhere: for all files, for some, or for one request, which has no rules of its own. */
export function choicesOf(rules: readonly KnownRule[], check: RuleCheck, others: Json = ruleSeverity.schema) {
  const severitiesById = mapOf('an object that maps rules to severities', ruleSeverity, check);
  return {
    preset: { kind: preset, title: 'The set of rules to apply' },
    for: { kind: target, title: 'The standards that the schemas will be exported to' },
    rules: {
      kind: { ...severitiesById, schema: severitiesSchema(rules, others) },
      title: 'Severities by rule; they override all other settings',
    },
  } as const;
}

/** The rules by name, so that editors can offer them; rules of one's own have other names. */
function severitiesSchema(rules: readonly KnownRule[], others: Json): JsonObject {
  const properties = rules.map(
    ({ id, summary }) => [id, { description: summary, ...ruleSeverity.schema }] as const,
  );
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    additionalProperties: others,
  };
}
