import { once } from 'node:events';
import { constants, createReadStream, existsSync, statSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { exportLines, importLine } from '../../store/index.js';
import { EXIT, Stop, wrongUsage } from '../exit.js';
import { unwritable } from '../write-file.js';
import { makeFolder, now, opened, type Work } from './work.js';

export async function check({ store, terminal }: Work): Promise<number> {
  const faults = await store.check();
  terminal.out(faults.length === 0 ? 'No faults found.\n' : faults.map((each) => `${each}\n`).join(''));
  return faults.length === 0 ? EXIT.clean : EXIT.findings;
}

export async function backup({ store, words: [file = ''], terminal }: Work): Promise<undefined> {
  if (!store.backup) throw wrongUsage('To copy a PostgreSQL database, use its own tools, such as pg_dump.');
  if (existsSync(file)) throw new Stop(EXIT.unreadable, `${file} already exists: choose another name.`);
  await store.backup(file).catch(() => {
    throw new Stop(
      EXIT.unreadable,
      `${file} cannot be written: its folder does not exist, or permission is denied.`,
    );
  });
  terminal.out(`${file} has a copy of the registry.\n`);
}

/** Copies a backup to where the registry is to be; nothing that is there is written over. */
export async function restore([file = '']: readonly string[], registry: string): Promise<void> {
  if (registry.includes('://'))
    throw wrongUsage('To restore a PostgreSQL database, use its own tools, such as pg_restore.');
  if (existsSync(registry))
    throw new Stop(EXIT.unreadable, `${registry} already exists: choose another name with --registry.`);
  await (await opened(file, false)).close();
  await makeFolder(dirname(registry));
  await copyFile(file, registry, constants.COPYFILE_EXCL).catch((fault: unknown) => {
    throw unwritable(registry, fault);
  });
}

export async function exportAll({ store, terminal }: Work): Promise<undefined> {
  for await (const line of exportLines(store)) terminal.out(line);
}

export async function importAll({ store, words: [file = ''], terminal }: Work): Promise<number> {
  if (existsSync(file) && !statSync(file).isFile()) throw new Stop(EXIT.unreadable, `${file} is not a file.`);
  const input = createReadStream(file);
  const opening = once(input, 'open').catch(() => {
    throw new Stop(
      EXIT.unreadable,
      `${file} cannot be read: there is no such file, or permission is denied.`,
    );
  });
  await opening;
  let [number, faults] = [0, 0];
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number++;
    const fault = line === '' ? undefined : await importLine(store, line, now());
    if (fault === undefined) continue;
    faults++;
    terminal.err(`${file}:${number} ${fault}\n`);
  }
  terminal.note(`${number - faults} of ${number} lines were imported.\n`);
  return faults === 0 ? EXIT.clean : EXIT.findings;
}
