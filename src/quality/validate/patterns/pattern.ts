import type { Budget } from '../../../base/budget.js';
import { quote } from '../../../base/json.js';
import { effortOf, SHORT } from './effort.js';
import { type Instructions, instructionsFor } from './instructions.js';
import { compileSteps, isLinear, type LinearTest, linearTest, loadLinear } from './linear.js';
import { runMatcher } from './matcher.js';
import { parsePattern } from './parse.js';
import type { Tree } from './tree.js';

/** A regular expression of a schema (ECMA-262 with the `u` flag, as Draft 2020-12 asks) that runs in bounded work. */
export interface Pattern {
  /**
   * What runs it, and why that is bounded:
   * - `native`: the engine of the language backtracks, but a proof shows that its tries for each character of any text,
   *   or of any short one, are few; it is used for no other texts.
   * - `linear`: an engine without backtracking takes time in proportion to the text and the size of the pattern.
   * - `backtracking`: look-around, back references and large counts need backtracking; our own matcher counts its
   *   instructions and stops at a limit. Short texts run natively where the proof holds for them.
   */
  readonly engine: 'native' | 'linear' | 'backtracking';
  /** Whether a text matches; spends from the budget, and throws what the budget throws or `PatternTooExpensive`. */
  readonly test: PatternTest;
}

type PatternTest = (text: string, budget?: Budget) => boolean;

/** Thrown when a pattern takes too many steps for a text. */
export class PatternTooExpensive extends Error {}

/** The steps of one match where no budget limits them: about 2 seconds. */
const MOST_STEPS = 8_000_000;

/** What takes about as long as a step of a budget, 0.25 microseconds; measured. */
const INSTRUCTIONS_PER_STEP = 16;
const NATIVE_TRIES_PER_STEP = 64;
const PROOF_ADDITIONS_PER_STEP = 2;

/** The native engine finds the characters of a class such as `\p{L}` again each time that one is written. */
const PARSE_STEPS_PER_CHARACTER = 4;
const PARSE_STEPS_PER_CLASS = 700;

/** The same schemas are used again and again, so patterns are remembered, up to so many and so many characters of them. */
const MOST_REMEMBERED = 1000;
const MOST_REMEMBERED_CHARACTERS = 200_000;
const LONGEST_REMEMBERED = 1000;

interface PreparedPattern extends Pattern {
  /** Whether the linear-time engine can run it, and whether it may have to. */
  readonly isLinear: boolean;
  readonly mayNeedLinear: boolean;
  /** The steps that preparing it takes. They are spent for a remembered pattern too: equal requests have equal outcomes. */
  readonly cost: number;
}

const remembered = new Map<string, PreparedPattern>();
let rememberedCharacters = 0;

/** Prepares a valid pattern; `preparePatterns` must have seen it before it is run. */
export function patternOf(text: string): Pattern {
  return preparedPattern(text);
}

/** Whether a text is a pattern that needs backtracking with a limit. */
export function isBacktracking(text: string, budget?: Budget): boolean {
  budget?.spend(parseSteps(text));
  if (!isPattern(text)) return false;
  // The proof is expensive, and what the linear-time engine can express never needs backtracking.
  const tree = remembered.has(text) ? undefined : parsePattern(text);
  if (remembered.get(text)?.isLinear ?? (tree && isLinear(tree))) return false;
  const { engine, cost } = preparedPattern(text);
  budget?.spend(cost);
  return engine === 'backtracking';
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

/** Prepares patterns; a text may be none where its dialect does not require it to be one. */
export async function preparePatterns(texts: Iterable<string>, budget?: Budget): Promise<void> {
  let needsLinear = false;
  for (const text of new Set(texts)) {
    if (!remembered.has(text) && !isPattern(text)) continue;
    const { cost, mayNeedLinear } = preparedPattern(text);
    budget?.spend(cost);
    needsLinear ||= mayNeedLinear;
  }
  if (needsLinear) await loadLinear();
}

function preparedPattern(text: string): PreparedPattern {
  const known = remembered.get(text);
  if (known) return known;
  const made = prepare(text);
  if (text.length <= LONGEST_REMEMBERED) remember(text, made);
  return made;
}

function remember(text: string, pattern: PreparedPattern): void {
  if (remembered.size >= MOST_REMEMBERED || rememberedCharacters + text.length > MOST_REMEMBERED_CHARACTERS) {
    remembered.clear();
    rememberedCharacters = 0;
  }
  remembered.set(text, pattern);
  rememberedCharacters += text.length;
}

function prepare(text: string): PreparedPattern {
  const parseCost = parseSteps(text);
  const tree = parsePattern(text);
  if (tree === undefined) {
    const test = refusing(text);
    return { engine: 'backtracking', test, isLinear: false, mayNeedLinear: false, cost: parseCost };
  }
  const { growth, tries, work } = effortOf(tree);
  const native = new RegExp(text, 'u');
  const isLinearTree = isLinear(tree);
  const engine = growth === 'linear' ? 'native' : isLinearTree ? 'linear' : 'backtracking';
  const counting = countingTest(tree, text);
  const slow = isLinearTree ? lazyLinearTest(tree, engine === 'native', counting) : counting;
  const fast = nativeTest(native, tries / NATIVE_TRIES_PER_STEP, slow);
  return {
    engine,
    test: growth === 'linear' ? fast : growth === 'short' ? byLength(fast, slow) : slow,
    isLinear: isLinearTree,
    mayNeedLinear: isLinearTree && (engine === 'linear' || hasLoop(tree)),
    cost:
      parseCost + Math.ceil(work / PROOF_ADDITIONS_PER_STEP) + (engine === 'linear' ? compileSteps(tree) : 0),
  };
}

function parseSteps(text: string): number {
  const classes = text.match(/\\p/gi)?.length ?? 0;
  return 1 + PARSE_STEPS_PER_CHARACTER * text.length + PARSE_STEPS_PER_CLASS * classes;
}

/** The native engine. Most patterns run here, very often, so there is nothing more to it without a budget. */
function nativeTest(native: RegExp, steps: number, slow: PatternTest): PatternTest {
  return (text, budget) => {
    if (budget !== undefined) budget.spend(1 + Math.ceil(text.length * steps));
    try {
      return native.test(text);
    } catch {
      // The native engine keeps each choice on a stack, which overflows for texts of millions of characters.
      return slow(text, budget);
    }
  };
}

function byLength(short: PatternTest, long: PatternTest): PatternTest {
  return (text, budget) => (text.length <= SHORT ? short : long)(text, budget);
}

/** The linear-time engine, which compiles the pattern when it is first run. */
function lazyLinearTest(tree: Tree, isUnprepared: boolean, otherwise: PatternTest): PatternTest {
  let made: LinearTest | 'none' | undefined;
  return (text, budget) => {
    // Compiling is part of the cost of a pattern only if it is meant to run here.
    if (isUnprepared) budget?.spend(compileSteps(tree));
    made ??= linearTest(tree) ?? 'none';
    if (made === 'none') return otherwise(text, budget);
    budget?.spend(1 + Math.ceil(text.length * made.stepsPerCharacter));
    return made.test(text);
  };
}

/** Our own matcher, which counts its instructions. */
function countingTest(tree: Tree, pattern: string): PatternTest {
  let instructions: Instructions | undefined;
  return (text, budget) => {
    instructions ??= instructionsFor(tree);
    const steps = budget !== undefined && Number.isFinite(budget.left) ? budget.left : MOST_STEPS;
    const outcome = runMatcher(instructions, text, steps * INSTRUCTIONS_PER_STEP);
    budget?.spend(1 + Math.ceil(outcome.instructions / INSTRUCTIONS_PER_STEP));
    if (outcome.result !== 'too expensive') return outcome.result === 'match';
    throw new PatternTooExpensive(
      `Matching the pattern ${quote(pattern)} against a text of ${text.length} characters takes too many steps.`,
    );
  };
}

/** For patterns that are nested too deeply, or have syntax that only newer engines know. */
function refusing(pattern: string): PatternTest {
  return () => {
    throw new PatternTooExpensive(
      `The pattern ${quote(pattern)} cannot be run in a limited number of steps.`,
    );
  };
}

/** Whether a pattern has a loop around more than one character: the native engine keeps a choice for each iteration. */
function hasLoop(tree: Tree): boolean {
  switch (tree.kind) {
    case 'sequence':
    case 'choice':
      return tree.parts.some(hasLoop);
    case 'repeat':
      return tree.part.kind === 'take' ? false : tree.most > SHORT || hasLoop(tree.part);
    default:
      return false;
  }
}
