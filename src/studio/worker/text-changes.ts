import type { Edit } from '../../diagnostic.js';
import { applyEdits, type Document } from '../../document/index.js';
import type { TextChange } from '../protocol.js';

/** What edits do to the text of a document. */
export interface Changed {
  readonly changes: readonly TextChange[];
  /** The document of the new text, if it is known. */
  readonly document?: Document;
}

/** The changes of the text of a document that edits make. */
export async function changedBy(document: Document, edits: readonly Edit[]): Promise<Changed> {
  const text = await applyEdits(document, edits);
  return { changes: changesBetween(document.source!.text, text) };
}

/** The one change that makes one text of another; none if they are the same. */
export function changesBetween(before: string, after: string): readonly TextChange[] {
  if (before === after) return [];
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return [{ from: start, to: before.length - end, insert: after.slice(start, after.length - end) }];
}
