import type { Description } from '../../../schema/description/index.js';
import type { Screen } from '../protocol.js';
import { type Entry, listsOf } from './entries.js';

/** What a place of the document belongs to. */
export interface Owner {
  readonly pointer: string;
  /** The name of a variable or a table; '' for the dataset. */
  readonly name: string;
  readonly screen: Screen;
}

const WHOLE: Owner = { pointer: '', name: '', screen: 'dataset' };

/** Finds what places of the document belong to: the nearest variable, list of codes or table around them. */
export function ownersIn(
  { uri, datasets }: Description,
  entries: readonly Entry[],
): (pointer: string) => Owner {
  const known = new Map<string, Owner>();
  for (const { isRoot, uri: at, pointer, name } of datasets) {
    if (at === uri && !isRoot) known.set(pointer, { pointer, name, screen: 'dataset' });
  }
  for (const { list, variables } of listsOf(entries)) {
    const { uri: at, pointer } = list;
    if (at === uri) known.set(pointer, { pointer, name: variables[0]!.name, screen: 'codes' });
  }
  for (const { variable } of entries) {
    const { uri: at, pointer, name } = variable;
    if (at === uri) known.set(pointer, { pointer, name, screen: 'variables' });
  }
  known.set('', WHOLE);
  const ownerOf = (pointer: string): Owner => {
    let owner = known.get(pointer);
    if (owner === undefined) {
      owner = ownerOf(pointer.slice(0, Math.max(0, pointer.lastIndexOf('/'))));
      known.set(pointer, owner);
    }
    return owner;
  };
  return ownerOf;
}
