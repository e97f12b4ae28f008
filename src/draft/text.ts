import { Document, isCollection, isNode } from 'yaml';
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
    const node = document.getIn(tokens(pointer), true);
    if (!isNode(node)) continue;
    const text = lines.map((line) => ` ${line.replace(/[\r\n]+/g, ' ')}`).join('\n');
    // Before a collection a comment would be on the line of its name.
    const [first] = isCollection(node) ? (node.items as { key?: unknown }[]) : [];
    const target = first && isNode(first.key) ? first.key : node;
    target.commentBefore = text;
  }
  return document.toString({ lineWidth: WIDTH });
}
