import { append } from '../../schema/document/index.js';
import { countOfValues } from './decide.js';
import type { DecidedTable } from './decided-table.js';
import type { Guess } from './guess.js';
import { numericCodes } from './numeric-codes.js';
import { patternOf } from './patterns.js';
import { possibleCodesGuess } from './possible-codes.js';
import type { IsReference, Reference } from './relations.js';
import { sampledGuess } from './sample.js';
import { withoutCodes } from './table-draft.js';
import { type UnderstoodColumn, withMembers } from './understand.js';

/** What is guessed about a table, with the evidence. */
export function guessesIn(
  { name, base, columns, rows, found, isSample }: DecidedTable,
  isReference: IsReference,
): readonly Guess[] {
  const key: readonly Guess[] = found
    ? [
        {
          pointer: append(base, found.column.name),
          keyword: 'keys',
          value: found.column.name,
          level: found.isNamed ? 'likely' : 'possible',
          rule: 'key',
          because: `All ${rows} rows have a value, and no two are equal.`,
        },
      ]
    : [];
  const guesses = [
    ...withMembers(columns, base).flatMap(({ column, pointer, name: path }) =>
      guessesAbout(withoutCodes(column, isReference(name, path)), pointer),
    ),
    ...columns.flatMap((column) =>
      isReference(name, column.name) ? [] : possibleCodesGuess(column, append(base, column.name)),
    ),
    ...key,
  ];
  return isSample ? guesses.map(sampledGuess) : guesses;
}

/** What is guessed about two tables. */
export function relationGuess({ table, column, target, targetColumn }: Reference): Guess {
  return {
    pointer: append('/properties', table),
    keyword: 'fair:datasetRelations',
    value: [column, target, targetColumn],
    level: 'likely',
    rule: 'relation',
    because: `All values of ${JSON.stringify(column)} are among those of ${JSON.stringify(targetColumn)} of the table ${JSON.stringify(target)}.`,
  };
}

function guessesAbout(column: UnderstoodColumn, pointer: string): readonly Guess[] {
  const { profile, kind, missing, codes } = column;
  const isEmpty = column.members === undefined && countOfValues(column) === 0;
  const guesses: Guess[] = [
    {
      pointer,
      keyword: 'type',
      value: isEmpty ? null : (column.types ?? [kind?.type ?? 'string']),
      kind: isEmpty ? 'empty' : (kind?.id.replace(/^other-/, '') ?? 'string'),
      level: 'certain',
      rule: 'type',
      because: `All ${countOfValues(column)} values are ${kind?.title ?? 'texts'}.`,
    },
  ];
  for (const [word, count] of missing) {
    guesses.push({
      pointer,
      keyword: 'fair:sentinel',
      value: word,
      level: 'likely',
      rule: 'missing-word',
      because: `The word ${JSON.stringify(word)} is in ${count} of ${profile.filled} cells; the others are ${kind?.title ?? 'texts'}.`,
    });
  }
  for (const { value, count, isShown } of numericCodes(column)) {
    const cells = count === undefined ? 'some cells' : `${count} of ${profile.filled} cells`;
    guesses.push({
      pointer,
      keyword: 'fair:sentinel',
      value,
      level: isShown ? 'likely' : 'possible',
      rule: 'numeric-code',
      because: `The number ${value} is in ${cells}${isShown ? ', and far from all others' : ''}.`,
    });
  }
  const found = column.personal === undefined ? patternOf(column) : undefined;
  if (found) {
    const { pattern, because } = found;
    guesses.push({ pointer, keyword: 'pattern', value: pattern, level: 'likely', rule: 'pattern', because });
  }
  if (column.unit) {
    guesses.push({
      pointer,
      keyword: 'fair:measurementUnit',
      value: column.unit.ref,
      level: 'likely',
      rule: 'unit',
      because: column.unit.evidence,
    });
  }
  if (column.meaning) {
    guesses.push({
      pointer,
      keyword: 'fair:classificationRef',
      value: column.meaning.id,
      level: 'likely',
      rule: 'meaning',
      because: `${column.isProven ? 'Every' : 'Nearly every'} value fits this meaning: ${column.meaning.title}.`,
    });
  }
  if (codes) {
    guesses.push({
      pointer,
      keyword: 'oneOf',
      value: codes,
      level: 'likely',
      rule: 'code-list',
      because: `${countOfValues(column)} cells have only ${codes.length} different texts.`,
    });
  }
  return guesses;
}
