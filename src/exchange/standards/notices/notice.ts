import type { Budget } from '../../../base/budget.js';
import type { Diagnostic } from '../../../base/diagnostic.js';
import type { Description } from '../../../schema/description/index.js';
import type { ExportOptions } from '../options.js';

/** Finds problems of an export that do not depend on the standard. */
export type Notice = (
  description: Description,
  options: ExportOptions,
  budget: Budget,
) => readonly Diagnostic[];

/** More wrong names than this are not misspellings, and guessing all of them would take long. */
export const MOST_GUESSES = 50;
