/** What a subject is; a few keywords have other places on each. */
export type Level = 'dataset' | 'variable' | 'code';

/** The property that leads to the concept. */
export const CONCEPT: { readonly [L in Level]: string } = {
  // RO-Crate 1.1: the subject of a dataset must be told by `about`.
  dataset: 'about',
  variable: 'propertyID',
  code: 'sameAs',
};

/** The property that leads to a classification. */
export const CLASSIFICATION: { readonly [L in Level]: string } = {
  dataset: 'classification',
  variable: 'valueReference',
  code: 'classification',
};
