import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rmdir } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import {
  CrateError,
  crateFiles,
  crateZip,
  type Exported,
  type NamedBytes,
} from '../../exchange/standards/index.js';
import { Stop, wrongUsage } from './exit.js';
import { readBytes } from './files.js';
import { replaceFile, replaceFiles, unwritable } from './write-file.js';

const OTHERWISE = 'Choose another folder: --to FOLDER.';

/** What goes into a crate, by paths, and how it is written. */
export interface CrateCall {
  readonly schema: string;
  readonly data: readonly string[];
  readonly exported: Exported;
  /** Whether to make one zip file instead of a folder. */
  readonly zip: boolean;
  /** Whether files of a crate that is there already are replaced. */
  readonly force: boolean;
}

/** Makes a crate: the metadata, a page that shows it, the schema and the data, in a new folder or in a zip file of that name. */
export async function writeCrate(
  target: string,
  { schema, data, exported, zip, force }: CrateCall,
): Promise<void> {
  const files = await crateFiles({
    schema: await named(schema),
    data: await Promise.all(data.map(named)),
    exported,
    sha256: (bytes) => createHash('sha256').update(bytes).digest('hex'),
  }).catch((fault: unknown) => {
    throw fault instanceof CrateError ? wrongUsage(fault.message) : fault;
  });
  await (zip ? writeZip(target, files, force) : writeFolder(target, files, force)).catch((fault: unknown) => {
    throw fault instanceof Stop ? fault : unwritable(target, fault, OTHERWISE);
  });
}

async function named(path: string): Promise<NamedBytes> {
  return { name: basename(path), bytes: await readBytes(path) };
}

async function writeFolder(
  folder: string,
  files: ReadonlyMap<string, Uint8Array>,
  force: boolean,
): Promise<void> {
  const made = await mkdir(folder, { recursive: true });
  if (!force && (await readdir(folder)).length > 0) {
    throw wrongUsage(`The folder ${folder} is not empty: choose another, or replace its files with --force.`);
  }
  const all = [...files].map(([name, content]) => ({ path: join(folder, name), content }));
  await replaceFiles(all, OTHERWISE).catch(async (fault: unknown) => {
    await removeFolders(resolve(folder), made);
    throw fault;
  });
}

/** Removes a folder, and those above it up to the first that was made for it. */
async function removeFolders(folder: string, first: string | undefined): Promise<void> {
  if (first === undefined) return;
  await rmdir(folder);
  if (folder !== resolve(first)) await removeFolders(dirname(folder), first);
}

async function writeZip(
  target: string,
  files: ReadonlyMap<string, Uint8Array>,
  force: boolean,
): Promise<void> {
  const content = crateZip(files);
  const path = target.endsWith('.zip') ? target : `${target}.zip`;
  if (!force && existsSync(path)) {
    throw wrongUsage(`${path} already exists: choose another name, or replace it with --force.`);
  }
  await replaceFile({ path, content, isNew: !force }, OTHERWISE);
}
