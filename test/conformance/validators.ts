import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { JsonObject } from '../../src/base/json.js';
import { folder } from './material.js';

const tools = process.env.VALIDATORS ?? '';
if (!tools) throw new Error('VALIDATORS is not set: use npm run conformance -- FOLDER');

const PYTHON = join(tools, 'venv/bin/python');
const PROCESSES = 2;

/** Runs a validator over files, in processes side by side that take seconds to start, and gives what it printed as JSON. */
async function check<T>(
  command: string,
  words: readonly string[],
  files: readonly string[],
  env = {},
): Promise<T[]> {
  const size = Math.ceil(files.length / PROCESSES);
  const chunks: (readonly string[])[] = [];
  for (let start = 0; start < files.length; start += size) chunks.push(files.slice(start, start + size));
  const results = await Promise.all(
    chunks.map(async (chunk) => {
      const { stdout } = await promisify(execFile)(command, [...words, ...chunk], {
        encoding: 'utf8',
        maxBuffer: 1 << 30,
        env: { ...process.env, ...env },
      }).catch((fault: { stdout?: string }) => {
        // A validator ends with another code than 0 when it finds something; what it found is in its output.
        if (!fault.stdout) throw fault;
        return { stdout: fault.stdout };
      });
      // What comes before the JSON is chatter of the libraries behind it.
      return readVerdicts<T>(JSON.parse(stdout.slice(stdout.search(/^[[{]/m))) as T[]);
    }),
  );
  return results.flat();
}

/** Verdicts as a list; one that is told by file gets its file as a member. */
function readVerdicts<T>(printed: T[] | { readonly [file: string]: T }): T[] {
  if (Array.isArray(printed)) return printed;
  return Object.entries(printed).map(([file, verdict]) => ({ file, ...verdict }));
}

/** A verdict of the RO-Crate validator. */
export interface CrateVerdict {
  readonly path: string;
  readonly issues: readonly {
    readonly severity: string;
    readonly check: string;
    readonly name: string;
    readonly message: string;
    readonly entity?: string;
  }[];
  readonly extra: readonly string[];
}

/** By the official RO-Crate validator, and the rules that it does not test. */
export function judgeCrates(paths: readonly string[]): Promise<CrateVerdict[]> {
  const scripts = [join(import.meta.dirname, 'check-crates.py'), join(folder, 'check/ro-crate/validate.py')];
  return check(PYTHON, [...scripts, '--json'], paths, { CHECK_DATA: join(folder, 'data') });
}

/** A verdict of the Croissant validator. */
export interface CroissantVerdict {
  readonly file: string;
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  readonly fields: number | null;
}

/** By the official Croissant validator. */
export function judgeCroissants(files: readonly string[]): Promise<CroissantVerdict[]> {
  return check(PYTHON, [join(folder, 'check/croissant/validate.py'), '--json'], files);
}

/** A verdict of the CDIF check. */
export interface CdifVerdict {
  readonly file: string;
  readonly pass: boolean;
  readonly declared: readonly string[];
  readonly rdfError?: string;
  readonly error?: string;
  readonly jsonSchema: readonly { readonly profile: string; readonly errors: readonly string[] }[];
  readonly composite: { readonly profile: string; readonly errors: readonly string[] } | null;
  readonly shacl: readonly { readonly profile: string; readonly Violation: readonly string[] }[];
}

/** By the JSON Schemas and SHACL shapes of CDIF. */
export function judgeCdif(files: readonly string[]): Promise<CdifVerdict[]> {
  return check(process.execPath, [join(tools, 'cdif/validate.mjs'), '--json'], files, {
    CDIF_DATA: join(folder, 'data/cdif'),
  });
}

/** The rows of all record sets of Croissant documents, as the official library loads them from the files beside them, or its error. */
export function loadCroissants(
  files: readonly string[],
): Promise<{ readonly file: string; readonly rows: Record<string, readonly JsonObject[] | string> }[]> {
  return check(PYTHON, [join(import.meta.dirname, 'load-croissant.py')], files);
}

/** Opens crates with ro-crate-py and saves each twice: as it does by default, and with the terms that the crate defines. */
export function saveCrates(
  folders: readonly string[],
): Promise<{ readonly from: string; readonly plain: string; readonly whole: string }[]> {
  return check(PYTHON, [join(import.meta.dirname, 'save-crate.py')], folders);
}
