import type { Edit } from '../../base/diagnostic.js';
import { inWords, isObject, type Json, type JsonObject, member, quote } from '../../base/json.js';
import { append, tokens } from '../../schema/document/index.js';
import { kindAt } from './kind-at.js';

/** Edits, or a sentence that says why there are none. */
export type Outcome = readonly Edit[] | string;

/** The edits that put a value at a place, with the objects around it if they are missing. */
export function editsThatWrite(document: Json, pointer: string, value: Json): Outcome {
  let here = document;
  let at = '';
  const steps = tokens(pointer);
  for (const [index, step] of steps.entries()) {
    const next = inside(here, step);
    const place = append(at, step);
    if (next === undefined) return editsIn(here, at, steps.slice(index), value);
    here = next;
    at = place;
  }
  return [{ op: 'set', pointer, value }];
}

function inside(value: Json, step: string): Json | undefined {
  if (Array.isArray(value)) return (value as readonly Json[])[Number(step)];
  return isObject(value) ? member(value, step) : undefined;
}

/** The edits that add a value below the last value that is there. */
function editsIn(parent: Json, at: string, [step, ...rest]: readonly string[], value: Json): Outcome {
  const inner = rest.reduceRight<Json>((whole, name) => ({ [name]: whole }), value);
  if (isObject(parent)) return [{ op: 'insert', pointer: append(at, step!), value: inner }];
  // The schema that allows everything is an object without keywords.
  if (parent === true) return [{ op: 'set', pointer: at, value: { [step!]: inner } }];
  const around = recordAround(at, parent);
  if (around === undefined) {
    return `Nothing can be written into ${at === '' ? 'the document' : quote(at)}, which is ${inWords(parent)}.`;
  }
  const keeps = append('', Object.keys(around)[0]!);
  return [{ op: 'set', pointer: at, value: { ...around, [step!]: inner }, keeps }];
}

/** The record that a string stands for, where the vocabulary takes both: a version is its identifier. */
export function recordAround(pointer: string, value: Json | undefined): JsonObject | undefined {
  if (typeof value !== 'string') return undefined;
  const members = kindAt(pointer)?.kind.parts.find((part) => part.members)?.members ?? {};
  const name = Object.keys(members).find((each) => members[each]?.required);
  return name === undefined ? undefined : { [name]: value };
}
