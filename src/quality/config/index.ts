export { type Config, configSchema, emptyConfig } from './config.js';
export { loadConfig } from './extends.js';
export { diffChoicesFor, isIgnored, isSchemaByConfig, settingsFor } from './settings.js';
