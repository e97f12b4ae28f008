export { createRegistry, type Dialect, type Registry, type RegistryOptions } from './registry.js';
export { resolve, type Target } from './resolve.js';
