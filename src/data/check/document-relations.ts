import type { Diagnostic } from '../../base/diagnostic.js';
import type { Json } from '../../base/json.js';
import { append, type Document } from '../../schema/document/index.js';
import { keyValues, valueIn } from './key-writer.js';
import { keyIn, relationFinding } from './relation-findings.js';
import { brokenOf, Relations } from './relations.js';
import { keysOfTable, type RowsRequest } from './requests.js';
import { KeyCollector } from './row-keys.js';

/** The rows of a table in a document. */
interface DocumentRows {
  readonly uri: string;
  readonly entry: string | undefined;
  /** The members from the root down to the array of rows. */
  readonly path: readonly string[];
  readonly rows: readonly Json[];
}

/** What relations and keys find in a document that has all rows. What asks for whole rows is left to its validator. */
export function documentRelations(
  { uri, value }: Document,
  requests: readonly RowsRequest[],
  seed: Uint32Array,
): readonly Diagnostic[] {
  const asked = requests.filter((each) => keyIn(each).variables.length > 0);
  const relations = new Relations<DocumentRows>(asked);
  const keys = asked.flatMap((each) => (each.is === 'unique' ? [each.key] : [each.source, each.target]));
  for (const { entry, rowsIn: path } of new Map(keys.map((key) => [key.entry, key])).values()) {
    const rows = valueIn(value, path);
    if (!Array.isArray(rows)) continue;
    const collector = new KeyCollector({ keys: keysOfTable(asked, entry), seed });
    for (const row of rows) collector.add(row, false);
    relations.add({ uri, entry, path, rows }, collector.take());
  }
  return relations.result(Number.POSITIVE_INFINITY).broken.map((broken) => {
    const { path, rows } = broken.file;
    const values = keyValues(rows[broken.row - 1]!, keyIn(broken.request).paths);
    const { at, ...finding } = relationFinding(brokenOf(broken, values));
    return { ...finding, at: { ...at, pointer: `${append('', ...path, broken.row - 1)}${at.pointer}` } };
  });
}
