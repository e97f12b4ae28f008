import { readFileSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type Document,
  decode,
  documentInBytes,
  formatOf,
  type Parsed,
  parseTolerantly,
  type Read,
} from '../../schema/document/index.js';
import { mayReferOut } from '../../schema/references/index.js';
import { EXIT, Stop } from './exit.js';
import { withSlashes } from './slashes.js';

/** The largest text that is read as one document. */
export const LARGEST_FILE = 256 * 1024 * 1024;

/** Standard input, as messages call it. */
export const STDIN = '<stdin>';

/** Reads a file as one document. */
export async function readDocument(path: string): Promise<Read> {
  if (path === '-') return documentInBytes(await standardInput(), STDIN);
  return documentOfFile(await readBytes(path), path);
}

/** Reads the bytes of a file as one document. */
export async function documentOfFile(bytes: Uint8Array, path: string): Promise<Read> {
  return withBase(await documentInBytes(bytes, withSlashes(path), formatOf(path)));
}

let input: Promise<Uint8Array> | undefined;

/** Standard input can be read only once, and is read before and while it is linted. */
function standardInput(): Promise<Uint8Array> {
  input ??= collect(process.stdin, STDIN);
  return input;
}

/** A file that refers to others knows its own address, against which its references resolve. */
export function withBase<R extends Parsed>(read: R): R {
  const { document } = read;
  if (!document || document.uri === STDIN || !mayReferOut(document.source?.text ?? '')) return read;
  return { ...read, document: { ...document, base: pathToFileURL(resolve(document.uri)).href } };
}

/** Reads a file that may have syntax errors: there is a document of what could be read, unless it is no text. */
export async function readTolerantly(path: string): Promise<Read & { readonly document?: Document }> {
  const [bytes, uri] = path === '-' ? [await standardInput(), STDIN] : [await readBytes(path), path];
  const decoded = decode(bytes, uri);
  if ('diagnostic' in decoded) return { uri, text: '', diagnostics: [decoded.diagnostic] };
  return withBase({ uri, text: decoded.text, ...(await parseTolerantly(decoded.text, uri, formatOf(path))) });
}

/** Reads a file whole. */
export async function readBytes(path: string): Promise<Uint8Array> {
  try {
    const kind = statSync(path);
    if (kind.size > LARGEST_FILE) throw tooLarge(path);
    // Nobody else waits for this process, and it takes a fraction of the time; only other things than files may be endless.
    if (kind.isFile()) return readFileSync(path);
    const file = await open(path);
    try {
      return await collect(file.createReadStream({ autoClose: false }), path);
    } finally {
      await file.close();
    }
  } catch (fault) {
    throw unreadable(path, fault);
  }
}

const REASONS: { readonly [code: string]: string } = {
  ENOENT: 'does not exist',
  EACCES: 'cannot be read: permission denied',
  EPERM: 'cannot be read: permission denied',
  EISDIR: 'is a folder, not a file',
  ENOTDIR: 'does not exist: a part of its path is a file',
  ENAMETOOLONG: 'has a name that is too long',
  ELOOP: 'is a symbolic link that points back to itself',
};

/** Says in words why a file cannot be read. */
export function unreadable(path: string, fault: unknown): Stop {
  if (fault instanceof Stop) return fault;
  const { code = 'unknown' } = fault as NodeJS.ErrnoException;
  if (/^https?:\/\//i.test(path))
    return new Stop(
      EXIT.unreadable,
      `${path} is a web address, and nothing is fetched. Download it, or pipe it: curl -L ${path} | fairwright validate SCHEMA -`,
    );
  return new Stop(EXIT.unreadable, `${path} ${REASONS[code] ?? `cannot be read (${code})`}.`);
}

function tooLarge(path: string): Stop {
  return new Stop(
    EXIT.unreadable,
    `${path} is larger than ${LARGEST_FILE / 1024 / 1024} MiB, the limit for one document.`,
  );
}

/** Collects a stream, which may be endless, up to the limit. */
export async function collect(stream: AsyncIterable<Uint8Array>, name: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > LARGEST_FILE) throw tooLarge(name);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
