import type { GraphNode } from '../read/graph.js';
import { type Wording, wordings } from '../read/readers.js';
import { nameInAddress } from './references.js';

/** What something is called, in the order of the document. */
export function namesAt(node: GraphNode): readonly Wording[] {
  return wordings(node, node.values('schema:name', 'schema:alternateName'));
}

/** The same without a name that was made from the address. */
export function ownNames(node: GraphNode): readonly Wording[] {
  return namesAt(node).filter(({ text, value }) => {
    const isMade = text === node.id || text === nameInAddress(node.id);
    if (isMade) node.graph.take(value.from, 'repeated');
    return !isMade;
  });
}

/** Names that belong to one text each: another begins where a language comes again. */
export function textsAmong(names: readonly Wording[]): readonly (readonly Wording[])[] {
  const texts: Wording[][] = [];
  for (const each of names) {
    const last = texts.at(-1);
    const fits =
      last !== undefined &&
      each.language !== undefined &&
      last.every(({ language }) => language !== undefined && language !== each.language);
    if (fits) last.push(each);
    else texts.push([each]);
  }
  return texts;
}
