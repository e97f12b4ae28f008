import { type Characters, type Tree, treeOf } from '../../../quality/validate/patterns/index.js';

/**
 * A test of DuckDB whether a text matches a pattern, by its `GLOB`: faster than regular expressions, and done once for each
 * entry of a dictionary. Undefined unless the pattern is for whole texts and simple: characters of ASCII, of which one may
 * be repeated any number of times.
 */
export function globTest(text: string, pattern: string): string | undefined {
  const tree = treeOf(pattern);
  if (
    tree?.kind !== 'sequence' ||
    !isAssertion(tree.parts[0], 'start') ||
    !isAssertion(tree.parts.at(-1), 'end')
  )
    return undefined;
  const parts = tree.parts.slice(1, -1).map(partOf);
  if (parts.includes(undefined)) return undefined;
  const known = parts as readonly Part[];
  const open = known.findIndex(({ isOpen }) => isOpen);
  if (known.filter(({ isOpen }) => isOpen).length > 1) return undefined;
  const written = (some: readonly Part[]) => some.map(({ set, least }) => `[${set}]`.repeat(least)).join('');
  const glob = (each: string) => `(${text} GLOB '${each.replaceAll("'", "''")}')`;
  if (open === -1) return glob(written(known));
  const [before, after] = [written(known.slice(0, open)), written(known.slice(open + 1))];
  const { set, least } = known[open]!;
  const some = glob(`${before}${`[${set}]`.repeat(least)}*${after}`);
  return `(${some} AND NOT ${glob(`${before}*[!${set}]*${after}`)})`;
}

/** Characters of a set, as many as are asked for or more. */
interface Part {
  readonly set: string;
  readonly least: number;
  readonly isOpen: boolean;
}

/** More of them are not written out. */
const MOST = 50;

function partOf(tree: Tree): Part | undefined {
  const { part, least, most } = tree.kind === 'repeat' ? tree : { part: tree, least: 1, most: 1 };
  const set = part.kind === 'take' ? setOf(part.characters) : undefined;
  const isCounted = most === least || most === Infinity;
  return set === undefined || !isCounted || least > MOST
    ? undefined
    : { set, least, isOpen: most === Infinity };
}

/** Characters that mean something in a set. */
const SPECIAL = new Set([...'[]!^-\\*?'].map((each) => each.charCodeAt(0)));

/** A set as it is written between brackets; undefined if it cannot be. */
function setOf(characters: Characters): string | undefined {
  const parts = characters.map(([from, to]) => {
    const ends = [from, to].map((code) => String.fromCharCode(code));
    if (from < 0x20 || to > 0x7e || (from !== to && (SPECIAL.has(from) || SPECIAL.has(to)))) return undefined;
    return from === to ? ends[0] : ends.join('-');
  });
  const isPlain = characters.every(([from, to]) => from !== to || !SPECIAL.has(from));
  const isAlone = characters.length === 1 && parts[0] === '-';
  return parts.length === 0 || parts.includes(undefined) || !(isPlain || isAlone)
    ? undefined
    : parts.join('');
}

function isAssertion(tree: Tree | undefined, assertion: 'start' | 'end'): boolean {
  return tree?.kind === 'assertion' && tree.assertion === assertion;
}
