import type { Budget } from '../../budget.js';
import type { Description } from '../../description/index.js';
import type { Diagnostic } from '../../diagnostic.js';
import type { ExportOptions } from '../options.js';

/** Finds problems of an export that do not depend on the standard. */
export type Notice = (
  description: Description,
  options: ExportOptions,
  budget: Budget,
) => readonly Diagnostic[];

/** More wrong names than this are not misspellings, and guessing all of them would take long. */
export const MOST_GUESSES = 50;
