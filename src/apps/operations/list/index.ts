import { diff } from '../diff/index.js';
import { exportOperations } from '../export/index.js';
import type { FilesOperation } from '../files.js';
import { fix } from '../fix/index.js';
import { importAny, importOperations } from '../import/index.js';
import { infer } from '../infer/index.js';
import { lint } from '../lint/index.js';
import type { Operation } from '../operation.js';
import { readiness } from '../readiness/index.js';
import { rule, rules } from '../rules/index.js';
import { schema, schemas } from '../schemas/index.js';
import { sql } from '../sql/index.js';
import { sqlReport } from '../sql-report/index.js';
import type { StreamOperation } from '../stream.js';
import { validate } from '../validate/index.js';
import { validateRows } from '../validate-rows/index.js';
import { vocabulary } from '../vocabulary/index.js';

/** All operations, in the order of their descriptions. Whatever offers them derives its surface from this list. */
export const operations = [
  schemas,
  schema,
  validate,
  validateRows,
  sql,
  sqlReport,
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
