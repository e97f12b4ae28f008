import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json, JsonObject } from '../../src/base/json.js';

/** The folder with the outside test material. */
export const folder = process.env.CONFORMANCE_FOLDER ?? '';
if (!folder) throw new Error('CONFORMANCE_FOLDER is not set: use npm run conformance -- FOLDER');

/** Reads a JSON file of the test material. */
export function readJson(...path: readonly string[]): Json {
  return JSON.parse(readFileSync(join(folder, 'data', ...path), 'utf8')) as Json;
}

/** The schemas of the corpus, by name; files that end in `.data.json` are data. */
export function corpus(part: 'fair' | 'plain'): readonly (readonly [string, JsonObject])[] {
  return readdirSync(join(folder, 'data', 'corpus', part))
    .filter((name) => name.endsWith('.json') && !name.endsWith('.data.json'))
    .map((name) => [`${part}/${name}`, readJson('corpus', part, name) as JsonObject] as const);
}
