import type { Diagnostic } from '../../base/diagnostic.js';
import { isObject, type Json, textsIn } from '../../base/json.js';
import type { Summary } from '../../data/check/index.js';
import { append, split } from '../../schema/document/index.js';

/** What stands for names of members that the schema does not have. */
const HIDDEN = '*';

/** Hides what rows hold: their values, and the names of members that no schema has, since keys of maps are data. */
export interface ValueHider {
  /** A finding about a row, without anything that the row holds but its key. */
  readonly finding: (diagnostic: Diagnostic) => Diagnostic;
  /** A summary without names of columns that come from rows. */
  readonly summary: (summary: Summary) => Summary;
}

/** A hider for the names that schemas have. */
export function valueHider(schemas: readonly Json[]): ValueHider {
  const names = new Set(schemas.flatMap((schema) => [...namesIn(schema)]));
  const shown = (name: string) => (name === '' || names.has(name) ? name : HIDDEN);
  return {
    finding(diagnostic) {
      const { params, help: _help, at, ...rest } = diagnostic;
      if (params?.row === undefined && params?.key === undefined) return diagnostic;
      const { found: _found, column, ...others } = params;
      const message =
        typeof params.keyword === 'string'
          ? `The value does not meet "${params.keyword}" of the schema.`
          : 'The row has a fault.';
      return {
        ...rest,
        message,
        at: { ...at, pointer: append('', ...split(at.pointer).map(shown)) },
        params: { ...others, ...(typeof column === 'string' ? { column: shown(column) } : {}) },
      };
    },
    summary(summary) {
      const tallies = new Map<string, Summary['tallies'][number]>();
      for (const each of summary.tallies) {
        const column = shown(each.column);
        const key = JSON.stringify([column, each.keyword]);
        tallies.set(key, { ...each, column, count: each.count + (tallies.get(key)?.count ?? 0) });
      }
      return { ...summary, tallies: [...tallies.values()] };
    },
  };
}

/** The names of members that a schema speaks of, at any depth. */
function* namesIn(schema: Json): Generator<string> {
  if (Array.isArray(schema)) for (const item of schema) yield* namesIn(item);
  if (!isObject(schema)) return;
  yield* textsIn(schema, 'required');
  for (const [name, value] of Object.entries(schema)) {
    if (name === 'properties' && isObject(value)) yield* Object.keys(value);
    yield* namesIn(value);
  }
}
