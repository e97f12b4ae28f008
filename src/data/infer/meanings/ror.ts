import { identifierOf } from '../../../schema/vocabulary/index.js';
import type { Meaning } from './meaning.js';

const PATTERN = '^(?:https?://)?(?:ror\\.org/)?0[0-9a-hjkmnp-tv-z]{6}[0-9]{2}$';
const FORM = new RegExp(PATTERN);

/** A research organization. */
export const ror: Meaning = {
  id: 'ror',
  title: 'ROR identifier of an organization',
  test: (value) => FORM.test(value) && identifierOf(value.replace(/^(?:.*\/)?/, 'ror:'))?.fault === undefined,
  states: { pattern: PATTERN },
  source: 'ror.org, ISO/IEC 7064, MOD 97-10',
};
