import type { Budget } from '../budget.js';
import { type Description, describe } from '../description/index.js';
import type { Diagnostic } from '../diagnostic.js';
import type { Document, Frame } from '../document/index.js';
import type { Registry } from '../registry/index.js';
import { checkDocument } from '../validate/index.js';

/** All that is read out of a document before rules check it. */
export interface Reading {
  readonly frame: Frame;
  readonly description: Description;
  /** What is wrong with the document as a schema. */
  readonly faults: readonly Diagnostic[];
}

/** Reads a document, on one walk through its schema objects. */
export function readingOf(document: Document, registry: Registry, budget?: Budget): Reading {
  const { frame, diagnostics } = checkDocument(document, { registry });
  return { frame, description: describe(document, registry, { frame, budget }), faults: diagnostics };
}
