import type { Subject, Term } from '../../description/index.js';
import type { Json, JsonObject } from '../../json.js';
import { node } from '../jsonld.js';
import type { Ledger } from '../ledger.js';
import { iriRef } from './iris.js';
import { isSaid } from './terms.js';
import { oneText, otherTexts } from './texts.js';

/** The time that the values are about: ISO 8601 intervals, names and addresses of periods, all strings in CDIF. */
export function timeCovered(ledger: Ledger, { period, terms }: Subject): { [name: string]: readonly Json[] } {
  const covered: string[] = [];
  const start = ledger.keepIf(period?.start);
  const end = ledger.keepIf(period?.end);
  if (start !== undefined || end !== undefined) covered.push(`${start ?? '..'}/${end ?? '..'}`);
  const named: JsonObject[] = [];
  for (const words of [period?.words ?? [], terms.temporalCoverage?.words ?? []]) {
    const text = oneText(ledger, words);
    if (text !== undefined) covered.push(text);
    const others = otherTexts(ledger, words);
    // The coverage takes no languages; a period of DCAT does.
    if (others.length > 0) named.push({ '@type': ['dcterms:PeriodOfTime'], 'skos:prefLabel': others });
  }
  covered.push(...ledger.keepRefs(terms.temporalCoverage));
  return { 'schema:temporalCoverage': covered, 'dcterms:temporal': named };
}

/** The area that the values are about. */
export function placeCovered(ledger: Ledger, term: Term | undefined): readonly JsonObject[] {
  if (!isSaid(term)) return [];
  const [first, ...more] = ledger.keepRefs(term);
  return [
    node({
      '@type': ['schema:Place'],
      'schema:name': oneText(ledger, term.words),
      'skos:altLabel': otherTexts(ledger, term.words),
      'schema:identifier': first,
      'schema:sameAs': more.map(iriRef),
    }),
  ];
}
