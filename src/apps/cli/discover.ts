import { readdir, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { globTest, pathTest } from '../../base/glob.js';
import { CONFIG_NAMES } from './config-names.js';
import { wrongUsage } from './exit.js';
import { unreadable } from './files.js';
import { withSlashes } from './slashes.js';

const SCHEMA_FILE = /\.(?:json|ya?ml)$/i;
/** Folders that are skipped inside a named folder. */
const NEVER = new Set(['node_modules', 'dist', ...CONFIG_NAMES]);

/** What paths name: files, and the folders in which others may appear. */
export interface Discovered {
  readonly files: readonly string[];
  readonly folders: readonly string[];
  /** Those of the files that are not named themselves, but by a folder or a glob. */
  readonly inFolders: ReadonlySet<string>;
  /** Folders that cannot be read. */
  readonly unreadable: readonly string[];
}

type Walked = Pick<Discovered, 'files' | 'folders' | 'unreadable'>;

/** The files that paths, folders and globs name, each once, in a stable order; `-` is standard input. Of folders and globs only those whose names fit. */
export async function discoverAll(
  paths: readonly string[],
  ignored: readonly string[] = [],
  pattern = SCHEMA_FILE,
): Promise<Discovered> {
  const found = new Set<string>();
  const folders = new Set<string>();
  const named = new Set<string>();
  const unreadableFolders = new Set<string>();
  const isIgnored = pathTest(ignored);
  for (const written of paths) {
    const path = withSlashes(written);
    const { isNamed, ...all } = await namedBy(path, pattern);
    if (all.files.length + all.unreadable.length === 0) throw wrongUsage(`${path} names no file.`);
    for (const file of all.files) if (!isIgnored(slashed(file))) found.add(file);
    for (const file of isNamed ? all.files : []) named.add(file);
    for (const folder of all.folders) folders.add(folder);
    for (const folder of all.unreadable) unreadableFolders.add(folder);
  }
  const inFolders = new Set([...found].filter((file) => !named.has(file)));
  return { files: [...found], folders: [...folders], inFolders, unreadable: [...unreadableFolders] };
}

async function namedBy(path: string, pattern: RegExp): Promise<Walked & { readonly isNamed?: true }> {
  if (path === '-') return { files: [path], folders: [], unreadable: [], isNamed: true };
  const kind = await stat(path).catch((fault: NodeJS.ErrnoException) => fault);
  if (!(kind instanceof Error)) {
    if (kind.isDirectory()) return walk(path, pattern);
    return { files: [path], folders: [dirname(path)], unreadable: [], isNamed: true };
  }
  if (!isGlob(path)) throw unreadable(path, kind);
  const base = path.slice(0, path.search(/[*?[{]/)).replace(/[^/]*$/, '') || '.';
  const all = await stat(base).then(
    () => walk(base, pattern),
    (): Walked => ({ files: [], folders: [], unreadable: [] }),
  );
  const isMeant = globTest(slashed(path));
  return { ...all, files: all.files.filter((file) => isMeant(slashed(file))) };
}

function isGlob(path: string): boolean {
  return /[*?[{]/.test(path);
}

/** All files of a folder whose names fit. */
async function walk(folder: string, pattern: RegExp): Promise<Walked> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => undefined);
  if (entries === undefined) return { files: [], folders: [], unreadable: [folder] };
  const sorted = entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  const nested = sorted.map(async (entry): Promise<Walked> => {
    const path = folder === '.' ? entry.name : withSlashes(join(folder, entry.name));
    if (NEVER.has(entry.name)) return { files: [], folders: [], unreadable: [] };
    if (entry.isDirectory() && !entry.name.startsWith('.')) return walk(path, pattern);
    const fits = entry.isFile() && pattern.test(entry.name);
    return { files: fits ? [path] : [], folders: [], unreadable: [] };
  });
  const parts = await Promise.all(nested);
  return {
    files: parts.flatMap(({ files }) => files),
    folders: [folder, ...parts.flatMap(({ folders }) => folders)],
    unreadable: parts.flatMap(({ unreadable }) => unreadable),
  };
}

/** A path from here, with slashes: what globs are matched with. */
export function slashed(path: string): string {
  return withSlashes(relative('.', resolve(path))) || path;
}
