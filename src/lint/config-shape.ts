import { isObject, type Json, type JsonObject, quote } from '../json.js';
import {
  boolean,
  closedRecord,
  closest,
  type Kind,
  list,
  mapOf,
  oneOf,
  oneOrMany,
  type Problem,
  plainKind,
  problem,
  string,
  stringKind,
  type ValueOf,
  wholeNumber,
} from '../vocabulary/index.js';
import { type Preset, presets, type Rule, type RuleSeverity, targets } from './rule.js';

/** What a configuration needs to know of a rule. */
export type KnownRule = Pick<Rule, 'id' | 'summary'>;

/** Defaults for the flags of the command. */
export type ConfigOptions = ValueOf<typeof optionsKind>;

/** A configuration as it is written. */
export type ConfigValue = ValueOf<ReturnType<typeof configKind>>;

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

const severity: Kind<RuleSeverity> = {
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

const nonEmpty = (name: string, expected: string) =>
  stringKind(name, expected, { pattern: '\\S' }, (value) =>
    value.trim() === '' ? problem(`Expected ${expected}, found an empty string.`) : [],
  );

const preset = oneOf(...presets);
const target = oneOrMany(oneOf(...targets), 'standards');
const globs = oneOrMany(nonEmpty('glob', 'a glob such as "data/**/*.json"'), 'globs');

const base = stringKind(
  'base',
  'the name of a preset, or the path of a configuration',
  { minLength: 1 },
  (value) => {
    if (isPreset(value) || isConfigPath(value)) return [];
    const meant = closest(value, presets);
    return problem(`${quote(value)} is neither a preset nor the path of a JSON or YAML file.`, {
      help:
        meant === undefined ? 'Write a path such as "./team.config.json".' : `Did you mean ${quote(meant)}?`,
    });
  },
);

/** Whether a name is that of a preset. */
export function isPreset(name: string): name is Preset {
  return (presets as readonly string[]).includes(name);
}

/** Whether a text can be meant as the path of a configuration. */
export function isConfigPath(text: string): boolean {
  return /[/\\]|\.(?:json|ya?ml)$/i.test(text);
}

const optionsKind = closedRecord('set of options', {
  failOn: {
    kind: oneOf('error', 'warning', 'info', 'hint', 'never'),
    title: 'The lowest severity that makes the command fail',
  },
  max: { kind: wholeNumber(0, 1_000_000), title: 'The maximum number of findings to show' },
  quiet: { kind: boolean, title: 'Whether only errors are shown' },
  baseline: {
    kind: nonEmpty('path', 'the path of a baseline file'),
    title: 'The file of known findings',
  },
});

const OWN_RULE_ID = '^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$';

const ownRuleKind = closedRecord(
  'rule of your own',
  {
    id: {
      kind: stringKind('id', 'a name such as "our-label"', { pattern: OWN_RULE_ID }, (value) =>
        new RegExp(OWN_RULE_ID).test(value)
          ? []
          : problem(`${quote(value)} is not a valid name of a rule.`, {
              help: 'Write lower-case letters and digits, with "-" between words, such as "our-label".',
            }),
      ),
      required: true,
      title: 'The name of the rule',
    },
    on: {
      kind: oneOf('document', 'dataset', 'variable', 'code', 'contributor', 'annotation'),
      required: true,
      title: 'What the rule checks',
    },
    severity: { kind: severity, required: true, title: 'The severity of its findings' },
    summary: {
      kind: nonEmpty('summary', 'a sentence'),
      required: true,
      title: 'What must be true, in one sentence',
    },
    help: { kind: nonEmpty('help', 'a sentence'), title: 'What to do about a finding' },
    schema: {
      kind: plainKind<Json>(
        'schema',
        'a JSON Schema',
        ['object', 'boolean'],
        { type: ['object', 'boolean'] },
        (value) => isObject(value) || typeof value === 'boolean',
      ),
      required: true,
      title: 'The JSON Schema that the schema object, or the value of the annotation, must be valid against',
    },
  },
  { name: 'id', level: 'severity', given: 'on', scope: 'on', message: 'summary', description: 'summary' },
);

/** Says what is wrong with the name of a rule. */
type RuleCheck = (id: string) => readonly Problem[];

/** What can be chosen anywhere: for all files, for some, or for one request, which has no rules of its own. */
export function choicesOf(rules: readonly KnownRule[], check: RuleCheck, others: Json = severity.schema) {
  const severitiesById = mapOf('an object that maps rules to severities', severity, check);
  return {
    preset: { kind: preset, title: 'The set of rules to apply' },
    for: { kind: target, title: 'The standards that the schemas will be exported to' },
    rules: {
      kind: { ...severitiesById, schema: severitiesSchema(rules, others) },
      title: 'Severities by rule; they override all other settings',
    },
  } as const;
}

/** THE TABLE of a configuration: its check and its JSON Schema follow from it. */
export function configKind(rules: readonly KnownRule[], check: RuleCheck = () => []) {
  const choices = choicesOf(rules, check);
  const override = closedRecord(
    'set of overrides',
    { files: { kind: globs, required: true, title: 'The files that the overrides apply to' }, ...choices },
    { file: 'files', paths: 'files', glob: 'files', target: 'for', targets: 'for' },
  );
  return closedRecord(
    'configuration',
    {
      $schema: { kind: string, title: 'The JSON Schema of this file, for editors' },
      extends: {
        kind: oneOrMany(base, 'presets and paths'),
        title:
          'The presets and other configurations that this one extends; later entries override earlier ones',
      },
      ...choices,
      overrides: {
        kind: list(override, 'overrides'),
        title: 'Different settings for some files; later entries override earlier ones',
      },
      files: { kind: globs, title: 'Files in folders that are schemas, whatever they contain' },
      ignore: { kind: globs, title: 'Files that are not checked' },
      options: { kind: optionsKind, title: 'Defaults for the flags of the command' },
      ownRules: { kind: list(ownRuleKind, 'rules of your own'), title: 'Rules of your own' },
    },
    {
      target: 'for',
      targets: 'for',
      severities: 'rules',
      extend: 'extends',
      include: 'files',
      schemas: 'files',
      ignores: 'ignore',
      exclude: 'ignore',
      ignorePatterns: 'ignore',
      customRules: 'ownRules',
    },
  );
}

/** The rules by name, so that editors can offer them; rules of one's own have other names. */
function severitiesSchema(rules: readonly KnownRule[], others: Json): JsonObject {
  const properties = rules.map(
    ({ id, summary }) => [id, { description: summary, ...severity.schema }] as const,
  );
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    additionalProperties: others,
  };
}
