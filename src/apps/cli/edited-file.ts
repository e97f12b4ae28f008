import { unifiedDiff } from '../../exchange/report/index.js';
import type { Read } from '../../schema/document/index.js';
import { boolean } from '../../schema/vocabulary/index.js';
import { type Call, flag } from './command.js';
import { documentOfFile, readBytes, readDocument } from './files.js';
import type { Terminal } from './terminal.js';
import { replaceFiles, type WrittenFile } from './write-file.js';

/** Flags of commands that edit a file. */
export const editFlags = { dryRun: flag('Show the changes and write nothing.', boolean) };

/** A file that is to be edited. */
export interface EditedFile {
  readonly path: string;
  readonly file: Read;
  /** What was read; none for standard input. */
  readonly bytes?: Uint8Array;
}

/** Reads a file that is to be edited; - is standard input. */
export async function readForEdit(path: string): Promise<EditedFile> {
  const bytes = path === '-' ? undefined : await readBytes(path);
  if (bytes === undefined) return { path, file: await readDocument(path) };
  return { path, file: await documentOfFile(bytes, path), bytes };
}

/** What came of an edited file. */
export interface Edited {
  readonly isWritten: boolean;
  /** Writes messages about it: standard output may be the text itself, or the changes. */
  readonly say: (text: string) => void;
}

/** Writes an edited text, and other files with it, or shows the changes, as the flags say. */
export async function writeEdited(
  { path, file, bytes }: EditedFile,
  text: string,
  flags: Call['flags'],
  terminal: Terminal,
  otherwise: string,
  others: readonly WrittenFile[] = [],
): Promise<Edited> {
  const isWritten = flags.dryRun !== true && flags.check !== true;
  const target = String(flags.output ?? path);
  if (flags.dryRun) terminal.data(unifiedDiff(file.uri, file.text, text, terminal.colour));
  if (isWritten && target === '-') terminal.data(text);
  const isReplaced = isWritten && target !== '-' && (target !== path || text !== file.text);
  const replaces = target === path && bytes !== undefined ? { replaces: bytes } : {};
  const written = [...(isReplaced ? [{ path: target, content: text, ...replaces }] : []), ...others];
  if (written.length > 0) await replaceFiles(written, otherwise);
  const isOccupied = flags.dryRun === true || (isWritten && /^-$|^\/dev\/(?:stdout|fd\/1)$/.test(target));
  return { isWritten, say: isOccupied ? terminal.note : terminal.out };
}
