import type { Subject, Term, TermName } from '../../description/index.js';
import type { Json } from '../../json.js';
import { notBlank } from '../blanks.js';
import { compact, type NodeDraft, put } from '../jsonld.js';
import type { Context } from './context.js';
import { languageMap, literals, spoken } from './texts.js';

/** The property that takes a thing with its address and its names. */
interface Place {
  readonly property: string;
  readonly type: string;
  readonly always?: true;
}

/** The terms that have rules of their own. */
type OtherTerm = 'license' | 'temporalCoverage' | 'measurementUnit' | 'quantity';

/** Where all other terms of a subject go. */
const PLACES: { readonly [N in Exclude<TermName, OtherTerm>]: Place } = {
  concept: { property: 'about', type: 'sc:DefinedTerm', always: true },
  spatialCoverage: { property: 'spatialCoverage', type: 'sc:Place', always: true },
  population: { property: 'fair:population', type: 'sc:DefinedTerm' },
  universe: { property: 'fair:universe', type: 'sc:DefinedTerm' },
  unitType: { property: 'fair:unitType', type: 'sc:DefinedTerm' },
  classification: { property: 'fair:classification', type: 'sc:DefinedTermSet' },
  measurementTechnique: { property: 'measurementTechnique', type: 'sc:DefinedTerm' },
  measurementScale: { property: 'fair:measurementScale', type: 'sc:DefinedTerm' },
};

const places: { readonly [N in TermName]?: Place } = PLACES;

/** Adds the terms of a subject. */
export function addTerms(draft: NodeDraft, { terms }: Subject, context: Context): void {
  for (const name in terms) {
    const place = places[name as TermName];
    if (place === undefined) continue;
    const things = described(terms[name as TermName]!, place, context);
    if (things.length > 0) draft[place.property] = compact(things)!;
  }
  const { measurementUnit, quantity } = terms;
  if (measurementUnit) addMeasure(draft, 'unitText', 'qudt:hasUnit', measurementUnit, context);
  if (quantity) addMeasure(draft, 'fair:quantity', 'qudt:hasQuantityKind', quantity, context);
  if (measurementUnit) put(draft, 'unitCode', compact(unitCodes(measurementUnit)));
}

/** One property takes the names, another the addresses. */
function addMeasure(
  draft: NodeDraft,
  names: string,
  addresses: string,
  term: Term,
  { ledger, nodes }: Context,
): void {
  put(draft, names, compact(literals(spoken(ledger, term.words))));
  put(draft, addresses, compact(ledger.keepRefs(term).map((each) => nodes.link(each))));
}

function described(term: Term, place: Place, context: Context): readonly Json[] {
  const names = spoken(context.ledger, term.words);
  const refs = context.ledger.keepRefs(term);
  const first = refs[0];
  if (first === undefined) {
    if (names.length === 0) return [];
    return place.always ? [context.nodes.blank(place.type, names)] : literals(names);
  }
  // Several addresses: the words name the first.
  const main =
    names.length === 0 ? context.nodes.link(first) : context.nodes.describe(first, place.type, names);
  return refs.length === 1 ? [main] : [main, ...refs.slice(1).map((each) => context.nodes.link(each))];
}

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
  const refs = context.ledger.keepRefs(license);
  const names = spoken(context.ledger, license.words);
  if (refs.length > 0) {
    put(draft, 'license', compact(refs));
    put(draft, 'fair:license', compact(literals(names)));
  } else if (names.length > 0) draft.license = context.nodes.blank('sc:CreativeWork', names);
}

/** Adds the time that the values are about: an interval of ISO 8601, the same in words, and named periods. */
export function addPeriod(draft: NodeDraft, { terms, period }: Subject, { ledger, nodes }: Context): void {
  const start = ledger.keepIf(period?.start);
  const end = ledger.keepIf(period?.end);
  const interval = start === undefined && end === undefined ? [] : [`${start ?? '..'}/${end ?? '..'}`];
  const words = [
    ...spoken(ledger, period?.words ?? []),
    ...spoken(ledger, terms.temporalCoverage?.words ?? []),
  ];
  put(draft, 'temporalCoverage', compact([...interval, ...literals(words)]));
  put(
    draft,
    'dct:temporal',
    compact(ledger.keepRefs(terms.temporalCoverage).map((each) => nodes.link(each))),
  );
}

/** The description in all languages, else the plain one. */
export function descriptionOf(subject: Subject, { ledger, language }: Context): Json | undefined {
  const plain = subject.description?.value;
  const rich = languageMap(spoken(ledger, subject.richDescription), language);
  return rich ?? notBlank(plain);
}
