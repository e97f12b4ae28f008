import type { Guess } from './guess.js';
import { numericCodes } from './numeric-codes.js';
import type { UnderstoodColumn } from './understand.js';

/** How many different whole numbers may be codes, and how many rows there must be for each. */
const MOST_CODES = 12;
const ROWS_A_CODE = 4;

/** The whole numbers of a column that may be codes: data do not show whether they are, so people are asked. */
export function possibleCodes({
  profile,
  kind,
  missing,
  codes,
  unit,
  personal,
}: UnderstoodColumn): readonly number[] {
  if (kind?.id !== 'integer' || profile.isSampled || profile.isUnique || codes || unit || personal) return [];
  const values = [...profile.values.keys()].filter((text) => !missing.has(text)).map(Number);
  const isFew =
    values.length > 1 && values.length <= MOST_CODES && profile.filled >= ROWS_A_CODE * values.length;
  return isFew ? values.toSorted((one, other) => one - other) : [];
}

/** That is asked about. */
export function possibleCodesGuess(column: UnderstoodColumn, pointer: string): readonly Guess[] {
  const values = possibleCodes(column);
  if (values.length === 0) return [];
  const shown = numericCodes(column).filter(({ isShown }) => isShown);
  const left = values.filter((value) => !shown.some((code) => code.value === value));
  return [
    {
      pointer,
      keyword: 'oneOf',
      value: left,
      level: 'possible',
      rule: 'integer-codes',
      because: `${column.profile.filled} cells have only ${values.length} different whole numbers: ${values.join(', ')}.`,
    },
  ];
}
