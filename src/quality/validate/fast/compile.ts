/*
 * Makes JavaScript of a schema, for checking many values.
 *
 * No byte of the source comes from a schema. The source is put together from the fixed texts of this folder and from
 * numbers that are counted here. All that a schema says (names, patterns, constants, limits) is handed to the generated
 * function as an argument, and the source knows it only by its place in that list: `const k3=c[3]`. So there is nothing
 * to escape, and nothing that a schema says can become code.
 *
 * A function `f` checks by one schema object: `v` is the value, `d` how deep the evaluation is. The letter of a variable
 * tells its use: `x` a part of the value, `i` an index, `a` and `s` names of members, `n` `c` `o` counts, `b` a mark.
 */
import type { Json, JsonObject } from '../../../base/json.js';
import type { Program } from '../program.js';
import { lookAt } from './eligibility.js';
import { Emitter, type Setting } from './emitter.js';
import { keywordCodes } from './keywords.js';
import { runtime } from './runtime.js';
import { Source } from './source.js';
import { byType, TYPES_WITH_KEYWORDS, type TypeWithKeywords } from './type-tests.js';

/** Checks a value, at a depth of evaluation that begins with 1. */
export type CompiledCheck = (value: Json, depth: number) => boolean;

/** Code for a schema, with what is to be handed to it. */
export interface Code {
  readonly source: string;
  readonly constants: readonly unknown[];
  /** Everything that the verdicts depend on: code with the same text checks in the same way. */
  readonly text: string;
}

/** Turns source into a function; throws where that is forbidden. */
export type Evaluate = (source: string) => (runtime: unknown, constants: readonly unknown[]) => CompiledCheck;

const PREFACE = `"use strict";const{${Object.keys(runtime).join()}}=h;`;

/** Source that is longer is left alone: V8 would hardly optimise it, and take long to read it. */
const LONGEST = 500_000;

/** The code of a schema object; undefined if a keyword, or the size, does not allow it. */
export function codeOf(program: Program, entry: JsonObject, formats: Setting['formats']): Code | undefined {
  const large = lookAt(program, entry);
  if (large === undefined) return undefined;
  const source = new Source();
  const setting: Setting = { program, formats, source, large, write };
  source.functionOf(entry);
  source.writeFunctions((schema) =>
    write(new Emitter(setting, program.nodeOf(schema), 'v', 'return false;')),
  );
  const { functions } = source;
  return functions.length > LONGEST
    ? undefined
    : { source: PREFACE + functions, constants: source.values, text: source.text };
}

/** First come types, and what is asked of each, then what is asked of all values. */
function write(emitter: Emitter): string {
  const code = Object.fromEntries(TYPES_WITH_KEYWORDS.map((type) => [type, ''])) as {
    [type in TypeWithKeywords]: string;
  };
  let ofAll = '';
  const held = new Map(emitter.node.steps.map((step) => [step.keyword, step.held]));
  for (const [keyword, { on, write }] of keywordCodes) {
    const value = held.get(keyword);
    if (value === undefined) continue;
    if (on) code[on] += write(emitter, value);
    else ofAll += write(emitter, value);
  }
  return byType(emitter, held.get('type'), code) + ofAll;
}

const evaluateNatively: Evaluate = (source) => new Function('h', 'c', source) as ReturnType<Evaluate>;

/** Makes code run; undefined where a policy forbids to make functions of text, as on some web pages. */
export function compiledCheckOf(
  { source, constants }: Code,
  evaluate: Evaluate = evaluateNatively,
): CompiledCheck | undefined {
  try {
    return evaluate(source)(runtime, constants);
  } catch (fault) {
    if (fault instanceof EvalError) return undefined;
    throw fault;
  }
}
