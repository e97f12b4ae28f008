export type {
  Draft,
  DraftCode,
  DraftCodeList,
  DraftDataset,
  DraftSubject,
  DraftVariable,
  Statements,
} from './draft.js';
export { schemaOf } from './schema.js';
export { type Origin, plainOf, Sourced, type SourcedDraft, type SourcedJson } from './sourced.js';
export { type Comments, type SchemaFormat, textOf } from './text.js';
