import type { Location } from '../../base/diagnostic.js';

/** A place in words: `file:line:column`, or the pointer where no text is known. */
export function placeOf({ uri, pointer, range }: Location): string {
  return range ? `${uri}:${range.start.line}:${range.start.column}` : `${uri}#${pointer}`;
}
