import type { Diagnostic } from '../../base/diagnostic.js';
import type { Json, JsonObject } from '../../base/json.js';
import type { Comparison } from './compare.js';
import type { Bump, ChangeId, ChangeSeverity } from './list/index.js';

/** The places of a change, in the old schema and in the new one. */
export interface Places {
  readonly old?: string | undefined;
  readonly new?: string | undefined;
}

/** What a class of change found. */
export interface Found extends Places {
  readonly message: string;
  /** The values in the message, for programs. */
  readonly params?: JsonObject;
  /** Where it differs from that of its class. */
  readonly severity?: ChangeSeverity;
  readonly bump?: Bump;
}

/** A change between two versions of a schema. */
export interface Change extends Places {
  readonly class: ChangeId;
  readonly severity: ChangeSeverity;
  /** The part of the version number that it asks to be raised, if any. */
  readonly bump?: Bump;
  readonly message: string;
  /** The values in the message, for programs. */
  readonly params?: JsonObject;
  /** What one version accepts and the other refuses, if that is the change. */
  readonly instance?: Json;
  /** Why that version refuses it. */
  readonly refusal?: Diagnostic;
}

/** Two versions of a schema that show a change, or that show none. */
export interface PairExample {
  readonly old: JsonObject;
  readonly new: JsonObject;
}

/** What is to be known about a class of change. */
export interface ChangeFacts {
  readonly id: ChangeId;
  readonly severity: ChangeSeverity;
  readonly bump?: Bump;
  /** What it finds, in a sentence. */
  readonly summary: string;
  readonly why: string;
  readonly examples: { readonly changed: readonly PairExample[]; readonly unchanged: readonly PairExample[] };
}

/** A class of change of what data mean. */
export interface ChangeClass extends ChangeFacts {
  readonly find: (comparison: Comparison) => Iterable<Found>;
}

/** A class, checked against its type where it is written. */
export function defineClass(given: ChangeClass): ChangeClass {
  return given;
}
