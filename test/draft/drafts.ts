import type { Json, JsonObject } from '../../src/base/json.js';
import { validate, validateSchema } from '../../src/quality/validate/index.js';
import { describe as read } from '../../src/schema/description/index.js';
import { documentOf } from '../../src/schema/document/index.js';
import {
  type Draft,
  type DraftCode,
  type DraftDataset,
  type DraftVariable,
  plainOf,
  type Statements,
  schemaOf,
} from '../../src/schema/draft/index.js';
import { createRegistry } from '../../src/schema/references/index.js';

const registry = createRegistry();

/** A draft of tables. */
export function draftOf(...datasets: readonly DraftDataset[]): Draft {
  return { statements: {}, datasets, options: {} };
}

/** A table at the end of a path. */
export function table(path: readonly string[], ...variables: readonly DraftVariable[]): DraftDataset {
  return { path, statements: {}, variables };
}

/** A variable; without more, of any type. */
export function variable(name: string, more: Partial<DraftVariable> = {}): DraftVariable {
  return { name, types: [], statements: {}, ...more };
}

/** A code. */
export function code(value: Json, statements: Statements = {}, isSentinel = false): DraftCode {
  return { value, statements, isSentinel };
}

/** The schema of a draft. */
export function written(draft: Draft): JsonObject {
  return plainOf(schemaOf(draft)).value as JsonObject;
}

/** What is wrong with a schema. */
export function problemsOf(schema: Json): readonly string[] {
  return validateSchema(documentOf(schema, 'schema'), { registry }).map(
    ({ code: kind, message }) => `${kind}: ${message}`,
  );
}

/** What a schema describes. */
export function describedBy(schema: Json) {
  return read(documentOf(schema, 'schema'), registry);
}

/** What is wrong with rows by a schema of one table. */
export async function faultsOf(schema: Json, rows: Json): Promise<readonly string[]> {
  const found = await validate(documentOf(schema, 'schema'), documentOf(rows, 'rows'), { registry });
  return found.map(({ message }) => message);
}
