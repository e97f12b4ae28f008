import type { QualityFacts } from '../../description/index.js';
import type { JsonObject } from '../../json.js';
import { type NodeDraft, node, put } from '../jsonld.js';
import type { Ledger } from '../ledger.js';
import { definedTerm, isSaid, otherTexts, termOf } from './terms.js';

/** Adds measurements of quality; one without metric or value is none to CDIF and goes under our own term. */
export function addQuality(draft: NodeDraft, ledger: Ledger, quality: readonly QualityFacts[]): void {
  const measurements: JsonObject[] = [];
  const others: JsonObject[] = [];
  for (const { metric, metricRefs, value, valueWords, description } of quality) {
    const term = termOf(metric, metricRefs);
    const result = value === undefined ? ledger.keepOne(valueWords) : String(ledger.keep(value));
    const isWhole = isSaid(term) && result !== undefined;
    const measurement = node({
      '@type': isWhole ? ['dqv:QualityMeasurement'] : undefined,
      'dqv:isMeasurementOf': isSaid(term) ? definedTerm(ledger, term) : undefined,
      'dqv:value': result,
      'schema:alternateName': otherTexts(ledger, valueWords),
      'schema:description': ledger.keepOne(description),
      'dcterms:description': otherTexts(ledger, description),
    });
    if (isWhole) measurements.push(measurement);
    else if (Object.keys(measurement).length > 0) others.push(measurement);
  }
  put(draft, 'dqv:hasQualityMeasurement', measurements);
  put(draft, 'fair:quality', others);
}
