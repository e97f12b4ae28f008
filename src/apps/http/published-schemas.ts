import type { FastifyRequest } from 'fastify';
import { quote } from '../../base/json.js';
import {
  isAllowed,
  isName,
  isNumber,
  isPublic,
  LIST_PATH,
  type VersionName,
  type VersionRecord,
  versionPath,
} from '../../registry/publish/index.js';
import { mayLeadOut, type Registry } from '../../schema/references/index.js';
import { type Context, NotFound, type Parameter } from '../operations/index.js';
import { registeredSchema } from '../operations/schemas/index.js';
import { type Files, parametersOf, type Single, type Stream } from './operations.js';
import type { Call } from './perform.js';
import { NeedsSchemas, NOTHING_PROVIDED, type ProvidedSchemas } from './provided-schemas.js';
import { isBearer, readerOf, senderOf } from './registry/access.js';
import { aliased, withdrawn } from './registry/named-version.js';
import type { ServiceRegistry } from './registry/service-registry.js';
import { countedSchemas, storedText, tooManySchemas } from './registry/stored-text.js';
import type { SentBody } from './sent-body.js';

/** Gives operations the published schemas that they use. Nothing but the registry of this service is ever asked. */
export interface PublishedSchemas {
  /** Whether a call may use published schemas: its answer then depends on the registry, and on who asks. */
  readonly mayUse: (
    operation: Single | Stream | Files,
    query: Call['query'],
    schema: SentBody | string | undefined,
  ) => boolean;
  /**
   * Does work of a request. What it names is found first; what it turns out to need is loaded, and it begins again.
   * `query` has the parameters of the operation; addresses in it become those of the versions that they lead to.
   */
  readonly provide: <Result>(
    request: FastifyRequest,
    operation: Single | Stream | Files,
    query: Call['query'],
    work: (query: Call['query'], provided: ProvidedSchemas) => Promise<Result>,
  ) => Promise<Result>;
}

/** What finding published schemas needs. */
interface Surroundings {
  readonly registry: ServiceRegistry;
  /** Whether only those who have a token may read. */
  readonly isPrivate: boolean;
  readonly prefixOf: (request: FastifyRequest) => string;
  readonly baseOf: (request: FastifyRequest) => string;
  readonly contextOf: () => Context;
}

/** The published schemas of a service. */
export function publishedSchemas(surroundings: Surroundings): PublishedSchemas {
  const { contextOf } = surroundings;
  return {
    mayUse(operation, query, schema) {
      const parameters = parametersOf(operation);
      if (addressesIn(parameters, query).length > 0) return true;
      if (schema === undefined) return false;
      if (typeof schema !== 'string') {
        if (!parameters.some(([, { isSchema }]) => isSchema)) return false;
        // What is packed is not unpacked here to look into it.
        if (schema.isGzip) return true;
      }
      const { registry } = contextOf();
      const isDialect = (address: string) =>
        registry.dialect(address) !== undefined || registry.customDialect(address) !== undefined;
      return mayLeadOut(typeof schema === 'string' ? schema : latin1(schema.bytes), isDialect);
    },
    async provide(request, operation, query, work) {
      const lookup = lookupFor(request, surroundings);
      const named = { ...query };
      let provided = NOTHING_PROVIDED;
      for (const [name, address] of addressesIn(parametersOf(operation), query)) {
        if (isRegistered(contextOf().registry, address)) continue;
        const version = await lookup.named(address);
        if (version === undefined) continue;
        named[name] = version.address;
        provided = await lookup.withNamed(provided, version);
      }
      for (;;) {
        try {
          return await work(named, provided);
        } catch (fault) {
          if (!(fault instanceof NeedsSchemas)) throw fault;
          provided = await lookup.withReferred(provided, fault.addresses);
        }
      }
    },
  };
}

/** Bytes as a text in which names of keywords and addresses are found: without the cost of decoding all others. */
function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

function addressesIn(
  parameters: readonly (readonly [string, Parameter])[],
  query: Call['query'],
): readonly (readonly [name: string, address: string])[] {
  return parameters.flatMap(([name, { isAddress }]) => {
    const value = isAddress ? query[name] : undefined;
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
}

function isRegistered(registry: Registry, address: string): boolean {
  try {
    return registeredSchema(registry, address) !== undefined;
  } catch (fault) {
    if (fault instanceof NotFound) return false;
    throw fault;
  }
}

interface NamedVersion {
  readonly address: string;
  readonly version: VersionRecord;
}

const TOO_MANY =
  'The request refers to too many schemas: the service looks up at most 200 in its registry, of 5 MiB in all.';

const TOKEN_NEEDED = 'The registry of this service answers only requests with a token.';

/** Finds schemas for one request, with the rights of its sender and within the limits of one request. */
function lookupFor(
  request: FastifyRequest,
  { registry, isPrivate, prefixOf, baseOf, contextOf }: Surroundings,
) {
  const { read } = registry;
  const counted = countedSchemas();
  const count = (bytes: number): void => {
    if (!counted(bytes)) throw tooManySchemas(TOO_MANY);
  };
  const base = baseOf(request);

  /** Only writers of an owner see its drafts. */
  const isVisible = async (version: VersionRecord): Promise<boolean> => {
    if (version.state !== 'draft') return true;
    // On a service that everybody may read, the header may be meant for somebody else.
    const sender = isBearer(request) ? await senderOf(request, registry).catch(() => undefined) : undefined;
    return sender !== undefined && isAllowed(sender.scopes, 'publish', version.owner);
  };

  const at = async (place: VersionName): Promise<VersionRecord | undefined> => {
    if (!isName(place.owner) || !isName(place.name) || !isNumber(place.number, 'opaque')) return undefined;
    const found = await read.version(place);
    if (found) return found;
    const number = await aliased(read, place);
    return number === undefined ? undefined : read.version({ ...place, number });
  };

  /** The version at an address or path of this service, or at an address that a version is known by. */
  const named = async (address: string): Promise<NamedVersion | undefined> => {
    // The same for all that is not registered: nobody else learns what is there.
    if (isPrivate) await readerOf(request, registry);
    const origin = `${request.protocol}://${request.host}`;
    const bases = [base, origin + prefixOf(request), prefixOf(request), '', ...(await read.bases())];
    const place = placeOf(address, bases);
    const isIri = !address.startsWith('/');
    const version = (place && (await at(place))) ?? (isIri ? await read.byAddress(address) : undefined);
    if (version === undefined || !(await isVisible(version))) return undefined;
    if (version.state === 'withdrawn') throw withdrawn(version);
    return { address: base + versionPath(version), version };
  };

  const withNamed = async (
    { texts, absences, versions }: ProvidedSchemas,
    { address, version }: NamedVersion,
  ): Promise<ProvidedSchemas> => {
    const { number, digest } = version;
    count(version.size);
    const text = await storedText(read, version, address);
    return {
      texts: [...texts, text],
      absences,
      versions: { ...versions, [address]: { number, digest } },
    };
  };

  /** Adds what some addresses lead to, with all that this refers to. */
  const withReferred = async (
    provided: ProvidedSchemas,
    addresses: readonly string[],
  ): Promise<ProvidedSchemas> => {
    const absences = { ...provided.absences };
    if (isPrivate && !(await mayRead())) {
      for (const address of addresses) absences[address] = { help: TOKEN_NEEDED };
      return { ...provided, absences };
    }
    const texts = [...provided.texts];
    const known = contextOf().registry;
    const asked = new Set([...texts.map(({ address }) => address), ...Object.keys(absences)]);
    const left = [...addresses];
    for (let address = left.pop(); address !== undefined; address = left.pop()) {
      if (asked.has(address)) continue;
      asked.add(address);
      const version = await read.byAddress(address);
      const isThere = version !== undefined && (await isVisible(version));
      const isUsable = isThere && (isPublic(version) || version.state === 'draft');
      count(isUsable ? version.size : 0);
      if (!isUsable) {
        absences[address] = { help: isThere ? whyWithdrawn(address, version) : noneAt(address) };
        continue;
      }
      texts.push(await storedText(read, version, address));
      const { references = [] } = (await read.details(version)) ?? {};
      for (const { iri } of references) if (known.find(iri) === undefined) left.push(iri);
    }
    return { ...provided, texts, absences };
  };

  /** Without a token of ours nothing is looked up; one that is not valid is refused. */
  const mayRead = async (): Promise<boolean> =>
    isBearer(request) && (await senderOf(request, registry)) !== undefined;

  return { named, withNamed, withReferred };
}

const PLACE = /^\/([^/?#]+)\/([^/?#]+)\/([^/?#]+)$/;

/** The version that an address below one of some bases names. */
function placeOf(address: string, bases: readonly string[]): VersionName | undefined {
  const base = bases.find((each) => address.startsWith(`${each}${LIST_PATH}/`));
  if (base === undefined) return undefined;
  const [, owner, name, number] = PLACE.exec(address.slice(base.length + LIST_PATH.length)) ?? [];
  if (owner === undefined || name === undefined || number === undefined) return undefined;
  try {
    return { owner, name, number: decodeURIComponent(number) };
  } catch {
    return undefined;
  }
}

function noneAt(address: string): string {
  return `The registry has no schema at ${quote(address)}.`;
}

function whyWithdrawn(address: string, { reason }: VersionRecord): string {
  return `${quote(address)} was withdrawn${reason ? `: ${reason}` : '.'}`;
}
