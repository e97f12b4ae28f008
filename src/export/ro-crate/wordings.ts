import type { Words } from '../../description/index.js';
import type { Json } from '../../json.js';
import { inLanguage } from '../jsonld.js';
import type { Ledger, Said } from '../ledger.js';

/** Texts as they go into a crate: bare in the language of the metadata, with their language in others. */
export class Wordings {
  private isLanguageUsed = false;

  constructor(private readonly ledger: Ledger) {}

  /** All wordings, the one in the language of the metadata first. */
  all(words: Words): readonly Json[] {
    const told = this.told(words);
    const best = this.ledger.pick(told);
    if (best === undefined) return [];
    const [first] = this.ledger.keepAll([best]);
    return [first!, ...this.ledger.keepOthers(told)].map((each) => this.written(each));
  }

  /** The text for places that take one, without taking it from the ledger: it stands elsewhere too. */
  main(words: Words): string | undefined {
    return this.ledger.pick(this.told(words))?.value;
  }

  /** The language of bare texts, if one of them has been said to be in it. */
  get language(): string | undefined {
    return this.isLanguageUsed ? this.ledger.language : undefined;
  }

  private told(words: Words): Words {
    return words.filter((each) => {
      const isBlank = each.value.trim() === '';
      if (isBlank) this.ledger.explain(each, 'It is blank.');
      return !isBlank;
    });
  }

  private written(said: Said): Json {
    if (said.language?.toLowerCase() !== this.ledger.language.toLowerCase()) return inLanguage(said);
    this.isLanguageUsed = true;
    return said.text;
  }
}
