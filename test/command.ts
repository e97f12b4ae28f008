import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import type * as Main from '../src/apps/cli/main.js';

const { run } = (await import(resolve('dist/apps/cli/main.js'))) as typeof Main;
const COMMAND = resolve('bin/fairwright.js');

/**
 * What a call of the built command returns and prints.
 * It runs in this process, as the start of another takes most of the time of a call; only a call with standard input gets its own.
 */
export async function command(words: readonly string[], folder: string, input?: string | Uint8Array) {
  if (input !== undefined) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...words], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH },
      input,
    });
    return { status, stdout, stderr };
  }
  let [stdout, stderr] = ['', ''];
  const out = (text: string) => {
    stdout += text;
  };
  const err = (text: string) => {
    stderr += text;
  };
  const before = process.cwd();
  process.chdir(folder);
  try {
    const status = await run(words, { out, err, note: err, colour: false, isHeard: () => true });
    return { status, stdout, stderr };
  } finally {
    process.chdir(before);
  }
}
