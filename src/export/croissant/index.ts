import type { Exporter } from '../exporter.js';
import { build } from './build.js';
import { CONFORMS_TO } from './jsonld-context.js';
import { mapping } from './mapping.js';
import { requirements } from './requirements.js';

/** Croissant 1.1 of MLCommons: datasets that machine learning tools can load. */
export const croissant: Exporter = {
  id: 'croissant',
  title: 'Croissant',
  version: '1.1',
  mediaType: `application/ld+json; profile="${CONFORMS_TO}"`,
  fileName: 'croissant.json',
  requirements,
  mapping,
  steps: { variable: 20, code: 6 },
  build,
};
