import { allOfWords } from '../../../base/json.js';
import type { Code } from '../../../schema/description/index.js';
import { defineClass, type Found } from '../change.js';
import { type Comparison, capital, type Matching, type Pair, plain, sharesReference } from '../compare.js';
import { ofCodes } from './example.js';
import { labelsOf } from './label.js';
import { sentinelsThatAreData } from './sentinel.js';

const codes = (titles: { readonly [code: string]: string }) =>
  Object.entries(titles).map(([code, title]) => ({ const: code, title }));

export const codeRemoved = defineClass({
  id: 'code/removed',
  severity: 'breaking',
  bump: 'major',
  summary: 'A code is gone from a list, perhaps split, merged with others or written differently.',
  why: 'Rows with it have no meaning in the new version. Publish a correspondence that says which codes take its place. A code for all other cases, such as "Other", may now cover more of them.',
  examples: {
    changed: [
      ofCodes([{ const: 1 }, { const: 2 }], [{ const: 1 }]),
      ofCodes(
        codes({ E: 'Employed', U: 'Unemployed' }),
        codes({ E1: 'Employed full-time', E2: 'Employed part-time', U: 'Unemployed' }),
      ),
      ofCodes(codes({ C: 'Car', B: 'Bus', T: 'Train' }), codes({ R: 'Car or bus', T: 'Train' })),
      ofCodes(codes({ 1: 'Car', 2: 'Bus' }), codes({ '01': 'Car', 2: 'Bus' })),
    ],
    unchanged: [
      ofCodes([{ const: 1 }], [{ const: 1 }, { const: 2 }]),
      ofCodes(codes({ 1: 'Car' }), codes({ 1: 'Bus' })),
    ],
  },
  *find({ codes: lists, budget }: Comparison): Generator<Found> {
    for (const list of lists) {
      if (list.variable.new.codes === undefined) continue;
      const heirs = heirsIn(list, budget);
      const fates = fatesIn(heirs, list, budget);
      const residual = residualIn(list);
      // That a value is data now is a class of its own.
      const data = new Set(sentinelsThatAreData(list));
      for (const code of list.gone.filter((each) => !data.has(each))) {
        const { value, name } = code;
        const into = heirs.get(value) ?? [];
        const isInResidual = residual && into.length === 0 && !value.isSentinel;
        const more = isInResidual ? ` ${capital(residual.name)} may cover more than before.` : '';
        yield {
          message: `${capital(name)} ${fates(value)}.${more}`,
          old: value.pointer,
          ...(into.length > 0 ? { params: { into: into.map((each) => each.value) } } : {}),
          ...(isInResidual ? { params: { residual: residual.new.value } } : {}),
        };
      }
    }
  },
});

export const codeAdded = defineClass({
  id: 'code/added',
  severity: 'risky',
  bump: 'minor',
  summary: 'A list has a new code.',
  why: 'Programs that were written for the old list do not expect it. A code for all other cases, such as "Other", now covers fewer of them.',
  examples: {
    changed: [
      ofCodes(codes({ 1: 'Car', 9: 'Other' }), codes({ 1: 'Car', 2: 'Bicycle', 9: 'Other' })),
      ofCodes([{ const: 1 }], [{ const: 1 }, { const: 2 }]),
    ],
    unchanged: [
      ofCodes([{ const: 1 }, { const: 2 }], [{ const: 2 }, { const: 1 }]),
      ofCodes([{ const: 1 }], [{ const: 1 }, { const: 9, 'fair:sentinel': true }]),
    ],
  },
  *find({ codes: lists, budget }: Comparison): Generator<Found> {
    for (const list of lists) {
      if (list.variable.old.codes === undefined) continue;
      const residual = residualIn(list);
      const heirs = new Set([...heirsIn(list, budget).values()].flat());
      for (const { value, name } of list.added) {
        if (value.isSentinel) continue;
        // The cases of an heir had a code of their own.
        const isFromResidual = residual && !heirs.has(value);
        yield {
          message: `${capital(name)} is new.${isFromResidual ? ` ${capital(residual.name)} may cover less than before.` : ''}`,
          new: value.pointer,
          ...(isFromResidual ? { params: { residual: residual.new.value } } : {}),
        };
      }
    }
  },
});

/** What became of codes that are gone, by the codes that took over. */
function fatesIn(
  heirs: Heirs,
  { pairs }: Matching<Code>,
  budget: Comparison['budget'],
): (gone: Code) => string {
  const kept = new Set(pairs.map((pair) => pair.new));
  const sources = new Map<Code, Code[]>();
  for (const [code, into] of heirs)
    for (const heir of into) {
      const known = sources.get(heir);
      if (known) known.push(code);
      else sources.set(heir, [code]);
    }
  return (gone) => {
    const into = heirs.get(gone) ?? [];
    const named = into.map(({ value }) => JSON.stringify(value));
    if (into.length === 0) return 'is gone';
    // Each of many codes may name all others.
    budget?.spend(into.length);
    if (into.length > 1) return `seems to have been split into ${allOfWords(named)}`;
    const all = sources.get(into[0]!)!;
    budget?.spend(all.length);
    const merged = all.filter((code) => code !== gone).map((code) => JSON.stringify(code.value));
    if (merged.length > 0) return `seems to have been merged with ${allOfWords(merged)} into ${named[0]}`;
    return kept.has(into[0]!) ? `seems to be part of ${named[0]} now` : `seems to be ${named[0]} now`;
  };
}

/** The codes that took over the concept of a code that is gone, or mention its label. */
type Heirs = ReadonlyMap<Code, readonly Code[]>;

// Every code that is gone is compared with every other one; a list that is replaced as a whole has no heirs anyway.
const MOST_COMPARISONS = 40_000;

/** How many characters of a label are looked through in the time of one step. */
const CHARACTERS_A_STEP = 200;

/** The heirs among the codes that are new, and those that have new labels. */
function heirsIn({ gone, added, pairs }: Matching<Code>, budget: Comparison['budget']): Heirs {
  if (gone.length * (added.length + pairs.length) > MOST_COMPARISONS) return new Map();
  const phrases = (code: Code) => labelsOf(code).map(({ value }) => ` ${plain(value)} `);
  const candidates = [
    ...added.map(({ value }) => ({ code: value, labels: phrases(value), known: [] as readonly string[] })),
    ...pairs.map((pair) => ({ code: pair.new, labels: phrases(pair.new), known: phrases(pair.old) })),
  ].filter(({ code }) => !code.isSentinel);
  return new Map(
    gone
      .filter(({ value }) => !value.isSentinel)
      .map(({ value }) => {
        const words = phrases(value).filter((phrase) => phrase.length > 4);
        const isIn = (labels: readonly string[]) => {
          const characters = labels.reduce((sum, { length }) => sum + length, 0);
          budget?.spend(words.length * (labels.length / 4 + characters / CHARACTERS_A_STEP));
          return words.some((phrase) => labels.some((label) => label.includes(phrase)));
        };
        const heirs = candidates.filter(
          ({ code, labels, known }) =>
            !isIn(known) && (isIn(labels) || sharesReference(value.terms.concept, code.terms.concept)),
        );
        return [value, heirs.map(({ code }) => code)];
      }),
  );
}

/** The words that labels of codes for all other cases begin with, by language. */
const RESIDUAL_BEGINNINGS = {
  en: ['other', 'others', 'all other', 'all others', 'any other', 'else', 'rest of', 'remaining', 'residual'],
  de: ['sonstige', 'sonstiger', 'sonstiges', 'andere', 'anderer', 'anderes', 'übrige', 'übriges'],
  fr: ['autre', 'autres', 'tous les autres', 'toutes les autres'],
  es: ['otro', 'otra', 'otros', 'otras', 'los demás', 'las demás'],
  it: ['altro', 'altra', 'altri', 'altre'],
  pt: ['outro', 'outra', 'outros', 'outras'],
  nl: ['overig', 'overige', 'andere', 'anders'],
  pl: ['inne', 'inny', 'inna', 'pozostałe'],
  sv: ['övrig', 'övriga', 'övrigt', 'annan', 'annat', 'andra'],
  da: ['anden', 'andet', 'andre', 'øvrige'],
};

/** The phrases that such labels have anywhere, as in "Manufacturing n.e.c.". */
const RESIDUAL_PHRASES = {
  en: ['not elsewhere classified', 'not elsewhere specified', 'n e c', 'nec', 'n e s', 'miscellaneous'],
  de: ['anderweitig nicht genannt', 'nicht anderweitig genannt', 'a n g', 'verschiedenes'],
  fr: ['non classé ailleurs', 'non classés ailleurs', 'non classées ailleurs', 'n c a', 'divers'],
  es: ['no clasificado en otra parte', 'no clasificados en otra parte', 'n c o p'],
};

const listed = (phrases: { readonly [language: string]: readonly string[] }) =>
  Object.values(phrases).flat().join('|');
const RESIDUAL = new RegExp(
  `^(?:${listed(RESIDUAL_BEGINNINGS)})(?: |$)|(?:^| )(?:${listed(RESIDUAL_PHRASES)})(?: |$)|^(?:the )?rest$`,
);

/** The code for all other cases, if both versions have one. */
function residualIn({ pairs }: Matching<Code>): Pair<Code> | undefined {
  return pairs.find(({ old }) => isResidual(old));
}

function isResidual(code: Code): boolean {
  return !code.isSentinel && labelsOf(code).some(({ value }) => RESIDUAL.test(plain(value)));
}
