import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { promisify } from 'node:util';
import { quote } from '../../base/json.js';
import type { Document, Read } from '../../schema/document/index.js';
import { type Absence, idOf, type Outward, type SchemaSource } from '../../schema/references/index.js';
import { EXIT, Stop } from './exit.js';
import { documentOfFile, LARGEST_FILE } from './files.js';

/** A revision of Git and a path, such as `origin/main:towns.yaml`; a single letter is a drive of Windows. */
const REVISION = /^(?!-)([^:]{2,}):(.+)$/s;

/** A file of a Git revision, and where the files come from that it refers to. */
export interface RevisionFile {
  readonly read: Read;
  readonly source: SchemaSource;
}

/** Reads a file of a Git revision; none if the text is no such thing, or there is a file of that name. */
export async function readRevision(text: string): Promise<RevisionFile | undefined> {
  const [, revision, path] = REVISION.exec(text) ?? [];
  if (revision === undefined || path === undefined || existsSync(text)) return undefined;
  const prefix = (await output('rev-parse', '--show-prefix'))?.toString().trim() ?? '';
  const here = posix.join(prefix, path);
  for (const place of path.startsWith('.') ? [here] : [path, here]) {
    const found = await fileAt(revision, place, text);
    if (found) return { read: found, source: revisionSource(revision, posix.dirname(place)) };
  }
  throw new Stop(
    EXIT.unreadable,
    `${text} cannot be read: there is no such file, and no such file in a Git revision.`,
  );
}

/** The files of a revision, for those that refer to them: by path, or by `$id` below a folder. */
function revisionSource(revision: string, folder: string): SchemaSource {
  const documents = new Map<string, Promise<Document | undefined>>();
  const documentAt = (path: string): Promise<Document | undefined> => {
    let known = documents.get(path);
    if (known === undefined) {
      known = fileAt(revision, path).then((read) => read?.document);
      documents.set(path, known);
    }
    return known;
  };
  const withId = async (address: string): Promise<Document | undefined> => {
    const below = `:(top)${folder}`;
    const listed = await output('grep', '--full-name', '-lzF', '-e', address, revision, '--', below);
    const paths = listed?.toString().split('\0').filter(Boolean) ?? [];
    for (const path of paths) {
      const found = await documentAt(path.slice(revision.length + 1));
      if (found && idOf(found) === address) return found;
    }
    return undefined;
  };
  return {
    async find({ address }: Outward): Promise<Document | Absence> {
      const path = pathOf(address);
      const found = await (path === undefined ? withId(address) : documentAt(path));
      const name = quote(path ?? address);
      return found ?? { help: `The revision ${quote(revision)} has no schema ${name} that can be read.` };
    },
  };
}

/** The address of a file of a revision, against which its references resolve. */
const SCHEME = 'git-revision:/';

function pathOf(address: string): string | undefined {
  return address.startsWith(SCHEME) ? decodeURI(address.slice(SCHEME.length)) : undefined;
}

/** Reads a file by its path from the top of the repository. */
async function fileAt(
  revision: string,
  path: string,
  name = `${revision}:${path}`,
): Promise<Read | undefined> {
  const bytes = await output('cat-file', 'blob', `${revision}:${path}`);
  const read = bytes && (await documentOfFile(bytes, name));
  const { document } = read ?? {};
  if (!read || !document) return read;
  return { ...read, document: { ...document, base: `${SCHEME}${encodeURI(path)}` } };
}

/** What Git answers, unless it reports a failure. */
async function output(...words: readonly string[]): Promise<Buffer | undefined> {
  try {
    const options = { encoding: 'buffer', maxBuffer: LARGEST_FILE } as const;
    return (await promisify(execFile)('git', words, options)).stdout;
  } catch {
    return undefined;
  }
}
