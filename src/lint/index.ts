export { answerEdits } from './ask.js';
export { askSentence } from './ask-sentence.js';
export { type Baseline, baselineOf, type FileFindings, readBaseline, withoutBaseline } from './baseline.js';
export { certainFindings } from './broken-text.js';
export { choicesOf, type KnownRule, type RuleCheck, ruleSeverity } from './choices.js';
export { type Conformance, type CountedStandard, criteria } from './criteria.js';
export { type Evaluated, evaluate, type Finding } from './evaluate.js';
export { type AppliedFix, fixDocument, type RefusedFix } from './fix.js';
export { headOf } from './head.js';
export { type ExpectedValue, kindAt } from './kind-at.js';
export { type Linted, type LintLimits, type LintSettings, lint } from './lint.js';
export { loadLists } from './lists.js';
export { scoreOf, totalsOf } from './load-score.js';
export { metrics, type Principle } from './metrics.js';
export { lintOptionsKind } from './options.js';
export { type OwnRule, ownRulesOf } from './own-rules.js';
export { readingOf } from './reading.js';
export {
  defineRule,
  type Found,
  type LintContext,
  type Preset,
  presets,
  type Rule,
  type RuleSeverity,
  type Target,
  targets,
} from './rule.js';
export { rules } from './rules/index.js';
export type { Checked, Published, Score, Totals } from './score.js';
export { severityOf, type Weights } from './severity.js';
