import type { Code } from '../../description/index.js';
import type { Found } from '../change.js';
import { defineClass } from '../change.js';
import { type Comparison, capital, plain, sharesWords } from '../compare.js';
import { ofCodes } from './example.js';
import { labelsOf } from './label.js';

const inLanguages = (label: { readonly [language: string]: string }) => [{ const: 1, 'fair:label': label }];

export const codeLabel = defineClass({
  id: 'code/label',
  severity: 'risky',
  bump: 'minor',
  summary: 'The label of a code changed.',
  why: 'Other words may have another meaning; only a person can tell. Case, punctuation and further languages are editorial.',
  examples: {
    changed: [
      ofCodes([{ const: 1, title: 'Employed' }], [{ const: 1, title: 'In work or training' }]),
      ofCodes([{ const: 1, title: 'In work' }], [{ const: 1, title: 'in work.' }]),
      ofCodes(inLanguages({ en: 'Car', de: 'Auto' }), inLanguages({ en: 'Car' })),
      ofCodes([{ const: 1, title: 'Car' }], [{ const: 1 }]),
    ],
    unchanged: [
      ofCodes([{ const: 1, title: 'In work' }], [{ const: 1, title: 'In work' }]),
      ofCodes([{ const: 1, title: 'Car' }], inLanguages({ en: 'Car' })),
    ],
  },
  *find({ codes }: Comparison): Generator<Found> {
    for (const { pairs } of codes)
      for (const { old, new: next, name } of pairs) {
        const found = changeOf(old, next, name);
        if (found) yield { ...found, old: old.pointer, new: next.pointer };
      }
  },
});

const EDITORIAL = { severity: 'editorial', bump: 'patch' } as const;

function changeOf(old: Code, next: Code, name: string): Found | undefined {
  const [before, after] = [wordsOf(old), wordsOf(next)];
  const [first] = before.values();
  if (first === undefined)
    return after.size > 0 ? { message: `${capital(name)} has a label now.`, ...EDITORIAL } : undefined;
  if (after.size === 0)
    return { message: `${capital(name)} no longer has a label: it was ${JSON.stringify(first)}.` };
  const label = `the label of ${name}`;
  const common = [...before.keys()].filter((language) => after.has(language));
  const other = common.find((language) => plain(before.get(language)!) !== plain(after.get(language)!));
  const isShared = sharesWords(labelsOf(old), labelsOf(next));
  if (other !== undefined || (common.length === 0 && !isShared)) {
    const words = [before.get(other ?? '') ?? first, after.get(other ?? '') ?? [...after.values()][0]];
    const [was, is] = words.map((each) => JSON.stringify(each));
    return { message: `${capital(label)} changed from ${was} to ${is}.` };
  }
  const lost = [...before.keys()].filter((language) => language !== '' && !after.has(language));
  if (lost.length > 0)
    return { message: `${capital(label)} is no longer available in these languages: ${lost.join(', ')}.` };
  const come = [...after.keys()].filter((language) => !before.has(language));
  const isRewritten = common.some((language) => before.get(language) !== after.get(language));
  if (isRewritten) return { message: `${capital(label)} is spelled differently.`, ...EDITORIAL };
  return come.length > 0 && common.length > 0
    ? { message: `${capital(label)} is available in more languages: ${come.join(', ')}.`, ...EDITORIAL }
    : undefined;
}

/** What a code is called, by language. */
function wordsOf(code: Code): ReadonlyMap<string, string> {
  return new Map(labelsOf(code).map(({ language, value }) => [language ?? '', value]));
}
