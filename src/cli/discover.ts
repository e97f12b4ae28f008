import { readdir, stat } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { globTest, pathTest } from '../lint/index.js';
import { EXIT, Stop, wrongUsage } from './exit.js';

const SCHEMA_FILE = /\.(?:json|ya?ml)$/i;
const NEVER = new Set(['node_modules', 'dist']);

/** The files that paths, folders and globs name, each once, in a stable order; `-` is standard input. Of folders and globs only those whose names fit. */
export async function discover(
  paths: readonly string[],
  ignored: readonly string[] = [],
  pattern = SCHEMA_FILE,
): Promise<readonly string[]> {
  const found = new Set<string>();
  const isIgnored = pathTest(ignored);
  for (const path of paths) {
    const files = await filesOf(path, pattern);
    if (files.length === 0) throw wrongUsage(`${path} names no file.`);
    for (const file of files) if (!isIgnored(slashed(file))) found.add(file);
  }
  return [...found];
}

async function filesOf(path: string, pattern: RegExp): Promise<readonly string[]> {
  if (path === '-') return [path];
  const kind = await stat(path).catch((fault: NodeJS.ErrnoException) => fault);
  if (!(kind instanceof Error)) return kind.isDirectory() ? walk(path, pattern) : [path];
  if (!isGlob(path)) throw new Stop(EXIT.unreadable, `${path} does not exist.`);
  const base = path.slice(0, path.search(/[*?[{]/)).replace(/[^/]*$/, '') || '.';
  const all = await walk(base, pattern).catch(() => []);
  const isMeant = globTest(slashed(path));
  return all.filter((file) => isMeant(slashed(file)));
}

function isGlob(path: string): boolean {
  return /[*?[{]/.test(path);
}

/** All files of a folder whose names fit. */
async function walk(folder: string, pattern: RegExp): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const sorted = entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  const nested = sorted.map(async (entry) => {
    const path = folder === '.' ? entry.name : join(folder, entry.name);
    if (entry.isDirectory())
      return entry.name.startsWith('.') || NEVER.has(entry.name) ? [] : walk(path, pattern);
    return entry.isFile() && pattern.test(entry.name) ? [path] : [];
  });
  return (await Promise.all(nested)).flat();
}

/** A path from here, with slashes: what globs are matched with. */
export function slashed(path: string): string {
  return relative('.', resolve(path)).split(sep).join('/') || path;
}
