import { isObject, type JsonObject, quote } from '../../../../base/json.js';
import { append } from '../../../../schema/document/index.js';
import { canonicalLanguageTag, languageTagMeantBy } from '../../../../schema/vocabulary/index.js';
import { holding, TEXTS } from '../../annotations/annotation-parts.js';
import { defineRule, type Found, type Part } from '../../rule.js';
import { EVERY_TARGET } from './every-target.js';

/** The languages of texts are named by language tags. */
export const validLanguageTag = defineRule({
  id: 'valid-language-tag',
  on: 'annotation',
  group: 'correctness',
  severity: 'error',
  fix: 'safe',
  askedFor: 'the language tag',
  summary: 'The languages of a text are named by BCP 47 tags, such as "en" or "fr-CA".',
  why: 'Programs choose a text by its language tag, and JSON-LD refuses invalid tags.',
  targets: EVERY_TARGET,
  metrics: [],
  examples: {
    bad: [
      {
        schema: { 'fair:label': { en_US: 'Trees', fr: 'Arbres' } },
        fixed: { 'fair:label': { 'en-US': 'Trees', fr: 'Arbres' } },
      },
      { schema: { 'fair:label': { FR: 'Arbres' } }, fixed: { 'fair:label': { fr: 'Arbres' } } },
      {
        schema: { 'fair:contributors': [{ name: { english: 'Parks Department' } }] },
        fixed: { 'fair:contributors': [{ name: { en: 'Parks Department' } }] },
      },
      { schema: { 'fair:label': { jp: '木' } }, fixed: { 'fair:label': { ja: '木' } } },
      { schema: { 'fair:label': { cn: '树' } }, fixed: { 'fair:label': { zh: '树' } } },
      { schema: { 'fair:label': { 'en-UK': 'Trees' } }, fixed: { 'fair:label': { 'en-GB': 'Trees' } } },
      { schema: { 'fair:label': { 'no tag!': 'Trees' } } },
    ],
    good: [{ schema: { 'fair:label': { en: 'Trees', 'fr-CA': 'Arbres', 'zh-Hant': '樹' } } }],
  },
  concerns: holding(TEXTS),
  applies: ({ parts }) => parts.some(isInLanguages),
  check({ parts }) {
    const found: Found[] = [];
    for (const part of parts) if (isInLanguages(part)) addFindings(part.value, part.pointer, found);
    return found;
  },
});

/** Whether a part is a text that is given in languages. */
function isInLanguages(part: Part): part is Part & { readonly value: JsonObject } {
  return TEXTS.includes(part.kind.name) && isObject(part.value);
}

function addFindings(texts: JsonObject, pointer: string, found: Found[]): void {
  for (const tag in texts) {
    const canonical = canonicalLanguageTag(tag);
    if (canonical !== tag) found.push(finding(tag, canonical, texts, pointer));
  }
}

function finding(tag: string, canonical: string | undefined, texts: JsonObject, pointer: string): Found {
  const meant = canonical ?? languageTagMeantBy(tag);
  const at = append(pointer, tag);
  return {
    pointer: at,
    on: 'key',
    ...(canonical === undefined ? {} : { isMinor: true }),
    message:
      canonical === undefined
        ? `${quote(tag)} is not a BCP 47 language tag with a registered language and region.`
        : `The language tag ${quote(tag)} is usually written ${quote(canonical)}.`,
    help: meant
      ? `Write ${quote(meant)}.`
      : 'The names of this object are language tags such as "en" or "fr-CA".',
    ask: { kind: 'language', pointer: at },
    fixes:
      meant === undefined || Object.hasOwn(texts, meant)
        ? []
        : [
            {
              title: `Write ${quote(meant)}`,
              safe: true,
              edits: [{ op: 'rename', pointer: at, name: meant }],
            },
          ],
    params: { tag, ...(meant ? { suggestion: meant } : {}) },
  };
}
