import type { Diagnostic } from '../../base/diagnostic.js';
import { type Document, decode, formatOf, parse } from '../document/index.js';
import { listFolder, type OddEntry } from './list-folder.js';
import { readRegularFile, Unreadable } from './regular-file.js';

/** The schemas of a folder, and what is wrong with files that are none. */
export interface FolderSchemas {
  readonly schemas: readonly Document[];
  readonly problems: readonly Diagnostic[];
  /** The real paths of the folders that they were read from. */
  readonly folders: readonly string[];
}

/** Reads all JSON and YAML files of a folder and the folders in it; documents are named by their path in it. */
export async function readSchemas(folder: string): Promise<FolderSchemas> {
  const { files, odd, folders } = await listFolder(folder);
  const schemas: Document[] = [];
  const problems: Diagnostic[] = odd.map(unusable);
  for (const { name, path } of files) {
    try {
      const { document, diagnostics } = await parseFile(await readRegularFile(path), name);
      // The text served its purpose: what is registered is the value.
      if (document) schemas.push({ uri: document.uri, value: document.value });
      problems.push(...diagnostics);
    } catch (fault) {
      if (!(fault instanceof Unreadable)) throw fault;
      problems.push(unusable({ name, reason: fault.message }));
    }
  }
  return { schemas, problems, folders };
}

/** Reads bytes as a schema document. */
export async function parseFile(bytes: Uint8Array, name: string) {
  const decoded = decode(bytes, name);
  if ('diagnostic' in decoded) return { diagnostics: [decoded.diagnostic], document: undefined };
  return { document: undefined, ...(await parse(decoded.text, name, formatOf(name))) };
}

function unusable({ name, reason }: OddEntry): Diagnostic {
  return {
    code: 'registry/unreadable',
    severity: 'error',
    message: `${name} ${reason}.`,
    help: 'It is not registered: replace it with a file that can be read, or remove it.',
    at: { uri: name, pointer: '', on: 'value' },
  };
}
