import type { Exporter } from '../exporter.js';
import { standards } from '../list/index.js';
import { build } from './build.js';
import { mapping } from './mapping.js';
import { plain } from './plain.js';
import { requirements } from './requirements.js';

/** CDIF 1.1, the Cross-Domain Interoperability Framework. */
export const cdif: Exporter = {
  ...standards.cdif,
  requirements,
  mapping,
  plain,
  steps: { variable: 20, code: 12 },
  build,
};
