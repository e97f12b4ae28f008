import { type AST, RegExpParser, RegExpSyntaxError } from '@eslint-community/regexpp';
import { atLeast, type Characters, classEscapes, complement, DOT, union } from './characters.js';
import type { Assertion, Take, Tree } from './tree.js';

/** Thrown for syntax that is not supported here, such as flags for a part of a pattern. */
class Unsupported extends Error {}

/** Parsing is recursive, so the nesting of groups is limited. */
const DEEPEST = 200;

const parser = new RegExpParser({ ecmaVersion: 2025 });

/** Parses a valid pattern (ECMA-262 with the `u` flag); undefined when it is nested too deeply or not supported. */
export function parsePattern(text: string): Tree | undefined {
  if (depthOf(text) > DEEPEST) return undefined;
  try {
    return choiceOf(parser.parsePattern(text, 0, text.length, { unicode: true }).alternatives);
  } catch (fault) {
    // A newer engine may accept what the parser does not know yet.
    if (fault instanceof Unsupported || fault instanceof RegExpSyntaxError) return undefined;
    throw fault;
  }
}

const PARENTHESES = /\\.|\[(?:\\.|[^\]\\])*\]|[()]/gs;

/** How deeply groups are nested. */
function depthOf(text: string): number {
  if (text.length <= DEEPEST) return 0;
  let depth = 0;
  let deepest = 0;
  for (const [found] of text.matchAll(PARENTHESES)) {
    if (found === '(') deepest = Math.max(deepest, ++depth);
    else if (found === ')') depth--;
  }
  return deepest;
}

function choiceOf(alternatives: readonly AST.Alternative[]): Tree {
  const parts = alternatives.map(({ elements }) => sequenceOf(elements));
  return parts.length === 1 ? parts[0]! : { kind: 'choice', parts };
}

function sequenceOf(elements: readonly AST.Element[]): Tree {
  const parts = elements.map(treeOf);
  return parts.length === 1 ? parts[0]! : { kind: 'sequence', parts };
}

function treeOf(element: AST.Element): Tree {
  switch (element.type) {
    case 'Assertion':
      return assertionOf(element);
    case 'Backreference':
      return { kind: 'back', groups: [element.resolved].flat().map(groupNumber) };
    case 'CapturingGroup': {
      const part = choiceOf(element.alternatives);
      return element.references.length === 0 ? part : { kind: 'group', group: groupNumber(element), part };
    }
    case 'Group':
      if (element.modifiers) throw new Unsupported();
      return choiceOf(element.alternatives);
    case 'Quantifier': {
      const { element: repeated, min: least, max: most, greedy } = element;
      return { kind: 'repeat', part: treeOf(repeated), least, most, isLazy: !greedy };
    }
    case 'Character':
    case 'CharacterSet':
    case 'CharacterClass':
      return takeOf(element);
    default:
      throw new Unsupported();
  }
}

/** Groups are distinguished by where they start. */
function groupNumber({ start }: AST.CapturingGroup): number {
  return start;
}

function assertionOf(element: AST.Assertion): Tree {
  if (element.kind === 'lookahead' || element.kind === 'lookbehind') {
    return {
      kind: 'look',
      part: choiceOf(element.alternatives),
      isBehind: element.kind === 'lookbehind',
      isNegated: element.negate,
    };
  }
  const boundary: Assertion =
    element.kind === 'word' ? (element.negate ? 'no word boundary' : 'word boundary') : element.kind;
  return { kind: 'assertion', assertion: boundary };
}

function takeOf(element: AST.Character | AST.CharacterSet | AST.CharacterClass): Take {
  const characters = charactersOf(element);
  if (characters !== undefined) return { kind: 'take', characters };
  return { kind: 'take', characters: atLeast(element.raw), source: element.raw };
}

/** The characters of a set; undefined if they depend on the version of Unicode. */
function charactersOf(
  element: AST.CharacterSet | AST.CharacterClass | AST.CharacterClassElement,
): Characters | undefined {
  switch (element.type) {
    case 'Character':
      return [[element.value, element.value]];
    case 'CharacterClassRange':
      return [[element.min.value, element.max.value]];
    case 'CharacterSet':
      if (element.kind === 'property') return undefined;
      return element.kind === 'any' ? DOT : classEscapes.get(element.raw[1]!);
    case 'CharacterClass': {
      const sets: Characters[] = [];
      for (const each of element.elements) {
        const characters = charactersOf(each as AST.CharacterClassElement);
        if (characters === undefined) return undefined;
        sets.push(characters);
      }
      return element.negate ? complement(union(...sets)) : union(...sets);
    }
    default:
      throw new Unsupported();
  }
}
