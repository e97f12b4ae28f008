import type { QualityFacts } from '../../description/index.js';
import type { JsonObject } from '../../json.js';
import { node } from '../jsonld.js';
import type { Ledger } from '../ledger.js';
import { definedTerm, isSaid, termOf } from './terms.js';
import { oneText, otherTexts } from './texts.js';

/** Measurements of quality; one without metric or value is none to CDIF and goes under our own term. */
export function qualityOf(
  ledger: Ledger,
  quality: readonly QualityFacts[],
): { readonly [name: string]: readonly JsonObject[] } {
  const measurements: JsonObject[] = [];
  const others: JsonObject[] = [];
  for (const { metric, metricRefs, value, valueWords, description } of quality) {
    const term = termOf(metric, metricRefs);
    const result = value === undefined ? oneText(ledger, valueWords) : String(ledger.keep(value));
    const isWhole = isSaid(term) && result !== undefined;
    const measurement = node({
      '@type': isWhole ? ['dqv:QualityMeasurement'] : undefined,
      'dqv:isMeasurementOf': isSaid(term) ? definedTerm(ledger, term) : undefined,
      'dqv:value': result,
      'schema:alternateName': otherTexts(ledger, valueWords),
      'schema:description': oneText(ledger, description),
      'dcterms:description': otherTexts(ledger, description),
    });
    if (isWhole) measurements.push(measurement);
    else if (Object.keys(measurement).length > 0) others.push(measurement);
  }
  return { 'dqv:hasQualityMeasurement': measurements, 'fair:quality': others };
}
