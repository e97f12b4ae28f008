import type { Diagnostic } from '../../base/diagnostic.js';

/** Whether a text holds a number that JSON does not have, such as `.inf` of YAML. */
export function isNoJson({ code, severity }: Diagnostic): boolean {
  return severity === 'error' && code === 'syntax/number-range';
}

/** Thrown for data of which no schema can be made. */
export class NoTable extends Error {
  constructor(
    name: string,
    reason: string,
    /** What is wrong in the text. */
    readonly diagnostics: readonly Diagnostic[] = [],
  ) {
    super(`${name} ${reason}${diagnostics[0] ? `: ${diagnostics[0].message}` : ''}`);
  }
}
