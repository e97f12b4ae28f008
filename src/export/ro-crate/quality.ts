import type { QualityFacts } from '../../description/index.js';
import type { Crate } from './crate.js';
import type { Entity } from './graph.js';
import { referred } from './references.js';

/** A measurement of the quality of a subject, in the words of DQV and schema.org. */
export function describeQuality(crate: Crate, entity: Entity, facts: QualityFacts): void {
  const { ledger, wordings, graph } = crate;
  const metrics = referred(crate, facts.metricRefs, 'DefinedTerm', facts.metric);
  const measurement = graph
    .next('quality', 'QualityMeasurement', 'PropertyValue')
    .call(...wordings.all(facts.metric))
    .hint('name', 'Quality measurement')
    .add('value', ledger.keepIf(facts.value), ...wordings.all(facts.valueWords))
    .add('description', ...wordings.all(facts.description))
    .link('propertyID', ...metrics)
    .link('isMeasurementOf', ...metrics);
  entity.link('hasQualityMeasurement', measurement);
}
