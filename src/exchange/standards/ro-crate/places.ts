import type { Constraints } from '../../../schema/description/index.js';

/** What a subject is; a few keywords have other places on each. */
export type Level = 'dataset' | 'variable' | 'code';

/** The property that leads to the concept. */
export const CONCEPT: { readonly [L in Level]: string } = {
  // RO-Crate 1.1: the subject of a dataset must be told by `about`.
  dataset: 'about',
  variable: 'propertyID',
  code: 'sameAs',
};

/** The property that leads from a variable to a classification: it says which values there are. */
export const CLASSIFICATION = 'valueReference';

/** The properties that lead straight to the target. */
export const RELATIONS: { readonly [type: string]: string } = {
  isPartOf: 'isPartOf',
  hasPart: 'hasPart',
  isVersionOf: 'dct:isVersionOf',
  isContinuedBy: 'isContinuedBy',
  isReferencedBy: 'dct:isReferencedBy',
  isRelatedTo: 'dct:relation',
};

/** Where what a schema says about values has its place. */
export const CONSTRAINTS: { readonly [K in keyof Constraints]-?: string } = {
  minimum: 'minValue',
  maximum: 'maxValue',
  exclusiveMinimum: 'exclusiveMinimum',
  exclusiveMaximum: 'exclusiveMaximum',
  multipleOf: 'stepValue',
  minLength: 'valueMinLength',
  maxLength: 'valueMaxLength',
  pattern: 'valuePattern',
  minItems: 'minItems',
  maxItems: 'maxItems',
  default: 'defaultValue',
  const: 'const',
  contentEncoding: 'contentEncoding',
  contentMediaType: 'contentMediaType',
};
