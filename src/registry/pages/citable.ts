import { webAddress } from '../../base/html.js';
import { allOfWords } from '../../base/json.js';
import { optionsFrom } from '../../exchange/options/index.js';
import type { ExportOptions, GivenAgent, GivenDistribution } from '../../exchange/standards/index.js';
import type { Contribution, Description } from '../../schema/description/index.js';
import { roleMeaning } from '../../schema/vocabulary/index.js';
import { type Owner, type VersionRecord, versionPath } from '../publish/index.js';
import { clipped, dayOf, mainOf, titleOf } from './texts.js';

/** A person or organization on a page. */
export interface Party {
  readonly name: string;
  readonly address?: string;
  readonly isPerson: boolean;
}

/** What pages, links and JSON-LD say alike about a version. */
export interface Citable {
  readonly title: string;
  readonly description?: string;
  readonly number: string;
  /** The address of its page. */
  readonly page: string;
  /** The address that it is cited by. */
  readonly identifier: string;
  readonly creators: readonly Party[];
  readonly publisher: Party;
  /** The day of publication. */
  readonly published: string;
  /** The address of the licence, or its words. */
  readonly license?: string;
  readonly keywords: readonly string[];
  /** How to cite it, as text. */
  readonly citation: string;
  readonly files: readonly GivenDistribution[];
  readonly options: ExportOptions;
}

/** What citations are made from. */
export interface CitableInput {
  /** The address of the service, without a slash at its end. */
  readonly base: string;
  readonly version: VersionRecord;
  readonly owner: Owner;
  readonly description: Description;
}

// The most that Google Dataset Search reads.
const LONGEST_DESCRIPTION = 5000;
const LONGEST_NAME = 150;

/** Finds what a version is cited by: options say more than keywords. */
export function citableOf({ base, version, owner, description }: CitableInput): Citable {
  const options = optionsFrom(version.options ?? {});
  const { facts, number } = version;
  const title = titleOf(facts.title, version.name);
  const about = facts.description && clipped(facts.description, LONGEST_DESCRIPTION);
  const page = base + versionPath(version);
  const identifier = [options.identifier, version.identifier].flatMap(citedAddress)[0] ?? page;
  const creators = (
    options.creator?.map((each) => givenParty(each, true)) ?? partiesOf(description, 'creator')
  ).slice(0, MOST_PARTIES);
  const publisher = options.publisher
    ? givenParty(options.publisher, false)
    : (partiesOf(description, 'publisher')[0] ?? ownerParty(owner));
  const published = dayOf(options.datePublished ?? description.version?.date?.value ?? version.at);
  const license = options.license ?? description.terms.license?.refs[0]?.value ?? version.license;
  const named = { title, number, identifier, creators, publisher, published };
  return {
    ...named,
    page,
    ...(about ? { description: about } : {}),
    ...(license ? { license: clipped(license, 500) } : {}),
    keywords: facts.keywords.slice(0, 50).map((each) => clipped(each, 100)),
    citation: options.citeAs ? clipped(options.citeAs, 2000) : citationOf(named),
    files: (options.distribution ?? []).filter(({ contentUrl }) => contentUrl.length <= 500).slice(0, 50),
    options,
  };
}

const MOST_PARTIES = 50;

/** RFC 8574: what is cited is an address of the web. */
function citedAddress(identifier: string | undefined): readonly string[] {
  const address = identifier && webAddress(identifier);
  return address && /^https?:/i.test(address) && address.length <= 500 ? [address] : [];
}

function partiesOf({ contributions }: Description, meaning: 'creator' | 'publisher'): readonly Party[] {
  const found = contributions.filter(({ role }) => roleMeaning(role) === meaning).map(partyOf);
  return [...new Map(found.map((each) => [each.address ?? each.name, each])).values()];
}

/** Who made a contribution. */
export function partyOf({ agent: { names, refs, type } }: Contribution): Party {
  const address = refs.map(({ value }) => value).find((each) => each.length <= 500);
  return {
    name: clipped(mainOf(names)?.value ?? address ?? 'Unnamed', LONGEST_NAME),
    ...(address === undefined ? {} : { address }),
    isPerson: type === 'Individual',
  };
}

function givenParty({ name, identifier, url, type }: GivenAgent, isPerson: boolean): Party {
  const address = firstAddress(identifier, url);
  return {
    name: clipped(name, LONGEST_NAME),
    ...(address === undefined || address.length > 500 ? {} : { address }),
    isPerson: type === undefined ? isPerson : type === 'Individual',
  };
}

/** The first of them that a page may lead to. */
function firstAddress(...texts: readonly (string | undefined)[]): string | undefined {
  return texts.flatMap((each) => (each && webAddress(each)) || []).at(0);
}

function ownerParty({ title, ror, homepage }: Owner): Party {
  const address = firstAddress(ror, homepage);
  return {
    name: clipped(title, LONGEST_NAME),
    ...(address === undefined ? {} : { address }),
    isPerson: false,
  };
}

/** As DataCite recommends: creators (year). Title (version). Publisher. Address. */
function citationOf(
  cited: Pick<Citable, 'title' | 'number' | 'identifier' | 'creators' | 'publisher' | 'published'>,
): string {
  const { title, number, identifier, creators, publisher, published } = cited;
  const named = creators.slice(0, 10).map(({ name }) => name);
  const who = creators.length > 10 ? `${named.join(', ')} and others` : allOfWords(named) || publisher.name;
  const parts = [
    `${who} (${published.slice(0, 4)})`,
    `${title} (version ${number})`,
    ...(who === publisher.name ? [] : [publisher.name]),
  ];
  return `${parts.map((each) => each.replace(/\.$/, '')).join('. ')}. ${identifier}`;
}
