export type { CustomDialect, Dialect } from './dialect.js';
export { createRegistry, type Registry, type RegistryOptions } from './registry.js';
export { resolve, type Target } from './resolve.js';
