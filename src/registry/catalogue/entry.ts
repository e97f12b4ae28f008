import { isObject, type Json, type JsonObject } from '../../base/json.js';
import type { Contribution, Description, Term, Words } from '../../schema/description/index.js';
import {
  identifierOf,
  isIri,
  type Licenses,
  type RoleMeaning,
  roleMeaning,
} from '../../schema/vocabulary/index.js';
import type { Owner, VersionRecord } from '../publish/index.js';
import { schemaAddress, versionAddress } from './addresses.js';
import { isLanguageTag, nonBlank } from './text.js';

/** A form in which a version can be had. */
export interface Representation {
  readonly href: string;
  readonly mediaType: string;
  readonly title: string;
}

/** A version, with what catalogues list of it. */
export interface CataloguedVersion {
  readonly version: VersionRecord;
  readonly owner: Owner;
  /** What its schema describes. Without it, only its record counts. */
  readonly description?: Description;
  readonly representations?: readonly Representation[];
  /** The number of the version before it. */
  readonly previous?: string;
}

/** A text, with its language if that is known. */
export interface LocalText {
  readonly text: string;
  readonly language?: string;
}

/** Something that has a name, an IRI, or both. */
export interface Named {
  readonly text?: string;
  readonly iri?: string;
}

/** A person or organization. */
export interface Party {
  readonly name: string;
  readonly type?: 'Individual' | 'Organization';
  /** IRIs that identify it. */
  readonly identifiers: readonly string[];
  readonly homepage?: string;
  readonly affiliation?: Party;
}

/** A file with data. */
export interface DataFile {
  readonly address: string;
  readonly mediaType?: string;
  readonly size?: string;
  readonly sha256?: string;
}

/** The metadata of a version for all catalogues. No text in it is blank or has characters that XML forbids. */
export interface Entry {
  readonly address: string;
  readonly schema: string;
  /** What it is cited by: its persistent identifier, or its address. */
  readonly identifier: string;
  readonly owner: string;
  readonly number: string;
  readonly state: VersionRecord['state'];
  readonly titles: readonly [LocalText, ...LocalText[]];
  readonly descriptions: readonly LocalText[];
  readonly notes: readonly LocalText[];
  readonly creators: readonly Party[];
  readonly publisher: Party;
  readonly contributors: readonly { readonly party: Party; readonly role: RoleMeaning }[];
  readonly keywords: readonly string[];
  readonly concepts: readonly Named[];
  readonly license?: Named & { readonly spdx?: string };
  readonly access?: Named;
  readonly language?: string;
  readonly issued: string;
  readonly modified?: string;
  readonly period?: { readonly start?: string; readonly end?: string };
  readonly periods: readonly Named[];
  readonly places: readonly Named[];
  readonly relations: readonly { readonly type: string; readonly target: string }[];
  readonly landingPage?: string;
  readonly representations: readonly Representation[];
  readonly files: readonly DataFile[];
  readonly size: number;
  readonly previous?: string;
  readonly replacedBy?: string;
  readonly reason?: string;
}

/** Derives the metadata of a version: options count before what the schema states. */
export function entryOf(
  { version, owner, description, representations = [], previous }: CataloguedVersion,
  base: string,
  licenses: Licenses,
): Entry {
  const { options = {}, facts, identifier, replacedBy } = version;
  const address = versionAddress(base, version);
  const contributions = description?.contributions ?? [];
  const by = (role: RoleMeaning) => contributions.filter((each) => roleMeaning(each.role) === role);
  const givenCreators = listOf(options.creator).flatMap((each) => given(each, 'Individual'));
  const creators = givenCreators.length > 0 ? givenCreators : by('creator').flatMap(partyOf);
  const license = licenseOf(version, description, licenses);
  const access = namedBy(textOf(options, 'conditionsOfAccess'));
  const language = textOf(options, 'language');
  const { period, terms } = description ?? {};
  const span = spanOf(period?.start?.value, period?.end?.value);
  const neighbour = (number: string) => versionAddress(base, { ...version, number });
  return {
    address,
    schema: schemaAddress(base, version),
    identifier: persistent(textOf(options, 'identifier')) ?? persistent(identifier) ?? address,
    owner: owner.name,
    number: version.number,
    state: version.state,
    titles: titlesOf(version, description),
    descriptions: wordings(description?.richDescription, description?.description?.value, facts.description),
    notes: wordings(description?.version?.notes),
    creators,
    publisher:
      given(options.publisher, 'Organization')[0] ?? by('publisher').flatMap(partyOf)[0] ?? ownerParty(owner),
    contributors: contributions.flatMap((each) => {
      const role = roleMeaning(each.role);
      return role === 'creator' || role === 'publisher'
        ? []
        : partyOf(each).map((party) => ({ party, role }));
    }),
    keywords: [...new Set(facts.keywords.flatMap((each) => nonBlank(each) ?? []))],
    concepts: namesOf(terms?.concept),
    ...(license === undefined ? {} : { license }),
    ...(access === undefined ? {} : { access }),
    ...(language !== undefined && isLanguageTag(language) ? { language } : {}),
    issued:
      dateIn(options, 'datePublished') ?? dayOf(description?.version?.date?.value) ?? version.at.slice(0, 10),
    ...optional('modified', dateIn(options, 'dateModified')),
    ...(span === undefined ? {} : { period: span }),
    periods: [...namesOf(terms?.temporalCoverage), ...wordings(period?.words).map(({ text }) => ({ text }))],
    places: namesOf(terms?.spatialCoverage),
    relations: (description?.relations ?? []).flatMap(({ type, target }) =>
      isIri(target.value) ? [{ type: type.value, target: target.value }] : [],
    ),
    ...optional('landingPage', webAddress(textOf(options, 'url'))),
    representations,
    files: listOf(options.distribution).flatMap(fileOf),
    size: version.size,
    ...(previous === undefined ? {} : { previous: neighbour(previous) }),
    ...(replacedBy === undefined
      ? {}
      : { replacedBy: /^[a-z][a-z0-9+.-]*:/i.test(replacedBy) ? replacedBy : neighbour(replacedBy) }),
    ...optional('reason', nonBlank(version.reason)),
  };
}

/** Who publishes, if nobody else is stated. */
export function ownerParty({
  name,
  title,
  homepage,
  ror,
}: Pick<Owner, 'title' | 'homepage' | 'ror'> & { readonly name: string }): Party {
  return {
    name: nonBlank(title) ?? name,
    type: 'Organization',
    identifiers:
      ror === undefined ? [] : identifiersIn([/^https?:/i.test(ror) ? ror : `https://ror.org/${ror}`]),
    ...optional('homepage', webAddress(homepage)),
  };
}

/** A DOI without the address of its resolver. */
export function doiOf(iri: string): string | undefined {
  const known = identifierOf(iri);
  if (known?.system !== 'doi' || known.fault !== undefined) return undefined;
  return (known.canonical ?? iri).replace(/^https?:\/\/(?:www\.)?(?:dx\.)?doi\.org\//i, '');
}

function titlesOf({ facts, name }: VersionRecord, description: Description | undefined): Entry['titles'] {
  const [first, ...rest] = wordings(description?.label, description?.title?.value, facts.title);
  return [first ?? { text: name }, ...rest];
}

/** The texts of a keyword in all its languages; else the first of the plain texts. */
function wordings(words: Words | undefined, ...plain: readonly (string | undefined)[]): readonly LocalText[] {
  const found = (words ?? []).flatMap(({ value, language }): readonly LocalText[] => {
    const text = nonBlank(value);
    if (text === undefined) return [];
    return [language !== undefined && isLanguageTag(language) ? { text, language } : { text }];
  });
  if (found.length > 0) return found;
  return plain
    .flatMap((each) => nonBlank(each) ?? [])
    .slice(0, 1)
    .map((text) => ({ text }));
}

/** A term by each of its references, the first of which has its words; else by its words. */
function namesOf(term: Term | undefined): readonly Named[] {
  if (term === undefined) return [];
  const texts = wordings(term.words).map(({ text }) => text);
  const iris = term.refs.map(({ value }) => value).filter(isIri);
  return Array.from({ length: Math.max(texts.length, iris.length) }, (_, index) => ({
    ...optional('text', texts[index]),
    ...optional('iri', iris[index]),
  }));
}

function namedBy(text: string | undefined): Named | undefined {
  return text === undefined ? undefined : isIri(text) ? { iri: text } : { text };
}

function licenseOf(
  { options = {}, license }: VersionRecord,
  description: Description | undefined,
  licenses: Licenses,
): Entry['license'] {
  const stated =
    namedBy(textOf(options, 'license')) ??
    namesOf(description?.terms.license)[0] ??
    namedBy(nonBlank(license));
  if (stated === undefined) return undefined;
  const { iri, text } = stated;
  const known =
    (iri === undefined ? undefined : licenses.byIri(iri)) ??
    (text === undefined || licenses.isGuess(text) ? undefined : licenses.byWords(text));
  return known === undefined ? stated : { iri: iri ?? known.iri, text: text ?? known.name, spdx: known.id };
}

function partyOf({ agent: { names, refs, type } }: Contribution): readonly Party[] {
  const identifiers = identifiersIn(refs.map(({ value }) => value));
  const name = wordings(names)[0]?.text ?? identifiers[0];
  if (name === undefined) return [];
  const kind =
    type === 'Individual'
      ? 'Individual'
      : type === 'Organization' || type === 'Project'
        ? 'Organization'
        : undefined;
  return [{ name, identifiers, ...(kind === undefined ? {} : { type: kind }) }];
}

/** Who an option names: by a name, or by an object. */
function given(value: Json | undefined, type: 'Individual' | 'Organization'): readonly Party[] {
  const agent = typeof value === 'string' ? { name: value } : value;
  const name = isObject(agent) ? textOf(agent, 'name') : undefined;
  if (!isObject(agent) || name === undefined) return [];
  const stated = agent.type === 'Individual' || agent.type === 'Organization' ? agent.type : type;
  const affiliation = given(agent.affiliation, 'Organization')[0];
  return [
    {
      name,
      type: stated,
      identifiers: identifiersIn([textOf(agent, 'identifier') ?? '']),
      ...optional('homepage', webAddress(textOf(agent, 'url'))),
      ...(affiliation === undefined ? {} : { affiliation }),
    },
  ];
}

function fileOf(value: Json): readonly DataFile[] {
  const address = isObject(value) ? textOf(value, 'contentUrl') : undefined;
  // A path in a package is no address that a catalogue could lead to.
  if (!isObject(value) || address === undefined || !isIri(address)) return [];
  return [
    {
      address,
      ...optional('mediaType', textOf(value, 'encodingFormat')),
      ...optional('size', textOf(value, 'contentSize')),
      ...optional('sha256', textOf(value, 'sha256')),
    },
  ];
}

/** Identifiers in their canonical form; those of a known system whose form is wrong identify nobody. */
function identifiersIn(iris: readonly string[]): readonly string[] {
  return iris.flatMap((iri) => {
    const known = identifierOf(iri);
    if (known?.fault !== undefined) return [];
    const canonical = known?.canonical ?? iri;
    return isIri(canonical) ? [canonical] : [];
  });
}

function persistent(iri: string | undefined): string | undefined {
  return iri === undefined ? undefined : identifiersIn([iri])[0];
}

function webAddress(address: string | undefined): string | undefined {
  return address !== undefined && /^https?:\/\//i.test(address) && isIri(address) ? address : undefined;
}

function spanOf(start: string | undefined, end: string | undefined): Entry['period'] {
  const [first, last] = [dayOf(start), dayOf(end)];
  return first === undefined && last === undefined
    ? undefined
    : { ...optional('start', first), ...optional('end', last) };
}

function dateIn(options: JsonObject, name: string): string | undefined {
  return dayOf(textOf(options, name));
}

/** A year, month, day or moment of ISO 8601; others are no dates that catalogues take. */
function dayOf(text: string | undefined): string | undefined {
  const [, day] =
    /^(\d{4}(?:-\d\d(?:-\d\d)?)?)(?:(?<=-\d\d-\d\d)T[\d:.]+(?:Z|[+-]\d\d:\d\d))?$/.exec(text ?? '') ?? [];
  if (day === undefined || Number.isNaN(Date.parse(text!))) return undefined;
  // A day that a month does not have becomes one of the next.
  return new Date(day).toISOString().startsWith(day) ? text : undefined;
}

function textOf(object: JsonObject, name: string): string | undefined {
  const value = object[name];
  return typeof value === 'string' ? nonBlank(value) : undefined;
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

function optional<N extends string>(name: N, value: string | undefined): { readonly [K in N]?: string } {
  return (value === undefined ? {} : { [name]: value }) as { readonly [K in N]?: string };
}
