import { printable } from '../../base/printable.js';

/** The exit codes of the command. */
export const EXIT = {
  clean: 0,
  /** Something was found at or above the level that fails. */
  findings: 1,
  /** Wrong usage or configuration. */
  usage: 2,
  /** A file cannot be read, parsed or written. */
  unreadable: 3,
  /** An internal error. */
  fault: 70,
  /** Standard output or standard error cannot be written (EX_IOERR of sysexits.h). */
  output: 74,
  /** Ended by Ctrl-C, as shells know it. */
  interrupted: 130,
} as const;

/** Ends the command with one sentence on standard error. */
export class Stop extends Error {
  constructor(
    readonly code: number,
    message: string,
    /** What was found, in lines below the sentence. */
    readonly report = '',
  ) {
    super(message);
  }
}

/** What is written when a command ends so. Names in the sentence cannot add lines to it. */
export function stopText({ message, report }: Stop): string {
  return `fairwright: ${printable(message)}\n${report === '' ? '' : `${report}\n`}`;
}

/** A wrong call: what is wrong, in a sentence. */
export function wrongUsage(sentence: string, report = ''): Stop {
  return new Stop(EXIT.usage, sentence, report);
}
