import type { Severity } from '../../base/diagnostic.js';
import { type STYLES, styled } from '../../base/printable.js';

/** What can stand out in a report. */
export type Tone = Severity | 'place' | 'quiet' | 'good';

/** Makes a text stand out, or leaves it alone. */
export type Paint = (tone: Tone, text: string) => string;

const TONES: { readonly [T in Tone]: keyof typeof STYLES } = {
  error: 'red',
  warning: 'yellow',
  info: 'blue',
  hint: 'cyan',
  place: 'underline',
  quiet: 'dim',
  good: 'green',
};

/** Colours for a terminal. */
export const coloured: Paint = (tone, text) => styled(TONES[tone], text);

/** No colours, for files and pipes. */
export const plain: Paint = (_tone, text) => text;
