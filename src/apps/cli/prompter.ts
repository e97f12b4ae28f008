import { createInterface } from 'node:readline/promises';

/** Asks a person on a terminal, line by line. */
export interface Prompter {
  /** The line that the person writes; none once the input has ended, or after Ctrl-C. */
  readonly ask: (prompt: string) => Promise<string | undefined>;
  /** Whether it was ended by Ctrl-C. */
  readonly isInterrupted: () => boolean;
  readonly close: () => void;
}

/** A prompter that reads from one stream and writes to another. */
export function prompterOn(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Prompter {
  const lines = createInterface({ input, output });
  // Lines may come before they are asked for, as when several are pasted.
  const read: string[] = [];
  let waiting: ((line: string | undefined) => void) | undefined;
  let isClosed = false;
  let isInterrupted = false;
  const pass = (line: string | undefined) => {
    const answer = waiting;
    waiting = undefined;
    answer?.(line);
  };
  lines.on('line', (line) => {
    if (waiting) pass(line.trim());
    else read.push(line.trim());
  });
  lines.on('close', () => {
    isClosed = true;
    if (waiting) output.write('\n');
    pass(undefined);
  });
  lines.on('SIGINT', () => {
    isInterrupted = true;
    lines.close();
  });
  return {
    ask(prompt) {
      if (read.length === 0 && isClosed) return Promise.resolve(undefined);
      const [before, last] = lastLineOf(prompt);
      output.write(before);
      if (!isClosed) {
        lines.setPrompt(last);
        lines.prompt();
      }
      const next = read.shift();
      if (next !== undefined) return Promise.resolve(next);
      return new Promise((answer) => {
        waiting = answer;
      });
    },
    isInterrupted: () => isInterrupted,
    close: () => lines.close(),
  };
}

/** The editor of a line knows only that line. */
function lastLineOf(prompt: string): readonly [before: string, last: string] {
  const end = prompt.lastIndexOf('\n') + 1;
  return [prompt.slice(0, end), prompt.slice(end)];
}
