import type { Code } from '../../description/index.js';
import { allOfWords } from '../../json.js';
import type { Found } from '../change.js';
import { defineClass } from '../change.js';
import { type Comparison, capital, type Matching, plain, sharesReference } from '../compare.js';
import { ofCodes } from './example.js';
import { labelsOf } from './label.js';

const codes = (titles: { readonly [code: string]: string }) =>
  Object.entries(titles).map(([code, title]) => ({ const: code, title }));

export const codeRemoved = defineClass({
  id: 'code/removed',
  severity: 'breaking',
  bump: 'major',
  summary: 'A code is gone from a list, perhaps split, merged with others or written differently.',
  why: 'Rows with it have no meaning in the new version. Publish a correspondence that says which codes take its place.',
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
  *find({ codes: lists }: Comparison): Generator<Found> {
    for (const list of lists) {
      if (list.variable.new.codes === undefined) continue;
      for (const { value, name } of list.gone) {
        const { words, into } = fateOf(value, list);
        yield {
          message: `${capital(name)} ${words}.`,
          old: value.pointer,
          new: list.variable.new.pointer,
          ...(into.length > 0 ? { params: { into: into.map((each) => each.value) } } : {}),
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
  why: 'Programs that know the old list do not know it. A code for all other cases, such as "Other", now covers fewer of them.',
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
  *find({ codes: lists }: Comparison): Generator<Found> {
    for (const { added, pairs, variable } of lists) {
      if (variable.old.codes === undefined) continue;
      const residual = pairs.find(({ old }) => isResidual(old));
      const less = residual ? ` ${capital(residual.name)} may cover less than before.` : '';
      for (const { value, name } of added)
        if (!value.isSentinel)
          yield {
            message: `${capital(name)} is new.${less}`,
            old: variable.old.pointer,
            new: value.pointer,
            ...(residual ? { params: { residual: residual.new.value } } : {}),
          };
    }
  },
});

/** What became of a code that is gone, by the concepts and labels of the codes that are new. */
function fateOf(
  gone: Code,
  list: Matching<Code>,
): { readonly words: string; readonly into: readonly Code[] } {
  const into = gone.isSentinel ? [] : heirsOf(gone, list);
  const named = into.map(({ value }) => JSON.stringify(value));
  if (into.length === 0) return { words: 'is gone', into };
  if (into.length > 1) return { words: `seems to have been split into ${allOfWords(named)}`, into };
  const merged = list.gone.filter(({ value }) => value !== gone && heirsOf(value, list).includes(into[0]!));
  const others = merged.map(({ value }) => JSON.stringify(value.value));
  if (others.length > 0)
    return { words: `seems to have been merged with ${allOfWords(others)} into ${named[0]}`, into };
  const isKept = list.pairs.some((pair) => pair.new === into[0]);
  return { words: isKept ? `seems to be part of ${named[0]} now` : `seems to be ${named[0]} now`, into };
}

/** The new codes, and those with a new label, that take over the concept of a code or mention its label. */
function heirsOf(gone: Code, { added, pairs }: Matching<Code>): readonly Code[] {
  const others = added.map(({ value }) => value).filter(({ isSentinel }) => !isSentinel);
  const widened = pairs.filter((pair) => !mentions(pair.old, gone)).map((pair) => pair.new);
  return [...others, ...widened].filter(
    (each) => sharesReference(gone.terms.concept, each.terms.concept) || mentions(each, gone),
  );
}

function mentions(code: Code, other: Code): boolean {
  const labels = labelsOf(code).map(({ value }) => ` ${plain(value)} `);
  return labelsOf(other).some(({ value }) => {
    const words = plain(value);
    return words.length > 2 && labels.some((label) => label.includes(` ${words} `));
  });
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

function isResidual(code: Code): boolean {
  return !code.isSentinel && labelsOf(code).some(({ value }) => RESIDUAL.test(plain(value)));
}
