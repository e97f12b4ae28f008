import type { Exporter } from '../exporter.js';
import { standards } from '../list/index.js';
import { build } from './build.js';
import { mapping } from './mapping.js';
import { plain } from './plain.js';
import { requirements } from './requirements.js';

/** Croissant 1.1 of MLCommons: datasets that machine learning tools can load. */
export const croissant: Exporter = {
  ...standards.croissant,
  requirements,
  mapping,
  plain,
  steps: { variable: 20, code: 6 },
  build,
};
