import type { Diagnostic } from '../../base/diagnostic.js';

/** Diagnostics as plain sentences: `MESSAGE (path: POINTER)`. */
export function sentences(diagnostics: readonly Diagnostic[]): readonly string[] {
  return diagnostics.map(({ message, at }) => `${message} (path: ${at.pointer})`);
}

/** The errors among diagnostics as plain sentences. */
export function errorSentences(diagnostics: readonly Diagnostic[]): readonly string[] {
  return sentences(diagnostics.filter(({ severity }) => severity === 'error'));
}
