import { isObject, type Json, type JsonObject, setMember } from '../../base/json.js';
import type { Document } from '../../schema/document/index.js';
import type { Registry } from '../../schema/references/index.js';
import { type Edition, isIn, type Keyword, keywordNamed, keywords } from '../../schema/vocabulary/index.js';

/** Statements with the keywords of the edition that a document is written in; those that it lacks are left out. */
export function inEditionOf(document: Document, registry: Registry, statements: JsonObject): JsonObject {
  const name = isObject(document.value) ? document.value.$schema : undefined;
  const dialect = typeof name === 'string' ? registry.dialect(name) : undefined;
  return dialect === undefined || dialect === '2020-12' ? statements : restated(statements, dialect);
}

function restated(statements: JsonObject, edition: Edition): JsonObject {
  const found: { [name: string]: Json } = {};
  for (const [name, value] of Object.entries(statements)) {
    const own = spelledIn(name, edition);
    if (own !== undefined) setMember(found, own, Array.isArray(value) ? inAll(value, edition) : value);
  }
  return found;
}

/** Alternatives have statements of their own. */
function inAll(values: readonly Json[], edition: Edition): Json {
  return values.map((each) => (isObject(each) ? restated(each, edition) : each));
}

function spelledIn(name: string, edition: Edition): string | undefined {
  const row = keywordNamed(name);
  if (row === undefined || isIn(edition, row)) return name;
  const older = Object.entries<Keyword>(keywords).find(
    ([, each]) => each.renamed === name && isIn(edition, each),
  );
  return older?.[0];
}
