import { isObject, type Json, oneOfWords, quote } from '../../../json.js';
import { keywordNamed } from '../../../vocabulary/index.js';
import { defineRule, type LintContext } from '../../rule.js';

/** A text in fewer languages than the others. */
export const languageParity = defineRule({
  id: 'language-parity',
  on: 'annotation',
  group: 'hygiene',
  severity: 'info',
  fix: 'none',
  summary: 'Texts in several languages are given in the languages that most of the others are given in.',
  why: 'Who reads a dataset in French finds gaps, or words of another language, where a translation was forgotten.',
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
  applies: ({ keyword, value }) => languagesIn(keyword, value).length > 0,
  check({ keyword, value, pointer }, context) {
    const own = languagesIn(keyword, value);
    const [usual, ...others] = usualLanguages(context);
    const missing = others.filter((language) => !own.includes(language));
    const lacksUsual = usual !== undefined && !own.includes(usual);
    if (!lacksUsual && missing.length === 0) return undefined;
    const all = lacksUsual ? [usual, ...missing] : missing;
    return {
      pointer,
      on: 'value',
      message: `${quote(keyword)} is not given in ${oneOfWords(all.map(quote))}, as most texts here are.`,
      help: 'Add the text in the languages that are missing.',
      ...(lacksUsual ? {} : { isMinor: true }),
      params: { missing: all },
    };
  },
});

const usual = new WeakMap<LintContext, readonly string[]>();

/** The languages that more than half of the texts of a document have, the most usual first. */
function usualLanguages(context: LintContext): readonly string[] {
  const known = usual.get(context);
  if (known) return known;
  const counts = new Map<string, number>();
  let texts = 0;
  for (const { value: object } of context.schemaIndex.objects) {
    for (const keyword of Object.keys(object)) {
      const languages = languagesIn(keyword, object[keyword]!);
      if (languages.length > 0) texts++;
      for (const language of languages) counts.set(language, (counts.get(language) ?? 0) + 1);
    }
  }
  const found = [...counts]
    .filter(([, count]) => count * 2 > texts)
    .sort(([, one], [, other]) => other - one)
    .map(([language]) => language);
  usual.set(context, found);
  return found;
}

// What nearly all are.
const PLAIN = /^[a-z]{2,3}$/;

/** The languages of a text, without regions and scripts; none for a plain string, which does not say its own. */
function languagesIn(keyword: string, value: Json): readonly string[] {
  if (!isObject(value)) return [];
  const kind = keywordNamed(keyword)?.kind.name;
  if (kind !== 'text' && kind !== 'richText') return [];
  const tags = Object.keys(value);
  return tags.every((tag) => PLAIN.test(tag))
    ? tags
    : [...new Set(tags.map((tag) => tag.toLowerCase().split('-')[0]!))];
}
