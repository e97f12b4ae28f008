import { cdif } from './cdif/index.js';
import { croissant } from './croissant/index.js';
import type { Exporter } from './exporter.js';
import { prov } from './prov/index.js';
import { roCrate } from './ro-crate/index.js';

/** The standards that descriptions can be turned into. */
export const exporters: readonly Exporter[] = [roCrate, cdif, croissant, prov];

/** The names of the standards, for sentences. */
export const standardTitles: readonly string[] = exporters.map(({ title }) => title);
