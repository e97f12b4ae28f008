import type { Notice } from './notice.js';
import { turnedPeriods } from './turned-periods.js';
import { unknownNames } from './unknown-names.js';
import { unknownPrefixes } from './unknown-prefixes.js';

const notices: readonly Notice[] = [unknownNames, unknownPrefixes, turnedPeriods];

/** What is doubtful about the description and the options of an export, in every standard alike. */
export const noticesOf: Notice = (description, options, budget) =>
  notices.flatMap((notice) => notice(description, options, budget));
