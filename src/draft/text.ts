import { Document, isCollection, isMap, isNode, isScalar, type Node } from 'yaml';
import { tokens } from '../document/index.js';
import type { Json } from '../json.js';

/** How a schema is written. */
export type SchemaFormat = 'yaml' | 'json';

const WIDTH = 120;

/** Comments by the pointers of the objects that they are about; JSON has no place for them. */
export type Comments = ReadonlyMap<string, readonly string[]>;

/** The text of a schema. In YAML, whatever another reader could take for something else than a text is quoted. */
export function textOf(schema: Json, format: SchemaFormat, comments: Comments = new Map()): string {
  if (format === 'json') return `${JSON.stringify(schema, null, 2)}\n`;
  const document = new Document(schema, { compat: 'yaml-1.1', aliasDuplicateObjects: false });
  for (const [pointer, lines] of comments) {
    const target = commentedNode(document, tokens(pointer));
    if (target) target.commentBefore = lines.map((line) => ` ${line.replace(/[\r\n]+/g, ' ')}`).join('\n');
  }
  return document.toString({ lineWidth: WIDTH });
}

/** The node before which a comment is written: the first name in a collection, else the name of a value. */
function commentedNode(document: Document, path: readonly string[]): Node | undefined {
  const node = document.getIn(path, true);
  const holder = isCollection(node) && node.items.length > 0 ? node : document.getIn(path.slice(0, -1), true);
  if (!isMap(holder)) return isNode(node) ? node : undefined;
  const pair =
    holder === node
      ? holder.items[0]
      : holder.items.find(({ key }) => isScalar(key) && key.value === path.at(-1));
  return isNode(pair?.key) ? pair.key : undefined;
}
