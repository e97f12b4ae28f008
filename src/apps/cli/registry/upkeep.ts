import { once } from 'node:events';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { printable } from '../../../base/printable.js';
import { today } from '../../../base/today.js';
import { CannotOpen, exportLines, importLines, type Store } from '../../../registry/store/index.js';
import { EXIT, Stop, wrongUsage } from '../exit.js';
import { baseOf, makeFolder, now, opened, type Work } from './work.js';

export async function check({ store, terminal }: Work): Promise<number> {
  const faults = await store.check();
  terminal.out(faults.length === 0 ? 'No faults found.\n' : faults.map((each) => `${each}\n`).join(''));
  return faults.length === 0 ? EXIT.clean : EXIT.findings;
}

export async function backup({ store, words: [file = ''], terminal }: Work): Promise<undefined> {
  if (!store.backup) throw wrongUsage('To copy a PostgreSQL database, use its own tools, such as pg_dump.');
  await copyTo(store.backup, file);
  terminal.out(`${file} has a copy of the registry.\n`);
}

async function copyTo(copy: NonNullable<Store['backup']>, file: string): Promise<void> {
  if (existsSync(file)) throw new Stop(EXIT.unreadable, `${file} already exists: choose another name.`);
  await copy(file).catch((fault: unknown) => {
    throw fault instanceof CannotOpen ? new Stop(EXIT.unreadable, fault.message) : fault;
  });
}

/** Copies a registry to where it is to be, with what is in its log; nothing that is there is written over. */
export async function copyRegistry([file = '']: readonly string[], registry: string): Promise<void> {
  if (registry.includes('://') || file.includes('://'))
    throw wrongUsage('To restore a PostgreSQL database, use its own tools, such as pg_restore.');
  if (existsSync(registry))
    throw new Stop(EXIT.unreadable, `${registry} already exists: choose another name with --registry.`);
  const source = await opened(file, false);
  try {
    await makeFolder(dirname(registry));
    await copyTo(source.backup!, registry);
  } finally {
    await source.close();
  }
}

/** What was restored is another registry: those who follow its changes must begin again. */
export async function restore({ store, words: [file = ''], flags, terminal }: Work): Promise<undefined> {
  await store.renew();
  terminal.out(`${flags.registry} is restored from ${file}, up to change ${await store.seq()}.\n`);
}

export async function exportAll({ store, terminal }: Work): Promise<undefined> {
  for await (const line of exportLines(store)) terminal.data(line);
}

/** How many lines are one transaction. */
const AT_ONCE = 100;

export async function importAll({ store, words: [file = ''], flags, terminal }: Work): Promise<number> {
  if (existsSync(file) && !statSync(file).isFile()) throw new Stop(EXIT.unreadable, `${file} is not a file.`);
  const input = createReadStream(file);
  await once(input, 'open').catch(() => {
    throw new Stop(
      EXIT.unreadable,
      `${file} cannot be read: there is no such file, or permission is denied.`,
    );
  });
  let [number, faults] = [0, 0];
  let lines: string[] = [];
  const take = async () => {
    const into = { at: now(), today: today(), base: await baseOf(store, flags) };
    for (const fault of await importLines(store, lines, into)) {
      number++;
      if (fault === undefined) continue;
      faults++;
      terminal.err(`${file}:${number} ${printable(fault)}\n`);
    }
    lines = [];
  };
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    lines.push(line);
    if (lines.length === AT_ONCE) await take();
  }
  await take();
  terminal.note(
    `${number - faults} of ${number} lines are in the registry. Tokens and the audit are not part of an export.\n`,
  );
  return faults === 0 ? EXIT.clean : EXIT.findings;
}
