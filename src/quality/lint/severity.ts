import type { Severity } from '../../base/diagnostic.js';
import type { Finding } from './evaluate.js';
import type { Preset, Rule, RuleSeverity, Target } from './rule.js';

/** What decides the severities of findings. */
export interface Weights {
  readonly preset?: Preset;
  /** The standards that the document will be exported to. */
  readonly for?: Target | readonly Target[];
  /** Severities by rule; they override all other settings. */
  readonly rules?: { readonly [id: string]: RuleSeverity };
}

const RANKS: readonly RuleSeverity[] = ['off', 'hint', 'info', 'warning', 'error'];

const BY_LEVEL = { must: 'error', should: 'warning', may: 'off' } as const;

/** The severity of a rule: as configured, else the highest of those of the preset and of the targets. */
export function severityOf(
  rule: Rule,
  { preset = 'recommended', for: targets = [], rules = {} }: Weights,
): RuleSeverity {
  const configured = Object.hasOwn(rules, rule.id) ? rules[rule.id] : undefined;
  if (configured !== undefined) return configured;
  let severity = (preset === 'recommended' ? undefined : rule.presets?.[preset]) ?? rule.severity;
  for (const target of typeof targets === 'string' ? [targets] : targets) {
    const level = BY_LEVEL[rule.targets[target] ?? 'may'];
    if (RANKS.indexOf(level) > RANKS.indexOf(severity)) severity = level;
  }
  return severity;
}

/** The severity of a finding, given that of its rule: a minor one is a hint unless its rule is off. */
export function severityOfFinding({ isMinor }: Finding, severity: RuleSeverity): Severity | undefined {
  if (severity === 'off') return undefined;
  return isMinor && RANKS.indexOf(severity) > RANKS.indexOf('hint') ? 'hint' : severity;
}
