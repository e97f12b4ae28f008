import type { Exporter } from '../exporter.js';
import { standards } from '../list/index.js';
import { build } from './build.js';
import { mapping } from './mapping.js';
import { plain } from './plain.js';
import { requirements } from './requirements.js';

/** RO-Crate 1.1: the metadata document of a crate. */
export const roCrate: Exporter = {
  ...standards['ro-crate'],
  requirements,
  mapping,
  plain,
  steps: { variable: 24, code: 18 },
  build,
};
