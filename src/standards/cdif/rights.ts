import type { Term } from '../../description/index.js';
import type { Json, JsonObject } from '../../json.js';
import { isIri } from '../../vocabulary/index.js';
import type { Source } from '../exporter.js';
import { node } from '../jsonld.js';
import type { Ledger } from '../ledger.js';
import { iriRef, isWebAddress, uriOf } from './iris.js';
import { isSaid } from './terms.js';
import { otherTexts } from './texts.js';

/** What is said about use: in full, and in the short form that code lists take. */
export interface Rights {
  readonly full: JsonObject;
  readonly short: JsonObject;
}

/** A licence as it is stated about anything. */
export function licenceOf(ledger: Ledger, term: Term | undefined): JsonObject {
  if (!isSaid(term)) return {};
  const name = ledger.keepOne(term.words);
  const [first, ...more] = ledger.keepRefs(term);
  const isNamedAddress = first !== undefined && name !== undefined && isWebAddress(first);
  const licences: readonly Json[] = isNamedAddress
    ? [
        {
          '@type': ['schema:CreativeWork', 'dcat:Relationship'],
          'schema:name': name,
          'schema:url': uriOf(first),
        },
        ...(uriOf(first) === first ? [] : [iriRef(first)]),
      ]
    : [...(name === undefined ? [] : [name]), ...(first === undefined ? [] : [iriRef(first)])];
  return node({
    'schema:license': [...licences, ...more.map(iriRef)],
    'dcterms:rights': otherTexts(ledger, term.words),
  });
}

/** The terms of use of the dataset; if none are stated, the conditions of access say so. */
export function rightsOf(source: Source): Rights | undefined {
  const { description, ledger, options, values } = source;
  const stated = description.terms.license;
  const given = options.license;
  const isSame = stated?.refs.some(({ value }) => value === given);
  if (given !== undefined && !isSame) {
    const license = [isIri(given) ? iriRef(given) : given];
    if (stated) leaveStated(ledger, stated, given);
    return { full: { 'schema:license': license }, short: { 'schema:license': license } };
  }
  if (isSaid(stated)) {
    const [first] = ledger.keepRefs(stated);
    const short = first === undefined ? ledger.keepOne(stated.words)! : iriRef(first);
    return { full: licenceOf(ledger, stated), short: { 'schema:license': [short] } };
  }
  if (options.assume === false) return undefined;
  if (values.license?.origin !== 'assumed') {
    source.assume({ term: 'schema:license', value: 'not stated', why: 'the licence is blank' });
  }
  const none = { 'schema:conditionsOfAccess': ['No licence is stated.'] };
  return { full: none, short: none };
}

function leaveStated(ledger: Ledger, { words, refs }: Term, given: string): void {
  for (const fact of [...words, ...refs]) {
    if (fact.value === given) ledger.keep(fact);
    else ledger.explain(fact, 'The option "license" gives another value, which is used instead.');
  }
}
