import type { Exporter } from '../exporter.js';
import { standards } from '../list/index.js';
import { build } from './build.js';
import { mapping } from './mapping.js';
import { plain } from './plain.js';
import { requirements } from './requirements.js';

/** PROV-O: who did what for the data, and when. */
export const prov: Exporter = {
  ...standards.prov,
  requirements,
  mapping,
  plain,
  steps: { variable: 6, code: 4 },
  build,
};
