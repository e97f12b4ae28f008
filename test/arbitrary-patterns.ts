// Patterns of ECMA-262 for tests that compare engines.
import fc from 'fast-check';

/** Patterns of one character. */
export const SETS = [
  ...[
    '.',
    '\\d',
    '\\D',
    '\\w',
    '\\W',
    '\\s',
    '\\S',
    '\\t',
    '\\n',
    '\\v',
    '\\f',
    '\\r',
    '\\0',
    '\\cJ',
    '\\cz',
  ],
  ...['\\x41', '\\u0041', '\\u{1F600}', '\\ud83d\\ude00', '\\u{d83d}', '\\ude00', '\\/', '\\.', '\\^', '\\}'],
  ...[
    '[]',
    '[^]',
    '[^a]',
    '[\\b]',
    '[\\-a]',
    '[a-]',
    '[-a]',
    '[\\]\\\\]',
    '[^\\s\\d]',
    '[\\w-]',
    '[a-c\\u{1F600}-\\u{1F64F}]',
  ],
  ...['\\p{L}', '\\P{L}', '\\p{Lu}', '\\p{Letter}', '\\p{General_Category=Nd}', '\\p{Script=Greek}'],
  ...[
    '\\p{scx=Grek}',
    '\\p{ASCII}',
    '\\p{Any}',
    '\\p{Emoji}',
    '\\p{Cs}',
    '[^\\p{L}\\d]',
    '[\\p{Ll}-]',
    '[\\P{Cn}é]',
  ],
];

const atom = fc.constantFrom(
  'a',
  'b',
  'c',
  '.',
  '\\d',
  '\\s',
  '[ab]',
  '[^a]',
  '\\w',
  'é',
  '\\u{1F600}',
  '[a-c1]',
  '\\W',
);
const place = fc.constantFrom('^', '$', '\\b', '\\B');
const count = fc.constantFrom('*', '+', '?', '*?', '+?', '??', '{2}', '{0}', '{1,}', '{0,2}', '{2,3}?');

/** Patterns without look-around and back references. */
export const pattern = fc.letrec<{ whole: string }>((tie) => ({
  whole: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    atom,
    place,
    fc.tuple(atom, count).map((parts) => parts.join('')),
    fc.tuple(tie('whole'), count).map(([part, times]) => `(?:${part})${times}`),
    fc.tuple(tie('whole'), tie('whole')).map(([one, two]) => `(${one}|${two})`),
    fc.tuple(tie('whole'), tie('whole')).map((parts) => parts.join('')),
    tie('whole').map((part) => `^(?:${part})$`),
  ),
})).whole;
