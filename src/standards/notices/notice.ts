import type { Budget } from '../../budget.js';
import type { Description } from '../../description/index.js';
import type { Diagnostic } from '../../diagnostic.js';
import type { ExportOptions } from '../options.js';

/** Finds what to say about an export whatever the standard is. */
export type Notice = (
  description: Description,
  options: ExportOptions,
  budget: Budget,
) => readonly Diagnostic[];

/** Whoever gets more names wrong than this made no slips; to guess what was meant by all of them would take long. */
export const MOST_GUESSES = 50;
