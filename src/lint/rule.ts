import type { Severity } from '../diagnostic.js';
import type { JsonObject } from '../json.js';

/** What a rule looks at: a dataset or a variable, with all annotations that hold for it. */
export interface Subject {
  readonly pointer: string;
  /** What messages call it. */
  readonly name: string;
  /** Its own keywords, and those that `$ref` and `allOf` bring in, in the spelling `fair:`. */
  readonly annotations: JsonObject;
}

/** A rule: what it finds, and why that matters. */
export interface Rule {
  readonly id: string;
  readonly on: 'dataset' | 'variable';
  readonly severity: Severity;
  /** What must hold, one sentence. */
  readonly summary: string;
  readonly why: string;
  /** What is wrong with a subject, and what to do; undefined when nothing is. */
  readonly check: (subject: Subject) => { readonly message: string; readonly help: string } | undefined;
}
