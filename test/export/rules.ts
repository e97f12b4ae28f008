import type { Exporter } from '../../src/export/index.js';
import type { JsonObject } from '../../src/json.js';
import { violations as cdif } from './cdif-rules.js';
import { violations as croissant } from './croissant-rules.js';
import { violations as prov } from './prov-rules.js';
import { violations as roCrate } from './ro-crate-rules.js';

/** The rules of a standard that can be checked without its validator. */
export function rulesOf(id: Exporter['id']): (document: JsonObject) => readonly string[] {
  return { 'ro-crate': roCrate, cdif, croissant, prov }[id];
}
