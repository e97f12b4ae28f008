import { createRegistry } from '../../../schema/references/index.js';

/** The only registry of a worker: it knows the dialects, and no schemas. */
export const registry = createRegistry();
