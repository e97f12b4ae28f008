import { isObject, type Json, type JsonObject } from '../../base/json.js';
import { compatibilities } from '../../quality/diff/list/index.js';
import { parse } from '../../schema/document/index.js';
import { createRegistry, loadClosure } from '../../schema/references/index.js';
import {
  derive,
  isName,
  isNumber,
  isReserved,
  mayBecome,
  sortKey,
  type VersionState,
  versionStates,
} from '../publish/index.js';
import { digestOf } from './content.js';
import { JSON_SCHEMA, storeSource, YAML } from './source.js';
import type { Author, NewVersion, Owner, SchemaName, SchemaSettings, Store, VersionRecord } from './store.js';

/** A version as an export has it: what is derived from its content is there for people, and is derived again. */
type ExportedVersion = VersionRecord & { readonly content: string };

/** A line of an export. They are in an order in which another registry can take them. */
type Line =
  | { readonly registry: { readonly id: string; readonly bases: readonly string[] } }
  | { readonly owner: Owner }
  | { readonly version: ExportedVersion }
  | {
      readonly schema: SchemaName &
        SchemaSettings & { readonly aliases: { readonly [alias: string]: string } };
    };

const AT_ONCE = 100;

/** Every byte counts, a mark at the start too. */
const TEXT = new TextDecoder('utf-8', { ignoreBOM: true });

/** All owners, versions, settings and aliases of a registry, as lines of JSON; not its tokens and its audit. */
export async function* exportLines(store: Store): AsyncGenerator<string> {
  const line = (each: Line): string => `${JSON.stringify(each)}\n`;
  yield line({ registry: { id: (await store.identity()).id, bases: await store.bases() } });
  for (const owner of await store.owners()) yield line({ owner });
  const schemas = new Map<string, SchemaName>();
  for (let after = 0; ; ) {
    const page = await store.history(after, AT_ONCE);
    for (const { version } of page) {
      const content = TEXT.decode(await store.content(version));
      yield line({ version: { ...version, ...(await store.details(version))!, content } });
      const { owner, name } = version;
      schemas.set(`${owner}/${name}`, { owner, name });
    }
    if (page.length < AT_ONCE) break;
    after = page.at(-1)!.id;
  }
  for (const each of schemas.values()) {
    const { compatibility, transitive, versioning, leastReadiness } = (await store.schema(each))!;
    const settings = { compatibility, transitive, versioning, leastReadiness };
    const aliases = Object.fromEntries(await store.aliases(each));
    yield line({ schema: { ...each, ...(settings as SchemaSettings), aliases } });
  }
}

/** How what is imported is recorded: by whom, when, and where the registry is served. */
export interface Import {
  readonly at: string;
  readonly today: string;
  readonly base: string;
}

/** What came of a line: nothing if all of it is there now, else why not. */
export type LineOutcome = string | undefined;

const AUTHOR: Author = { by: 'command', isImport: true };

/**
 * Takes lines of an export in one transaction, and says of each why it cannot be taken. What is there already stays.
 * An import that is interrupted can be run again: it goes on where it was.
 */
export function importLines(
  store: Store,
  lines: readonly string[],
  into: Import,
): Promise<readonly LineOutcome[]> {
  return store.transaction(async (inner) => {
    const outcomes: LineOutcome[] = [];
    // A line that fails is undone alone.
    for (const line of lines) outcomes.push(await importLine(inner, line, into));
    return outcomes;
  });
}

const NO_LINE = 'It is not a line of an export.';

async function importLine(store: Store, text: string, into: Import): Promise<LineOutcome> {
  if (text === '') return undefined;
  let line: Json;
  try {
    line = JSON.parse(text) as Json;
  } catch {
    return 'It is not JSON.';
  }
  if (!isObject(line)) return NO_LINE;
  const [kind] = Object.keys(line);
  const held = line[kind ?? ''];
  if (!isObject(held)) return NO_LINE;
  return Object.hasOwn(TAKES, kind!) ? TAKES[kind!]!(store, held, into) : NO_LINE;
}

const TAKES: {
  readonly [kind: string]: (store: Store, held: JsonObject, into: Import) => Promise<LineOutcome>;
} = { registry: importBases, owner: importOwner, version: importVersion, schema: importSettings };

/** The addresses that the other registry was served at: references to its versions have them. */
async function importBases(store: Store, { bases }: JsonObject): Promise<LineOutcome> {
  if (!Array.isArray(bases) || !bases.every(isBase)) return NO_LINE;
  for (const base of bases as readonly string[]) await store.rememberBase(base);
  return undefined;
}

function isBase(value: Json): boolean {
  return typeof value === 'string' && /^https?:\/\/[^\s/?#@]+(?:\/[^\s?#]*[^\s/?#])?$/.test(value);
}

async function importOwner(store: Store, held: JsonObject): Promise<LineOutcome> {
  const { name, title, homepage, ror, leastReadiness, compatibility } = held;
  const isOwner =
    typeof name === 'string' &&
    isName(name) &&
    typeof title === 'string' &&
    isText(homepage) &&
    isText(ror) &&
    isLeast(leastReadiness) &&
    isMode(compatibility);
  if (!isOwner) return NO_LINE;
  if (!(await store.owner(name))) await store.putOwner(held as unknown as Owner, AUTHOR);
  return undefined;
}

async function importSettings(store: Store, held: JsonObject, { at }: Import): Promise<LineOutcome> {
  const { owner, name, aliases, ...settings } = held;
  if (typeof owner !== 'string' || typeof name !== 'string' || !isObject(aliases)) return NO_LINE;
  const schema = await store.schema({ owner, name });
  const isKnown =
    schema !== undefined &&
    isMode(settings.compatibility) &&
    isLeast(settings.leastReadiness) &&
    (settings.transitive === undefined || typeof settings.transitive === 'boolean') &&
    [undefined, 'semver', 'opaque'].includes(settings.versioning as string | undefined) &&
    Object.entries(aliases).every(([alias, number]) => isName(alias) && typeof number === 'string');
  if (!isKnown) return NO_LINE;
  const { compatibility, transitive, versioning, leastReadiness } = schema;
  if ([compatibility, transitive, versioning, leastReadiness].every((each) => each === undefined))
    await store.setSettings({ owner, name }, settings as SchemaSettings, AUTHOR);
  const known = await store.aliases({ owner, name });
  for (const [alias, number] of Object.entries(aliases) as [string, string][]) {
    if (known.has(alias)) continue;
    const { outcome } = await store.setAlias({ owner, name, number }, alias, undefined, at, AUTHOR);
    if (outcome !== 'changed') return `The alias ${alias} cannot lead to the version ${number}.`;
  }
  return undefined;
}

function isText(value: Json | undefined): boolean {
  return value === undefined || typeof value === 'string';
}

function isLeast(value: Json | undefined): boolean {
  return value === undefined || (typeof value === 'number' && value >= 0 && value <= 100);
}

function isMode(value: Json | undefined): boolean {
  return value === undefined || (compatibilities as readonly Json[]).includes(value);
}

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** The record of a version, as far as it is taken over; the reason why it cannot be. */
function recordIn(held: JsonObject): ExportedVersion | string {
  const { owner, name, number, state, digest, mediaType, at, by, reason, replacedBy, options, content } =
    held;
  const isRecord =
    [owner, name, number, digest, content, by].every((each) => typeof each === 'string') &&
    isName(owner as string) &&
    isName(name as string) &&
    isNumber(number as string, 'opaque') &&
    (versionStates as readonly Json[]).includes(state!) &&
    isText(reason) &&
    isText(replacedBy) &&
    (options === undefined || isObject(options));
  if (!isRecord) return NO_LINE;
  if (isReserved(number as string)) return `The number ${number} has a meaning of its own.`;
  if (mediaType !== JSON_SCHEMA && mediaType !== YAML)
    return `The media type is not ${JSON_SCHEMA} or ${YAML}.`;
  if (typeof at !== 'string' || !ISO.test(at) || Number.isNaN(Date.parse(at)))
    return 'The time of publication is not a time such as 2026-05-01T09:30:00Z.';
  return held as unknown as ExportedVersion;
}

async function importVersion(store: Store, held: JsonObject, into: Import): Promise<LineOutcome> {
  const record = recordIn(held);
  if (typeof record === 'string') return record;
  const { content, options, state } = record;
  const bytes = new TextEncoder().encode(content);
  if (digestOf(bytes, options) !== record.digest) return 'The content does not match its digest.';
  const known = await store.version(record);
  if (known) return comparedWith(known, record);
  const derived = await derivedFrom(store, record, into);
  if (typeof derived === 'string') return derived;
  const { owner, name, number, digest, mediaType, at, by, reason, replacedBy } = record;
  const stored = await store.store(
    {
      ...derived,
      ...{ owner, name, number, state, digest, mediaType, at, by, bytes },
      ...(options ? { options } : {}),
      ...(reason === undefined ? {} : { reason }),
      ...(replacedBy === undefined ? {} : { replacedBy }),
      importedAt: into.at,
    },
    AUTHOR,
  );
  switch (stored.outcome) {
    case 'address-taken':
      return `The address ${stored.address} belongs to another schema.`;
    case 'unknown-owner':
      return `There is no owner ${owner}.`;
    default:
      return undefined;
  }
}

/** What is there already stays: a difference is reported, unless a draft is still being written. */
function comparedWith(known: VersionRecord, { digest, state }: ExportedVersion): LineOutcome {
  if (known.state === 'draft') return undefined;
  if (known.digest !== digest)
    return known.state === 'withdrawn'
      ? 'The number was withdrawn.'
      : 'The number is already used for other content.';
  return known.state === state || !isNewer(state, known.state)
    ? undefined
    : `It is ${known.state} here and ${state} in the file: change its state here if that is right.`;
}

function isNewer(state: VersionState, known: VersionState): boolean {
  return mayBecome(known, state);
}

/** What a version is listed and found by, from its content alone. */
async function derivedFrom(
  store: Store,
  { owner, name, number, mediaType, options, content }: ExportedVersion,
  { base, today }: Import,
): Promise<
  | Pick<
      NewVersion,
      'sort' | 'identifier' | 'license' | 'readiness' | 'facts' | 'facets' | 'addresses' | 'references'
    >
  | string
> {
  const format = mediaType === YAML ? 'yaml' : 'json';
  const { document } = await parse(content, `${owner}/${name}/${number}`, format);
  if (document === undefined) return 'The content cannot be read.';
  const { options: closure } = await loadClosure([document], storeSource(store));
  const context = { registry: createRegistry(closure), today };
  const versioning = sortKey(number) === undefined ? 'opaque' : 'semver';
  const site = { base, bases: await store.bases() };
  const submission = { owner, name, number, document, ...(options ? { options } : {}) };
  const derived = await derive(submission, versioning, site, context);
  if ('refusal' in derived) return `The content cannot be published: ${derived.refusal.message}`;
  const { references, address: _address, ...accepted } = derived.accepted;
  const targets = await Promise.all(
    references.map(async (iri) => {
      const target = await store.byAddress(iri);
      return target ? { iri, target } : { iri };
    }),
  );
  return { ...accepted, references: targets };
}
