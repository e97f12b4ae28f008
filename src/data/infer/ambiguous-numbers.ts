import type { Diagnostic } from '../../base/diagnostic.js';
import { quote } from '../../base/json.js';
import { append } from '../../schema/document/index.js';
import { mayBeNumbers } from './number-style.js';
import type { UnderstoodColumn } from './understand.js';

/** Columns of texts that may be numbers, with a comma that has two readings in every value. */
export function ambiguousNumbers({
  columns,
  base,
  isCells,
}: {
  readonly columns: readonly UnderstoodColumn[];
  readonly base: string;
  readonly isCells: boolean;
}): readonly Diagnostic[] {
  if (!isCells) return [];
  return columns.flatMap(({ name, kind, personal, profile }): readonly Diagnostic[] => {
    const example = [...profile.values.keys()].find((text) => /^-?\d+,\d{3}$/.test(text));
    if (kind || personal !== undefined || example === undefined || !mayBeNumbers(profile)) return [];
    return [
      {
        code: 'infer/ambiguous-numbers',
        severity: 'warning',
        message: `The column ${quote(name)} has texts that may be numbers: ${quote(example)} is ${example.replace(',', '.')} or ${example.replace(',', '')}.`,
        help: "Run it again with --decimal ',' or with --thousands ','.",
        at: { uri: 'schema', pointer: append(base, name), on: 'key' },
      },
    ];
  });
}
