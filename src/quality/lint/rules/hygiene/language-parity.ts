import { isObject, type Json, oneOfWords, quote } from '../../../../base/json.js';
import { TEXTS } from '../../annotations/annotation-parts.js';
import { askAt } from '../../ask-of.js';
import { perDocument } from '../../per-document.js';
import { defineRule } from '../../rule.js';

/** A text in fewer languages than the others. */
export const languageParity = defineRule({
  id: 'language-parity',
  on: 'annotation',
  group: 'hygiene',
  severity: 'info',
  fix: 'none',
  askedFor: 'the text in the languages that are missing',
  summary: 'A text in several languages has all languages that most other texts have.',
  why: 'Where a translation is missing, readers find a gap, or a text in a language that they may not understand.',
  targets: { 'ro-crate': 'should', cdif: 'should', croissant: 'should' },
  metrics: [],
  examples: {
    bad: [
      {
        schema: {
          type: 'object',
          'fair:label': { en: 'Libraries', fr: 'Bibliothèques' },
          'fair:description': { en: 'Visits to all branches.', fr: 'Visites de toutes les succursales.' },
          properties: { visits: { type: 'integer', 'fair:label': { en: 'Visits' } } },
        },
      },
      {
        schema: {
          type: 'object',
          'fair:label': { en: 'Libraries' },
          'fair:description': { en: 'Visits to all branches.' },
          properties: { visits: { type: 'integer', 'fair:label': { fr: 'Visites' } } },
        },
      },
    ],
    good: [
      {
        schema: {
          type: 'object',
          'fair:label': { en: 'Libraries', fr: 'Bibliothèques' },
          properties: { visits: { type: 'integer', 'fair:label': { fr: 'Visites', en: 'Visits' } } },
        },
      },
    ],
  },
  concerns: ({ kind }) => TEXTS.includes(kind.name),
  applies: ({ value }) => isObject(value) && Object.keys(value).length > 0,
  check({ keyword, value, pointer }, context) {
    const usual = usualLanguages(context);
    context.budget.spend(usual.length >> 2);
    const all = missingFrom(languagesIn(value), usual);
    if (all.length === 0) return undefined;
    const lacksUsual = all[0] === usual[0];
    return {
      pointer,
      on: 'value',
      message: `${quote(keyword)} has no text in ${oneOfWords(all.map(quote))}, which most other texts have.`,
      help: 'Add the text in the languages that are missing.',
      ...(lacksUsual ? {} : { isMinor: true }),
      ask: { ...askAt(pointer), languages: all },
      params: { missing: all },
    };
  },
});

/** The usual languages that a text is not given in. */
function missingFrom(own: readonly string[], usual: readonly string[]): readonly string[] {
  // To search a long list for each language of another would take long.
  const known = own.length > 8 ? new Set(own) : undefined;
  return usual.filter((language) => !(known ? known.has(language) : own.includes(language)));
}

/** The languages that more than half of the texts of a document have, the most usual first. */
const usualLanguages = perDocument(({ subjects }): readonly string[] => {
  const counts = new Map<string, number>();
  let texts = 0;
  for (const { row, value } of subjects.annotation) {
    if (row === undefined || !TEXTS.includes(row.kind.name)) continue;
    const languages = languagesIn(value);
    if (languages.length > 0) texts++;
    for (const language of languages) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count * 2 > texts)
    .sort(([, one], [, other]) => other - one)
    .map(([language]) => language);
});

const NONE: readonly string[] = [];

/** The languages of a text, without regions and scripts; none for a plain string, whose language is unknown. */
function languagesIn(value: Json): readonly string[] {
  if (!isObject(value)) return NONE;
  const tags = Object.keys(value);
  return tags.every(isPlain) ? tags : [...new Set(tags.map(primaryLanguageOf))];
}

/** What nearly all tags are: two or three letters. */
function isPlain(tag: string): boolean {
  return tag.length <= 3 && /^[a-z]{2,3}$/.test(tag);
}

function primaryLanguageOf(tag: string): string {
  const end = tag.indexOf('-');
  return (end === -1 ? tag : tag.slice(0, end)).toLowerCase();
}
