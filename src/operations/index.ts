export { sharedSchemas } from './answers.js';
export { type ExportInput, type ExportOutput, exportOperations } from './export.js';
export { exportOptions, optionsKind } from './export-options.js';
export { type FixInput, type FixOutput, fix } from './fix.js';
export { type LintInput, type LintOutput, lint } from './lint.js';
export {
  type Answer,
  type Carrier,
  type Context,
  checkSchemaLimits,
  type Declaration,
  type Example,
  InvalidInput,
  NotFound,
  type Operation,
  type Parameter,
  type Presented,
  type Service,
  UnusableSchema,
} from './operation.js';
export { detailsOf, type RuleDetails, type RuleEntry, rule, ruleNamed, rules } from './rules.js';
export {
  type SchemaEntry,
  type SchemaInput,
  type SchemasInput,
  type SchemasOutput,
  schema,
  schemas,
} from './schemas.js';
export { errorSentences } from './sentences.js';
export { type StatusOutput, status } from './status.js';
export type {
  DataFormat,
  Progress,
  StreamExample,
  StreamLimits,
  StreamOperation,
  StreamStart,
  StreamWork,
} from './stream.js';
export { type ValidateInput, type ValidateOutput, validate } from './validate.js';
export { type ValidateRowsInput, validateRows } from './validate-rows.js';
export { type KeywordEntry, type VocabularyInput, type VocabularyOutput, vocabulary } from './vocabulary.js';
