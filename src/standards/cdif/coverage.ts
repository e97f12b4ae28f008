import type { Subject, Term } from '../../description/index.js';
import type { JsonObject } from '../../json.js';
import { type NodeDraft, node, put } from '../jsonld.js';
import type { Ledger } from '../ledger.js';
import { iriRef } from './iris.js';
import { isSaid } from './terms.js';
import { otherTexts } from './texts.js';

/** Adds the time that the values are about: ISO 8601 intervals, names and addresses of periods, all strings in CDIF. */
export function addTimeCovered(draft: NodeDraft, ledger: Ledger, { period, terms }: Subject): void {
  const covered: string[] = [];
  const start = ledger.keepIf(period?.start);
  const end = ledger.keepIf(period?.end);
  if (start !== undefined || end !== undefined) covered.push(`${start ?? '..'}/${end ?? '..'}`);
  const named: JsonObject[] = [];
  for (const words of [period?.words ?? [], terms.temporalCoverage?.words ?? []]) {
    const text = ledger.keepOne(words);
    if (text !== undefined) covered.push(text);
    const others = otherTexts(ledger, words);
    // The coverage takes no languages; a period of DCAT does.
    if (others.length > 0) named.push({ '@type': ['dcterms:PeriodOfTime'], 'skos:prefLabel': others });
  }
  covered.push(...ledger.keepRefs(terms.temporalCoverage));
  put(draft, 'schema:temporalCoverage', covered);
  put(draft, 'dcterms:temporal', named);
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
