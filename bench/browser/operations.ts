// What a page bundles to run operations: the operations, and what makes their input.

export * from '../../src/apps/operations/index.js';
export { lint } from '../../src/apps/operations/lint/index.js';
export { operations } from '../../src/apps/operations/list/index.js';
export { validate } from '../../src/apps/operations/validate/index.js';
export { documentOf, parse } from '../../src/schema/document/index.js';
export { createRegistry } from '../../src/schema/references/index.js';
