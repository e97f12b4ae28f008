import type { RE2JS } from 're2js';
import { RE2, textOf } from './flavours.js';
import { copiesOf } from './simplify.js';
import type { Tree } from './tree.js';

/** The largest count that the linear-time engine accepts, also as a product of nested counts. */
const MOST_COPIES = 1000;

let engine: typeof RE2JS | undefined;

/** Loads the linear-time engine: it is large, and most schemas do not need it. */
export async function loadLinear(): Promise<void> {
  engine ??= (await import('re2js')).RE2JS;
}

/** A pattern that is compiled for the linear-time engine. */
export interface LinearTest {
  test(text: string): boolean;
  /** The steps of a budget that a character of a text takes at most. */
  readonly stepsPerCharacter: number;
}

/**
 * The engine visits each instruction of its program at most once for each character. That takes about 100 nanoseconds in
 * hard cases (twice as much in the worst that was measured), and less than one microsecond beside it.
 */
const STEPS_PER_INSTRUCTION = 0.4;
const STEPS_PER_CHARACTER = 3;

/** Compiles a pattern; undefined when the engine does not accept it. */
export function linearTest(tree: Tree): LinearTest | undefined {
  if (engine === undefined) throw new Error('The linear-time engine is not loaded.');
  try {
    const made = engine.compile(textOf(tree, RE2));
    return {
      test: (text) => made.test(text),
      stepsPerCharacter: STEPS_PER_CHARACTER + STEPS_PER_INSTRUCTION * made.programSize(),
    };
  } catch {
    return undefined;
  }
}

const COMPILE_STEPS_PER_PART = 100;
const COMPILE_STEPS_PER_CLASS = 250_000;

/** The steps of a budget that compiling a pattern takes at most: repeated parts are copied, classes are found once. */
export function compileSteps(tree: Tree): number {
  const classes = new Set<string>();
  const size = compiledSize(tree, classes);
  return COMPILE_STEPS_PER_PART * size + COMPILE_STEPS_PER_CLASS * classes.size;
}

function compiledSize(tree: Tree, classes: Set<string>): number {
  switch (tree.kind) {
    case 'sequence':
    case 'choice':
      return tree.parts.reduce((sum, part) => sum + compiledSize(part, classes), 1);
    case 'repeat':
      return (1 + compiledSize(tree.part, classes)) * copiesOf([tree.least, tree.most]);
    case 'take':
      if (tree.source !== undefined) classes.add(tree.source);
      return 1;
    default:
      return 1;
  }
}

/** Whether the linear-time engine can express a pattern. */
export function isLinear(tree: Tree, copies = 1): boolean {
  switch (tree.kind) {
    case 'sequence':
    case 'choice':
      return tree.parts.every((part) => isLinear(part, copies));
    case 'repeat': {
      const count = copies * copiesOf([tree.least, tree.most]);
      return count <= MOST_COPIES && isLinear(tree.part, count);
    }
    case 'look':
    case 'group':
    case 'back':
      return false;
    default:
      return true;
  }
}
