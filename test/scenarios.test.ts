// Each file in scenarios/ is one call of the built command: its files, the call, what it must print and return.
// UPDATE_SCENARIOS=1 writes what was printed into the files.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { command } from './command.js';

const FOLDER = resolve('test/scenarios');

interface Scenario {
  readonly about: string;
  readonly files: readonly (readonly [name: string, content: string])[];
  readonly call: string;
  readonly stdin: string;
  readonly exit: string;
  readonly out: string;
  readonly err: string;
}

/** A scenario is a heading and sections that start with `=== name`. */
function read(path: string): Scenario {
  const [about = '', ...parts] = readFileSync(path, 'utf8').split(/^=== /m);
  const sections = parts.map((part) => {
    const end = part.indexOf('\n');
    return [part.slice(0, end).trim(), part.slice(end + 1)] as const;
  });
  const one = (name: string) => sections.find(([title]) => title === name)?.[1] ?? '';
  const files = sections.flatMap(([title, content]) =>
    title.startsWith('file ') ? [[title.slice('file '.length), content] as const] : [],
  );
  const [call, exit] = ['run', 'exit'].map((name) => one(name).trim());
  return { about, files, call: call!, stdin: one('stdin'), exit: exit!, out: one('out'), err: one('err') };
}

function write(path: string, { about, files, call, stdin, exit, out, err }: Scenario): void {
  const sections = [
    ...files.map(([name, content]) => [`file ${name}`, content] as const),
    ...(stdin === '' ? [] : [['stdin', stdin] as const]),
    ['run', `${call}\n`] as const,
    ['exit', `${exit}\n`] as const,
    ...(out === '' ? [] : [['out', out] as const]),
    ...(err === '' ? [] : [['err', err] as const]),
  ];
  writeFileSync(path, about + sections.map(([title, content]) => `=== ${title}\n${content}`).join(''));
}

async function run({ files, call, stdin }: Scenario): Promise<Pick<Scenario, 'exit' | 'out' | 'err'>> {
  const folder = mkdtempSync(join(tmpdir(), 'scenario-'));
  try {
    for (const [name, content] of files) writeFileSync(join(folder, name), content);
    const [program, ...words] = call.split(/\s+/);
    expect(program).toBe('fairwright');
    const input = stdin === '' && !words.includes('-') ? undefined : stdin;
    const { status, stdout, stderr } = await command(words, folder, input);
    return { exit: String(status), out: stdout, err: stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const names = readdirSync(FOLDER).filter((name) => name.endsWith('.txt'));

test.each(names)('%s', async (name) => {
  const path = join(FOLDER, name);
  const scenario = read(path);
  const found = await run(scenario);
  if (process.env.UPDATE_SCENARIOS) write(path, { ...scenario, ...found });
  else expect(found).toEqual({ exit: scenario.exit, out: scenario.out, err: scenario.err });
});
