import type { Json, JsonObject } from '../../../base/json.js';
import type { Term } from '../../../schema/description/index.js';
import { isIri } from '../../../schema/vocabulary/index.js';
import type { Source } from '../exporter.js';
import { type NodeDraft, node, put } from '../jsonld.js';
import type { Ledger } from '../ledger.js';
import { iriRef, linkRefs } from './iris.js';
import { allTexts, isSaid } from './terms.js';

/** A licence as it is stated about anything: converters take only its address, so its name is beside it. */
export function licenceOf(ledger: Ledger, term: Term): JsonObject {
  const refs = ledger.keepRefs(term).flatMap(linkRefs);
  const name = ledger.keepOne(term.words);
  return node({
    'schema:license': refs.length > 0 || name === undefined ? refs : [name],
    'dcterms:rights': allTexts(ledger, term.words),
  });
}

/** The terms of use of the dataset; if none are stated, the conditions of access say so. */
export function rightsOf(source: Source): JsonObject | undefined {
  const { description, ledger, options, values } = source;
  const { conditionsOfAccess: conditions, license: given } = options;
  const stated = description.terms.license;
  const access = conditions === undefined ? {} : { 'schema:conditionsOfAccess': [addressOrText(conditions)] };
  if (given !== undefined && !stated?.refs.some(({ value }) => value === given)) {
    if (stated) leaveStated(ledger, stated, given);
    return { 'schema:license': [addressOrText(given)], ...access };
  }
  if (isSaid(stated)) return { ...licenceOf(ledger, stated), ...access };
  if (conditions !== undefined) return access;
  if (options.assume === false) return undefined;
  if (values.license?.origin !== 'assumed') {
    source.assume({ term: 'schema:license', value: 'not stated', why: 'the licence is blank' });
  }
  return { 'schema:conditionsOfAccess': NO_LICENCE };
}

/** What stands where CDIF requires a licence or conditions of access, and none are stated. */
export const NO_LICENCE: readonly string[] = ['No licence is stated.'];

function addressOrText(text: string): Json {
  return isIri(text) ? iriRef(text) : text;
}

function leaveStated(ledger: Ledger, { words, refs }: Term, given: string): void {
  for (const fact of [...words, ...refs]) {
    if (fact.value === given) ledger.keep(fact);
    else ledger.explain(fact, 'The option "license" gives another value, which is used instead.');
  }
}

// CDIF 1.1, dateModifiedProperty: at least year and month, from the year 1000 on.
const TAKEN =
  /^[12]\d{3}-(?:0[1-9]|1[0-2])(?:-(?:[0-2]\d|3[01])(?:T(?:[01]\d|2[0-3])(?::[0-5]\d)?(?::[0-5]\d(?:Z|[+-][0-2]\d:[0-5]\d)?)?)?)?$/;

/** Adds the dates of the dataset; a date of the last change that CDIF does not take stays as `dcterms:modified`. */
export function addDates(
  draft: NodeDraft,
  { values, options, today, assume, description, ledger }: Source,
): void {
  const date = values.dateModified?.value;
  const stated = description.version?.date;
  const isTaken = date === undefined || TAKEN.test(date);
  const mayAssume = options.assume !== false;
  put(draft, 'schema:dateModified', isTaken ? date : mayAssume ? today : undefined);
  // Where the options give both dates, the date of the version is still that of the version.
  if (stated && options.dateModified && options.datePublished) draft['dcterms:issued'] = ledger.keep(stated);
  if (!isTaken) draft['dcterms:modified'] = date;
  if (!isTaken && mayAssume)
    assume({ term: 'schema:dateModified', value: today, why: `CDIF does not accept the date "${date}"` });
  put(draft, 'schema:datePublished', values.datePublished?.value);
}
