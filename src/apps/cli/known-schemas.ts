import { readFileSync, statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Diagnostic } from '../../base/diagnostic.js';
import { type Document, locate } from '../../schema/document/index.js';
import { folderSource } from '../../schema/folders/index.js';
import {
  createRegistry,
  loadClosure,
  mayLeadOut,
  type RegistryOptions,
  type SchemaSource,
} from '../../schema/references/index.js';
import type { Context } from '../operations/index.js';
import { type Call, commandContext } from './command.js';
import { EXIT, Stop } from './exit.js';
import { readTolerantly, unreadable } from './files.js';
import { publishedSource } from './published.js';

/** What some documents need of the schemas that they refer to. */
export interface Known {
  readonly context: Context;
  /** What its registry is made from, for threads to make the same. */
  readonly registry: RegistryOptions;
  /** The files that are referred to, with their texts. */
  readonly documents: readonly Document[];
  /** Gives findings in these files their lines and columns. */
  readonly located: (diagnostics: readonly Diagnostic[]) => readonly Diagnostic[];
}

/** The schemas that the documents of one call may refer to. */
export interface KnownSchemas {
  /** The folders that were named with the flag. */
  readonly folders: readonly string[];
  /** Loads the schemas that documents refer to, and no others. */
  readonly contextFor: (documents: readonly Document[]) => Promise<Known>;
  /** The same for files that are read somewhere else. */
  readonly contextForFiles: (paths: readonly string[]) => Promise<Known>;
}

/** The schemas in the folders of the files that a call names, and in those that `--schemas` names. */
export async function knownSchemas(
  command: string,
  flags: Call['flags'],
  folders: readonly string[],
  /** What is asked before the folders. */
  first?: SchemaSource,
): Promise<KnownSchemas> {
  const more = (flags.schemas ?? []) as readonly string[];
  await Promise.all(more.map(checkFolder));
  const options = typeof flags.docsUrl === 'string' ? { docsUrl: flags.docsUrl } : {};
  const inFolders = folderSource([...folders, ...more], (folder) => {
    return `Run: fairwright ${command} --schemas ${inShell(folder)} ...`;
  });
  const earlier = first ?? (typeof flags.registry === 'string' ? publishedSource(flags.registry) : undefined);
  const source: SchemaSource = {
    async find(reference) {
      const found = await earlier?.find(reference);
      if (found && ('value' in found || more.length === 0)) return found;
      return inFolders.find(reference);
    },
  };
  const contextFor: KnownSchemas['contextFor'] = async (starts) => {
    const { options: registry, documents } = await loadClosure(starts, source, options);
    const located = (diagnostics: readonly Diagnostic[]) => locate(diagnostics, documents);
    return { context: commandContext(registry), registry, documents, located };
  };
  return {
    folders: more,
    contextFor,
    contextForFiles: async (paths) => contextFor(await referringDocuments(paths, options)),
  };
}

/** The folder that a file names with itself; standard input names none. */
export function folderOf(path: string): readonly string[] {
  return path === '-' ? [] : [dirname(path)];
}

async function checkFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch((fault: unknown) => {
    throw unreadable(folder, fault);
  });
  if (!found.isDirectory()) throw new Stop(EXIT.unreadable, `--schemas ${folder} is a file, not a folder.`);
}

/** Those of some files that may refer to others; the rest need not be parsed. */
async function referringDocuments(
  paths: readonly string[],
  options: RegistryOptions,
): Promise<readonly Document[]> {
  const { dialect } = createRegistry(options);
  const found: Document[] = [];
  for (const path of paths) {
    // What cannot be read is reported when it has its turn.
    const read = refers(path, dialect) ? await readTolerantly(path).catch(() => undefined) : undefined;
    if (read?.document) found.push(read.document);
  }
  return found;
}

function refers(path: string, dialect: (address: string) => unknown): boolean {
  if (path === '-') return true;
  try {
    // A pipe could be read only once.
    if (!statSync(path).isFile()) return false;
    return mayLeadOut(readFileSync(path, 'utf8'), (address) => dialect(address) !== undefined);
  } catch {
    return false;
  }
}

function inShell(word: string): string {
  return /^[\w./@%+=:-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
