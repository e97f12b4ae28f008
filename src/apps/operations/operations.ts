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
import { sql } from './sql.js';
import { sqlReport } from './sql-report.js';
import type { StreamOperation } from './stream.js';
import { validate } from './validate.js';
import { validateRows } from './validate-rows.js';
import { vocabulary } from './vocabulary.js';

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
