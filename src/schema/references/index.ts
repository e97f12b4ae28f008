export type { CustomDialect, Dialect } from './dialect.js';
export {
  type Closure,
  loadClosure,
  mayLeadOut,
  mayReferOut,
  type Outward,
  outwardReferences,
  type SchemaSource,
} from './load.js';
export { type Absence, createRegistry, idOf, type Registry, type RegistryOptions } from './registry.js';
export { resolve, type Target } from './resolve.js';
