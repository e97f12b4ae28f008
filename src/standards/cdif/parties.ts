import type { JsonObject } from '../../json.js';
import { node } from '../jsonld.js';
import { meaningOf, type RoleMeaning } from '../roles.js';
import type { Context } from './context.js';

/** The people and organizations whom CDIF names by what they are to the dataset. */
export function partiesOf({ source, agents }: Context): JsonObject {
  const { values, description } = source;
  const makers = new Map(
    (values.creator?.value ?? []).map((party) => [agents.idOf(party, 'Individual'), party]),
  );
  const creators = [...makers.values()].map((party) => agents.mention(party, 'Individual'));
  const mentioned = (meaning: RoleMeaning) => {
    const contributions = new Map(
      description.contributions
        .filter((each) => meaningOf(each) === meaning && agents.isParty(each.agent))
        .map((each) => [each.agent.number, each]),
    );
    return [...contributions.values()].map((contribution) =>
      agents.mention({ contribution }, 'Organization'),
    );
  };
  return node({
    'schema:creator': creators.length === 0 ? undefined : { '@list': creators },
    'schema:publisher': values.publisher && agents.mention(values.publisher.value, 'Organization'),
    'schema:provider': mentioned('provider'),
    'schema:funding': mentioned('funder').map((funder) => ({
      '@type': ['schema:MonetaryGrant'],
      'schema:funder': funder,
    })),
  });
}
