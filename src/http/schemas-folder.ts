import { watch } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Diagnostic } from '../diagnostic.js';
import { type Document, decode, formatOf, parse } from '../document/index.js';

/** The schemas of a folder, and what is wrong with files that are none. */
export interface FolderSchemas {
  readonly schemas: readonly Document[];
  readonly problems: readonly Diagnostic[];
}

const IS_SCHEMA_FILE = /\.(?:json|ya?ml)$/i;

/** Reads all JSON and YAML files of a folder and the folders in it; documents are named by their path in it. */
export async function readSchemas(folder: string): Promise<FolderSchemas> {
  const names = (await readdir(folder, { recursive: true }))
    .filter((name) => IS_SCHEMA_FILE.test(name))
    .sort();
  const schemas: Document[] = [];
  const problems: Diagnostic[] = [];
  for (const name of names) {
    const { document, diagnostics } = await readSchema(join(folder, name), name);
    // The text served its purpose: what is registered is the value.
    if (document) schemas.push({ uri: document.uri, value: document.value });
    problems.push(...diagnostics);
  }
  return { schemas, problems };
}

async function readSchema(path: string, name: string) {
  const decoded = decode(await readFile(path), name);
  if ('diagnostic' in decoded) return { diagnostics: [decoded.diagnostic], document: undefined };
  return { document: undefined, ...(await parse(decoded.text, name, formatOf(name))) };
}

const QUIET_TIME = 100;

/** Calls back when files of a folder have changed and a moment of quiet has passed; returns how to stop. */
export function watchSchemas(folder: string, changed: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folder, { recursive: true, persistent: false }, () => {
    clearTimeout(timer);
    timer = setTimeout(changed, QUIET_TIME);
    timer.unref();
  });
  watcher.on('error', () => watcher.close());
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
