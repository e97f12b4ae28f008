import type { RelationFacts } from '../../description/index.js';
import type { JsonObject } from '../../json.js';
import type { Source } from '../exporter.js';
import { node, ref } from '../jsonld.js';
import { leadsToWhole } from '../whole.js';
import { linkRefs, uriOf } from './iris.js';
import { otherTexts } from './terms.js';

/** Links to other datasets, to tables and to the whole, with the variables that join them. */
export function relationsOf(
  { ledger, description, addresses }: Source,
  relations: readonly RelationFacts[],
): readonly JsonObject[] {
  return relations.map((relation) => {
    const stated = ledger.keep(relation.target);
    const { sourceVariables, targetVariables, table } = relation;
    const whole = leadsToWhole(description, relation) ? addresses.dataset : undefined;
    const target = whole ?? stated;
    const part = whole ?? (table === undefined ? undefined : addresses.table({ name: table, isRoot: false }));
    return node({
      '@type': ['schema:LinkRole'],
      'schema:linkRelationship': ledger.keep(relation.type),
      'schema:target': { '@type': ['schema:EntryPoint'], 'schema:url': uriOf(target) },
      'dcterms:relation': [
        ...(part === undefined ? [] : [ref(part)]),
        ...(uriOf(target) === target ? [] : linkRefs(target)),
      ],
      'fair:targetRef': target === stated ? undefined : stated,
      'schema:description': ledger.keepOne(relation.description),
      'dcterms:description': otherTexts(ledger, relation.description),
      // CDIF has foreign keys only inside a structure, and no cardinality at all. A list keeps what is in it twice.
      'fair:sourceVariables': listOf(sourceVariables.map((each) => ledger.keep(each))),
      'fair:targetVariables': listOf(targetVariables.map((each) => ledger.keep(each))),
      'fair:cardinality': ledger.keepIf(relation.cardinality),
    });
  });
}

function listOf(names: readonly string[]): JsonObject | undefined {
  return names.length === 0 ? undefined : { '@list': names };
}
