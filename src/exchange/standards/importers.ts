import { importer as cdif } from './cdif/importer.js';
import { importer as croissant } from './croissant/importer.js';
import type { Importer } from './importer.js';
import type { standards } from './list/index.js';
import { importer as prov } from './prov/importer.js';
import { importer as roCrate } from './ro-crate/importer.js';

const byStandard: { readonly [Id in keyof typeof standards]: Importer } = {
  'ro-crate': roCrate,
  cdif,
  croissant,
  prov,
};

/** What reads documents of the standards, by their names. */
export const importers: { readonly [id: string]: Importer } = byStandard;
