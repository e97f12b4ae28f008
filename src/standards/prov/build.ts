import type { Fact, VersionFacts } from '../../description/index.js';
import { isIri } from '../../vocabulary/index.js';
import type { Built, Source } from '../exporter.js';
import { type Context, newContext } from './context.js';
import { deedsOf, describeDeeds } from './contributions.js';
import { describeGiven, givenDeeds } from './given.js';
import { describeParts } from './parts.js';
import { describeSubject, describeTerm, describeVersion } from './subjects.js';

/** Makes the provenance graph of what a source describes. */
export function build(source: Source): Built {
  const context = newContext(source);
  describeDataset(context);
  describeParts(context);
  for (const [thing, origin] of context.derivations.withoutRings()) {
    context.graph.link(thing, 'wasDerivedFrom', origin);
  }
  return { document: context.graph.document(), declares: [] };
}

function describeDataset(context: Context): void {
  const { graph, dataset, schema, source } = context;
  const { description, values } = source;
  describeSubject(context, dataset, description, values.name?.value);
  graph.value(dataset, 'identifier', values.identifier?.value);
  graph.link(dataset, 'conformsTo', schema);
  graph.type(schema, 'Entity');
  graph.type(schema, 'Plan');
  graph.value(schema, 'label', `JSON Schema of ${values.name?.value ?? 'the dataset'}`);
  graph.value(schema, 'text', source.schemaText);
  for (const term of source.assumed) graph.value(dataset, 'assumed', term);
  describeLicense(context);
  describeRelease(context);
  const stated = deedsOf(context, description.contributions);
  const generation = describeDeeds(context, dataset, [...stated, ...givenDeeds(context, stated)]);
  describeGiven(context, generation);
}

/** The licence that was given, else the one that is stated: both together would offer a choice that does not exist. */
function describeLicense(context: Context): void {
  const { graph, dataset, source } = context;
  const given = source.options.license;
  if (given === undefined) {
    describeTerm(context, dataset, source.description, 'license');
    return;
  }
  const { words = [], refs = [] } = source.description.terms.license ?? {};
  for (const fact of [...words, ...refs]) explainReplaced(context, fact, 'license', given);
  if (isIri(given)) graph.link(dataset, 'license', given);
  else graph.value(dataset, 'rights', given);
}

/** The version and the day of release; options replace what the schema states. */
function describeRelease(context: Context): void {
  const { graph, dataset, source } = context;
  const { version: given, datePublished } = source.options;
  const { version } = source.description;
  if (given !== undefined) {
    if (version?.identifier) explainReplaced(context, version.identifier, 'version', given);
    graph.value(dataset, 'version', given);
  }
  describeVersion(context, dataset, given === undefined ? version : version && withoutIdentifier(version), {
    // The day of publication was given, so that of the version is another event.
    date: datePublished === undefined ? 'issued' : 'date',
  });
  graph.day(dataset, 'issued', datePublished);
}

function withoutIdentifier({ uri, pointer, date, notes }: VersionFacts): VersionFacts {
  return { uri, pointer, date, notes };
}

/** Lists a stated value as replaced by an option, unless both say the same. */
function explainReplaced({ source: { ledger } }: Context, fact: Fact, option: string, given: string): void {
  if (fact.value === given) ledger.keep(fact);
  else ledger.explain(fact, `The option "${option}" is used instead.`);
}
