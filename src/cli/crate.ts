import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rmdir } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { quote } from '../json.js';
import { type CrateFile, type Exported, PREVIEW, previewOf, roCrate, withFiles } from '../standards/index.js';
import { SCHEMA_TYPE } from '../standards/list/index.js';
import { Stop, wrongUsage } from './exit.js';
import { mediaTypeOf } from './export-data.js';
import { readBytes } from './files.js';
import { replaceFile, replaceFiles, unwritable } from './write-file.js';

const OTHERWISE = 'Choose another folder: --to FOLDER.';

/** What goes into a crate. */
export interface CrateContents {
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
  { schema, data, exported, zip, force }: CrateContents,
): Promise<void> {
  const files = new Map<string, Uint8Array>();
  const described: CrateFile[] = [];
  const add = async (path: string, name: string, more: Partial<CrateFile>) => {
    if (files.has(name)) throw wrongUsage(`Two files of the crate would have the name ${quote(name)}.`);
    const bytes = await readBytes(path);
    files.set(name, bytes);
    described.push({
      path: name,
      encodingFormat: name === 'schema.json' ? SCHEMA_TYPE : mediaTypeOf(name),
      contentSize: String(bytes.length),
      sha256: createHash('sha256').update(bytes).digest('hex'),
      ...more,
    });
  };
  files.set(roCrate.fileName, new Uint8Array()).set(PREVIEW, new Uint8Array());
  await add(schema, /\.ya?ml$/i.test(schema) ? 'schema.yaml' : 'schema.json', { isSchema: true });
  for (const path of data) await add(path, basename(path), { table: basename(path, extname(path)) });
  const metadata = withFiles(exported.document, described);
  files.set(roCrate.fileName, Buffer.from(`${JSON.stringify(metadata, null, 2)}\n`));
  files.set(PREVIEW, Buffer.from(previewOf(metadata)));
  await (zip ? writeZip(target, files, force) : writeFolder(target, files, force)).catch((fault: unknown) => {
    throw fault instanceof Stop ? fault : unwritable(target, fault, OTHERWISE);
  });
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

// The earliest time that a zip file can carry, so that the same files make the same bytes.
const NO_TIME = '1980-01-01T00:00:00';

async function writeZip(
  target: string,
  files: ReadonlyMap<string, Uint8Array>,
  force: boolean,
): Promise<void> {
  const { zipSync } = await import('fflate');
  const content = zipSync(Object.fromEntries(files), { mtime: NO_TIME });
  const path = target.endsWith('.zip') ? target : `${target}.zip`;
  if (!force && existsSync(path)) {
    throw wrongUsage(`${path} already exists: choose another name, or replace it with --force.`);
  }
  await replaceFile({ path, content, isNew: !force }, OTHERWISE);
}
