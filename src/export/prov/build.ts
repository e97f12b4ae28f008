import type { Fact, VersionFacts } from '../../description/index.js';
import { isIri } from '../../vocabulary/index.js';
import type { Built, Source } from '../exporter.js';
import { deedsOf, describeDeeds } from './contributions.js';
import { describeGiven, givenDeeds } from './given.js';
import { describeParts } from './parts.js';
import { type Scene, setScene } from './scene.js';
import { describeSubject, describeTerm, describeVersion } from './subjects.js';

/** Makes the provenance graph of what a source describes. */
export function build(source: Source): Built {
  const scene = setScene(source);
  describeDataset(scene);
  describeParts(scene);
  for (const [thing, origin] of scene.derivations.withoutRings()) {
    scene.graph.link(thing, 'wasDerivedFrom', origin);
  }
  return { document: scene.graph.document(), declares: [] };
}

function describeDataset(scene: Scene): void {
  const { graph, dataset, schema, source } = scene;
  const { description, values } = source;
  describeSubject(scene, dataset, description, values.name?.value);
  graph.value(dataset, 'identifier', values.identifier?.value);
  graph.link(dataset, 'conformsTo', schema);
  graph.type(schema, 'Entity');
  graph.type(schema, 'Plan');
  graph.value(schema, 'label', `JSON Schema of ${values.name?.value ?? 'the dataset'}`);
  describeLicense(scene);
  describeRelease(scene);
  const stated = deedsOf(scene, description.contributions);
  const generation = describeDeeds(scene, dataset, [...stated, ...givenDeeds(scene, stated)]);
  describeGiven(scene, generation);
}

/** The licence that was given, else the one that is stated: both together would offer a choice that nobody gave. */
function describeLicense(scene: Scene): void {
  const { graph, dataset, source } = scene;
  const given = source.options.license;
  if (given === undefined) {
    describeTerm(scene, dataset, source.description, 'license');
    return;
  }
  const { words = [], refs = [] } = source.description.terms.license ?? {};
  for (const fact of [...words, ...refs]) explainReplaced(scene, fact, 'license', given);
  if (isIri(given)) graph.link(dataset, 'license', given);
  else graph.value(dataset, 'rights', given);
}

/** The version and the day of release; what options say stands in the place of what is stated. */
function describeRelease(scene: Scene): void {
  const { graph, dataset, source } = scene;
  const { version: given, datePublished } = source.options;
  const { version } = source.description;
  if (given !== undefined) {
    if (version?.identifier) explainReplaced(scene, version.identifier, 'version', given);
    graph.value(dataset, 'version', given);
  }
  describeVersion(scene, dataset, given === undefined ? version : version && withoutIdentifier(version), {
    // The day of publication was given, so that of the version is another event.
    date: datePublished === undefined ? 'issued' : 'date',
  });
  graph.day(dataset, 'issued', datePublished);
}

function withoutIdentifier({ uri, pointer, date, notes }: VersionFacts): VersionFacts {
  return { uri, pointer, date, notes };
}

/** Lists a stated value as replaced by an option, unless both say the same. */
function explainReplaced({ source: { ledger } }: Scene, fact: Fact, option: string, given: string): void {
  if (fact.value === given) ledger.keep(fact);
  else ledger.explain(fact, `The option "${option}" stands in its place.`);
}
