import type { VersionName } from '../publish/index.js';
import { DATACITE_VERSION, dataciteResource } from './datacite.js';
import { dublinCore, OAI_DC_NAMESPACE, OAI_DC_SCHEMA } from './dublin-core.js';
import type { Entry } from './entry.js';
import { readToken, type Selection, writeToken } from './resumption-token.js';
import type { ServiceInfo } from './service.js';
import { nonBlank, toSecond } from './text.js';
import { element, type Xml, type XmlContent, xmlDocument } from './xml.js';

/** A version, as it is harvested. */
export interface HarvestedVersion {
  readonly name: VersionName;
  /** When it was published, or last changed its state. */
  readonly at: string;
  /** What catalogues say of it; a version that was withdrawn has none. */
  readonly entry?: Entry;
}

/** A page of records. */
export interface HarvestedPage {
  readonly records: readonly HarvestedVersion[];
  /** Where it ends, if more come after it. */
  readonly next?: string;
}

/** Which records are asked for. */
export interface HarvestRange {
  /** Where the page before it ended. */
  readonly after?: string;
  readonly limit: number;
  /** The first and the last moment that count, both with milliseconds, such as `2026-01-01T00:00:00.999Z`. */
  readonly from?: string;
  readonly until?: string;
  readonly owner?: string;
}

/** Where the records are. Drafts are none. */
export interface HarvestSource {
  /**
   * In the order of their last change; within one moment, in any order that stays the same. A page has at most as many
   * as are asked for. Nothing for an `after` that no page gave.
   */
  readonly records: (range: HarvestRange) => Promise<HarvestedPage | undefined>;
  readonly record: (name: VersionName) => Promise<HarvestedVersion | undefined>;
  /** Each owner is a set. Without it there are no sets. */
  readonly owners?: () => Promise<readonly { readonly name: string; readonly title: string }[]>;
}

/** How many records an answer has: as many as are written within a few milliseconds. */
export const RECORDS_A_PAGE = 50;

const NAMESPACE = 'http://www.openarchives.org/OAI/2.0/';
const OAI_DATACITE = 'http://schema.datacite.org/oai/oai-1.1/';

interface Format {
  readonly schema: string;
  readonly namespace: string;
  readonly write: (entry: Entry) => Xml;
}

const FORMATS: { readonly [prefix: string]: Format } = {
  oai_dc: { schema: OAI_DC_SCHEMA, namespace: OAI_DC_NAMESPACE, write: dublinCore },
  oai_datacite: {
    schema: `${OAI_DATACITE}oai.xsd`,
    namespace: OAI_DATACITE,
    write: (entry) =>
      element(
        'oai_datacite',
        {
          xmlns: OAI_DATACITE,
          'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
          'xsi:schemaLocation': `${OAI_DATACITE} ${OAI_DATACITE}oai.xsd`,
        },
        element('schemaVersion', {}, DATACITE_VERSION),
        element('datacentreSymbol', {}, entry.owner),
        element('payload', {}, dataciteResource(entry)),
      ),
  },
};

type ErrorCode =
  | 'badVerb'
  | 'badArgument'
  | 'badResumptionToken'
  | 'cannotDisseminateFormat'
  | 'idDoesNotExist'
  | 'noRecordsMatch'
  | 'noMetadataFormats'
  | 'noSetHierarchy';

/** Ends a request with an error of the protocol. */
class OaiError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
  ) {
    super(message);
  }
}

type Arguments = { readonly [name: string]: string };

interface Request {
  readonly service: ServiceInfo;
  readonly source: HarvestSource;
  readonly given: Arguments;
}

interface Verb {
  readonly required?: readonly string[];
  readonly optional?: readonly string[];
  /** Whether a resumption token may stand for all other arguments. */
  readonly resumes?: true;
  readonly answer: (request: Request) => Promise<XmlContent>;
}

const SELECTION = {
  required: ['metadataPrefix'],
  optional: ['from', 'until', 'set'],
  resumes: true,
} as const;

/** The form of arguments, by the schema of the protocol. */
const SYNTAX: { readonly [argument: string]: RegExp } = {
  metadataPrefix: /^[\w.!~*'()-]+$/,
  set: /^[\w.!~*'()-]+(?::[\w.!~*'()-]+)*$/,
};

const VERBS: { readonly [name: string]: Verb } = {
  Identify: { answer: identify },
  ListMetadataFormats: { optional: ['identifier'], answer: listFormats },
  ListSets: { resumes: true, answer: listSets },
  ListIdentifiers: { ...SELECTION, answer: (request) => list(request, (header) => header) },
  ListRecords: { ...SELECTION, answer: (request) => list(request, recordOf) },
  GetRecord: { required: ['identifier', 'metadataPrefix'], answer: getRecord },
};

/** Answers a request of OAI-PMH 2.0; `now` is the moment of the answer. */
export async function oaiPmh(
  parameters: URLSearchParams,
  source: HarvestSource,
  service: ServiceInfo,
  now: string,
): Promise<string> {
  let content: XmlContent;
  let shown: Arguments = {};
  try {
    const { name, verb, given } = read(parameters);
    shown = { verb: name, ...given };
    content = element(name, {}, await verb.answer({ service, source, given }));
  } catch (fault) {
    if (!(fault instanceof OaiError)) throw fault;
    // OAI-PMH 2.0, 3.2: a request that could not be read is answered without its arguments.
    if (fault.code === 'badVerb' || fault.code === 'badArgument') shown = {};
    content = element('error', { code: fault.code }, fault.message);
  }
  return xmlDocument(
    element(
      'OAI-PMH',
      {
        xmlns: NAMESPACE,
        'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
        'xsi:schemaLocation': `${NAMESPACE} ${NAMESPACE}OAI-PMH.xsd`,
      },
      element('responseDate', {}, toSecond(now)),
      element('request', shown, `${service.base}/oai`),
      content,
    ),
  );
}

function read(parameters: URLSearchParams) {
  const verbs = parameters.getAll('verb');
  const [name = ''] = verbs;
  if (verbs.length !== 1 || !Object.hasOwn(VERBS, name)) {
    const known = Object.keys(VERBS).join(', ');
    throw new OaiError('badVerb', `One argument "verb" is required, with one of: ${known}.`);
  }
  const verb = VERBS[name]!;
  const given: { [name: string]: string } = {};
  for (const [key, value] of parameters) {
    if (key === 'verb') continue;
    const { required = [], optional = [], resumes } = verb;
    if (![...required, ...optional, ...(resumes ? ['resumptionToken'] : [])].includes(key))
      throw new OaiError('badArgument', `${name} does not take the argument "${key}".`);
    if (Object.hasOwn(given, key)) throw new OaiError('badArgument', `The argument "${key}" is repeated.`);
    if (SYNTAX[key]?.test(value) === false)
      throw new OaiError('badArgument', `The argument "${key}" contains invalid characters.`);
    given[key] = value;
  }
  if (given.resumptionToken !== undefined) {
    if (Object.keys(given).length > 1)
      throw new OaiError('badArgument', 'A resumption token is the only argument besides the verb.');
  } else
    for (const key of verb.required ?? [])
      if (given[key] === undefined) throw new OaiError('badArgument', `${name} needs the argument "${key}".`);
  return { name, verb, given };
}

async function identify({ service, source }: Request): Promise<XmlContent> {
  const earliest = (await source.records({ limit: 1 }))?.records[0];
  return [
    element('repositoryName', {}, nonBlank(service.title) ?? service.base),
    element('baseURL', {}, `${service.base}/oai`),
    element('protocolVersion', {}, '2.0'),
    element('adminEmail', {}, service.email),
    element('earliestDatestamp', {}, toSecond(earliest?.at ?? service.issued)),
    element('deletedRecord', {}, 'persistent'),
    element('granularity', {}, 'YYYY-MM-DDThh:mm:ssZ'),
  ];
}

async function listFormats(request: Request): Promise<XmlContent> {
  const { identifier } = request.given;
  if (identifier !== undefined && (await found(request, identifier)).entry === undefined)
    throw new OaiError('noMetadataFormats', 'The version was withdrawn and has no metadata.');
  return Object.entries(FORMATS).map(([prefix, { schema, namespace }]) =>
    element(
      'metadataFormat',
      {},
      element('metadataPrefix', {}, prefix),
      element('schema', {}, schema),
      element('metadataNamespace', {}, namespace),
    ),
  );
}

async function listSets({ source, given }: Request): Promise<XmlContent> {
  if (given.resumptionToken !== undefined) throw badToken();
  const owners = (await source.owners?.()) ?? [];
  if (owners.length === 0) throw new OaiError('noSetHierarchy', 'This repository has no sets.');
  return owners.map(({ name, title }) =>
    element('set', {}, element('setSpec', {}, name), element('setName', {}, nonBlank(title) ?? name)),
  );
}

async function getRecord(request: Request): Promise<XmlContent> {
  const { identifier, metadataPrefix } = request.given as { identifier: string; metadataPrefix: string };
  const format = formatOf(metadataPrefix);
  const record = await found(request, identifier);
  return recordOf(headerOf(request, record), record, format);
}

async function list(
  request: Request,
  write: (header: Xml, record: HarvestedVersion, format: Format) => Xml,
): Promise<XmlContent> {
  const { source, given } = request;
  const token = given.resumptionToken;
  const selection = token === undefined ? selectionOf(given) : readToken(token);
  if (selection === undefined || (token !== undefined && !Object.hasOwn(FORMATS, selection.prefix)))
    throw badToken();
  const format = formatOf(selection.prefix);
  const { prefix: _prefix, set: owner, ...range } = selection;
  if (owner !== undefined && source.owners === undefined)
    throw new OaiError('noSetHierarchy', 'This repository has no sets.');
  const page = await source.records({
    ...range,
    ...(owner === undefined ? {} : { owner }),
    limit: RECORDS_A_PAGE,
  });
  if (page === undefined) throw badToken();
  const { records, next } = page;
  // Also when the rest of a list changed since, and so moved out of it.
  if (records.length === 0) throw new OaiError('noRecordsMatch', 'No records match the request.');
  return [
    records.map((record) => write(headerOf(request, record), record, format)),
    // OAI-PMH 2.0, 3.5: an empty token ends a list that came in parts.
    next !== undefined || token !== undefined
      ? element(
          'resumptionToken',
          {},
          next === undefined ? undefined : writeToken({ ...selection, after: next }),
        )
      : undefined,
  ];
}

function recordOf(header: Xml, { entry }: HarvestedVersion, format: Format): Xml {
  return element('record', {}, header, entry && element('metadata', {}, format.write(entry)));
}

function headerOf({ service, source }: Request, { name, at, entry }: HarvestedVersion): Xml {
  return element(
    'header',
    { status: entry === undefined ? 'deleted' : undefined },
    element('identifier', {}, oaiIdentifier(service.base, name)),
    element('datestamp', {}, toSecond(at)),
    source.owners && element('setSpec', {}, name.owner),
  );
}

/** The name of a version among all records of the world. */
export function oaiIdentifier(base: string, { owner, name, number }: VersionName): string {
  return `oai:${new URL(base).hostname}:${owner}/${name}/${number}`;
}

async function found({ service, source }: Request, identifier: string): Promise<HarvestedVersion> {
  const [owner, name, number, ...more] = identifier.split(':').at(-1)!.split('/');
  const version = { owner: owner ?? '', name: name ?? '', number: number ?? '' };
  const isOurs = more.length === 0 && oaiIdentifier(service.base, version) === identifier;
  const record = isOurs ? await source.record(version) : undefined;
  if (record === undefined) throw new OaiError('idDoesNotExist', 'There is no record with this identifier.');
  return record;
}

function formatOf(prefix: string): Format {
  if (Object.hasOwn(FORMATS, prefix)) return FORMATS[prefix]!;
  const known = Object.keys(FORMATS).join(', ');
  throw new OaiError('cannotDisseminateFormat', `Unknown metadata format. Available formats: ${known}.`);
}

function badToken(): OaiError {
  return new OaiError('badResumptionToken', 'The resumption token is invalid.');
}

function selectionOf({ metadataPrefix = '', set, from, until }: Arguments): Selection {
  const [first, last] = [momentOf('from', from), momentOf('until', until)];
  if (from !== undefined && until !== undefined) {
    if (from.length !== until.length)
      throw new OaiError('badArgument', '"from" and "until" must both be days, or both be moments.');
    if (from > until) throw new OaiError('badArgument', '"from" is later than "until".');
  }
  return {
    prefix: metadataPrefix,
    ...(set === undefined ? {} : { set }),
    ...(first === undefined ? {} : { from: `${first.padEnd(11, 'T').padEnd(19, '00:00:00')}.000Z` }),
    ...(last === undefined ? {} : { until: `${last.padEnd(11, 'T').padEnd(19, '23:59:59')}.999Z` }),
  };
}

/** A day or a moment, without the "Z" of UTC. */
function momentOf(argument: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const [, day, time = ''] = /^(\d{4}-\d\d-\d\d)(?:(T\d\d:\d\d:\d\d)Z)?$/.exec(text) ?? [];
  const parsed = new Date(`${day}${time || 'T00:00:00'}Z`);
  // A day that a month does not have becomes one of the next.
  if (day === undefined || Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== day)
    throw new OaiError(
      'badArgument',
      `"${argument}" must be a date such as 2026-01-31 or 2026-01-31T12:00:00Z.`,
    );
  return day + time;
}
