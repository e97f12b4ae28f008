import type { QualityFacts } from '../../description/index.js';
import type { Context } from './context.js';
import type { Entity } from './graph.js';
import { referred } from './references.js';

/** A measurement of the quality of a subject, in the words of DQV and schema.org. */
export function describeQuality(context: Context, entity: Entity, facts: QualityFacts): void {
  const { ledger, wordings, graph } = context;
  const metrics = referred(context, facts.metricRefs, 'DefinedTerm', facts.metric);
  const measurement = graph
    .next('quality', 'QualityMeasurement')
    .is('PropertyValue')
    .callAll(wordings.names(facts.metric))
    .hint('name', 'Quality measurement')
    .add('value', ledger.keepIf(facts.value))
    .addAll('value', wordings.all(facts.valueWords))
    .addAll('description', wordings.all(facts.description))
    .linkAll('propertyID', metrics)
    .linkAll('isMeasurementOf', metrics);
  entity.link('hasQualityMeasurement', measurement);
}
