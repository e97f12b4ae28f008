// Phrases that the documentation and the messages do not use, and the established term for each.

/** A phrase that is ruled out. */
export interface RuledOut {
  readonly phrase: RegExp;
  readonly instead: string;
}

export const ruledOut: readonly RuledOut[] = [
  { phrase: /\bunless said\b/i, instead: 'default: …' },
  { phrase: /\bunsaid\b/i, instead: 'by default' },
  { phrase: /\b(?:is|are|was|were) said\b/i, instead: 'is reported, is stated' },
  { phrase: /\btold\b/i, instead: 'reported' },
  { phrase: /\btells? about\b/i, instead: 'explains' },
  { phrase: /\ball there is to say\b/i, instead: 'the report' },
  { phrase: /\bspeaks? of\b/i, instead: 'describes, applies to' },
  { phrase: /\bdear(?:er|est|ly)?\b/i, instead: 'expensive' },
  { phrase: /\bour (?:own )?faults?\b/i, instead: 'internal error' },
  { phrase: /\b(?:leads?|led) nowhere\b/i, instead: 'does not resolve' },
  { phrase: /\b(?:is|are) not known\b/i, instead: 'unknown' },
  { phrase: /\bas many as pay\b/i, instead: 'chosen from the number of …' },
  { phrase: /\bjudg(?:e[sd]?|ing|e?ments?)\b/i, instead: 'check, evaluate' },
  { phrase: /\bslips?\b/i, instead: 'mistake, misspelling' },
  { phrase: /\bcan be had\b/i, instead: 'is available' },
  { phrase: /\bwhoever\b/i, instead: 'the person who' },
  { phrase: /\bin vain\b/i, instead: 'without effect' },
  { phrase: /\b(?:at leisure|in the flow|stands back)\b/i, instead: 'idle, busy, with lowered priority' },
  { phrase: /\bhouse is built\b/i, instead: 'the architecture' },
  { phrase: /\ba normal thing to do\b/i, instead: 'supported' },
];
