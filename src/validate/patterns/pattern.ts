import { effortOf, SHORT } from './effort.js';
import { isLinear, linearTest, loadLinear } from './linear.js';
import { parsePattern } from './parse.js';
import type { Tree } from './tree.js';

/** A regular expression of a schema (ECMA-262 with the `u` flag, as Draft 2020-12 asks), made safe to run. */
export interface Pattern {
  /**
   * What runs it: the native engine, where its time is proven to grow in step with the text; an engine whose time always
   * does; or the native one, which may take for ever, because the pattern asks for what no other has.
   */
  readonly engine: 'native' | 'linear' | 'backtracking';
  test(text: string): boolean;
}

/** Says that a text is too long for the native engine, which keeps a note of each way that it has not gone yet. */
export class TextTooLong extends Error {}

/** How many patterns are remembered: the same schemas come again and again. */
const MOST_REMEMBERED = 1000;
const LONGEST_REMEMBERED = 1000;

interface Known extends Pattern {
  /** Whether it may want the linear-time engine. */
  readonly mayNeedLinear: boolean;
}

const remembered = new Map<string, Known>();

/** Makes a pattern ready that is known to be one; `preparePatterns` has to have seen it before it is run. */
export function patternOf(text: string): Pattern {
  return knownPattern(text);
}

/** Whether only the native engine can run a text that may be a pattern, and nothing bounds its time. */
export function isBacktracking(text: string): boolean {
  if (!isPattern(text)) return false;
  const tree = parsePattern(text);
  // The effort takes longer to find than what the other engine can express.
  return !(tree && isLinear(tree)) && knownPattern(text).engine === 'backtracking';
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

/** Loads what some patterns need to be run; a text may be none where its dialect does not ask it to be one. */
export async function preparePatterns(texts: Iterable<string>): Promise<void> {
  for (const text of texts) {
    const isRunnable = remembered.has(text) || isPattern(text);
    if (isRunnable && knownPattern(text).mayNeedLinear) return loadLinear();
  }
}

function knownPattern(text: string): Known {
  const known = remembered.get(text);
  if (known) return known;
  const made = makePattern(text);
  if (text.length <= LONGEST_REMEMBERED) {
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(text, made);
  }
  return made;
}

function makePattern(text: string): Known {
  const tree = parsePattern(text);
  const effort = tree ? effortOf(tree) : 'unknown';
  const slow = tree && isLinear(tree) ? lazyTest(tree, text) : undefined;
  const native = new RegExp(text, 'u');
  const fast = (value: string) => nativeTest(native, value, slow);
  if (effort === 'even') {
    return { engine: 'native', test: fast, mayNeedLinear: slow !== undefined && hasLoop(tree!) };
  }
  if (slow === undefined) return { engine: 'backtracking', test: fast, mayNeedLinear: false };
  const test =
    effort === 'short' ? (value: string) => (value.length <= SHORT ? native.test(value) : slow(value)) : slow;
  return { engine: 'linear', test, mayNeedLinear: true };
}

/** The native engine, and what to do where a text is too long for it. */
function nativeTest(native: RegExp, text: string, slow: ((text: string) => boolean) | undefined): boolean {
  try {
    return native.test(text);
  } catch {
    if (slow) return slow(text);
    throw new TextTooLong(
      `A text of ${text.length} characters is too long for the pattern ${native.source}.`,
    );
  }
}

function lazyTest(tree: Tree, text: string): (text: string) => boolean {
  let test: ((text: string) => boolean) | undefined;
  return (value) => {
    if (test === undefined) {
      const native = new RegExp(text, 'u');
      test = linearTest(tree) ?? ((each) => nativeTest(native, each, undefined));
    }
    return test(value);
  };
}

/** Whether a pattern has a loop around more than one character: the native engine keeps a note of each round. */
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
