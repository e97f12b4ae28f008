import { type Description, describe, MOST_VARIABLES } from '../description/index.js';
import type { Diagnostic } from '../diagnostic.js';
import type { Document, SchemaIndex } from '../document/index.js';
import type { Registry } from '../registry/index.js';
import { checkDocument } from '../validate/index.js';

/** All that is read out of a document before it is judged. */
export interface Reading {
  readonly schemaIndex: SchemaIndex;
  readonly description: Description;
  /** What is wrong with the document as a schema. */
  readonly faults: readonly Diagnostic[];
}

/** Reads a document, on one walk through its schema objects; of very many variables, only the first. */
export function readingOf(document: Document, registry: Registry, mostVariables = MOST_VARIABLES): Reading {
  const { schemaIndex, diagnostics } = checkDocument(document, { registry });
  return {
    schemaIndex,
    description: describe(document, registry, mostVariables, schemaIndex),
    faults: diagnostics,
  };
}
