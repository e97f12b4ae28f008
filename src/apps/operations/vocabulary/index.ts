import { type Json, oneOfWords, quote } from '../../../base/json.js';
import {
  editions,
  isIn,
  type Keyword,
  keywordNamed,
  keywords,
  lists,
  string,
  suggest,
} from '../../../schema/vocabulary/index.js';
import type { Operation } from '../operation.js';

/** The keyword to explain; all of them if none is named. */
export interface VocabularyInput {
  readonly keyword?: string;
}

/** A keyword in a list for people. */
export interface KeywordEntry {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly scopes: readonly string[];
  readonly value: string;
  readonly example: Json;
  readonly editions: readonly string[];
  readonly pair?: string;
  readonly members?: readonly { readonly name: string; readonly title: string; readonly required: boolean }[];
  readonly terms?: readonly string[];
  readonly deprecated?: string;
}

/** The entries asked for; if there is none with that name, the most likely one. */
export interface VocabularyOutput {
  readonly keywords: readonly KeywordEntry[];
  readonly unknown?: string;
}

/** Lists the keywords. */
export const vocabulary: Operation<VocabularyInput, VocabularyOutput> = {
  name: 'vocabulary',
  summary: 'List the fair: keywords, or explain one.',
  parameters: {
    keyword: { about: 'A keyword, with or without its prefix.', kind: string },
  },
  answer: { about: 'The keywords.', mediaType: 'application/json', schema: { type: 'object' } },
  examples: [],
  run({ keyword }) {
    if (keyword === undefined)
      return { keywords: Object.entries(keywords).map(([name, row]) => entry(name, row)) };
    const name = keyword.includes(':') ? keyword : `fair:${keyword}`;
    const row = keywordNamed(name);
    if (row) return { keywords: [entry(name, row)] };
    const meant = suggest(name);
    const hint = meant ? ` Did you mean ${quote(meant.name)}?` : '';
    return { keywords: [], unknown: `Unknown keyword ${quote(name)}.${hint}` };
  },
};

function entry(name: string, row: Keyword): KeywordEntry {
  const { title, about, example, scope, alsoOn = [], kind, ref, literal, deprecated, renamed, list } = row;
  const pair = ref ?? literal;
  const members = [kind, ...kind.parts].find((part) => part.members)?.members;
  return {
    name,
    title,
    about,
    scopes: [scope, ...alsoOn],
    value: kind.expected,
    example,
    editions: editions.filter((edition) => isIn(edition, row)),
    ...(pair ? { pair } : {}),
    ...(members
      ? {
          members: Object.entries(members).map(([member, { title: words, required = false, aka }]) => ({
            name: oneOfWords([member, ...(aka ?? [])]),
            title: words,
            required,
          })),
        }
      : {}),
    ...(list ? { terms: Object.keys(lists[list].terms) } : {}),
    ...(deprecated ? { deprecated: `Use ${deprecated.use}. ${deprecated.how}` } : {}),
    ...(renamed ? { deprecated: `Its new name is ${renamed}.` } : {}),
  };
}
