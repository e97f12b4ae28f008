import type { Subject, Term } from '../../description/index.js';
import type { JsonObject } from '../../json.js';
import { type NodeDraft, node, put, unique } from '../jsonld.js';
import type { Ledger } from '../ledger.js';
import { iriRef, looksLikeIri } from './iris.js';
import { allTexts, isSaid, otherTexts } from './terms.js';

/**
 * Adds the time that the values are about: ISO 8601 intervals, names and addresses of periods, all strings in CDIF.
 * Names in languages, names that look like addresses, and the addresses themselves are also in the terms of DCAT.
 */
export function addTimeCovered(draft: NodeDraft, ledger: Ledger, { period, terms }: Subject): void {
  const covered: string[] = [];
  const start = ledger.keepIf(period?.start);
  const end = ledger.keepIf(period?.end);
  if (start !== undefined || end !== undefined) covered.push(`${start ?? '..'}/${end ?? '..'}`);
  const named: JsonObject[] = [];
  for (const words of [period?.words ?? [], terms.temporalCoverage?.words ?? []]) {
    const text = ledger.keepOne(words);
    if (text === undefined) continue;
    covered.push(text);
    const labels = looksLikeIri(text) ? allTexts(ledger, words) : otherTexts(ledger, words);
    if (labels.length > 0) named.push({ '@type': ['dcterms:PeriodOfTime'], 'skos:prefLabel': labels });
  }
  const refs = ledger.keepRefs(terms.temporalCoverage);
  put(draft, 'schema:temporalCoverage', unique([...covered, ...refs]));
  put(draft, 'dcterms:temporal', [...named, ...refs.map(iriRef)]);
}

/** The area that the values are about. */
export function placeCovered(ledger: Ledger, term: Term | undefined): readonly JsonObject[] {
  if (!isSaid(term)) return [];
  const [first, ...more] = ledger.keepRefs(term);
  return [
    node({
      '@type': ['schema:Place'],
      'schema:name': ledger.keepOne(term.words),
      'skos:altLabel': otherTexts(ledger, term.words),
      'schema:identifier': first,
      'schema:sameAs': more.map(iriRef),
    }),
  ];
}
