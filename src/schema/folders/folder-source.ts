import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { quote } from '../../base/json.js';
import { type Document, resolveReference, withoutFragment } from '../document/index.js';
import { type Absence, idOf, type Outward, type SchemaSource } from '../references/index.js';
import { type IdIndex, idIndex } from './id-index.js';
import { isBelow } from './paths.js';
import { parseFile } from './read-schemas.js';
import { readRegularFile, Unreadable } from './regular-file.js';

/** The schemas of folders and of the folders in them; `advice` says how to name one more folder. */
export function folderSource(folders: readonly string[], advice: (folder: string) => string): SchemaSource {
  const roots = topmost(folders.map((folder) => resolve(folder)));
  const documents = new Map<string, Promise<Document | Absence>>();
  let ids: Promise<IdIndex> | undefined;

  const read = (path: string): Promise<Document | Absence> => {
    let known = documents.get(path);
    if (known === undefined) {
      known = readDocument(path, advice);
      documents.set(path, known);
    }
    return known;
  };

  const withId = async (address: string) => {
    ids ??= idIndex(roots);
    const { named, unclear } = (await ids)(address);
    const answers = await Promise.all([...named, ...unclear].map(read));
    return {
      found: answers.filter((each): each is Document => 'value' in each && idOf(each) === address),
      broken: answers.slice(0, named.length).find((each): each is Absence => !('value' in each)),
    };
  };

  const byPath = async (address: string): Promise<Document | Absence> => {
    const path = pathOf(address);
    if (path === undefined) return { help: `${quote(address)} is not the path of a file.` };
    const outside = await whyOutside(path, roots);
    if (outside) return { help: `${nameOf(path)} ${outside} ${advice(nameOf(dirname(path)))}` };
    // An `$id` may be relative to its file: then its address looks like that of a file.
    const [same] = existsSync(path) ? [] : (await withId(address)).found;
    if (same) return same;
    const found = await read(path);
    return 'value' in found ? { ...found, base: address } : found;
  };

  const byId = async ({ address, text, from }: Outward): Promise<Document | Absence> => {
    const { found, broken } = await withId(address);
    if (found.length === 1) return found[0]!;
    if (found.length > 1) {
      const names = found.map(({ uri }) => uri).join(' and ');
      return { help: `${names} have this $id: give each schema its own.` };
    }
    return broken ?? { help: await helpForId(address, text, from) };
  };

  const helpForId = async (address: string, text: string, from: Document): Promise<string> => {
    const places = roots.map(nameOf).join(', ');
    const none =
      places === ''
        ? 'No folder was given to search for it.'
        : `No schema in ${places} has the $id ${quote(address)}.`;
    const path = besides(text, from);
    if (path && !(await whyOutside(path, roots)) && 'value' in (await read(path))) {
      return `${none} ${nameOf(path)} is at this path, but references of a schema with an absolute $id resolve against that $id: give ${nameOf(path)} the $id ${quote(address)}.`;
    }
    return `${none} Nothing is fetched from the network. ${advice('DIR')}`;
  };

  return {
    find(reference) {
      const { address } = reference;
      if (address.startsWith('file:')) return byPath(address);
      if (address.startsWith('fairwright:')) return Promise.resolve({ help: NO_PATH });
      return byId(reference);
    },
  };
}

const NO_PATH =
  'Standard input has no path to resolve it against: give the name of the file, or refer to an $id.';

async function readDocument(path: string, advice: (folder: string) => string): Promise<Document | Absence> {
  const uri = nameOf(path);
  try {
    const { document, diagnostics } = await parseFile(await readRegularFile(path), uri);
    if (document) return { ...document, base: pathToFileURL(path).href };
    const [first] = diagnostics;
    return {
      help: `${uri} has syntax errors.`,
      ...(first ? { related: [{ message: first.message, at: first.at }] } : {}),
    };
  } catch (fault) {
    if (!(fault instanceof Unreadable)) throw fault;
    return { help: `${uri} ${fault.message}. If it is in another folder: ${advice('DIR')}` };
  }
}

/** Why a file may not be read; undefined for one of the folders. What is outside is not even looked at. */
async function whyOutside(path: string, roots: readonly string[]): Promise<string | undefined> {
  if (!roots.some((root) => isBelow(path, root))) return 'is outside the given folders.';
  const real = await realpath(path).catch(() => undefined);
  if (real === undefined) return undefined;
  const allowed = await Promise.all(roots.map((root) => realpath(root).catch(() => root)));
  return allowed.some((root) => isBelow(real, root))
    ? undefined
    : 'is behind a symbolic link to a place outside the given folders.';
}

/** The path of a file as seen from here: that is how people know their files. */
function nameOf(path: string): string {
  return relative('.', path).split(sep).join('/') || '.';
}

/** The path of the file that a reference would lead to if its document had no `$id`. */
function besides(text: string, { base }: Document): string | undefined {
  if (base === undefined || /^[a-z][a-z\d+.-]*:/i.test(text)) return undefined;
  return pathOf(withoutFragment(resolveReference(text, base) ?? ''));
}

function pathOf(address: string): string | undefined {
  try {
    return fileURLToPath(address);
  } catch {
    return undefined;
  }
}

function topmost(folders: readonly string[]): readonly string[] {
  const different = [...new Set(folders)];
  return different.filter((folder) => !different.some((other) => other !== folder && isBelow(folder, other)));
}
