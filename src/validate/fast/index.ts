import type { Budget } from '../../budget.js';
import type { Json, JsonObject } from '../../json.js';
import type { Program } from '../program.js';
import { metered } from './runtime.js';
import { TextCache } from './cache.js';
import { codeOf, type Evaluate, type Judging, judgingOf } from './compile.js';
import type { Setting } from './emitter.js';

/** So many values are judged before a schema is compiled: compiling takes about as long as interpreting these. */
const PATIENCE = 100;

/** Characters of code and constants that are remembered; a compiled schema takes some ten times as many bytes. */
const REMEMBERED = 1_000_000;

const remembered = new TextCache<Judging | 'forbidden'>(REMEMBERED);

/** A function that judges values by a schema object; undefined if the schema is left to the interpreter. */
export function compile(
  program: Program,
  entry: JsonObject,
  formats: Setting['formats'],
  evaluate?: Evaluate,
  budget?: Budget,
): ((value: Json) => boolean) | undefined {
  const code = codeOf(program, entry, formats);
  if (code === undefined) return undefined;
  const judging = evaluate
    ? judgingOf(code, evaluate)
    : remembered.get(code.text, () => judgingOf(code) ?? 'forbidden');
  return judging === undefined || judging === 'forbidden'
    ? undefined
    : budget
      ? (value) => metered(budget, () => judging(value, 1))
      : (value) => judging(value, 1);
}

/** Compiles, if that is possible, when there are many values to judge: known to be, or as it turns out. */
export function patiently(
  interpret: (value: Json) => boolean,
  compiled: () => ((value: Json) => boolean) | undefined,
  expected = 0,
): (value: Json) => boolean {
  if (expected >= PATIENCE) return compiled() ?? interpret;
  let judged = 0;
  let accepts = interpret;
  return (value) => {
    if (judged < PATIENCE && ++judged === PATIENCE) accepts = compiled() ?? interpret;
    return accepts(value);
  };
}
