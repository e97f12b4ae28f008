import type { DraftVariable } from '../../schema/draft/index.js';
import type { Guess, Level } from './guess.js';

/** What the rest of the rows may show to be wrong: that there are no other values, no equal ones, and none that are missing. */
const OPEN: ReadonlySet<string> = new Set(['key', 'code-list', 'pattern', 'relation']);

/** What the first rows of a table say about a column: its types, but no limits of its values. */
export function sampledVariable({
  constraints: _,
  codes,
  variables,
  ...variable
}: DraftVariable): DraftVariable {
  const sentinels = codes?.codes.filter(({ isSentinel }) => isSentinel) ?? [];
  return {
    ...variable,
    isRequired: false,
    ...(codes && sentinels.length > 0 ? { codes: { ...codes, codes: sentinels } } : {}),
    ...(variables ? { variables: variables.map(sampledVariable) } : {}),
  };
}

/** The same guess, if only the first rows speak for it. */
export function sampledGuess(guess: Guess): Guess {
  const level: Level = OPEN.has(guess.rule) || guess.level === 'possible' ? 'possible' : 'likely';
  return { ...guess, level };
}
