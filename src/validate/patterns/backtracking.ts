import type { Diagnostic } from '../../diagnostic.js';
import { append, type SchemaObject } from '../../document/index.js';
import { quote } from '../../json.js';
import { isBacktracking } from './pattern.js';
import { type PlacedPattern, patternsOf } from './placed.js';

/** Says of the patterns of a schema object which may take a long time to be run. */
export function backtrackingPatterns(object: SchemaObject, uri: string): readonly Diagnostic[] {
  const found = patternsOf(object.value).filter(({ text }) => isBacktracking(text));
  return found.map((pattern) => said(pattern, object, uri));
}

function said({ text, path, on }: PlacedPattern, { pointer }: SchemaObject, uri: string): Diagnostic {
  return {
    code: 'schema/pattern-backtracking',
    severity: 'info',
    message: `Nothing bounds the time that the pattern ${quote(text)} takes to match a text.`,
    help: 'Look-around, back references and counts over 1000 can be the cause: write it without them if you can. The service cuts such work off.',
    params: { pattern: text },
    at: { uri, pointer: append(pointer, ...path), on },
  };
}
