import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { resolveReference, withoutFragment } from '../document/index.js';
import { listFolder } from './list-folder.js';
import { readStart } from './regular-file.js';

/** The paths of the files that may have an address as their `$id`. */
export type IdIndex = (address: string) => {
  /** The address is in their text. */
  readonly named: readonly string[];
  /** They have an `$id` that only a parser understands. */
  readonly unclear: readonly string[];
};

/** An `$id` is at the start of a file: a schema whose `$id` comes later can only be referred to by path. */
const START = 1024 * 1024;

/** How many files are read at once. */
const AT_ONCE = 32;

/** Finds the `$id`s in files of folders without parsing them; the caller has to parse the file and compare. */
export async function idIndex(folders: readonly string[]): Promise<IdIndex> {
  const listings = await Promise.all(
    folders.map(async (folder) => {
      const { files } = await listFolder(folder).catch(() => ({ files: [] }));
      return files.map(({ name }) => join(folder, name));
    }),
  );
  const paths = [...new Set(listings.flat())];
  const byId = new Map<string, string[]>();
  const unclear: string[] = [];
  const take = async (path: string) => {
    // What cannot be read has no `$id`.
    const bytes = await readStart(path, START).catch(() => undefined);
    if (bytes === undefined) return;
    const ids = idsIn(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString());
    if (ids === undefined) unclear.push(path);
    else for (const id of ids) note(byId, id, path);
  };
  for (let start = 0; start < paths.length; start += AT_ONCE) {
    await Promise.all(paths.slice(start, start + AT_ONCE).map(take));
  }
  return (address) => ({ named: byId.get(address) ?? [], unclear });
}

function note(byId: Map<string, string[]>, id: string, path: string): void {
  const address = /^[a-z][a-z\d+.-]*:/i.test(id) ? id : resolveReference(id, pathToFileURL(path).href);
  if (address === undefined) return;
  const bare = withoutFragment(address);
  const paths = byId.get(bare);
  if (paths === undefined) byId.set(bare, [path]);
  else if (!paths.includes(path)) paths.push(path);
}

const ID = /\$id["']?\s*:\s*(?:("(?:[^"\\\n]|\\.)*")|'([^'\n]*)'|([^\s"'>|&*!,}{[\]][^\s,}]*)|(?=[>|&*!]))/g;

/** The texts after `$id` in JSON or YAML; undefined if one is written in a way that only a parser understands. */
function idsIn(text: string): readonly string[] | undefined {
  const ids: string[] = [];
  if (!text.includes('$id')) return ids;
  for (const [, quoted, single, plain] of text.matchAll(ID)) {
    const id = quoted === undefined ? (single ?? plain) : unquoted(quoted);
    if (id === undefined) return undefined;
    ids.push(id);
  }
  return ids;
}

function unquoted(text: string): string | undefined {
  try {
    return JSON.parse(text) as string;
  } catch {
    return undefined;
  }
}
