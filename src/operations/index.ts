export type { Context, Operation, Parameter } from './operation.js';
export { errorSentences, type ValidateInput, type ValidateOutput, validate } from './validate.js';
export { type KeywordEntry, type VocabularyInput, type VocabularyOutput, vocabulary } from './vocabulary.js';
