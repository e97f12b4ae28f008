import { type Keyword, keywords } from '../vocabulary/index.js';

/** A group of keywords that are read together, and its bit. */
export interface Topic {
  readonly keyword: string;
  readonly bit: number;
}

// Keywords that are read together share a bit: a keyword and its reference form. Old names are read as the new ones.
const GROUPS: readonly (readonly string[])[] = Object.entries<Keyword>(keywords)
  .filter(([, { literal, renamed }]) => !literal && !renamed)
  .map(([name, { ref }]) => (ref ? [name, ref] : [name]));

const MOST_GROUPS = 32;
if (GROUPS.length > MOST_GROUPS) {
  throw new Error(`A number has ${MOST_GROUPS} bits, and the table has ${GROUPS.length} groups of keywords.`);
}

const topics: ReadonlyMap<string, Topic> = new Map(
  GROUPS.flatMap((keywords, index) =>
    keywords.map((keyword) => [keyword, { keyword, bit: 1 << index }] as const),
  ),
);

/** The topic of a keyword that subjects are read by. */
export function topic(keyword: string): Topic {
  const found = topics.get(keyword);
  if (found === undefined) throw new Error(`No topic has the keyword ${keyword}.`);
  return found;
}

/** The bit of the topic of a keyword; 0 for keywords that no code reads. */
export function bitOf(keyword: string): number {
  return topics.get(keyword)?.bit ?? 0;
}

/** The bits of several topics. */
export function bitsOf(all: readonly Topic[]): number {
  return all.reduce((bits, { bit }) => bits | bit, 0);
}
