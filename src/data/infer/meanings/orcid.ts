import { identifierOf } from '../../../schema/vocabulary/index.js';
import type { Meaning } from './meaning.js';

const PATTERN = '^(?:https?://orcid\\.org/)?[0-9]{4}-[0-9]{4}-[0-9]{4}-[0-9]{3}[0-9X]$';
const FORM = new RegExp(PATTERN);

/** A researcher. */
export const orcid: Meaning = {
  id: 'orcid',
  title: 'ORCID iD of a person',
  test: (value) => FORM.test(value) && identifierOf(value)?.fault === undefined,
  states: { pattern: PATTERN },
  source: 'ISO/IEC 7064, MOD 11-2',
};
