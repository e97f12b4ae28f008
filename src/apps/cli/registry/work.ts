import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  CannotOpen,
  openStore,
  type SchemaName,
  type Store,
  type VersionName,
} from '../../../registry/store/index.js';
import type { Call } from '../command.js';
import { EXIT, Stop, wrongUsage } from '../exit.js';
import type { Terminal } from '../terminal.js';
import { unwritable } from '../write-file.js';

/** What an action works with. */
export interface Work {
  readonly store: Store;
  readonly words: readonly string[];
  readonly flags: Call['flags'];
  readonly terminal: Terminal;
}

/** Something that can be done with a registry. */
export interface Action {
  /** The words behind it. */
  readonly words: readonly string[];
  readonly about: string;
  /** Whether the registry is made if it is not there. */
  readonly makes?: true;
  /** Whether the number of words varies; the action looks at them. */
  readonly isFree?: true;
  /** Makes the file of the registry before it is opened. */
  readonly makesFrom?: (words: readonly string[], registry: string) => Promise<void>;
  readonly run: (work: Work) => Promise<number | undefined>;
}

export async function opened(address: string, isNew: boolean, base?: string): Promise<Store> {
  if (isNew && !address.includes('://')) await makeFolder(dirname(address));
  try {
    return await openStore(address, { isNew, ...(base === undefined ? {} : { base }) });
  } catch (fault) {
    if (fault instanceof CannotOpen) throw new Stop(EXIT.unreadable, fault.message);
    throw fault;
  }
}

/** Makes the folder of a new registry, but not those above it. */
export async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await mkdir(folder).catch((fault: unknown) => {
    throw unwritable(folder, fault);
  });
}

/** Where versions are answered if nobody says another address. */
const USUAL_BASE = 'http://localhost:8000';

/** The address that a registry is served at: as the call says, else as the registry says. */
export async function baseOf(store: Store, { base }: Call['flags']): Promise<string> {
  return typeof base === 'string' ? base : ((await store.identity()).base ?? USUAL_BASE);
}

export function now(): string {
  return new Date().toISOString();
}

/** Who does it, as the record of changes has it. */
export const BY = 'command';

export function refused(message: string): Stop {
  return new Stop(EXIT.findings, message);
}

export function nameOf({ owner, name, number }: VersionName): string {
  return `${owner}/${name}/${number}`;
}

export function schemaNamed(text: string): SchemaName {
  const [owner = '', name = '', ...rest] = text.split('/');
  if (rest.length > 0 || owner === '' || name === '')
    throw wrongUsage(`Write OWNER/NAME instead of "${text}".`);
  return { owner, name };
}

export function versionNamed(text: string): VersionName {
  const [owner = '', name = '', number = '', ...rest] = text.split('/');
  if (rest.length > 0 || number === '') throw wrongUsage(`Write OWNER/NAME/NUMBER instead of "${text}".`);
  return { owner, name, number };
}
