import type { Exporter } from '../exporter.js';
import { build } from './build.js';
import { mapping } from './mapping.js';
import { requirements } from './requirements.js';

export { type CrateFile, withFiles } from './files.js';

/** RO-Crate 1.1: the metadata document of a crate. */
export const roCrate: Exporter = {
  id: 'ro-crate',
  title: 'RO-Crate',
  version: '1.1',
  mediaType:
    'application/ld+json; profile="http://www.w3.org/ns/json-ld#flattened http://www.w3.org/ns/json-ld#compacted https://w3id.org/ro/crate"',
  fileName: 'ro-crate-metadata.json',
  requirements,
  mapping,
  steps: { variable: 24, code: 18 },
  build,
};
