import type { Description, Fact, Leaf, Term, Words } from '../../schema/description/index.js';
import { canonicalName } from '../../schema/vocabulary/index.js';
import { isBlank, said } from './blanks.js';
import type { Loss, Placement } from './result.js';

/** A text with its language, as it goes into a document. */
export interface Said {
  readonly text: string;
  readonly language?: string | undefined;
}

/**
 * Hands out the values of a description, and records them: an exporter must write every value that it takes;
 * every value that was not taken is a loss. So nothing can be lost without being listed.
 */
export class Ledger {
  /** Which leaves were taken, by their numbers: pointers are long texts, and expensive to look up. */
  private readonly kept: boolean[];
  private readonly reasons = new Map<string, string>();

  constructor(
    private readonly description: Description,
    /** The language, for properties that take one. */
    readonly language: string,
  ) {
    this.kept = new Array<boolean>(description.leaves.length).fill(false);
  }

  /** The value of a fact, which the exporter is going to write. */
  keep<T>(fact: Fact<T>): T {
    if (fact.leaf !== undefined && fact.uri === this.description.uri) this.kept[fact.leaf] = true;
    if (fact.twins !== undefined) for (const twin of fact.twins) this.keep(twin);
    return fact.value;
  }

  /** The same for a fact that may be absent. */
  keepIf<T>(fact: Fact<T> | undefined): T | undefined {
    return fact === undefined ? undefined : this.keep(fact);
  }

  /** All wordings, for places that take several languages. */
  keepAll(words: Words): readonly Said[] {
    if (words.length === 0) return NONE;
    const kept: Said[] = [];
    for (const each of words) {
      if (!isBlank(each.value)) kept.push({ text: this.keep(each), language: each.language });
    }
    return kept;
  }

  /** The wording in the language that was asked for, else in English, else the first: for places that take one. */
  keepOne(words: Words): string | undefined {
    const best = this.pick(words);
    return best && this.keep(best);
  }

  /** All other wordings than the one that `keepOne` gives. */
  keepOthers(words: Words): readonly Said[] {
    if (words.length < 2) return NONE;
    const best = this.pick(words);
    return this.keepAll(words.filter((each) => each !== best));
  }

  /** The references of a term. */
  keepRefs(term: Term | undefined): readonly string[] {
    if (term === undefined || term.refs.length === 0) return NONE;
    if (term.refs.length === 1) return [this.keep(term.refs[0]!)];
    return [...new Set(term.refs.map((each) => this.keep(each)))];
  }

  /** Says why a value that is not kept has no place here; without it the reason is the mapping's. */
  explain(fact: Fact<unknown>, reason: string): void {
    if (!this.reasons.has(fact.pointer)) this.reasons.set(fact.pointer, reason);
  }

  /** The wording that `keepOne` would give, without taking it. */
  pick(all: Words): Words[number] | undefined {
    if (all.length === 0) return undefined;
    const words = said(all);
    if (words.length < 2) return words[0];
    return inLanguage(words, this.language) ?? inLanguage(words, 'en') ?? words[0];
  }

  /** Every value that was not taken, with the reason. */
  losses(mapping: { readonly [keyword: string]: Placement }): readonly Loss[] {
    const losses: Loss[] = [];
    for (const leaf of this.description.leaves) {
      if (this.kept[leaf.number]) continue;
      const { keyword, pointer, value } = leaf;
      losses.push({ keyword, pointer, value, reason: this.reasonFor(leaf, mapping) });
    }
    return losses;
  }

  private reasonFor(leaf: Leaf, mapping: { readonly [keyword: string]: Placement }): string {
    const keyword = canonicalName(leaf.keyword);
    const placement = Object.hasOwn(mapping, keyword) ? mapping[keyword] : undefined;
    if (typeof leaf.value === 'string' && isBlank(leaf.value)) return 'The text is empty.';
    return (
      leaf.fault ??
      (this.reasons.size === 0 ? undefined : this.reasons.get(leaf.pointer)) ??
      (placement === undefined
        ? 'The vocabulary does not define this keyword.'
        : 'drop' in placement
          ? placement.drop
          : 'It describes nothing that is exported, or a more specific value is used.')
    );
  }
}

const NONE: readonly never[] = [];

/** The wording with this language tag, else one in the same language. */
function inLanguage(words: Words, tag: string): Words[number] | undefined {
  for (const each of words) if (isSameTag(each.language, tag)) return each;
  const primary = primaryOf(tag.toLowerCase());
  return words.find(
    ({ language }) => language !== undefined && primaryOf(language.toLowerCase()) === primary,
  );
}

/** Whether two language tags are the same; nearly always they are in the same case. */
export function isSameTag(one: string | undefined, other: string): boolean {
  return one === other || (one !== undefined && one.toLowerCase() === other.toLowerCase());
}

/** The language of a tag without its subtags. */
function primaryOf(tag: string): string {
  const end = tag.indexOf('-');
  return end === -1 ? tag : tag.slice(0, end);
}
