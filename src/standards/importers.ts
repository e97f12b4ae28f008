import { importer as cdif } from './cdif/importer.js';
import { importer as croissant } from './croissant/importer.js';
import type { Importer } from './importer.js';
import { importer as roCrate } from './ro-crate/importer.js';

/** What reads documents of the standards, by their names. */
export const importers: { readonly [id: string]: Importer } = { 'ro-crate': roCrate, cdif, croissant };
