import type { Subject } from '../../../../schema/description/index.js';
import { readTerm } from '../../../../schema/vocabulary/index.js';

/** The measurement scale of a variable, as its controlled list names it. */
export function scaleOf({ terms }: Subject): string | undefined {
  if (terms.measurementScale === undefined) return undefined;
  const { words, refs } = terms.measurementScale;
  for (const { value } of [...words, ...refs]) {
    const term = readTerm('measurement-scales-v1', value);
    if (term !== undefined) return term;
  }
  return undefined;
}
