import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from './package-root.js';

/** A built file of the studio that a web server sends. */
export interface StudioFile {
  readonly name: string;
  readonly type: string;
  /** Whether its name changes with its content. */
  readonly isImmutable: boolean;
}

/** What scripts/studio-build.mjs lists. */
export interface StudioBuild {
  /** The Content-Security-Policy of all files. */
  readonly policy: string;
  readonly files: readonly StudioFile[];
}

/** The list of files in a folder with the studio. */
export const STUDIO_LIST = 'build.json';

/** The page of the studio on a web server. */
export const STUDIO_PAGE = 'index.html';

/** Reads the list of the built files. */
export async function studioBuild(): Promise<StudioBuild> {
  return JSON.parse(await readStudioFile(STUDIO_LIST)) as StudioBuild;
}

/** Reads a built file of the studio, which is a text. */
export async function readStudioFile(name: string): Promise<string> {
  return (await readStudioBytes(name)).toString();
}

/** The same as bytes. */
export function readStudioBytes(name: string): Promise<Buffer> {
  return readFile(join(packageRoot, 'dist', 'studio', name));
}
