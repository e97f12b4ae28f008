import type { meaningOf } from './meanings/index.js';

// The lists of codes are large: they are loaded when they are first needed.
let meanings: Promise<typeof meaningOf> | undefined;

/** The function that says what the values of a column mean, with the lists that it needs. */
export function loadMeanings(): Promise<typeof meaningOf> {
  meanings ??= import('./meanings/index.js').then((loaded) => loaded.meaningOf);
  return meanings;
}
