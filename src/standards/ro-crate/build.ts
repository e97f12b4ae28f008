import type { Json } from '../../json.js';
import type { Built, Source } from '../exporter.js';
import { ref } from '../jsonld.js';
import { type Context, DESCRIPTOR, newContext } from './context.js';
import { describeDatasets } from './datasets.js';
import { reportGaps } from './gaps.js';
import { metadataLicense } from './licenses.js';
import { describeRelations } from './relations.js';
import { requirements } from './requirements.js';
import { describeDistributions, describeRoot } from './root.js';
import { defineExtensions } from './terms.js';

/** The context of RO-Crate 1.1. */
export const CONTEXT = 'https://w3id.org/ro/crate/1.1/context';

/** What the document claims to conform to. */
export const PROFILE = 'https://w3id.org/ro/crate/1.1';

/** Turns a description into the metadata document of a crate. */
export function build(source: Source): Built {
  const context = newContext(source);
  describeRoot(context);
  describeDatasets(context);
  describeDistributions(context);
  describeRelations(context);
  describeDocument(context);
  reportGaps(context);
  const extensions = defineExtensions(context.graph);
  const jsonldContext: Json = Object.keys(extensions).length > 0 ? [CONTEXT, extensions] : CONTEXT;
  return {
    document: { '@context': jsonldContext, '@graph': context.graph.entities.map((each) => each.toJson()) },
    declares: isComplete(context) ? [PROFILE] : [],
  };
}

/** Whether the crate has all that it must have; only then it may say that it conforms. */
function isComplete({ root }: Context): boolean {
  const musts = requirements.filter(({ level }) => level === 'must');
  return musts.every(({ term }) => root.has(term));
}

/** The descriptor: what the metadata document says about itself. */
function describeDocument(context: Context): void {
  const { graph, root, source, wordings } = context;
  const { recordLicense } = source.options;
  const descriptor = graph
    .entity(DESCRIPTOR)
    .add('conformsTo', isComplete(context) ? ref(PROFILE) : undefined)
    .link('about', root)
    .add('sdDatePublished', source.today)
    .add('inLanguage', wordings.language);
  if (recordLicense) descriptor.link('license', metadataLicense(context, recordLicense));
}
