import type { Meaning } from './meaning.js';

const PATTERN = '^(?:https?://(?:dx\\.)?doi\\.org/|doi:)?10\\.[0-9]{4,9}(?:\\.[0-9]+)*/[^ ]+$';
const FORM = new RegExp(PATTERN);

/** A digital object identifier. */
export const doi: Meaning = {
  id: 'doi',
  title: 'DOI',
  test: (value) => FORM.test(value),
  states: { pattern: PATTERN },
  source: 'ISO 26324',
};
