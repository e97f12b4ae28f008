import type { Code, Subject } from '../../description/index.js';
import type { Found } from '../change.js';
import { defineClass } from '../change.js';
import { type Comparison, capital, plain } from '../compare.js';
import { ofCodes } from './example.js';

export const codeLabel = defineClass({
  id: 'code/label',
  severity: 'risky',
  bump: 'minor',
  summary: 'A code has other words.',
  why: 'Other words may be another meaning; only a person can tell.',
  examples: {
    changed: [ofCodes([{ const: 1, title: 'Employed' }], [{ const: 1, title: 'In work or training' }])],
    unchanged: [ofCodes([{ const: 1, title: 'In work' }], [{ const: 1, title: 'in work.' }])],
  },
  *find({ codes }: Comparison): Generator<Found> {
    for (const { pairs } of codes)
      for (const { old, new: next, name } of pairs) {
        const change = reworded(old, next);
        if (change === undefined) continue;
        yield {
          message: `${capital(name)} is called ${JSON.stringify(change[1])}, and was called ${JSON.stringify(change[0])}.`,
          old: old.pointer,
          new: next.pointer,
        };
      }
  },
});

/** The words of a code in a language that both versions have, if they differ. */
function reworded(old: Code, next: Code): readonly [string, string] | undefined {
  const after = wordsOf(next);
  for (const [language, words] of wordsOf(old)) {
    const other = after.get(language);
    if (other !== undefined && plain(other) !== plain(words)) return [words, other];
  }
  return undefined;
}

/** What a subject is called, by language. */
function wordsOf({ title, label }: Subject): ReadonlyMap<string, string> {
  return new Map([
    ...(title ? [['', title.value] as const] : []),
    ...label.map(({ language, value }) => [language ?? '', value] as const),
  ]);
}
