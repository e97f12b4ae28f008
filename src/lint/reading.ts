import type { Budget } from '../budget.js';
import { type Description, describe } from '../description/index.js';
import type { Diagnostic } from '../diagnostic.js';
import type { Document, SchemaIndex } from '../document/index.js';
import type { Registry } from '../registry/index.js';
import { checkDocument } from '../validate/index.js';

/** All that is read out of a document before rules check it. */
export interface Reading {
  readonly schemaIndex: SchemaIndex;
  readonly description: Description;
  /** What is wrong with the document as a schema. */
  readonly faults: readonly Diagnostic[];
}

/** Reads a document, on one walk through its schema objects. */
export function readingOf(document: Document, registry: Registry, budget?: Budget): Reading {
  const { schemaIndex, diagnostics } = checkDocument(document, { registry, ...(budget ? { budget } : {}) });
  return {
    schemaIndex,
    description: describe(document, registry, { schemaIndex, budget }),
    faults: diagnostics,
  };
}
