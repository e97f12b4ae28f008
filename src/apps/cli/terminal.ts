import { printable, terminalText } from '../../base/printable.js';
import { EXIT } from './exit.js';
import type { Prompter } from './prompter.js';
import { unwritable } from './write-file.js';

/** Where the command writes to. */
export interface Streams {
  readonly out: (text: string) => void;
  /** Writes errors, and warnings of what was not done. */
  readonly err: (text: string) => void;
  /** Writes what is good to know, on standard error. */
  readonly note: (text: string) => void;
  readonly colour: boolean;
  /** Whether `out` is shown on a terminal. Default: no. */
  readonly isShown?: boolean;
  /** How many characters a line of the terminal has. */
  readonly columns?: number;
  /** Whether somebody still reads what is written out. */
  readonly isHeard: () => boolean;
  /** Shows one line, in the place of the one before; only there where a person watches. */
  readonly status?: (line: string) => void;
  /** Asks questions; only there where a person can answer. */
  readonly prompter?: () => Promise<Prompter>;
}

/** What a command writes to: texts for people cannot do anything to their terminal. */
export interface Terminal extends Streams {
  /** Writes results that programs read or files keep, byte by byte as they are. */
  readonly data: (text: string) => void;
}

/** Streams whose texts are all made safe for a terminal, so that no command can forget it. */
export function terminalOn(streams: Streams): Terminal {
  const { out, err, note, colour, isShown, status, prompter } = streams;
  const safe = (write: (text: string) => void) => (text: string) => write(terminalText(text, colour));
  return {
    ...streams,
    out: safe(out),
    err: safe(err),
    note: safe(note),
    // A program would not read it from a terminal.
    data: isShown ? safe(out) : out,
    ...(status ? { status: (line) => status(printable(line)) } : {}),
    ...(prompter
      ? {
          prompter: async () => {
            const { ask, ...rest } = await prompter();
            return { ...rest, ask: (prompt) => ask(terminalText(prompt, colour)) };
          },
        }
      : {}),
  };
}

/** How a result in a format is written: text is for people, all other formats are for programs. */
export function resultWriter(terminal: Terminal, format: unknown = 'text'): (text: string) => void {
  return format === 'text' ? terminal.out : terminal.data;
}

/** The streams of this process: colour only when a person looks at it, unless the environment says otherwise. */
export function processStreams(): Streams {
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
      if (stream === stdout) stderr.write(`fairwright: ${printable(stop.message)}\n`);
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
    isShown: stdout.isTTY === true,
    ...(stdout.isTTY ? { columns: stdout.columns } : {}),
    colour: isForced || (isWanted && stdout.isTTY === true && env.TERM !== 'dumb'),
  };
}

/** The same terminal without notes and progress. */
export function quietTerminal({ status: _status, ...terminal }: Terminal): Terminal {
  return { ...terminal, note: () => undefined };
}
