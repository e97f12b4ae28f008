import type { Json } from '../../../base/json.js';
import type { Subject, Term, TermName } from '../../../schema/description/index.js';
import { notBlank } from '../blanks.js';
import { compact, type NodeDraft, put } from '../jsonld.js';
import type { Said } from '../ledger.js';
import type { Context } from './context.js';
import { languageMap, literals, spoken } from './texts.js';

/** The property that takes a thing with its address and its names. */
interface Place {
  readonly property: string;
  readonly type: string;
  /** Whether it is a thing even if it has no address. */
  readonly always?: true;
}

/** Where the terms of a subject go that have no rules of their own. */
const PLACES: { readonly [N in TermName]?: Place } = {
  concept: { property: 'about', type: 'sc:DefinedTerm', always: true },
  spatialCoverage: { property: 'spatialCoverage', type: 'sc:Place', always: true },
  population: { property: 'fair:population', type: 'sc:DefinedTerm' },
  universe: { property: 'fair:universe', type: 'sc:DefinedTerm' },
  unitType: { property: 'fair:unitType', type: 'sc:DefinedTerm' },
  classification: { property: 'fair:classification', type: 'sc:DefinedTermSet' },
  measurementTechnique: { property: 'measurementTechnique', type: 'sc:DefinedTerm' },
  measurementScale: { property: 'fair:measurementScale', type: 'sc:DefinedTerm' },
} satisfies {
  readonly [N in Exclude<TermName, 'license' | 'temporalCoverage' | 'measurementUnit' | 'quantity'>]: Place;
};

/** Adds the terms of a subject. */
export function addTerms(draft: NodeDraft, { terms }: Subject, context: Context): void {
  for (const name in terms) {
    const place = PLACES[name as TermName];
    if (place) put(draft, place.property, described(terms[name as TermName]!, place, context));
  }
  const { measurementUnit, quantity } = terms;
  if (measurementUnit) addMeasure(draft, 'unitText', 'qudt:hasUnit', measurementUnit, context);
  if (quantity) addMeasure(draft, 'fair:quantity', 'qudt:hasQuantityKind', quantity, context);
  if (measurementUnit) put(draft, 'unitCode', compact(unitCodes(measurementUnit)));
}

/** One property takes the names, another the addresses. */
function addMeasure(draft: NodeDraft, names: string, addresses: string, term: Term, context: Context): void {
  const words = spoken(context.ledger, term.words);
  put(draft, names, compact(literals(words)));
  put(draft, addresses, compact(refsOf(term, words, context).map((each) => context.nodes.link(each))));
}

function described(term: Term, place: Place, context: Context): Json | undefined {
  const { nodes, ledger } = context;
  const names = spoken(ledger, term.words);
  const [first, ...others] =
    place.type === 'sc:DefinedTermSet' ? ledger.keepRefs(term) : refsOf(term, names, context);
  if (first === undefined) {
    if (names.length === 0) return undefined;
    return place.always ? nodes.blank(place.type, names) : compact(literals(names));
  }
  // Several addresses: the words name the first.
  const main = names.length === 0 ? nodes.link(first) : nodes.describe(first, place.type, names);
  return others.length === 0 ? main : [main, ...others.map((each) => nodes.link(each))];
}

/** The addresses of a term that a schema can state: one, and one more in the place of words. */
export function refsOf({ refs }: Term, words: readonly Said[], { ledger }: Context): readonly string[] {
  if (refs.length === 0) return NONE;
  const found: string[] = [];
  for (const each of refs) {
    if (found.length < (words.length === 0 ? 2 : 1) || found.includes(each.value)) {
      const address = ledger.keep(each);
      if (!found.includes(address)) found.push(address);
    } else ledger.explain(each, 'The property takes a name and an address, and both are there.');
  }
  return found;
}

const NONE: readonly never[] = [];

const UNIT_CODES: readonly RegExp[] = [
  /^https?:\/\/(?:w3id\.org\/uom|unitsofmeasure\.org)[/#](.+)$/i,
  /^https?:\/\/(?:vocabulary\.uncefact\.org|docs\.peppol\.eu)\/(?:.*[/#])?([A-Z0-9]{2,3})$/i,
];

/** The codes of a unit that schema.org has a term for: UCUM and UN/CEFACT. */
function unitCodes({ refs }: Term): readonly string[] {
  return refs.flatMap(({ value }) => UNIT_CODES.flatMap((pattern) => pattern.exec(value)?.slice(1) ?? []));
}

/** Adds the licence: addresses as texts, as the loader wants them; a licence that is only named is a work. */
export function addLicense(draft: NodeDraft, license: Term, context: Context): void {
  const names = spoken(context.ledger, license.words);
  const refs = refsOf(license, names, context);
  if (refs.length > 0) {
    put(draft, 'license', compact(refs));
    put(draft, 'fair:license', compact(literals(names)));
  } else if (names.length > 0) draft.license = context.nodes.blank('sc:CreativeWork', names);
}

/** Adds the time that the values are about: an interval of ISO 8601, the same in words, and named periods. */
export function addPeriod(draft: NodeDraft, { terms, period }: Subject, context: Context): void {
  const { ledger, nodes } = context;
  const { words = [], refs = [] } = terms.temporalCoverage ?? {};
  const dates = [period?.start, period?.end].map((each) => ledger.keepIf(each));
  const said = spoken(ledger, period ? period.words : words);
  const interval = dates.some((each) => each) ? [dates.map((each) => each ?? '..').join('/')] : [];
  put(draft, 'temporalCoverage', compact([...interval, ...literals(said)]));
  const taken = period || said.length > 0 ? [{ text: '' }] : [];
  const found = refsOf({ words, refs }, taken, context);
  put(draft, 'dct:temporal', compact(found.map((each) => nodes.link(each))));
}

/** The description in all languages, else the plain one. */
export function descriptionOf(subject: Subject, { ledger, language }: Context): Json | undefined {
  const plain = subject.description?.value;
  const rich = languageMap(spoken(ledger, subject.richDescription), language);
  return rich ?? notBlank(plain);
}
