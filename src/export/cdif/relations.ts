import type { RelationFacts } from '../../description/index.js';
import type { JsonObject } from '../../json.js';
import { node, ref } from '../jsonld.js';
import type { Ledger } from '../ledger.js';
import { iriRef, linkRefs, uriOf } from './iris.js';
import { otherTexts } from './texts.js';

/** Links to other datasets, with the variables that join them. */
export function relationsOf(
  ledger: Ledger,
  relations: readonly RelationFacts[],
  tables: ReadonlyMap<string, string>,
): readonly JsonObject[] {
  return relations.map((relation) => {
    const target = ledger.keep(relation.target);
    const { sourceVariables, targetVariables, description, table } = relation;
    const part = table === undefined ? undefined : tables.get(table);
    return node({
      '@type': ['schema:LinkRole'],
      'schema:linkRelationship': ledger.keep(relation.type),
      'schema:target': { '@type': ['schema:EntryPoint'], 'schema:url': uriOf(target) },
      'dcterms:relation': [
        ...(part === undefined ? [] : [ref(part)]),
        ...(uriOf(target) === target ? [] : linkRefs(target)),
      ],
      'schema:description': ledger.keepOne(description),
      'dcterms:description': otherTexts(ledger, description),
      // CDIF has foreign keys only inside a structure, and no cardinality at all.
      'fair:sourceVariables': sourceVariables.map((each) => ledger.keep(each)),
      'fair:targetVariables': targetVariables.map((each) => ledger.keep(each)),
      'fair:cardinality': ledger.keepIf(relation.cardinality),
    });
  });
}

/** What a dataset is a version of, as PROV says it. */
export function originsOf(ledger: Ledger, relations: readonly RelationFacts[]): readonly JsonObject[] {
  const targets = relations
    .filter(({ type }) => type.value === 'isVersionOf')
    .map(({ target }) => ledger.keep(target));
  return [...new Set(targets)].map(iriRef);
}
