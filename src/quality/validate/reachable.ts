import type { Diagnostic } from '../../base/diagnostic.js';
import type { SchemaIndex } from '../../schema/document/index.js';
import { type Registry, resolve } from '../../schema/references/index.js';
import { checkDocument } from './schema.js';

/** The document, first, and all registered ones that its references lead to. */
export function reachable(start: SchemaIndex, registry: Registry): ReadonlySet<SchemaIndex> {
  const found = new Set([start]);
  for (const schemaIndex of found) {
    for (const { uri } of schemaIndex.references) {
      const target = uri === undefined ? 'nowhere' : resolve(uri, schemaIndex, registry);
      if (typeof target === 'object') found.add(target.in);
    }
  }
  return found;
}

const checked = new WeakMap<SchemaIndex, readonly Diagnostic[]>();

/** What is wrong with the registered documents that a schema builds on, so far as nothing can be checked by them. */
export function faultsBehind(
  schemaIndexes: ReadonlySet<SchemaIndex>,
  registry: Registry,
): readonly Diagnostic[] {
  const [start, ...others] = schemaIndexes;
  return others.flatMap((schemaIndex) => {
    // A file that is referred to by those that it refers to has been checked already.
    if (schemaIndex.document.base !== undefined && schemaIndex.document.uri === start!.document.uri)
      return [];
    let faults = checked.get(schemaIndex);
    if (faults === undefined) {
      const { diagnostics } = checkDocument(schemaIndex.document, { registry });
      // A wrong annotation says less than it should, but does not change validation.
      faults = hindrances(diagnostics).filter(
        ({ severity, code }) => severity === 'error' && !code.startsWith('vocabulary/'),
      );
      checked.set(schemaIndex, faults);
    }
    return faults;
  });
}

/** What is only a warning on a schema, but prevents checking an instance against it. */
const HINDRANCES: readonly string[] = ['reference/unregistered', 'reference/endless'];

/** Diagnostics of a schema as they weigh when an instance is to be checked by it. */
export function hindrances(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.map((each) =>
    HINDRANCES.includes(each.code) ? ({ ...each, severity: 'error' } as const) : each,
  );
}
