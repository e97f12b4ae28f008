import { allOfWords, quote } from '../../base/json.js';
import type { Rule } from './rule.js';

/** What a person is asked for where a rule has no fix; undefined if all that it finds has one. */
export function askSentence({ ask, askedFor, fix, examples }: Rule): string | undefined {
  // Rules that people declare have no examples, and no fix.
  if (fix !== 'none' && examples.bad.every(({ fixed }) => fixed !== undefined)) return undefined;
  const what =
    ask === 'look'
      ? 'a person has to look at the place and edit it by hand'
      : `a person is asked for ${askedFor ?? (ask ? allOfWords(ask.map(quote)) : 'the correct value')}`;
  return fix === 'none' ? `A${what.slice(1)}.` : `Where there is no fix, ${what}.`;
}
