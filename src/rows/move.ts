import type { Diagnostic } from '../diagnostic.js';
import type { Extent } from './row.js';

/** The diagnostics of a part of a file, placed in the whole file: `before` is what stands before that part. */
export function moveRows(diagnostics: readonly Diagnostic[], _before: Extent): readonly Diagnostic[] {
  return diagnostics;
}
