import type { Exporter } from '../exporter.js';
import { build } from './build.js';
import { mapping } from './mapping.js';
import { requirements } from './requirements.js';

/** PROV-O: who did what for the data, and when. */
export const prov: Exporter = {
  id: 'prov',
  title: 'PROV-O',
  version: '2013-04-30',
  mediaType: 'application/ld+json',
  fileName: 'prov.jsonld',
  requirements,
  mapping,
  steps: { variable: 6, code: 4 },
  build,
};
