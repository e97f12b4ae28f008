import { diff } from './diff.js';
import { exportOperations } from './export.js';
import type { FilesOperation } from './files.js';
import { fix } from './fix.js';
import { importAny, importOperations } from './import.js';
import { infer } from './infer.js';
import { lint } from './lint.js';
import type { Operation } from './operation.js';
import { readiness } from './readiness.js';
import { rule, rules } from './rules.js';
import { schema, schemas } from './schemas.js';
import type { StreamOperation } from './stream.js';
import { validate } from './validate.js';
import { validateRows } from './validate-rows.js';
import { vocabulary } from './vocabulary.js';

export { sharedSchemas } from './answers.js';
export { dialectFrom, dialectOptions } from './dialect-options.js';
export { type DiffInput, type DiffOutput, diff } from './diff.js';
export { type ExportInput, type ExportOutput, exportOperations } from './export.js';
export { exportOptions, optionsFrom, optionsKind } from './export-options.js';
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
  UnusableSchema,
} from './operation.js';
export { publishedAs, type ReadinessInput, readiness } from './readiness.js';
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

/** All operations, in the order of their descriptions. Whatever offers them derives its surface from this list. */
export const operations = [
  schemas,
  schema,
  validate,
  validateRows,
  lint,
  fix,
  readiness,
  rules,
  rule,
  diff,
  ...exportOperations,
  importAny,
  ...importOperations,
  infer,
  vocabulary,
] as unknown as readonly (Operation<unknown, unknown> | StreamOperation<unknown> | FilesOperation<unknown>)[];
