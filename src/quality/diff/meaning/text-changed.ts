import type { Subject, Wording, Words } from '../../../schema/description/index.js';
import { defineClass, type Found } from '../change.js';
import { type Comparison, capital, type Pair, statedAt } from '../compare.js';
import { ofCodes, ofVariable } from './example.js';
import { labelsOf } from './label.js';
import { inWords } from './term-class.js';

export const textChanged = defineClass({
  id: 'text/changed',
  severity: 'editorial',
  bump: 'patch',
  summary: 'The wording of a title, label or description changed.',
  why: 'Words for people help to understand data; programs do not depend on them. It is risky if all texts in a language are gone: those who read only that language have none.',
  examples: {
    changed: [
      ofVariable({ title: 'Area' }, { title: 'Area of the town' }),
      ofVariable({ 'fair:label': { en: 'Area', de: 'Fläche' } }, { 'fair:label': { en: 'Area' } }),
      ofCodes([{ const: 1, description: 'A car' }], [{ const: 1, description: 'A car or van' }]),
    ],
    unchanged: [
      ofVariable({ title: 'Area' }, { title: 'Area' }),
      // The label of a code is a class of its own.
      ofCodes([{ const: 1, title: 'Car' }], [{ const: 1, title: 'Van' }]),
    ],
  },
  *find({ named, codes }: Comparison): Generator<Found> {
    for (const pair of named) yield* changes(pair, textsOf);
    for (const { pairs } of codes) for (const pair of pairs) yield* changes(pair, descriptionsOf);
  },
});

function* changes(
  { old, new: next, name }: Pair<Subject>,
  of: (subject: Subject) => Words,
): Generator<Found> {
  const [before, after] = [of(old), of(next)];
  const kept = new Set(after.map(({ language }) => language));
  const gone = before.filter(({ language }) => language !== undefined && !kept.has(language));
  const isGone = new Set(gone);
  const lost = [...new Set(gone.map(({ language }) => language))];
  if (lost.length > 0)
    yield {
      message: `${capital(name)} no longer has a text in these languages: ${lost.join(', ')}.`,
      old: statedAt(old, gone[0]),
      severity: 'risky',
      bump: 'minor',
    };
  const [texts, others] = [byKeyword(before), byKeyword(after)];
  for (const key of new Set([...texts.keys(), ...others.keys()])) {
    const [was, is] = [texts.get(key), others.get(key)];
    if (was?.value === is?.value || (was && isGone.has(was))) continue;
    yield {
      message: `The ${nameOf((was ?? is)!)} of ${name} ${fateOf(was, is)}`,
      ...(was ? { old: statedAt(old, was) } : {}),
      ...(is ? { new: statedAt(next, is) } : {}),
    };
  }
}

const NAMES: { readonly [keyword: string]: string } = {
  title: 'title',
  description: 'description',
  'fair:label': 'label',
  'fair:description': 'description',
};

/** Texts by what states them. */
function byKeyword(words: Words): ReadonlyMap<string, Wording> {
  return new Map(words.map((each) => [`${each.keyword} ${each.language ?? ''}`, each]));
}

/** What a text is, as in `label in "de"`. */
function nameOf({ keyword, language }: Wording): string {
  return `${NAMES[keyword] ?? keyword}${language ? ` in "${language}"` : ''}`;
}

const LONGEST = 80;

/** What became of a text; with the text if it is short. */
function fateOf(old: Wording | undefined, next: Wording | undefined): string {
  const isShort = [old, next].every((each) => (each?.value.length ?? 0) <= LONGEST);
  const [was, is] = [old, next].map(inWords);
  if (old === undefined) return isShort ? `is new: ${is}.` : 'is new.';
  if (next === undefined) return isShort ? `is gone: it was ${was}.` : 'is gone.';
  return isShort ? `changed from ${was} to ${is}.` : 'changed.';
}

function textsOf(subject: Subject): Words {
  return [...labelsOf(subject), ...descriptionsOf(subject)];
}

function descriptionsOf({ description, richDescription }: Subject): Words {
  return description ? [description, ...richDescription] : richDescription;
}
