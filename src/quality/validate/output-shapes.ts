import type { Json } from '../../base/json.js';

/** The shapes of a verdict (JSON Schema 2020-12, Core, section 12.4). */
export const OUTPUT_SHAPES = ['flag', 'basic', 'detailed'] as const;

/** The name of a shape. */
export type OutputShape = (typeof OUTPUT_SHAPES)[number];

/** What one keyword, or the whole schema, came to (Core, section 12.3). */
export interface OutputUnit {
  readonly valid: boolean;
  readonly keywordLocation: string;
  readonly absoluteKeywordLocation?: string;
  readonly instanceLocation: string;
  readonly error?: string;
  readonly errors?: readonly OutputUnit[];
  readonly annotation?: Json;
  readonly annotations?: readonly OutputUnit[];
}

/** A verdict in one of the shapes. */
export type Output = { readonly valid: boolean } | OutputUnit;
