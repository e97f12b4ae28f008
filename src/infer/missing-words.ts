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

/** The longest of them. */
const LONGEST = Math.max(...[...STRONG, ...WEAK].map(({ length }) => length));

/** Whether a text means that there is no value: surely, maybe or not. */
export function missingWord(text: string): 'strong' | 'weak' | undefined {
  // No word begins with a digit, and most values do.
  const first = text.charCodeAt(0);
  if (text.length > LONGEST || (first >= 48 && first <= 57)) return undefined;
  if (STRONG.has(text)) return 'strong';
  return WEAK.has(text) ? 'weak' : undefined;
}
