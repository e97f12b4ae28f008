import type { Wording, Words } from '../../description/index.js';
import type { Json } from '../../json.js';
import { isBlank } from '../blanks.js';
import { inLanguage } from '../jsonld.js';
import { isSameTag, type Ledger } from '../ledger.js';

/**
 * Texts as they go into a crate: bare in the language of the metadata, with their language in others. A text that
 * stands alone says its language: bare, it could not be told from one that has none.
 */
export class Wordings {
  private isLanguageUsed = false;

  constructor(private readonly ledger: Ledger) {}

  /** All wordings, the one in the language of the metadata first. */
  all(words: Words): readonly Json[] {
    if (words.length === 0) return NONE;
    const best = this.ledger.pick(words);
    const written = best === undefined ? [] : [this.written(best)];
    for (const each of words) {
      if (each !== best && this.isFilled(each)) written.push(this.written(each));
    }
    return written.length === 1 && best?.language !== undefined ? [tagged(best)] : written;
  }

  /** All wordings of a name: the first is bare where it can be, since many readers take a name for a text. */
  names(words: Words): readonly Json[] {
    const all = this.all(words);
    if (all.length !== 1) return all;
    const best = this.ledger.pick(words)!;
    return isSameTag(best.language, this.ledger.language) ? [this.written(best), ...all] : all;
  }

  /** A text that may be absent, or say nothing. */
  one(wording: Wording | undefined): Json | undefined {
    return wording && this.isFilled(wording) ? this.written(wording) : undefined;
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

  private written(wording: Wording): Json {
    const text = this.ledger.keep(wording);
    const { language } = wording;
    if (!isSameTag(language, this.ledger.language)) return inLanguage({ text, language });
    this.isLanguageUsed = true;
    return text;
  }
}

const NONE: readonly never[] = [];

function tagged({ value, language }: Wording): Json {
  return inLanguage({ text: value, language });
}
