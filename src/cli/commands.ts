import type { Command } from './command.js';
import { validateCommand } from './validate.js';
import { vocabularyCommand } from './vocabulary.js';

/** All commands, in the order of the help. */
export const commands: readonly Command[] = [validateCommand, vocabularyCommand];
