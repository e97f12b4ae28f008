import { patternTree, type Tree } from '../../validate/parts/index.js';
import { Automaton, shortestTexts } from './automaton.js';
import type { Atom } from './formula.js';
import { isAmong } from './listed.js';
import type { Candidates } from './numbers.js';
import type { Decider } from './result.js';

const NONE: Candidates<string> = { values: [], isAll: true };

/** Texts that nobody has in mind, and some that many have. */
const USUAL = ['', 'a', 'z', 'zz', '0', 'A', ' ', '-', 'abc', 'zzz', 'é', '\n', 'a b', '1a', 'x1', '😀'];

/** Texts that rules allow: all of them, or some of each kind. */
export function textsFor(atoms: readonly Atom[], decider: Decider): Candidates<string> {
  let [least, most, excluded] = [0, Infinity, 0];
  const met: string[] = [];
  const unmet: string[] = [];
  for (const each of atoms) {
    if (each.kind === 'length') {
      if (each.side === 'least') least = Math.max(least, each.value);
      else most = Math.min(most, each.value);
    } else if (each.kind === 'pattern') (each.isMet ? met : unmet).push(each.pattern);
    else if (each.kind === 'among' && !each.isMet) excluded += each.values.length;
  }
  if (least > most) return NONE;
  if (most === 0) return { values: [''], isAll: true };
  if (unmet.some((each) => met.includes(each) || matchesAll(each))) return NONE;
  const [metTrees, unmetTrees] = [met, unmet].map((all) => [...new Set(all)].map(patternTree));
  const found =
    met.length + unmet.length > 0 ? shortest(metTrees!, unmetTrees!, least, most, decider.spend) : undefined;
  if (found?.isAll && found.texts.length === 0) return NONE;
  const trees = [...metTrees!, ...unmetTrees!].filter((each) => each !== undefined);
  const values = new Set([...(found?.texts ?? []), ...USUAL, ...trees.flatMap(samples)]);
  for (const value of [...values]) {
    const { length } = [...value];
    for (const wanted of [least, most, most - 1]) {
      if (!Number.isFinite(wanted) || wanted > MOST_LENGTH || wanted <= length || wanted < least) continue;
      values.add(value + 'a'.repeat(wanted - length)).add(padded(value, wanted - length));
    }
  }
  const numbered = excluded > 0 ? [...values].slice(0, 8) : [];
  function* allowed(): Generator<string> {
    for (const value of values) if (follows(value, atoms, decider)) yield value;
    // Where many texts are taken, one with a number is not.
    for (const start of numbered)
      for (let number = 0; number <= Math.min(excluded, MOST_NUMBERED); number++)
        if (follows(start + number, atoms, decider)) yield start + number;
  }
  return { values: allowed(), isAll: false };
}

/** The shortest texts, if automata can find them. */
function shortest(
  met: readonly (Tree | undefined)[],
  unmet: readonly (Tree | undefined)[],
  least: number,
  most: number,
  spend: (steps: number) => void,
) {
  const automata = [met, unmet].map((trees) => trees.map((tree) => tree && Automaton.of(tree)));
  const [wanted, unwanted] = automata.map((all) => all.filter((each) => each !== undefined));
  // Without the rules that no automaton can follow, there are more texts: a proof that there are none stays one.
  return shortestTexts({ met: wanted!, unmet: unwanted!, least, most }, MOST_SAMPLES, spend);
}

const MOST_NUMBERED = 400;

/** Whether a text follows the rules for texts. */
function follows(value: string, atoms: readonly Atom[], { matches }: Decider): boolean {
  return atoms.every((each) => {
    if (each.kind === 'pattern') return matches(each.parts, each.pattern, value) === each.isMet;
    if (each.kind === 'among') return isAmong(value, each.values) === each.isMet;
    if (each.kind !== 'length') return true;
    const { length } = [...value];
    return each.side === 'least' ? length >= each.value : length <= each.value;
  });
}

/** No longer text is tried. */
const MOST_LENGTH = 10_000;

/** A text with its last character repeated. */
function padded(text: string, more: number): string {
  return text + ([...text].at(-1) ?? 'a').repeat(more);
}

/** Whether every text has a match: one for the empty text, which may begin anywhere. */
function matchesAll(pattern: string): boolean {
  const tree = patternTree(pattern);
  return tree !== undefined && isEmptyEverywhere(tree);
}

function isEmptyEverywhere(tree: Tree): boolean {
  switch (tree.kind) {
    case 'sequence':
      return tree.parts.every(isEmptyEverywhere);
    case 'choice':
      return tree.parts.some(isEmptyEverywhere);
    case 'repeat':
      return tree.least === 0 || isEmptyEverywhere(tree.part);
    case 'group':
      return isEmptyEverywhere(tree.part);
    default:
      return false;
  }
}

/** At most so many texts are made from a part of a pattern. */
const MOST_SAMPLES = 24;

/** Texts that a pattern may match, from each of its parts. */
function samples(tree: Tree): readonly string[] {
  switch (tree.kind) {
    case 'take': {
      const found: string[] = [];
      for (const [from, to] of tree.characters.slice(0, 6)) {
        const printable = from < 0x20 && to >= 0x61 ? 0x61 : from;
        found.push(String.fromCodePoint(printable), String.fromCodePoint(Math.min(to, printable + 1)));
      }
      return [...new Set(found)];
    }
    case 'sequence':
      return tree.parts.reduce<readonly string[]>((before, part) => combined(before, samples(part)), ['']);
    case 'choice':
      return tree.parts.flatMap((part) => samples(part).slice(0, 6)).slice(0, MOST_SAMPLES);
    case 'repeat': {
      const each = samples(tree.part);
      const counts = [...new Set([tree.least, tree.least + 1, Math.min(tree.most, tree.least + 2)])].filter(
        (count) => count <= tree.most && count <= 100,
      );
      return counts.flatMap((count) =>
        count === 0
          ? ['']
          : each
              .slice(0, 4)
              .filter((text) => text.length * count <= MOST_LENGTH)
              .map((text) => text.repeat(count)),
      );
    }
    case 'group':
      return samples(tree.part);
    default:
      return [''];
  }
}

function combined(before: readonly string[], after: readonly string[]): readonly string[] {
  const found: string[] = [];
  for (const [index, start] of before.entries())
    for (const [other, end] of after.entries()) {
      // All of one with the first of the other: every part occurs, and the number stays small.
      if (start.length + end.length > MOST_LENGTH) continue;
      if (index === 0 || other === 0 || found.length < MOST_SAMPLES) found.push(start + end);
    }
  return [...new Set(found)].slice(0, MOST_SAMPLES);
}
