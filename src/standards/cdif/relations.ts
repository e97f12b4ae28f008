import type { RelationFacts } from '../../description/index.js';
import type { JsonObject } from '../../json.js';
import type { Source } from '../exporter.js';
import { node, ref } from '../jsonld.js';
import { leadsToWhole } from '../whole.js';
import type { AgentBook } from './agents.js';
import { iriRef, linkRefs, uriOf } from './iris.js';
import { otherTexts } from './texts.js';

/** Links to other datasets, to tables and to the whole, with the variables that join them. */
export function relationsOf(
  { source, ids }: Pick<AgentBook, 'source' | 'ids'>,
  relations: readonly RelationFacts[],
): readonly JsonObject[] {
  const { ledger, description } = source;
  return relations.map((relation) => {
    const stated = ledger.keep(relation.target);
    const { sourceVariables, targetVariables, table } = relation;
    const whole = leadsToWhole(description, relation) ? (ids.dataset ?? description.id?.value) : undefined;
    const target = whole ?? stated;
    const part = table === undefined ? whole : ids.tables.get(table);
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
      // CDIF has foreign keys only inside a structure, and no cardinality at all.
      'fair:sourceVariables': sourceVariables.map((each) => ledger.keep(each)),
      'fair:targetVariables': targetVariables.map((each) => ledger.keep(each)),
      'fair:cardinality': ledger.keepIf(relation.cardinality),
    });
  });
}

/** What the dataset is a version of, as PROV says it; nothing comes from itself. */
export function originsOf({ ledger, description }: Source): readonly JsonObject[] {
  const targets = description.relations
    .filter((each) => each.type.value === 'isVersionOf' && !leadsToWhole(description, each))
    .map(({ target }) => ledger.keep(target));
  return [...new Set(targets)].map(iriRef);
}
