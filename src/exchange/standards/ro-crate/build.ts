import { isObject, type Json } from '../../../base/json.js';
import { licenseWordsAt } from '../../../schema/vocabulary/index.js';
import type { Built, Source } from '../exporter.js';
import { ref } from '../jsonld.js';
import { optionLike } from '../option-like.js';
import { type Context, DESCRIPTOR, newContext } from './context.js';
import { describeTables } from './data.js';
import type { Entity } from './graph.js';
import { metadataLicense } from './licenses.js';
import { requirements } from './requirements.js';
import { describeRoot } from './root.js';
import { defineExtensions } from './terms.js';

/** The context of RO-Crate 1.1. */
const CONTEXT = 'https://w3id.org/ro/crate/1.1/context';

/** What the document claims to conform to. */
const PROFILE = 'https://w3id.org/ro/crate/1.1';

/** Turns a description into the metadata document of a crate. */
export function build(source: Source): Built {
  const context = newContext(source);
  const { graph, root } = context;
  describeRoot(context);
  describeTables(context);
  const musts = requirements.filter(({ level }) => level === 'must');
  // Only a crate that has all that it must have may say that it conforms.
  const declares = musts.every(({ term }) => root.has(term)) ? [PROFILE] : [];
  describeDocument(context, declares);
  reportGaps(context);
  nameByAddress(context);
  const extensions = defineExtensions(graph);
  const jsonldContext: Json = Object.keys(extensions).length > 0 ? [CONTEXT, extensions] : CONTEXT;
  return {
    document: { '@context': jsonldContext, '@graph': graph.entities.map((each) => each.toJson()) },
    declares,
  };
}

/** The descriptor: what the metadata document says about itself. */
function describeDocument(context: Context, declares: readonly string[]): void {
  const { graph, root, options, today, wordings } = context;
  const descriptor = graph
    .entity(DESCRIPTOR)
    .addAll('conformsTo', declares.map(ref))
    .link('about', root)
    .add('sdDatePublished', today)
    .add('inLanguage', wordings.language);
  if (options.recordLicense) descriptor.link('license', metadataLicense(context, options.recordLicense));
}

/** Reports what RO-Crate recommends about people and organizations and is not stated. */
function reportGaps({ graph, miss }: Context): void {
  const authors = new Set<Json | undefined>();
  for (const each of graph.entities) {
    for (const author of each.valuesOf('author')) if (isObject(author)) authors.add(author['@id']);
  }
  for (const each of graph.entities) {
    if (each.isA('Person') && !each.has('affiliation') && authors.has(each.id)) {
      const help = `Give ${optionLike('creator')}, with the affiliation of each person.`;
      miss({ term: `affiliation of ${nameOf(each)}`, level: 'should', help });
    }
    if (each.isA('Organization') && !each.hasAny('url')) {
      const help = 'Add an http(s) "entityRef" for the organization, preferably its ROR.';
      miss({ term: `url of ${nameOf(each)}`, level: 'should', help });
    }
  }
}

function nameOf(entity: Entity): string {
  const [name] = entity.valuesOf('name');
  return typeof name === 'string' ? name : entity.id;
}

/** RO-Crate asks for the name of everything: what the schema does not name has that of a known licence, or its address. */
function nameByAddress({ graph, options, assume, miss }: Context): void {
  let count = 0;
  for (const each of graph.entities) {
    if (each.hasAny('name') || !each.id.includes(':') || each.isA('rdfs:Class')) continue;
    const license = each.isA('CreativeWork') ? licenseWordsAt(each.id) : undefined;
    if (license !== undefined) each.call(license).add('assumed', 'name');
    else if (++count > 0 && options.assume !== false) each.call(each.id);
  }
  if (count === 0) return;
  const term = `name of ${count} ${count === 1 ? 'entity' : 'entities'}`;
  const help = 'State words beside references, such as "fair:concept" beside "fair:conceptRef".';
  if (options.assume === false) miss({ term, level: 'should', help });
  else
    assume({
      term,
      value: count === 1 ? 'its address' : 'their addresses',
      why: 'the schema states no words beside the references',
    });
}
