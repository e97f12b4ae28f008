import type { Budget } from '../../../base/budget.js';
import type { Json, JsonObject } from '../../../base/json.js';
import type { Program } from '../program.js';
import { TextCache } from './cache.js';
import { type CompiledCheck, codeOf, compiledCheckOf, type Evaluate } from './compile.js';
import type { Setting } from './emitter.js';
import { metered } from './runtime.js';

/** So many values are checked before a schema is compiled: compiling takes about as long as interpreting these. */
const VALUES_BEFORE_COMPILING = 100;

/** Characters of code and constants that are remembered; a compiled schema takes some ten times as many bytes. */
const REMEMBERED = 1_000_000;

/** How many characters of code and constants are written and read in the time of one step. */
const CHARACTERS_A_STEP = 8;

const remembered = new TextCache<CompiledCheck | 'forbidden'>(REMEMBERED);

/** A function that checks values by a schema object; undefined if the schema is left to the interpreter. */
export function compile(
  program: Program,
  entry: JsonObject,
  formats: Setting['formats'],
  evaluate?: Evaluate,
  budget?: Budget,
): ((value: Json) => boolean) | undefined {
  const code = codeOf(program, entry, formats);
  if (code === undefined) return undefined;
  budget?.spend(code.text.length / CHARACTERS_A_STEP);
  const checking = evaluate
    ? compiledCheckOf(code, evaluate)
    : remembered.get(code.text, () => compiledCheckOf(code) ?? 'forbidden');
  return checking === undefined || checking === 'forbidden'
    ? undefined
    : budget
      ? (value) => metered(budget, () => checking(value, 1))
      : (value) => checking(value, 1);
}

/** Compiles, if that is possible, when there are many values to check: known to be, or as it turns out. */
export function patiently(
  interpret: (value: Json) => boolean,
  compiled: () => ((value: Json) => boolean) | undefined,
  expected = 0,
): (value: Json) => boolean {
  if (expected >= VALUES_BEFORE_COMPILING) return compiled() ?? interpret;
  let checked = 0;
  let accepts = interpret;
  return (value) => {
    if (checked < VALUES_BEFORE_COMPILING && ++checked === VALUES_BEFORE_COMPILING)
      accepts = compiled() ?? interpret;
    return accepts(value);
  };
}
