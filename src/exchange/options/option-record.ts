import type { Json } from '../../base/json.js';
import { closedRecord, type Kind } from '../../schema/vocabulary/index.js';

/** An option: the kind of its value, and a sentence for people. */
export interface Option {
  readonly kind: Kind;
  readonly about: string;
}

/** Options as one object, as a request or a file gives them. */
export function optionRecord(
  name: string,
  options: { readonly [name: string]: Option },
  synonyms: { readonly [word: string]: string } = {},
): Kind<{ readonly [name: string]: Json }> {
  const members = Object.entries(options).map(([member, { kind, about }]) => [
    member,
    { kind, title: about },
  ]);
  return closedRecord(name, Object.fromEntries(members), synonyms) as Kind<{ readonly [name: string]: Json }>;
}
