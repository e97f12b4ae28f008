import type { Budget } from '../../base/budget.js';
import { closest } from './closest.js';
import { type KeywordName, keywordsOf } from './keywords.js';

/** The most likely keyword for a name that no edition has. */
export interface Suggestion {
  readonly name: KeywordName;
  /** `spelling`: the same name in another case or prefix. `synonym`: another word for it. `similar`: a typing error. */
  readonly because: 'spelling' | 'synonym' | 'similar';
}

const MISSPELLED_PREFIX = /^(?:x-)?fair[:_.]/i;
const REFERENCE_ENDING = /(?:ref|uri|url|iri|id)s?$/;

const current = new Map(keywordsOf('dev'));
const names = new Map([...current.keys()].map((name) => [stem(name), name] as const));
const synonyms = new Map(
  [...current].flatMap(([name, row]) => (row.aka ?? []).map((word) => [word.toLowerCase(), name] as const)),
);

const candidates: readonly string[] = [...names.keys(), ...synonyms.keys()];

/** Whether a name was meant as a keyword of ours: `fair:x`, `x-fair:x`, `FAIR:x`, `fair_x`, `fair.x`. */
export function looksLikeOurs(name: string): boolean {
  return MISSPELLED_PREFIX.test(name);
}

/** The keyword that a person meant by `name`: the same name, then a synonym, then the nearest spelling. */
export function suggest(name: string, budget?: Budget): Suggestion | undefined {
  const word = stem(name);
  const spelled = names.get(word);
  if (spelled) return { name: spelled, because: 'spelling' };

  const synonym = synonyms.get(word) ?? referenceFormOf(word);
  if (synonym) return { name: synonym, because: 'synonym' };

  const near = closest(word, candidates, budget);
  if (near === undefined) return undefined;
  return { name: names.get(near) ?? synonyms.get(near)!, because: 'similar' };
}

/** `licenceUri` means the reference form of what `licence` means. */
function referenceFormOf(word: string): KeywordName | undefined {
  const literal = word.replace(REFERENCE_ENDING, '');
  if (literal === word) return undefined;
  const name = names.get(literal) ?? synonyms.get(literal);
  if (name === undefined) return undefined;
  return (current.get(name)?.ref as KeywordName | undefined) ?? name;
}

function stem(name: string): string {
  return name
    .replace(MISSPELLED_PREFIX, '')
    .replace(/[\s_-]/g, '')
    .toLowerCase();
}
