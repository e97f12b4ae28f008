import { isObject, type Json } from '../../../../base/json.js';
import { append } from '../../../../schema/document/index.js';
import { holding, partsNamed, TEXTS } from '../../annotations/annotation-parts.js';
import { defineRule, type Found, type Part } from '../../rule.js';

const WORDS = [...TEXTS, 'string'];

/** Texts say something. */
export const noEmptyText = defineRule({
  id: 'no-empty-text',
  on: 'annotation',
  group: 'correctness',
  severity: 'warning',
  fix: 'none',
  summary: 'No text of an annotation is empty or blank.',
  why: 'An empty text hides that something is missing, and the standards refuse empty names and descriptions.',
  targets: { 'ro-crate': 'must', croissant: 'must' },
  metrics: ['FsF-F2-01M-3', 'RDA-F2-01M'],
  examples: {
    bad: [
      { schema: { 'fair:label': '  ' } },
      { schema: { 'fair:description': {} } },
      { schema: { 'fair:label': { en: 'Trees', fr: '' } } },
      { schema: { 'fair:contributors': [{ name: '' }] } },
      { schema: { 'fair:version': { identifier: '' } } },
    ],
    good: [
      {
        schema: { 'fair:label': { en: 'Trees', fr: 'Arbres' }, 'fair:description': 'All trees of the city.' },
      },
    ],
  },
  concerns: holding(WORDS),
  applies: (annotation) => partsNamed(annotation, WORDS).length > 0,
  check: (annotation) => partsNamed(annotation, WORDS).flatMap(findings),
});

const HELP = 'Write the text, or remove it.';

function findings({ value, pointer }: Part): readonly Found[] {
  if (isBlank(value)) return [{ pointer, on: 'value', message: 'The text is empty.', help: HELP }];
  if (!isObject(value)) return [];
  const languages = Object.keys(value);
  if (languages.length === 0) {
    return [{ pointer, on: 'value', message: 'The text is not given in any language.', help: HELP }];
  }
  return languages
    .filter((language) => isBlank(value[language]!))
    .map((language) => ({
      pointer: append(pointer, language),
      on: 'value',
      message: `The text in the language ${JSON.stringify(language)} is empty.`,
      help: HELP,
    }));
}

function isBlank(value: Json): boolean {
  return typeof value === 'string' && value.trim() === '';
}
