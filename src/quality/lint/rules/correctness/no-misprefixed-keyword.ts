import { quote } from '../../../../base/json.js';
import { toleratedNames } from '../../../../schema/vocabulary/index.js';
import { defineRule } from '../../rule.js';
import { EVERY_TARGET } from './every-target.js';
import { prefixOf, withPlainPrefix } from './prefix.js';
import { isSure, keywordMeant, renamingTo } from './renaming.js';

/** Keywords of the vocabulary start with `fair:`. */
export const noMisprefixedKeyword = defineRule({
  id: 'no-misprefixed-keyword',
  on: 'annotation',
  group: 'correctness',
  severity: 'error',
  fix: 'safe',
  ask: 'look',
  summary: 'Keywords of the vocabulary are written with the prefix fair:, in lower case and with a colon.',
  why:
    'A keyword with another prefix is ignored. ' +
    'Only x-fair: is read, because a popular linter writes it; other tools may ignore it.',
  targets: EVERY_TARGET,
  metrics: [],
  examples: {
    bad: [
      { schema: { 'FAIR:license': 'CC-BY-4.0' }, fixed: { 'fair:license': 'CC-BY-4.0' } },
      {
        schema: { properties: { girth: { type: 'number', fair_label: 'Girth' } } },
        fixed: { properties: { girth: { type: 'number', 'fair:label': 'Girth' } } },
      },
      { schema: { 'x-fair:label': 'Tree register' }, fixed: { 'fair:label': 'Tree register' } },
      { schema: { 'x-fair:label': 'Trees', 'fair:label': 'Tree register' } },
    ],
    good: [{ schema: { 'fair:license': 'CC-BY-4.0' } }, { schema: { 'fair-use': true } }],
  },
  applies: ({ keyword }, context) =>
    prefixOf(keyword) !== 'doubtful' || isSure(keywordMeant(keyword, context)),
  check(annotation, context) {
    const { keyword, row, object } = annotation;
    const prefix = prefixOf(keyword);
    if (prefix === 'plain') return undefined;
    if (prefix === 'extension') {
      const name = withPlainPrefix(keyword);
      if (row === undefined && !toleratedNames.includes(name)) return undefined;
      const isShadowed = Object.hasOwn(object, name);
      return {
        on: 'key',
        isMinor: true,
        message: isShadowed
          ? `${quote(keyword)} is not read, because ${quote(name)} is beside it.`
          : `${quote(keyword)} is read, but ${quote(name)} is the name that all tools know.`,
        help: isShadowed ? 'Keep the correct one.' : `Write ${quote(name)}.`,
        fixes: renamingTo(name, annotation, true),
        params: { keyword, suggestion: name },
      };
    }
    const meant = keywordMeant(keyword, context);
    // What is not surely a keyword of ours is at most an unknown one.
    if (meant === undefined || !isSure(meant)) return undefined;
    return {
      on: 'key',
      message: `${quote(keyword)} is not read: the keywords of the vocabulary start with "fair:".`,
      help: `Write ${quote(meant.name)}.`,
      fixes: renamingTo(meant.name, annotation, true),
      params: { keyword, suggestion: meant.name },
    };
  },
});
