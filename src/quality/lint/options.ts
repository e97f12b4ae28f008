import { quote } from '../../base/json.js';
import { closedRecord, type Kind, type Problem, unknownName } from '../../schema/vocabulary/index.js';
import { choicesOf } from './choices.js';
import { rules } from './rules/index.js';
import type { Weights } from './severity.js';

/** What a request may choose: a preset, targets, severities by rule. */
export const lintOptionsKind: Kind<Weights> = closedRecord(
  'set of options',
  choicesOf(rules, knownRule, false),
);

function knownRule(id: string): readonly Problem[] {
  const ids = rules.map((rule) => rule.id);
  return ids.includes(id) ? [] : unknownName(`Unknown rule ${quote(id)}.`, id, ids);
}
