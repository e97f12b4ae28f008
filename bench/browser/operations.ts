// What a page bundles to run operations: the operations, and what makes their input.
export { documentOf, parse } from '../../src/document/index.js';
export * from '../../src/operations/index.js';
export { createRegistry } from '../../src/registry/index.js';
