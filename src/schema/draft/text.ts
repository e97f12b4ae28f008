import {
  Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type YAMLMap,
} from 'yaml';
import type { Json } from '../../base/json.js';
import { tokens } from '../document/index.js';

/** How a schema is written. */
export type SchemaFormat = 'yaml' | 'json';

const WIDTH = 120;

/** Comments by the pointers of the objects that they are about; JSON has no place for them. */
export type Comments = ReadonlyMap<string, readonly string[]>;

/** The text of a schema. In YAML, whatever another reader could take for something else than a text is quoted. */
export function textOf(schema: Json, format: SchemaFormat, comments: Comments = new Map()): string {
  if (format === 'json') return `${JSON.stringify(schema, null, 2)}\n`;
  const document = new Document(schema, { compat: 'yaml-1.1', aliasDuplicateObjects: false });
  const pairOf = pairFinder();
  for (const [pointer, lines] of comments) {
    const target = commentedNode(document, tokens(pointer), pairOf);
    if (target) target.commentBefore = lines.map((line) => ` ${line.replace(/[\r\n]+/g, ' ')}`).join('\n');
  }
  return document.toString({ lineWidth: WIDTH });
}

/** The node before which a comment is written: the first name in a collection, else the name of a value. */
function commentedNode(document: Document, path: readonly string[], pairOf: PairOf): Node | undefined {
  let node: unknown = document.contents;
  let holder: unknown;
  for (const token of path) {
    holder = node;
    node = isMap(node) ? pairOf(node, token)?.value : isSeq(node) ? node.items[Number(token)] : undefined;
  }
  const inside = isCollection(node) && node.items.length > 0 ? node : holder;
  if (!isMap(inside)) return isNode(node) ? node : undefined;
  const pair = inside === node ? inside.items[0] : pairOf(inside, path.at(-1)!);
  return isNode(pair?.key) ? pair.key : undefined;
}

type PairOf = (map: YAMLMap, name: string) => Pair | undefined;

/** Finds members by name. The library searches all of them one by one, which takes quadratic time for wide tables. */
function pairFinder(): PairOf {
  const known = new Map<YAMLMap, ReadonlyMap<unknown, Pair>>();
  return (map, name) => {
    const pairs =
      known.get(map) ??
      new Map(map.items.map((pair) => [isScalar(pair.key) ? pair.key.value : pair.key, pair]));
    known.set(map, pairs);
    return pairs.get(name);
  };
}
