import { isObject, type Json, type JsonObject, member } from '../../../base/json.js';
import type { Importer } from '../importer.js';
import { generalContext, statementsContext } from './jsonld-contexts.js';
import { read } from './read.js';

/** Reads histories in PROV-O, and in PROV-JSONLD. */
export const importer: Importer = {
  detects: (document) => (isObject(document) && namesProv(document) ? certainty(document) : 0),
  contexts: {
    'https://openprovenance.org/prov-jsonld/context.jsonld': statementsContext,
    'https://openprovenance.org/prov-jsonld/context.json': statementsContext,
    'http://www.w3.org/ns/prov': generalContext,
    'http://www.w3.org/ns/prov.jsonld': generalContext,
    'http://www.w3.org/ns/prov-o': generalContext,
    'http://www.w3.org/ns/prov#': generalContext,
    'https://schema.org/': { '@vocab': 'https://schema.org/' },
  },
  otherwise: generalContext,
  read,
  reasons: [
    [
      /(?:actedOnBehalfOf|[dD]elegation|delegate|responsible)(?:\/|$)/,
      'No keyword says for whom someone acted.',
    ],
    [
      /(?:generatedAtTime|invalidatedAtTime|atTime|\/time)(?:\/|$)/,
      'Only the days of activities have a place, not the moments of events.',
    ],
    [/(?:hadPlan|\/plan)(?:\/|$)/, 'No keyword says which plan was followed.'],
    [
      /(?:wasInformedBy|wasStartedBy|wasEndedBy|[cC]ommunication|informed|informant|hadActivity)(?:\/|$)/,
      'No keyword says how activities depend on each other.',
    ],
    [
      /\/(?:prov:)?(?:entity|activity|agent|generatedEntity|usedEntity|used|generated|wasDerivedFrom|wasGeneratedBy|wasAttributedTo|wasAssociatedWith)(?:\/|$)/,
      'It links parts of the history that have no place in a schema.',
    ],
  ],
};

function namesProv(document: JsonObject): boolean {
  return /w3\.org\/ns\/prov|openprovenance\.org/.test(JSON.stringify(member(document, '@context') ?? ''));
}

/** Other standards use terms of PROV too: only the classes of the first nodes tell. */
function certainty(document: JsonObject): number {
  const graph = member(document, '@graph');
  const nodes = Array.isArray(graph) ? (graph as readonly Json[]).slice(0, 100) : [document];
  const isOfProv = (type: Json) =>
    /^(?:prov:|http:\/\/www\.w3\.org\/ns\/prov#)?(?:Entity|Activity|Agent|Person|SoftwareAgent|Bundle|Collection)$/.test(
      String(type),
    );
  const types = nodes.flatMap((each) => (isObject(each) ? [each['@type'] ?? each.type ?? []].flat(2) : []));
  return (types as readonly Json[]).some(isOfProv) ? 0.8 : 0.2;
}
