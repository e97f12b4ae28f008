import type { Json } from '../../../base/json.js';
import type { Wording, Words } from '../../../schema/description/index.js';
import { isBlank } from '../blanks.js';
import { inLanguage } from '../jsonld.js';
import { isSameTag, type Ledger } from '../ledger.js';

/**
 * Texts as they go into a crate: the first is bare if it is in the language of the metadata and all others say their
 * language. A text that stands alone says its language too: bare, it could not be told from one that has none.
 */
export class Wordings {
  private isLanguageUsed = false;

  constructor(private readonly ledger: Ledger) {}

  /** All wordings: the one in the language of the metadata first, those without a language last. */
  all(words: Words): readonly Json[] {
    const best = words.length === 0 ? undefined : this.ledger.pick(words);
    if (best === undefined) return NONE;
    // Nearly all texts stand alone.
    if (words.length === 1) return [this.tagged(best)];
    const written = [best, ...words.filter((each) => each !== best && this.isFilled(each))];
    const isTagged = written.every(hasLanguage);
    const isBare = isTagged && written.length > 1 && this.isOwn(best);
    const inOrder = isTagged
      ? written
      : [...written.filter(hasLanguage), ...written.filter((each) => !hasLanguage(each))];
    return inOrder.map((each) => (isBare && each === best ? this.bare(best) : this.tagged(each)));
  }

  /** All wordings of a name: the first is bare where it can be, since many readers take a name for a text. */
  names(words: Words): readonly Json[] {
    const all = this.all(words);
    const best = all.length === 0 ? undefined : this.ledger.pick(words);
    return best && typeof all[0] !== 'string' && this.isOwn(best) ? [this.bare(best), ...all] : all;
  }

  /** A text that may be absent, or say nothing. */
  one(wording: Wording | undefined): Json | undefined {
    return wording && this.isFilled(wording) ? this.tagged(wording) : undefined;
  }

  /** The text for places that take one, without taking it from the ledger: it is also written elsewhere. */
  main(words: Words): string | undefined {
    for (const each of words) this.isFilled(each);
    return this.ledger.pick(words)?.value;
  }

  /** The language of plain texts, if one of them has it. */
  get language(): string | undefined {
    return this.isLanguageUsed ? this.ledger.language : undefined;
  }

  /** Whether a wording has a text; a blank one is listed as left out. */
  private isFilled(wording: Wording): boolean {
    if (!isBlank(wording.value)) return true;
    this.ledger.explain(wording, 'It is blank.');
    return false;
  }

  /** Whether a wording is in the language of the metadata. */
  private isOwn({ language }: Wording): boolean {
    return isSameTag(language, this.ledger.language);
  }

  private bare(wording: Wording): string {
    this.isLanguageUsed = true;
    return this.ledger.keep(wording);
  }

  private tagged(wording: Wording): Json {
    return inLanguage({ text: this.ledger.keep(wording), language: wording.language });
  }
}

const NONE: readonly never[] = [];

function hasLanguage({ language }: Wording): boolean {
  return language !== undefined;
}
