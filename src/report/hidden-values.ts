import type { Diagnostic } from '../diagnostic.js';

/** A finding about a row, without anything that the row holds but its key. */
export function withoutValues(diagnostic: Diagnostic): Diagnostic {
  const { params, help: _help, ...rest } = diagnostic;
  if (params?.row === undefined && params?.key === undefined) return diagnostic;
  const { found: _found, ...others } = params;
  const message =
    typeof params.keyword === 'string'
      ? `The value does not meet "${params.keyword}" of the schema.`
      : 'The row has a fault.';
  return { ...rest, message, params: others };
}
