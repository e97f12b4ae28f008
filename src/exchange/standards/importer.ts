import type { Diagnostic } from '../../base/diagnostic.js';
import type { Json, JsonObject } from '../../base/json.js';
import type { Draft, Origin } from '../../schema/draft/index.js';
import type { KnownContexts } from './read/expand.js';
import type { Graph } from './read/graph.js';

/** What turns documents of a standard into drafts of schemas. */
export interface Importer {
  /** How sure it is that a document is of this standard, from 0 to 1. */
  readonly detects: (document: Json) => number;
  /** The contexts that documents name by address. */
  readonly contexts: KnownContexts;
  /** The context that stands for one that nobody knows. */
  readonly otherwise: Json;
  /** What is changed in a document before it is read. */
  readonly prepare?: (document: Json) => Json;
  readonly read: (graph: Graph) => Draft;
  /** Why values have no place in a schema, by their pointers; the first that fits counts. */
  readonly reasons: readonly (readonly [pointer: RegExp, reason: string])[];
  /** The same for what only the document itself tells. */
  readonly reasonIn?: (document: Json) => (pointer: string) => string | undefined;
}

/** A value of the source that has no place in the schema or the options. */
export interface NotTaken {
  readonly pointer: string;
  readonly value: string | number | boolean;
  readonly reason: string;
}

/** What became of the values of the source. */
export interface ImportLedger {
  readonly leaves: number;
  readonly schema: number;
  readonly options: number;
  /** Values that the source repeats. */
  readonly repeated: number;
  /** Values that an export had filled in. */
  readonly assumed: number;
  readonly notTaken: readonly NotTaken[];
}

/** A schema from a document of another standard. */
export interface Imported {
  readonly schema: Json;
  /** What no keyword can say: the options of exports. */
  readonly options: JsonObject;
  readonly origins: readonly Origin[];
  readonly ledger: ImportLedger;
  readonly diagnostics: readonly Diagnostic[];
}
