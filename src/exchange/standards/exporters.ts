import { cdif } from './cdif/index.js';
import { croissant } from './croissant/index.js';
import type { Exporter } from './exporter.js';
import type { standards } from './list/index.js';
import { prov } from './prov/index.js';
import { roCrate } from './ro-crate/index.js';

const byStandard: { readonly [Id in keyof typeof standards]: Exporter } = {
  'ro-crate': roCrate,
  cdif,
  croissant,
  prov,
};

/** The standards that descriptions can be turned into. */
export const exporters: readonly Exporter[] = Object.values(byStandard);
