import { type Json, quote } from '../../base/json.js';
import type { Contribution, Description } from '../../schema/description/index.js';
import { isIri } from '../../schema/vocabulary/index.js';
import type { Addresses } from './addresses.js';
import { notBlank } from './blanks.js';
import type { Ledger } from './ledger.js';
import { optionLike } from './option-like.js';
import type { ExportOptions, GivenAgent } from './options.js';
import type { Assumption, Missing } from './result.js';
import { meaningOf } from './roles.js';

/** A value and its source. */
export interface Supplied<T> {
  readonly value: T;
  readonly origin: 'given' | 'stated' | 'assumed';
}

/** Someone that an option or a contribution names. */
export type Party = { readonly given: GivenAgent } | { readonly contribution: Contribution };

/** A licence: its IRI, its name, or both; neither when none is stated. */
export interface License {
  readonly ref?: string | undefined;
  readonly name?: string | undefined;
}

/** What standards ask for and a schema may not know. */
export interface ValueTypes {
  readonly name: string;
  readonly description: string;
  /** An IRI. */
  readonly identifier: string;
  /** The landing page. */
  readonly url: string;
  readonly datePublished: string;
  readonly dateModified: string;
  readonly license: License;
  readonly version: string;
  readonly creator: readonly Party[];
  readonly publisher: Party;
  readonly keywords: readonly string[];
  readonly citeAs: string;
  readonly distribution: NonNullable<ExportOptions['distribution']>;
}

/** The name of such a value. */
export type ValueName = keyof ValueTypes;

/** The values that were found. */
export type Values = { readonly [N in ValueName]?: Supplied<ValueTypes[N]> };

/** What a standard asks for. */
export interface Requirement {
  /** As the standard calls it. */
  readonly term: string;
  readonly value: ValueName;
  readonly level: 'must' | 'should' | 'may';
  /** Whether it may be filled in from what is true of the document or of this export. */
  readonly assume?: true;
  /** Whether the builder says what its lack comes to. */
  readonly toldByBuilder?: true;
}

interface From {
  readonly description: Description;
  readonly options: ExportOptions;
  readonly addresses: Addresses;
  readonly ledger: Ledger;
  readonly today: string;
  /** What has been found before, in the order of the table. */
  readonly found: Values;
}

interface ValueSource<T> {
  readonly given?: (options: ExportOptions) => T | undefined;
  readonly stated?: (from: From) => T | undefined;
  readonly assumed?: (from: From) => { readonly value: T; readonly why: string } | undefined;
  /** The keyword that states it, and the member of its value that does. */
  readonly keyword?: readonly [keyword: string, member?: string];
  /** How to supply it. */
  readonly help: string;
  /** The same where it may be assumed: then there is one way more. */
  readonly helpToAssume?: string;
  /** The role of contributors who would qualify if their type were stated; the option has the same name. */
  readonly role?: 'creator' | 'publisher';
}

/** Where each value comes from: the first that has it. */
const sources: { readonly [N in ValueName]: ValueSource<ValueTypes[N]> } = {
  name: {
    stated: ({ description, ledger }) =>
      ledger.keepOne(description.label) ?? notBlank(description.title?.value),
    assumed: ({ description: { id } }) => {
      const last = id && lastPart(id.value);
      return last
        ? { value: last, why: 'the last part of $id' }
        : { value: 'Untitled dataset', why: 'there is neither a title nor an $id' };
    },
    keyword: ['title'],
    help: 'Add "title" or "fair:label".',
  },
  description: {
    stated: ({ description, ledger }) =>
      ledger.keepOne(description.richDescription) ?? notBlank(description.description?.value),
    assumed: ({ description, found }) => ({
      value: sentenceAbout(description, found.name?.value ?? 'Untitled dataset'),
      why: 'composed from the schema',
    }),
    keyword: ['description'],
    help: 'Add "description" or "fair:description".',
  },
  identifier: {
    given: ({ identifier }) => identifier,
    assumed: ({ description, addresses }) => ({
      value: addresses.dataset,
      why: description.id ? 'made from the $id of the schema' : 'made from the content of the schema',
    }),
    help: `Give ${optionLike('identifier')}, preferably a DOI as an IRI.`,
  },
  url: {
    given: ({ url }) => url,
    assumed: ({ description: { id } }) =>
      id && /^https?:\/\//i.test(id.value) ? { value: id.value, why: 'the $id of the schema' } : undefined,
    help: `Give ${optionLike('url')}, the landing page of the dataset.`,
    helpToAssume: `Give ${optionLike('url')} (the landing page of the dataset), or an http(s) "$id".`,
  },
  datePublished: {
    given: ({ datePublished }) => datePublished,
    stated: ({ description, ledger }) => ledger.keepIf(description.version?.date),
    assumed: ({ today }) => ({ value: today, why: 'the day of this export' }),
    keyword: ['fair:version', 'date'],
    help: `Give ${optionLike('datePublished')}, or state the date of "fair:version".`,
  },
  dateModified: {
    given: ({ dateModified }) => dateModified,
    stated: ({ description, ledger }) => ledger.keepIf(description.version?.date),
    assumed: ({ today }) => ({ value: today, why: 'the day of this export' }),
    keyword: ['fair:version', 'date'],
    help: `Give ${optionLike('dateModified')}, or state the date of "fair:version".`,
  },
  license: {
    given: ({ license }) =>
      license === undefined ? undefined : isIri(license) ? { ref: license } : { name: license },
    stated: ({ description: { terms }, ledger }) => {
      if (terms.license === undefined) return undefined;
      const { words, refs } = terms.license;
      const [ref, name] = [refs[0] && ledger.keep(refs[0]), ledger.keepOne(words)];
      return ref === undefined && name === undefined ? undefined : { ref, name };
    },
    assumed: () => ({ value: {}, why: 'no licence is stated' }),
    keyword: ['fair:licenseRef'],
    help: `Add "fair:licenseRef", or give ${optionLike('license')}.`,
  },
  version: {
    given: ({ version }) => version,
    stated: ({ description: { version }, ledger }) =>
      notBlank(version?.identifier?.value) && ledger.keepIf(version?.identifier),
    keyword: ['fair:version', 'identifier'],
    help: `Add "fair:version", or give ${optionLike('version')}.`,
  },
  creator: {
    given: ({ creator }) => creator?.map((given) => ({ given })),
    stated: ({ description }) => {
      const made = description.contributions.filter(
        (each) => meaningOf(each) === 'creator' && isPersonOrOrganization(each),
      );
      return made.length > 0 ? made.map((contribution) => ({ contribution })) : undefined;
    },
    keyword: ['fair:contributors'],
    help: `Add a contributor with the role Producer, or give ${optionLike('creator')}.`,
    role: 'creator',
  },
  publisher: {
    given: ({ publisher }) => publisher && { given: publisher },
    stated: ({ description }) => {
      const found = description.contributions.find(
        (each) => meaningOf(each) === 'publisher' && isPersonOrOrganization(each),
      );
      return found && { contribution: found };
    },
    keyword: ['fair:contributors'],
    help: `Add a contributor with the role Publisher, or give ${optionLike('publisher')}.`,
    role: 'publisher',
  },
  keywords: {
    given: ({ keywords }) => keywords,
    help: `Give ${optionLike('keywords')}.`,
  },
  citeAs: {
    given: ({ citeAs }) => citeAs,
    assumed: ({ found, options }) => citation(found, options.identifier),
    help: `Give ${optionLike('citeAs')}.`,
  },
  distribution: {
    given: ({ distribution }) => distribution,
    help: `Give ${optionLike('distribution')}, for the files that contain the data.`,
  },
};

/** Where a person supplies a value. */
export interface Supply {
  /** The keyword that states it, and the member of its value that does. */
  readonly keyword?: readonly [keyword: string, member?: string];
  /** The option that gives it. */
  readonly option?: string;
}

/** Where a person supplies a value that a standard asks for. */
export function supplyOf(name: ValueName): Supply {
  const { keyword, given }: ValueSource<never> = sources[name] as ValueSource<never>;
  return { ...(keyword ? { keyword } : {}), ...(given ? { option: name } : {}) };
}

/** The values that were found, were assumed and are missing. */
export interface Resolved {
  readonly values: Values;
  readonly assumed: readonly Assumption[];
  readonly missing: readonly Missing[];
}

const valueNames = Object.keys(sources) as readonly ValueName[];

/** Finds what a standard asks for: given, else stated, else assumed, else missing. */
export function resolveValues(requirements: readonly Requirement[], from: Omit<From, 'found'>): Resolved {
  const found: { [N in ValueName]?: Supplied<ValueTypes[ValueName]> } = {};
  const assumed: Assumption[] = [];
  const missing: Missing[] = [];
  const now: From = { ...from, found: found as Values };
  const { options } = from;
  // In the order of the table, so that a citation can be made of what was found before.
  for (const name of valueNames) {
    const requirement = requirements.find(({ value }) => value === name);
    if (requirement === undefined) continue;
    const source: ValueSource<ValueTypes[ValueName]> = sources[name];
    const given = source.given?.(options);
    const stated = given === undefined ? source.stated?.(now) : undefined;
    if (given !== undefined) found[name] = { value: given, origin: 'given' };
    else if (stated !== undefined) found[name] = { value: stated, origin: 'stated' };
    else {
      const mayAssume = requirement.assume === true && options.assume !== false;
      const guess = mayAssume ? source.assumed?.(now) : undefined;
      if (guess) {
        found[name] = { value: guess.value, origin: 'assumed' };
        assumed.push({ term: requirement.term, value: shown(guess.value), why: guess.why });
      } else if (!requirement.toldByBuilder) {
        missing.push({
          term: requirement.term,
          level: requirement.level,
          help: helpOf(name, now, mayAssume),
        });
      }
    }
  }
  return { values: found as Values, assumed, missing };
}

/** How to supply a missing value. */
function helpOf(name: ValueName, { description }: From, mayAssume: boolean): string {
  const { help, helpToAssume, role }: ValueSource<unknown> = sources[name];
  const untyped = description.contributions.find((each) => role === meaningOf(each) && isUntyped(each));
  if (role === undefined || untyped === undefined) return (mayAssume ? helpToAssume : undefined) ?? help;
  const who = quote(nameOfParty({ contribution: untyped }));
  return `State the "type" of the contributor ${who}, such as Organization, or give ${optionLike(role)}.`;
}

function isUntyped({ agent: { type, typeWords, typeRefs } }: Contribution): boolean {
  return type === 'Other' && typeWords.length + typeRefs.length === 0;
}

function isPersonOrOrganization({ agent: { type } }: Contribution): boolean {
  return type === 'Individual' || type === 'Organization' || type === 'Project';
}

function lastPart(iri: string): string | undefined {
  const last = iri
    .replace(/[?#].*$/, '')
    .split(/[/:]/)
    .filter((part) => part !== '')
    .at(-1)
    ?.replace(/\.(?:schema\.)?(?:json|ya?ml)$/i, '');
  try {
    return notBlank(last && decodeURIComponent(last));
  } catch {
    return notBlank(last);
  }
}

/** Whether a text is the sentence that stands for a description. */
export function isMadeSentence(text: string): boolean {
  return /: a dataset with \d+ variables?(?: in \d+ tables)?\.$/.test(text);
}

function sentenceAbout({ datasets }: Description, name: string): string {
  const variables = datasets.reduce((sum, each) => sum + each.variables.length, 0);
  const tables = datasets.length > 1 ? ` in ${datasets.length} tables` : '';
  return `${name}: a dataset with ${variables} variable${variables === 1 ? '' : 's'}${tables}.`;
}

const DOI = /^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:)(10\.\d{4,9}\/\S+)$/i;

/** A citation as BibTeX, when all that it needs is known. */
function citation({ creator, datePublished, name, url, publisher }: Values, identifier?: string) {
  const doi = DOI.exec(identifier ?? '')?.[1];
  const address = url?.value ?? identifier;
  const authors = creator?.value.filter(isNamed) ?? [];
  const [first] = authors;
  if (!first || !datePublished || !name || name.origin === 'assumed' || !address) return undefined;
  const year = datePublished.value.slice(0, 4);
  const fields = {
    title: `{${escaped(name.value)}}`,
    author: authors.map(authorOf).join(' and '),
    year,
    publisher: publisher && isNamed(publisher.value) ? escaped(nameOfParty(publisher.value)) : undefined,
    doi: doi && verbatim(doi),
    url: verbatim(address),
  };
  const key = `${nameOfParty(first)
    .toLowerCase()
    .replace(/[^a-z\d]/g, '')}${year}`;
  const texts = Object.entries(fields).flatMap(([field, text]) => (text ? `${field} = {${text}}` : []));
  return {
    value: `@misc{${key}, ${texts.join(', ')}}`,
    why: 'composed from creator, date, name and address',
  };
}

/** The braces keep the name of an organization, and one with the word that separates authors, in one piece. */
function authorOf(party: Party): string {
  const name = escaped(nameOfParty(party));
  const type = 'given' in party ? (party.given.type ?? 'Individual') : party.contribution.agent.type;
  return type === 'Individual' && !/\sand\s/i.test(name) ? name : `{${name}}`;
}

const ESCAPES: { readonly [character: string]: string } = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

function escaped(text: string): string {
  return text
    .replace(/[\\~^{}$&#_%]/g, (character) => ESCAPES[character] ?? `\\${character}`)
    .replace(/\s+/g, ' ');
}

/** A field that BibTeX takes as it is, except for what ends it. */
function verbatim(address: string): string {
  return address.replace(/[\\{}\s]/g, encodeURIComponent);
}

function isNamed(party: Party): boolean {
  return 'given' in party || party.contribution.agent.names.length > 0;
}

/** What a party is called. */
export function nameOfParty(party: Party): string {
  if ('given' in party) return party.given.name;
  const { names, refs } = party.contribution.agent;
  return names[0]?.value ?? refs[0]?.value ?? 'unnamed';
}

function shown(value: Json | object): string {
  if (typeof value === 'string') return value;
  return JSON.stringify(value) === '{}' ? 'not stated' : JSON.stringify(value);
}
