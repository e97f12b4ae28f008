import type { JsonObject } from '../../json.js';
import { isIri } from '../../vocabulary/index.js';
import { node, ref } from '../jsonld.js';
import type { Context } from './context.js';
import { iriRef } from './iris.js';

/** The activity that made the dataset. CDIF takes one only with what it used, which no keyword says. */
export function activityOf({ source, ids, agents }: Context, name: string): readonly JsonObject[] {
  const used = (source.options.used ?? []).filter((each) => isIri(each));
  if (used.length === 0) return [];
  const makers = (source.values.creator?.value ?? []).map((party) => agents.idOf(party, 'Individual'));
  const [first, ...others] = [...new Set(makers)];
  return [
    node({
      '@id': ids.mint('activity'),
      '@type': ['schema:Action', 'prov:Activity'],
      'schema:name': `Production of ${name}`,
      'prov:used': [...new Set(used)].map(iriRef),
      'schema:agent': first === undefined ? undefined : ref(first),
      'schema:participant': others.map(ref),
      'schema:result': ids.dataset === undefined ? undefined : ref(ids.dataset),
    }),
  ];
}
