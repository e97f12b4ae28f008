import type { RE2JS } from 're2js';
import { type Characters, exactly } from './characters.js';
import type { Place, Tree } from './tree.js';

/** The largest count that the linear-time engine knows, also as a product of counts inside each other. */
const MOST_COPIES = 1000;

let engine: typeof RE2JS | undefined;

/** Loads the linear-time engine: it is large, and mostly not wanted. */
export async function loadLinear(): Promise<void> {
  engine ??= (await import('re2js')).RE2JS;
}

/** The test of a pattern whose time is in step with the length of the text; undefined when the engine has none. */
export function linearTest(tree: Tree): ((text: string) => boolean) | undefined {
  if (engine === undefined) throw new Error('The linear-time engine is not loaded.');
  try {
    const made = engine.compile(textOf(tree));
    return (text) => made.test(text);
  } catch {
    return undefined;
  }
}

/** Whether the linear-time engine can express a pattern. */
export function isLinear(tree: Tree, copies = 1): boolean {
  switch (tree.kind) {
    case 'sequence':
    case 'choice':
      return tree.parts.every((part) => isLinear(part, copies));
    case 'repeat': {
      const count = copies * Math.max(1, Number.isFinite(tree.most) ? tree.most : tree.least);
      return count <= MOST_COPIES && isLinear(tree.part, count);
    }
    case 'look':
    case 'back':
      return false;
    default:
      return true;
  }
}

const PLACES: { readonly [place in Place]: string } = {
  start: '\\A',
  end: '\\z',
  edge: '\\b',
  'no edge': '\\B',
};

/** A pattern in the language of the engine. All sets are written out, since its escapes stand for other sets than ours. */
function textOf(tree: Tree): string {
  switch (tree.kind) {
    case 'take':
      return classOf(tree.source === undefined ? tree.characters : exactly(tree.source));
    case 'sequence':
      return tree.parts.map(textOf).join('');
    case 'choice':
      return `(?:${tree.parts.map(textOf).join('|')})`;
    case 'repeat': {
      const most = tree.most === tree.least ? '' : `,${Number.isFinite(tree.most) ? tree.most : ''}`;
      return `(?:${textOf(tree.part)}){${tree.least}${most}}`;
    }
    case 'place':
      return PLACES[tree.place];
    default:
      throw new Error(`The linear-time engine has no ${tree.kind}.`);
  }
}

function classOf(characters: Characters): string {
  if (characters.length === 0) return '[^\\x{0}-\\x{10FFFF}]';
  const stretches = characters.map(([from, to]) => `\\x{${from.toString(16)}}-\\x{${to.toString(16)}}`);
  return `[${stretches.join('')}]`;
}
