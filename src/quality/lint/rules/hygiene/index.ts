import type { Rule } from '../../rule.js';
import { canonicalIri } from './canonical-iri.js';
import { languageParity } from './language-parity.js';
import { noDeprecatedKeyword } from './no-deprecated-keyword.js';
import { noExampleIri } from './no-example-iri.js';
import { noUnsafeMarkdown } from './no-unsafe-markdown.js';
import { unusedSuppression } from './unused-suppression.js';

/** The rules about style and about what has to be kept clean. */
export const hygiene: readonly Rule[] = [
  noDeprecatedKeyword,
  canonicalIri,
  noExampleIri,
  languageParity,
  noUnsafeMarkdown,
  unusedSuppression,
];
