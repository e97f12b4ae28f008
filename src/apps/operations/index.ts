export { sharedSchemas } from './answers.js';
export type {
  ExampleFile,
  FileStart,
  FilesExample,
  FilesLimits,
  FilesOperation,
  FilesWork,
} from './files.js';
export {
  type Answer,
  type Context,
  checkSchemaLimits,
  type Declaration,
  type Example,
  InvalidInput,
  NotFound,
  type Operation,
  type Parameter,
  type PublishedVersion,
  UnusableSchema,
} from './operation.js';
export { referringSchemas } from './referring-schemas.js';
export { readingSteps } from './schema-or-text.js';
export { errorSentences } from './sentences.js';
export type {
  DataFormat,
  Progress,
  StreamExample,
  StreamLimits,
  StreamOperation,
  StreamStart,
  StreamWork,
} from './stream.js';
