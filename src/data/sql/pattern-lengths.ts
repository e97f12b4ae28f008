import { type Tree, treeOf } from '../../quality/validate/patterns/index.js';

/** The fewest and the most code points. */
type Lengths = readonly [least: number, most: number];

/** The lengths of texts that match a pattern; undefined if it has look-around or back references. */
export function matchingLengths(pattern: string): Lengths | undefined {
  const tree = treeOf(pattern);
  return tree && textLengths(tree);
}

/** The lengths of texts in which a pattern finds something: only `^` and `$` limit what is around that. */
function textLengths(tree: Tree): Lengths {
  if (tree.kind === 'choice') return widest(tree.parts.map(textLengths));
  const [least, most] = matchLengths(tree);
  return [least, isAnchored(tree) ? most : Infinity];
}

function isAnchored(tree: Tree): boolean {
  if (tree.kind !== 'sequence') return false;
  const [first, last] = [tree.parts[0], tree.parts.at(-1)];
  return (
    first?.kind === 'assertion' &&
    first.assertion === 'start' &&
    last?.kind === 'assertion' &&
    last.assertion === 'end'
  );
}

/** The lengths of what a pattern finds. */
function matchLengths(tree: Tree): Lengths {
  switch (tree.kind) {
    case 'take':
      return [1, 1];
    case 'sequence':
      return tree.parts.map(matchLengths).reduce((sum, each) => [sum[0] + each[0], sum[1] + each[1]], [0, 0]);
    case 'choice':
      return widest(tree.parts.map(matchLengths));
    case 'repeat': {
      const [least, most] = matchLengths(tree.part);
      return [least * tree.least, most === 0 ? 0 : most * tree.most];
    }
    default:
      return [0, 0];
  }
}

function widest(lengths: readonly Lengths[]): Lengths {
  return [Math.min(...lengths.map(([least]) => least)), Math.max(...lengths.map(([, most]) => most))];
}
