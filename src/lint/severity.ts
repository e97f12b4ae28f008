import type { Severity } from '../diagnostic.js';
import type { Finding } from './evaluate.js';
import type { Preset, Rule, RuleSeverity, Target } from './rule.js';

/** What decides how much findings weigh. */
export interface Weights {
  readonly preset?: Preset;
  /** The standards that the document is meant for. */
  readonly for?: Target | readonly Target[];
  /** Severities by rule, over everything else. */
  readonly rules?: { readonly [id: string]: RuleSeverity };
}

const RANKS: readonly RuleSeverity[] = ['off', 'hint', 'info', 'warning', 'error'];

const BY_LEVEL = { must: 'error', should: 'warning', may: 'off' } as const;

/** How much a rule weighs: as configured, else the gravest of what the preset and the targets say. */
export function severityOf(
  rule: Rule,
  { preset = 'recommended', for: targets = [], rules = {} }: Weights,
): RuleSeverity {
  const configured = Object.hasOwn(rules, rule.id) ? rules[rule.id] : undefined;
  if (configured !== undefined) return configured;
  const usual = preset === 'recommended' ? undefined : rule.presets?.[preset];
  const raised = [targets].flat().map((target) => BY_LEVEL[rule.targets[target] ?? 'may']);
  return [usual ?? rule.severity, ...raised].reduce((a, b) => (RANKS.indexOf(b) > RANKS.indexOf(a) ? b : a));
}

/** Tells how much findings weigh, each rule being weighed once; a minor one is a hint unless its rule is off. */
export function scales(weights: Weights): (finding: Finding) => Severity | undefined {
  const known = new Map<Rule, RuleSeverity>();
  return ({ rule, isMinor }) => {
    let severity = known.get(rule);
    if (severity === undefined) {
      severity = severityOf(rule, weights);
      known.set(rule, severity);
    }
    if (severity === 'off') return undefined;
    return isMinor && RANKS.indexOf(severity) > RANKS.indexOf('hint') ? 'hint' : severity;
  };
}
