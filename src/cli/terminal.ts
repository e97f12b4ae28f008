import { EXIT } from './exit.js';
import type { Prompter } from './prompter.js';
import { unwritable } from './write-file.js';

/** Where a command writes to. */
export interface Terminal {
  readonly out: (text: string) => void;
  /** Writes errors, and warnings of what was not done. */
  readonly err: (text: string) => void;
  /** Writes what is good to know, on standard error. */
  readonly note: (text: string) => void;
  readonly colour: boolean;
  /** Whether somebody still reads what is written out. */
  readonly isHeard: () => boolean;
  /** Shows one line, in the place of the one before; only there where a person watches. */
  readonly status?: (line: string) => void;
  /** Asks questions; only there where a person can answer. */
  readonly prompter?: () => Promise<Prompter>;
}

/** The terminal of this process: colour only when a person looks at it, unless the environment says otherwise. */
export function processTerminal(): Terminal {
  const { env, stdin, stdout, stderr } = process;
  let isHeard = true;
  for (const stream of [stdout, stderr]) {
    stream.on('error', (fault: NodeJS.ErrnoException) => {
      // The reader of the output may stop early, as `head` does.
      if (fault.code === 'EPIPE') {
        if (stream === stdout) isHeard = false;
        return;
      }
      const stop = unwritable(stream === stdout ? 'Standard output' : 'Standard error', fault);
      if (stream === stdout) stderr.write(`fairwright: ${stop.message}\n`);
      process.exit(EXIT.output);
    });
  }
  const isWanted = env.NO_COLOR === undefined || env.NO_COLOR === '';
  const isForced = env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '0';
  const isWatched = stderr.isTTY === true && env.TERM !== 'dumb';
  return {
    isHeard: () => isHeard,
    ...(isWatched ? { status: (line) => void stderr.write(`\r\u001b[K${line}`) } : {}),
    ...(stdin.isTTY && stderr.isTTY
      ? { prompter: async () => (await import('./prompter.js')).prompterOn(stdin, stderr) }
      : {}),
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    note: (text) => void stderr.write(text),
    colour: isForced || (isWanted && stdout.isTTY === true && env.TERM !== 'dumb'),
  };
}

/** The same terminal without notes and progress. */
export function quietTerminal({ status: _status, ...terminal }: Terminal): Terminal {
  return { ...terminal, note: () => undefined };
}
