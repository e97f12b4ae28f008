import { importer as croissant } from './croissant/importer.js';
import type { Importer } from './importer.js';

/** What reads documents of the standards, by their names. */
export const importers: { readonly [id: string]: Importer } = { croissant };
