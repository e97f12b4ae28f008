import type { Severity } from '../diagnostic.js';

/** What can stand out in a report. */
export type Tone = Severity | 'place' | 'quiet' | 'good';

/** Makes a text stand out, or leaves it alone. */
export type Paint = (tone: Tone, text: string) => string;

// ANSI: red, yellow, blue, cyan; underline; dim; green.
const CODES: { readonly [T in Tone]: number } = {
  error: 31,
  warning: 33,
  info: 34,
  hint: 36,
  place: 4,
  quiet: 2,
  good: 32,
};

/** Colours for a terminal. */
export const coloured: Paint = (tone, text) => `\u001b[${CODES[tone]}m${text}\u001b[0m`;

/** No colours, for files and pipes. */
export const plain: Paint = (_tone, text) => text;
