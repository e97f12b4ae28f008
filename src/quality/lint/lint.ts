import type { Budget } from '../../base/budget.js';
import type { Diagnostic, Severity } from '../../base/diagnostic.js';
import { isObject } from '../../base/json.js';
import type { Document } from '../../schema/document/index.js';
import type { Registry } from '../../schema/references/index.js';
import { askOf } from './ask-of.js';
import { contextOf, type Evaluated, evaluateIn, type Finding } from './evaluate.js';
import { loadedLists, loadLists } from './lists.js';
import { readingOf } from './reading.js';
import type { LintContext, Rule, RuleSeverity } from './rule.js';
import { rules } from './rules/index.js';
import { severityOf, severityOfFinding, type Weights } from './severity.js';
import { hasSuppressions, withoutSuppressed } from './suppressions.js';

/** What a user may choose. */
export interface LintSettings extends Weights {
  /** Rules of the user, in addition to the built-in ones. */
  readonly ownRules?: readonly Rule[];
}

/** What limits the work. */
export interface LintLimits {
  /** The steps that it may take. Default: any number, and a description of very many variables is cut. */
  readonly budget?: Budget | undefined;
}

/** A document that rules have checked. */
export interface Checked {
  readonly evaluated: readonly Evaluated[];
  readonly context: LintContext;
}

/** What the linter found. */
export interface Linted {
  readonly diagnostics: readonly Diagnostic[];
  /** What every rule checked, for readiness; none of a document that is no object, and so describes nothing. */
  readonly checked?: Checked;
}

/** Checks the metadata of a schema: what is wrong with the annotations, and what is missing from them. */
export async function lint(
  document: Document,
  registry: Registry,
  settings: LintSettings = {},
  { budget }: LintLimits = {},
): Promise<Linted> {
  const all = settings.ownRules ? [...rules, ...settings.ownRules] : rules;
  const reading = readingOf(document, registry, budget);
  const context = contextOf(document, registry, loadedLists, reading, budget);
  const severities = new Map<Rule, RuleSeverity>();
  for (const rule of all) severities.set(rule, severityOf(rule, settings));
  const isSuppressing = hasSuppressions(context.schemaIndex);
  // Findings of a rule that is off count for readiness, and to know whether a suppression is used.
  const isUsed = (rule: Rule) => severities.get(rule) !== 'off' || rule.metrics.length > 0 || isSuppressing;
  const used = isObject(document.value) ? all.filter(isUsed) : undefined;
  if (used) await loadLists(used, context);
  const evaluated = used && evaluateIn(context, used);
  const findings = evaluated?.flatMap((each) => each.findings) ?? [];
  const found = isSuppressing
    ? withoutSuppressed(findings, context.schemaIndex, all, context.budget)
    : findings;
  // What is wrong with annotations is reported by rules, which know how to repair it.
  const diagnostics = reading.faults.filter(({ code }) => !code.startsWith('vocabulary/'));
  for (const finding of found) {
    const severity = severityOfFinding(finding, severities.get(finding.rule)!);
    if (severity !== undefined) diagnostics.push(diagnosticOf(finding, severity, document.uri));
  }
  return evaluated ? { diagnostics, checked: { evaluated, context } } : { diagnostics };
}

// Member by member, since there are many and spreads take several times as long.
function diagnosticOf(finding: Finding, severity: Severity, uri: string): Diagnostic {
  const { rule, pointer, on = 'object', message, help, params, fixes } = finding;
  const diagnostic = { code: `lint/${rule.id}`, severity, message } as {
    -readonly [K in keyof Diagnostic]: Diagnostic[K];
  };
  if (help !== undefined) diagnostic.help = help;
  if (params !== undefined) diagnostic.params = params;
  diagnostic.at = { uri, pointer, on };
  if (fixes !== undefined) diagnostic.fixes = fixes;
  if (fixes === undefined || fixes.length === 0) diagnostic.ask = askOf(finding);
  return diagnostic;
}
