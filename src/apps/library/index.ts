export type { Diagnostic } from '../../base/diagnostic.js';
export type { Json } from '../../base/json.js';
export type { Change } from '../../quality/diff/index.js';
export type { Score as Readiness } from '../../quality/readiness/index.js';
export type { Description } from '../../schema/description/index.js';
export type { Document } from '../../schema/document/index.js';
export type { DiffOutput } from '../operations/diff/index.js';
export type { ExportOutput } from '../operations/export/index.js';
export type { FixOutput } from '../operations/fix/index.js';
export type { ImportOutput } from '../operations/import/index.js';
export { InvalidInput, UnusableSchema } from '../operations/index.js';
export type { InferOutput } from '../operations/infer/index.js';
export type { LintOutput } from '../operations/lint/index.js';
export type { ValidateOutput } from '../operations/validate/index.js';
export { type CheckedRows, checkRows, type RowsOptions } from './check-rows.js';
export { type InferFile, type InferFromOptions, inferFrom } from './infer-from.js';
export { type Input, type Parsed, parse } from './input.js';
export {
  type DiffOptions,
  describe,
  diff,
  type ExportToOptions,
  exportTo,
  fix,
  type ImportFromOptions,
  importFrom,
  type LintOptions,
  lint,
  readiness,
  rules,
  standards,
  type ValidateOptions,
  validate,
  vocabulary,
} from './library.js';
