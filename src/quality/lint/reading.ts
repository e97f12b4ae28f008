import type { Budget } from '../../base/budget.js';
import type { Diagnostic } from '../../base/diagnostic.js';
import { type Description, describe } from '../../schema/description/index.js';
import type { Document, SchemaIndex } from '../../schema/document/index.js';
import type { Registry } from '../../schema/references/index.js';
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
