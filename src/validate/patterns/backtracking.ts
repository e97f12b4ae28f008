import type { Diagnostic } from '../../diagnostic.js';
import { append, type SchemaObject } from '../../document/index.js';
import { quote } from '../../json.js';
import { patternOf } from './pattern.js';
import { type PlacedPattern, patternsOf } from './placed.js';

/** What a pattern has to have in it to be one that only the native engine can run; most have none of it. */
const REMARKABLE = /\(\?[^:]|\\[1-9k]|\{\d{2}|^.{400}/s;

/** Says of the patterns of a schema object which may take a long time to be run. */
export function backtrackingPatterns(object: SchemaObject, uri: string): readonly Diagnostic[] {
  const found = patternsOf(object.value).filter(({ text }) => isBacktracking(text));
  return found.map((pattern) => said(pattern, object, uri));
}

function isBacktracking(text: string): boolean {
  return REMARKABLE.test(text) && isPattern(text) && patternOf(text).engine === 'backtracking';
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
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
