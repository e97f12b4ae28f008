import { expandCurie, isIri } from '../../../schema/vocabulary/index.js';

/** Whether a text is an address of the web, and no words. */
export function isAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && isIri(text);
}

/** A reference in full: a CURIE is expanded. */
export function inFull(reference: string): string {
  return expandCurie(reference) ?? reference;
}
