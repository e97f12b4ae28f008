import { quote } from '../../../../base/json.js';
import { canonicalName, toleratedNames } from '../../../../schema/vocabulary/index.js';
import { defineRule } from '../../rule.js';
import { EVERY_TARGET } from './every-target.js';
import { prefixOf } from './prefix.js';
import { isSure, keywordMeant, renamingTo } from './renaming.js';

/** Every `fair:` keyword is one of the vocabulary. */
export const noUnknownKeyword = defineRule({
  id: 'no-unknown-keyword',
  on: 'annotation',
  group: 'correctness',
  severity: 'warning',
  presets: { strict: 'error' },
  fix: 'safe',
  ask: 'look',
  summary: 'Every fair: keyword exists in the vocabulary.',
  why: 'No export and no catalogue reads a keyword that no edition of the vocabulary has.',
  targets: EVERY_TARGET,
  metrics: [],
  examples: {
    bad: [
      {
        schema: { title: 'Tree register', 'fair:licence': 'CC-BY-4.0' },
        fixed: { title: 'Tree register', 'fair:license': 'CC-BY-4.0' },
      },
      {
        schema: { 'fair:LicenseRef': 'https://spdx.org/licenses/MIT' },
        fixed: { 'fair:licenseRef': 'https://spdx.org/licenses/MIT' },
      },
      { schema: { properties: { girth: { type: 'number', 'fair:cnocept': 'Girth' } } } },
      { schema: { 'fair:creator': 'Parks Department' } },
    ],
    good: [
      { schema: { 'fair:license': 'CC-BY-4.0' } },
      { schema: { properties: { girth: { type: 'number', 'fair:unit': 'centimetre' } } } },
    ],
  },
  applies: ({ keyword }, context) => {
    const prefix = prefixOf(keyword);
    return (
      prefix === 'plain' ||
      prefix === 'extension' ||
      (prefix === 'other' && !isSure(keywordMeant(keyword, context)))
    );
  },
  check(annotation, context) {
    const { keyword, row } = annotation;
    if (row !== undefined || toleratedNames.includes(canonicalName(keyword))) return undefined;
    const meant = keywordMeant(keyword, context);
    return {
      on: 'key',
      message: `No edition of the vocabulary has the keyword ${quote(keyword)}.`,
      help: meant
        ? `Did you mean ${quote(meant.name)}?`
        : 'Use a keyword of the vocabulary. For a keyword of your own, use another prefix than fair:.',
      fixes: meant ? renamingTo(meant.name, annotation, isSure(meant)) : [],
      params: { keyword, ...(meant ? { suggestion: meant.name } : {}) },
    };
  },
});
