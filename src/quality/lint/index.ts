export { answerEdits, askSentence } from './ask.js';
export { type Baseline, baselineOf, type FileFindings, readBaseline, withoutBaseline } from './baseline.js';
export { certainFindings } from './broken-text.js';
export { choicesOf, type KnownRule, type RuleCheck, ruleSeverity } from './choices.js';
export { type Evaluated, evaluate, type Finding } from './evaluate.js';
export { type AppliedFix, fixDocument, type RefusedFix } from './fix.js';
export { type ExpectedValue, kindAt } from './kind-at.js';
export { type Checked, type Linted, type LintLimits, type LintSettings, lint } from './lint.js';
export { loadLicenseList, loadLists } from './lists.js';
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
  targetTitles,
} from './rule.js';
export { licenseMeant } from './rules/completeness/license-of.js';
export { isCreator, isProgram, isPublisher } from './rules/completeness/roles.js';
export { rules } from './rules/index.js';
export { isClosed, isEnumerated } from './rules/semantics/code-lists.js';
export { isDefinedElsewhere, isNumeric, isWithoutUnitByScale } from './rules/semantics/numeric-unit.js';
export { isUnitless } from './rules/semantics/unitless-names.js';
export { saysType } from './rules/semantics/variable-type.js';
export { severityOf, type Weights } from './severity.js';
export { hasSubstance, isForExamples, type TextKind } from './substance.js';
