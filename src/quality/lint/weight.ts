import type { Json, JsonObject } from '../../base/json.js';

/** The characters of texts that are read in the time of one step. */
const CHARACTERS_A_STEP = 128;

/** About how many steps it takes to go through a value once: one for two of its parts, more for long texts. */
export function weightOf(value: Json): number {
  if (typeof value !== 'object' || value === null) return 1 + stepsFor(value);
  let parts = 0;
  let texts = 0;
  const waiting: Json[] = [value];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    parts++;
    if (typeof next !== 'object' || next === null) texts += stepsFor(next);
    else if (Array.isArray(next)) for (const item of next as readonly Json[]) waiting.push(item);
    else for (const name in next as JsonObject) waiting.push((next as JsonObject)[name]!);
  }
  return 1 + (parts >> 1) + texts;
}

function stepsFor(value: Json): number {
  return typeof value === 'string' ? Math.floor(value.length / CHARACTERS_A_STEP) : 0;
}
