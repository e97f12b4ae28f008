import type { Subject } from '../../description/index.js';
import type { Found } from '../change.js';
import { defineClass } from '../change.js';
import type { Comparison } from '../compare.js';
import { ofVariable } from './example.js';

export const textChanged = defineClass({
  id: 'text/changed',
  severity: 'editorial',
  bump: 'patch',
  summary: 'The wording of a title, label or description changed.',
  why: 'Words for people help to understand data; programs do not depend on them.',
  examples: {
    changed: [
      ofVariable({ title: 'Area' }, { title: 'Area of the town' }),
      ofVariable({ 'fair:label': { en: 'Area', de: 'Fläche' } }, { 'fair:label': { en: 'Area' } }),
    ],
    unchanged: [ofVariable({ title: 'Area' }, { title: 'Area' })],
  },
  *find({ named }: Comparison): Generator<Found> {
    for (const { old, new: next, name } of named) {
      const places = { old: old.pointer, new: next.pointer };
      const [before, after] = [languagesOf(old), languagesOf(next)];
      const lost = [...before].filter((language) => !after.has(language));
      if (lost.length > 0)
        yield {
          message: `The texts of ${name} are no longer available in: ${lost.join(', ')}.`,
          ...places,
          severity: 'risky',
          bump: 'minor',
        };
      else if (textsOf(old) !== textsOf(next))
        yield { message: `The wording of ${name} changed.`, ...places };
    }
  },
});

function languagesOf({ label, richDescription }: Subject): ReadonlySet<string> {
  return new Set([...label, ...richDescription].flatMap(({ language }) => (language ? [language] : [])));
}

function textsOf({ title, description, label, richDescription }: Subject): string {
  const rich = [...label, ...richDescription].map(({ language, value }) => [language ?? '', value]);
  return JSON.stringify([title?.value, description?.value, rich]);
}
