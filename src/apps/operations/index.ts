export { sharedSchemas } from './answers.js';
export { type DiffInput, type DiffOutput, diff } from './diff.js';
export { type ExportInput, type ExportOutput, exportOperations } from './export.js';
export type {
  ExampleFile,
  FileStart,
  FilesExample,
  FilesLimits,
  FilesOperation,
  FilesWork,
} from './files.js';
export { type FixInput, type FixOutput, fix } from './fix.js';
export { type ImportInput, type ImportOutput, importAny, importOperations } from './import.js';
export { infer } from './infer.js';
export type { InferInput, InferOutput } from './infer-files.js';
export { type LintInput, type LintOutput, lint } from './lint.js';
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
export { operations } from './operations.js';
export { type ReadinessInput, readiness } from './readiness.js';
export { referringSchemas } from './referring-schemas.js';
export { detailsOf, type RuleDetails, type RuleEntry, rule, ruleNamed, rules } from './rules.js';
export { readingSteps } from './schema-or-text.js';
export {
  registeredSchema,
  type SchemaEntry,
  type SchemaInput,
  type SchemasInput,
  type SchemasOutput,
  schema,
  schemas,
} from './schemas.js';
export { errorSentences } from './sentences.js';
export { type SqlInput, type SqlOutput, sql } from './sql.js';
export { type SqlReportInput, sqlReport } from './sql-report.js';
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
