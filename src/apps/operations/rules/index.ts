import { type Json, type JsonObject, quote } from '../../../base/json.js';
import { rules as allRules, type Rule } from '../../../quality/lint/index.js';
import { closest, string } from '../../../schema/vocabulary/index.js';
import { stringList } from '../answers.js';
import { NotFound, type Operation } from '../operation.js';

/** A rule in a list. */
export interface RuleEntry {
  readonly id: string;
  readonly group: string;
  readonly on: string;
  readonly severity: string;
  readonly fix: string;
  readonly summary: string;
}

/** A rule with all that is known about it. */
export interface RuleDetails extends RuleEntry {
  readonly why: string;
  readonly presets: { readonly [preset: string]: string };
  readonly targets: { readonly [target: string]: string };
  readonly metrics: readonly string[];
  readonly examples: { readonly bad: readonly object[]; readonly good: readonly object[] };
}

const STRING: JsonObject = { type: 'string' };

const ENTRY: { readonly [name: string]: JsonObject } = {
  id: STRING,
  group: STRING,
  on: { ...STRING, description: 'What the rule checks.' },
  severity: STRING,
  fix: { enum: ['safe', 'unsafe', 'none'] },
  summary: { ...STRING, description: 'What must be true.' },
};

/** Lists the rules of the linter. */
export const rules: Operation<
  Record<never, never>,
  { readonly count: number; readonly rules: readonly RuleEntry[] }
> = {
  name: 'rules',
  summary: 'List the rules of the linter.',
  parameters: {},
  answer: {
    about: 'The rules, in the order of their findings.',
    mediaType: 'application/json',
    schema: {
      type: 'object',
      required: ['count', 'rules'],
      properties: {
        count: { type: 'integer' },
        rules: { type: 'array', items: { type: 'object', required: Object.keys(ENTRY), properties: ENTRY } },
      },
    },
  },
  examples: [{ title: 'All rules', input: {} }],
  isStable: true,
  run: () => ({ count: allRules.length, rules: allRules.map(entryOf) }),
};

/** Explains one rule. */
export const rule: Operation<{ readonly id: string }, RuleDetails> = {
  name: 'rule',
  itemOf: 'rules',
  summary: 'Explain a rule of the linter.',
  parameters: { id: { about: 'The name of the rule.', required: true, kind: string } },
  answer: {
    about: 'The rule, with why it matters and examples.',
    mediaType: 'application/json',
    schema: {
      type: 'object',
      required: [...Object.keys(ENTRY), 'why', 'presets', 'targets', 'metrics', 'examples'],
      properties: {
        ...ENTRY,
        why: { ...STRING, description: 'Why that matters.' },
        presets: { type: 'object', description: 'The presets in which it has another severity.' },
        targets: { type: 'object', description: 'The level of the requirement in each standard.' },
        metrics: { ...stringList, description: 'The FAIR metrics that it contributes to.' },
        examples: {
          type: 'object',
          description: 'Schemas that break the rule, repaired if there is a fix, and schemas that follow it.',
        },
      },
    },
  },
  examples: [{ title: 'The missing licence', input: { id: 'dataset-license' } }],
  isStable: true,
  run: ({ id }) => detailsOf(ruleNamed(id)),
};

/** The rule of a name; says what was meant when there is none. */
export function ruleNamed(id: string): Rule {
  const name = id.replace(/^lint\//, '');
  const found = allRules.find((each) => each.id === name);
  if (found) return found;
  const meant = closest(
    name,
    allRules.map((each) => each.id),
  );
  throw new NotFound(`Unknown rule ${quote(name)}.${meant ? ` Did you mean ${quote(meant)}?` : ''}`);
}

function entryOf({ id, group, on, severity, fix, summary }: Rule): RuleEntry {
  return { id, group, on, severity, fix, summary };
}

/** All that is known about a rule. */
export function detailsOf(each: Rule): RuleDetails {
  const { why, presets = {}, targets, metrics, examples } = each;
  return {
    ...entryOf(each),
    why,
    presets,
    targets,
    metrics,
    examples: examples as { bad: readonly { schema: Json }[]; good: readonly { schema: Json }[] },
  };
}
