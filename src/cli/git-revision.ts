import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { EXIT, Stop } from './exit.js';
import { documentOfFile, LARGEST_FILE, type Read } from './files.js';

/** A revision of Git and a path, such as `origin/main:towns.yaml`; a single letter is a drive of Windows. */
const REVISION = /^(?!-)([^:]{2,}):(.+)$/s;

/** Reads a file of a Git revision; none if the text is no such thing, or there is a file of that name. */
export async function readRevision(text: string): Promise<Read | undefined> {
  const [, revision, path] = REVISION.exec(text) ?? [];
  if (revision === undefined || path === undefined || existsSync(text)) return undefined;
  for (const place of [path, `./${path}`]) {
    const found = await blobAt(`${revision}:${place}`);
    if (found) return documentOfFile(found, text);
  }
  throw new Stop(
    EXIT.unreadable,
    `${text} cannot be read: there is no such file, and no such file in a Git revision.`,
  );
}

async function blobAt(name: string): Promise<Uint8Array | undefined> {
  try {
    const options = { encoding: 'buffer', maxBuffer: LARGEST_FILE } as const;
    return (await promisify(execFile)('git', ['cat-file', 'blob', name], options)).stdout;
  } catch {
    return undefined;
  }
}
