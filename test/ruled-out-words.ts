// Phrases that the documentation and the messages do not use, and the established term for each.

/** A phrase that is ruled out. */
export interface RuledOut {
  readonly phrase: RegExp;
  readonly instead: string;
}

export const ruledOut: readonly RuledOut[] = [
  { phrase: /\bunless said\b/i, instead: 'default: …' },
  { phrase: /\bunsaid\b/i, instead: 'by default' },
  { phrase: /\b(?:is|are|was|were|been) said\b|\bnobody said\b/i, instead: 'is reported, is stated' },
  { phrase: /\btold\b/i, instead: 'reported' },
  { phrase: /\btells? (?:about|nothing)\b/i, instead: 'explains' },
  { phrase: /\b(?:all|what) there is to say\b|\bsomething to say\b/i, instead: 'the report, a finding' },
  { phrase: /\bspeaks? of\b/i, instead: 'describes, applies to' },
  { phrase: /\bdear(?:er|est|ly)?\b/i, instead: 'expensive' },
  { phrase: /\bcheap to ask\b/i, instead: 'cheap' },
  { phrase: /\bour (?:own )?faults?\b/i, instead: 'internal error' },
  { phrase: /\b(?:leads?|led) (?:nowhere|anywhere|to nothing)\b/i, instead: 'does not resolve' },
  { phrase: /\b(?:leads?|led) (?:back|out)\b/i, instead: 'refers back, points outside' },
  { phrase: /\b(?:is|are) not known\b/i, instead: 'unknown' },
  { phrase: /\bas many as pay\b/i, instead: 'chosen from the number of …' },
  { phrase: /\bjudg(?:e[sd]?|ing|e?ments?)\b|\bverdicts?\b/i, instead: 'check, evaluate, result' },
  { phrase: /\bslips?\b/i, instead: 'mistake, misspelling' },
  { phrase: /\bcan be had\b/i, instead: 'is available' },
  { phrase: /\bwhoever\b/i, instead: 'the person who' },
  { phrase: /(?:^|[.:;] )who (?:finds|reads|follows|computes|looks|keeps|makes)\b/i, instead: 'people who' },
  { phrase: /\bin vain\b/i, instead: 'without effect' },
  {
    phrase: /\b(?:at leisure|in the flow|stands? back|patience)\b/i,
    instead: 'idle, busy, lowered priority, wait',
  },
  { phrase: /\b(?:workshop|house is built)\b/i, instead: 'context, the architecture' },
  { phrase: /\ba normal thing to do\b/i, instead: 'supported' },
  { phrase: /\bstands?\b(?! for\b)/i, instead: 'is, appears' },
  { phrase: /\bbest (?:a|an|as|of|one)\b/i, instead: 'preferably' },
  { phrase: /\banew\b/i, instead: 'again' },
  { phrase: /\bone a (?:core|line|row|file|minute)\b/i, instead: 'one per …' },
  { phrase: /\b(?:in|is|close|of) a ring\b/i, instead: 'cycle' },
  { phrase: /\bthe most that\b/i, instead: 'the limit' },
  { phrase: /\bcut off\b/i, instead: 'stopped' },
  { phrase: /\bhangs on\b/i, instead: 'is linked by' },
  { phrase: /\bmeant for\b/i, instead: 'for' },
  { phrase: /\b(?:is|are) wanted\b/i, instead: 'is required, is expected' },
  { phrase: /\bpacked\b/i, instead: 'compressed' },
  { phrase: /\b(?:call|calls) (?:itself|themselves)\b/i, instead: 'has the name' },
  { phrase: /\bcapital letters count\b/i, instead: 'upper and lower case matter' },
];
