import type { Code, Wording } from '../../../schema/description/index.js';
import { defineClass, type Found } from '../change.js';
import { type Comparison, capital, plain, sharesWords, statedAt } from '../compare.js';
import { ofCodes } from './example.js';
import { labelsOf, movedLabels } from './label.js';
import { inWords } from './term-class.js';

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
      // A label that moved to another code is a class of its own.
      ofCodes(
        [
          { const: 1, title: 'Male' },
          { const: 2, title: 'Female' },
        ],
        [
          { const: 1, title: 'Female' },
          { const: 2, title: 'Male' },
        ],
      ),
    ],
  },
  *find({ codes }: Comparison): Generator<Found> {
    for (const list of codes) {
      const moved = movedLabels(list);
      for (const pair of list.pairs) {
        const found = moved.has(pair) ? undefined : changeOf(pair.old, pair.new, pair.name);
        if (found) yield found;
      }
    }
  },
});

const EDITORIAL = { severity: 'editorial', bump: 'patch' } as const;

function changeOf(old: Code, next: Code, name: string): Found | undefined {
  const [before, after] = [labelsByLanguage(old), labelsByLanguage(next)];
  const [[first], [firstNow]] = [[...before.values()], [...after.values()]];
  const at = (was: Wording | undefined, is: Wording | undefined) => ({
    ...(was ? { old: statedAt(old, was) } : {}),
    ...(is ? { new: statedAt(next, is) } : {}),
  });
  if (first === undefined)
    return firstNow && { message: `${capital(name)} has a label now.`, ...at(first, firstNow), ...EDITORIAL };
  if (firstNow === undefined)
    return {
      message: `${capital(name)} no longer has a label: it was ${inWords(first)}.`,
      ...at(first, firstNow),
    };
  const label = `The label of ${name}`;
  const common = [...before.keys()].filter((language) => after.has(language));
  const inBoth = common.map((language) => [before.get(language)!, after.get(language)!] as const);
  const other = inBoth.find(([was, is]) => plain(was.value) !== plain(is.value));
  const isShared = sharesWords(labelsOf(old), labelsOf(next));
  if (other !== undefined || (common.length === 0 && !isShared)) {
    const [was, is] = other ?? [first, firstNow];
    return { message: `${label} changed from ${inWords(was)} to ${inWords(is)}.`, ...at(was, is) };
  }
  const lost = [...before.keys()].filter((language) => language !== '' && !after.has(language));
  if (lost.length > 0)
    return {
      message: `${label} is no longer available in these languages: ${lost.join(', ')}.`,
      ...at(before.get(lost[0]!), firstNow),
    };
  const rewritten = inBoth.find(([was, is]) => was.value !== is.value);
  if (rewritten) {
    const [was, is] = rewritten;
    return {
      message: `${label} is spelled ${inWords(is)} now instead of ${inWords(was)}.`,
      ...at(was, is),
      ...EDITORIAL,
    };
  }
  const come = [...after.keys()].filter((language) => !before.has(language));
  return come.length > 0 && common.length > 0
    ? {
        message: `${label} is available in more languages: ${come.join(', ')}.`,
        ...at(first, after.get(come[0]!)),
        ...EDITORIAL,
      }
    : undefined;
}

function labelsByLanguage(code: Code): ReadonlyMap<string, Wording> {
  return new Map(labelsOf(code).map((each) => [each.language ?? '', each]));
}
