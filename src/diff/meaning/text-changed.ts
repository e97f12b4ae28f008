import type { Subject, Words } from '../../description/index.js';
import type { Found } from '../change.js';
import { defineClass } from '../change.js';
import { type Comparison, capital } from '../compare.js';
import { ofCodes, ofVariable } from './example.js';

export const textChanged = defineClass({
  id: 'text/changed',
  severity: 'editorial',
  bump: 'patch',
  summary: 'The wording of a title, label or description changed.',
  why: 'Words for people help to understand data; programs do not depend on them. Readers of a language that is gone have no text.',
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
    for (const { old, new: next, name } of named) yield* changes(old, next, name, 'wording', textsOf);
    for (const { old, new: next, name } of codes.flatMap(({ pairs }) => pairs))
      yield* changes(old, next, name, 'description', descriptionsOf);
  },
});

function* changes(
  old: Subject,
  next: Subject,
  name: string,
  what: string,
  of: (subject: Subject) => Words,
): Generator<Found> {
  const places = { old: old.pointer, new: next.pointer };
  const [before, after] = [of(old), of(next)];
  const kept = new Set(after.map(({ language }) => language));
  const lost = new Set(before.flatMap(({ language }) => (language && !kept.has(language) ? [language] : [])));
  if (lost.size > 0)
    yield {
      message: `${capital(name)} no longer has a text in these languages: ${[...lost].join(', ')}.`,
      ...places,
      severity: 'risky',
      bump: 'minor',
    };
  else if (written(before) !== written(after))
    yield { message: `The ${what} of ${name} changed.`, ...places };
}

function textsOf(subject: Subject): Words {
  const { title, label } = subject;
  return [...(title ? [title] : []), ...label, ...descriptionsOf(subject)];
}

function descriptionsOf({ description, richDescription }: Subject): Words {
  return description ? [description, ...richDescription] : richDescription;
}

function written(words: Words): string {
  return JSON.stringify(words.map(({ keyword, language, value }) => [keyword, language ?? '', value]));
}
