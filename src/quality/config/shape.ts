import { isObject, type Json, quote } from '../../base/json.js';
import {
  boolean,
  closedRecord,
  closest,
  list,
  oneOf,
  oneOrMany,
  plainKind,
  problem,
  string,
  stringKind,
  type ValueOf,
  wholeNumber,
} from '../../schema/vocabulary/index.js';
import { diffChoicesKind } from '../diff/list/index.js';
import {
  choicesOf,
  type KnownRule,
  type Preset,
  presets,
  type RuleCheck,
  ruleSeverity,
} from '../lint/index.js';

/** Defaults for the flags of the command. */
export type ConfigOptions = ValueOf<typeof optionsKind>;

/** A configuration as it is written. */
export type ConfigValue = ValueOf<ReturnType<typeof configKind>>;

const nonEmpty = (name: string, expected: string) =>
  stringKind(name, expected, { pattern: '\\S' }, (value) =>
    value.trim() === '' ? problem(`Expected ${expected}, found an empty string.`) : [],
  );

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
    severity: { kind: ruleSeverity, required: true, title: 'The severity of its findings' },
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

/** THE TABLE of a configuration: its check and its JSON Schema follow from it. */
export function configKind(rules: readonly KnownRule[], check: RuleCheck = () => []) {
  const choices = {
    ...choicesOf(rules, check),
    diff: {
      kind: diffChoicesKind,
      title: 'How serious changes between versions are, and which are accepted',
    },
  } as const;
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
