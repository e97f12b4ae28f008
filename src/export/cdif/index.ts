import type { Exporter } from '../exporter.js';
import { build } from './build.js';
import { mapping } from './mapping.js';
import { requirements } from './requirements.js';

/** CDIF 1.1, the Cross-Domain Interoperability Framework. */
export const cdif: Exporter = {
  id: 'cdif',
  title: 'CDIF',
  version: '1.1',
  mediaType: 'application/ld+json',
  fileName: 'cdif.jsonld',
  requirements,
  mapping,
  steps: { variable: 20, code: 12 },
  build,
};
