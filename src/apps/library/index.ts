export type { Diagnostic } from '../../base/diagnostic.js';
export type { Json } from '../../base/json.js';
export type { Change } from '../../quality/diff/index.js';
export type { Score as Readiness } from '../../quality/readiness/index.js';
export type { Description } from '../../schema/description/index.js';
export type { Document } from '../../schema/document/index.js';
export {
  type DiffOutput,
  type ExportOutput,
  type FixOutput,
  type ImportOutput,
  type InferOutput,
  InvalidInput,
  type LintOutput,
  UnusableSchema,
  type ValidateOutput,
} from '../operations/index.js';
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
