import type { QualityFacts } from '../../description/index.js';
import type { Crate } from './crate.js';
import type { Entity } from './graph.js';
import { referred } from './references.js';

/** A measurement of the quality of a subject, in the words of DQV and schema.org. */
export function describeQuality(crate: Crate, entity: Entity, facts: QualityFacts): void {
  const { ledger, wordings, graph } = crate;
  const metrics = referred(crate, facts.metricRefs, 'DefinedTerm', facts.metric);
  const measurement = graph
    .next('quality', 'QualityMeasurement')
    .is('PropertyValue')
    .callAll(wordings.all(facts.metric))
    .hint('name', 'Quality measurement')
    .add('value', ledger.keepIf(facts.value))
    .addAll('value', wordings.all(facts.valueWords))
    .addAll('description', wordings.all(facts.description))
    .linkAll('propertyID', metrics)
    .linkAll('isMeasurementOf', metrics);
  entity.link('hasQualityMeasurement', measurement);
}
