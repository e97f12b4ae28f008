/** Words that mean that there is no value, whatever the column. */
const STRONG: ReadonlySet<string> = new Set([
  ...['NA', 'N/A', 'n/a', '#N/A', '#NA', '<NA>', 'NaN', 'nan', 'NAN', 'NULL', 'Null', 'null', '\\N', 'NaT'],
  ...['#NULL!', '#DIV/0!', '#VALUE!', '#REF!', '\u00a0', ''],
]);

/** Words that may mean it. */
const WEAK: ReadonlySet<string> = new Set([
  ...['-', '--', '---', '.', '..', '...', '?', '*', '\u2013', '\u2014', ' '],
  ...[
    'Unknown',
    'unknown',
    'UNKNOWN',
    'unk',
    'Missing',
    'missing',
    'MISSING',
    'none',
    'None',
    'NONE',
    'na',
    'Na',
    'n.a.',
    'N.A.',
  ],
  ...[
    'ND',
    'nd',
    'n.d.',
    'No data',
    'no data',
    'NO DATA',
    'Not available',
    'not available',
    'k.A.',
    'k. A.',
    'n.b.',
  ],
  ...['Not applicable', 'not applicable', 'not recorded', 'Not recorded', 'undefined', 'NR', 'tbd', 'TBD'],
]);

/** Which lengths the words have that begin with each of the first 256 characters, as bits. */
const LENGTHS = new Uint32Array(256);
for (const word of [...STRONG, ...WEAK]) {
  const first = word.charCodeAt(0);
  if (first < LENGTHS.length) LENGTHS[first]! |= 1 << word.length;
}

/** Whether a stretch of a text may be one of the words, as few are. */
export function mayBeMissingWord(text: string, start: number, end: number): boolean {
  const first = text.charCodeAt(start);
  return end - start < 32 && (first >= LENGTHS.length || ((LENGTHS[first]! >>> (end - start)) & 1) === 1);
}

/** Whether a text means that there is no value: surely, maybe or not. */
export function missingWord(text: string): 'strong' | 'weak' | undefined {
  if (!mayBeMissingWord(text, 0, text.length)) return undefined;
  if (STRONG.has(text)) return 'strong';
  return WEAK.has(text) ? 'weak' : undefined;
}
