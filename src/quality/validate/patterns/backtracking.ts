import type { Budget } from '../../../base/budget.js';
import type { Diagnostic } from '../../../base/diagnostic.js';
import { quote } from '../../../base/json.js';
import { append, type SchemaObject } from '../../../schema/document/index.js';
import { isBacktracking } from './pattern.js';
import { type PlacedPattern, patternsOf } from './placed.js';

/** Reports the patterns of a schema object that need backtracking. */
export function backtrackingPatterns(
  object: SchemaObject,
  uri: string,
  budget?: Budget,
): readonly Diagnostic[] {
  const found = patternsOf(object.value).filter(({ text }) => isBacktracking(text, budget));
  return found.map((pattern) => diagnosticFor(pattern, object, uri));
}

function diagnosticFor(
  { text, path, on }: PlacedPattern,
  { pointer }: SchemaObject,
  uri: string,
): Diagnostic {
  return {
    code: 'schema/pattern-backtracking',
    severity: 'info',
    message: `The pattern ${quote(text)} needs a backtracking matcher. Its steps are limited, so long texts may be refused.`,
    help: 'Look-around, back references and counts over 1000 can be the cause. Write the pattern without them if you can.',
    params: { pattern: text },
    at: { uri, pointer: append(pointer, ...path), on },
  };
}
