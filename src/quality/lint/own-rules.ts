import type { Diagnostic } from '../../base/diagnostic.js';
import { isObject, type Json } from '../../base/json.js';
import { append, documentOf, valueAt } from '../../schema/document/index.js';
import type { Registry } from '../../schema/references/index.js';
import { type InstanceValidator, prepare } from '../validate/index.js';
import {
  type Annotation,
  defineRule,
  type Found,
  type LintContext,
  type Rule,
  type RuleSeverity,
  type SubjectName,
  type Subjects,
} from './rule.js';

/** A rule that a configuration declares, and where. */
export interface OwnRule {
  readonly id: string;
  readonly on: SubjectName;
  readonly severity: RuleSeverity;
  readonly summary: string;
  readonly help?: string;
  readonly schema: Json;
  readonly uri: string;
  readonly pointer: string;
}

/** The rules that people declared, and what is wrong with their schemas. */
export interface OwnRules {
  readonly rules: readonly Rule[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Makes rules of what a configuration declares; one whose schema is not usable is left out. */
export async function ownRulesOf(declared: readonly OwnRule[], registry: Registry): Promise<OwnRules> {
  const made = await Promise.all(declared.map((each) => ownRuleOf(each, registry)));
  return {
    rules: made.flatMap(({ rules }) => rules),
    diagnostics: made.flatMap(({ diagnostics }) => diagnostics),
  };
}

async function ownRuleOf(declared: OwnRule, registry: Registry): Promise<OwnRules> {
  const { uri } = declared;
  const place = append(declared.pointer, 'schema');
  // A format in a rule of a user is asserted.
  const { diagnostics, check: validate } = await prepare(documentOf(declared.schema, uri), {
    registry,
    formats: 'assert',
  });
  return {
    rules: validate ? [ruleOf(declared, validate)] : [],
    diagnostics: diagnostics.map((each) => ({
      ...each,
      at: { ...each.at, pointer: place + each.at.pointer },
      ...(each.related
        ? { related: each.related.map(({ message, at }) => ({ message, at: moved(at, uri, place) })) }
        : {}),
    })),
  };
}

function moved(at: Diagnostic['at'], uri: string, place: string): Diagnostic['at'] {
  return at.uri === uri ? { ...at, pointer: place + at.pointer } : at;
}

function ruleOf({ id, on, severity, summary, help }: OwnRule, validate: InstanceValidator): Rule {
  const checked = (subject: Subjects[typeof on], context: LintContext) =>
    on === 'annotation' ? (subject as Annotation).value : schemaObjectOf(subject.pointer, context);
  return defineRule({
    id,
    on,
    group: 'hygiene',
    severity,
    fix: 'none',
    summary,
    why: help ?? 'Your configuration requires it.',
    targets: {},
    metrics: [],
    examples: { bad: [], good: [] },
    applies: (subject, context) => checked(subject, context) !== undefined,
    check: (subject, context) =>
      validate(documentOf(checked(subject, context)!, context.document.uri)).map(
        ({ message, at, params }): Found => ({
          pointer: subject.pointer + at.pointer,
          on: at.on,
          message: summary,
          help: help === undefined ? message : `${message} ${help}`,
          params: { summary, keyword: params?.keyword, keywordLocation: params?.keywordLocation },
        }),
      ),
  });
}

/** A code of a plain `enum` is no object, and has nothing that a rule could ask for. */
function schemaObjectOf(pointer: string, { document }: LintContext): Json | undefined {
  const value = valueAt(document.value, pointer);
  return isObject(value) ? value : undefined;
}
