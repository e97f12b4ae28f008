import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isBelow } from './paths.js';
import { inWords, kindInWords } from './regular-file.js';

/** A file of a folder. */
export interface Listed {
  /** Its path in the folder, with slashes. */
  readonly name: string;
  /** Its real path. */
  readonly path: string;
}

/** An entry that cannot be used, and why: the end of a sentence that starts with its name. */
export interface OddEntry {
  readonly name: string;
  readonly reason: string;
}

/** The files of a folder whose names are those of schemas, each once. */
export interface Listing {
  readonly files: readonly Listed[];
  readonly odd: readonly OddEntry[];
  /** The real paths of all folders that have a part in it. */
  readonly folders: readonly string[];
}

const SCHEMA_FILE = /\.(?:json|ya?ml)$/i;

/** Lists a folder and the folders in it; throws if the folder itself cannot be read. */
export async function listFolder(folder: string): Promise<Listing> {
  const root = await realpath(folder);
  const walk = new Walk(root);
  await walk.enter(root, '', true);
  await walk.followLinks();
  const byName = (a: { readonly name: string }, b: { readonly name: string }) => (a.name < b.name ? -1 : 1);
  return {
    files: [...walk.files.values()].sort(byName),
    odd: walk.odd.sort(byName),
    folders: [...walk.folders],
  };
}

/** Folders that are skipped inside a named folder. Kubernetes keeps the files of a volume in folders that start with two dots, and links to them. */
function isSkipped(name: string, isFolder: boolean): boolean {
  return name === 'node_modules' || name.startsWith('..') || (isFolder && name.startsWith('.'));
}

class Walk {
  /** By their real paths. */
  readonly files = new Map<string, Listed>();
  readonly folders = new Set<string>();
  readonly odd: OddEntry[] = [];
  private readonly links: Listed[] = [];

  constructor(private readonly root: string) {}

  async enter(path: string, name: string, isRoot = false): Promise<void> {
    if (this.folders.has(path)) return;
    this.folders.add(path);
    let entries: readonly Dirent[];
    try {
      entries = await readdir(path, { withFileTypes: true });
    } catch (fault) {
      if (isRoot) throw fault;
      this.folders.delete(path);
      this.refuse(name, inWords(fault).message);
      return;
    }
    for (const entry of entries) {
      const inner = {
        name: name === '' ? entry.name : `${name}/${entry.name}`,
        path: join(path, entry.name),
      };
      if (isSkipped(entry.name, entry.isDirectory())) continue;
      if (entry.isSymbolicLink()) this.links.push(inner);
      else if (entry.isDirectory()) await this.enter(inner.path, inner.name);
      else if (SCHEMA_FILE.test(entry.name)) this.add(inner, entry);
    }
  }

  /** Links come last: what they lead to keeps its own name if it has one. */
  async followLinks(): Promise<void> {
    // The list grows while it is read: a link may lead to a folder with links.
    for (const link of this.links) {
      const isSchema = SCHEMA_FILE.test(link.name);
      try {
        const path = await realpath(link.path);
        const kind = await stat(path);
        if (!isSchema && !kind.isDirectory()) continue;
        if (!isBelow(path, this.root)) {
          this.refuse(link.name, 'is a symbolic link to a place outside the folder');
        } else if (!kind.isDirectory()) {
          this.add({ name: link.name, path }, kind);
          this.folders.add(dirname(path));
        } else if (!isSkipped(link.name.split('/').at(-1)!, true)) await this.enter(path, link.name);
      } catch (fault) {
        const isDangling = (fault as NodeJS.ErrnoException).code === 'ENOENT';
        const reason = isDangling ? 'is a symbolic link to nothing' : inWords(fault).message;
        if (isSchema) this.refuse(link.name, reason);
      }
    }
  }

  private add(file: Listed, kind: Dirent | Awaited<ReturnType<typeof stat>>): void {
    if (!kind.isFile()) this.refuse(file.name, `is ${kindInWords(kind)}, not a file`);
    else if (!this.files.has(file.path)) this.files.set(file.path, file);
  }

  private refuse(name: string, reason: string): void {
    this.odd.push({ name, reason });
  }
}
