import { createHash } from 'node:crypto';
import { Budget } from '../../../base/budget.js';
import { isObject, type Json, type JsonObject } from '../../../base/json.js';
import { crateFiles, crateZip } from '../../../exchange/standards/index.js';
import { standards } from '../../../exchange/standards/list/index.js';
import { diff } from '../../../quality/diff/index.js';
import { dataciteXml, datasetGraph, type Entry, entryOf } from '../../../registry/catalogue/index.js';
import {
  changesPage,
  linkHeader,
  linksBack,
  linkset,
  type OneOfVersions,
  type VersionView,
  versionJsonLd,
  versionLinks,
  versionPage,
  versionView,
} from '../../../registry/pages/index.js';
import type { Owner, VersionName, VersionRecord } from '../../../registry/publish/index.js';
import { type Description, describe } from '../../../schema/description/index.js';
import { type Document, documentOf } from '../../../schema/document/index.js';
import { textOf } from '../../../schema/draft/index.js';
import { createRegistry, type RegistryOptions } from '../../../schema/references/index.js';
import { loadLicenses } from '../../../schema/vocabulary/index.js';
import { exportOperations } from '../../operations/export/index.js';
import type { Context } from '../../operations/index.js';
import { readiness } from '../../operations/readiness/index.js';
import { STEPS } from '../perform.js';
import type { Performed } from '../presentation.js';
import { ProblemError, problemFor } from '../problems.js';
import { listedRepresentations, representations } from './representations.js';
import { siteAt } from './site.js';
import { readStored, type StoredText } from './stored-text.js';

/** All that a representation of a version is made from, as plain data that can go to a thread. */
export interface StoredVersion extends StoredText {
  readonly version: VersionRecord;
  readonly owner: Owner;
  /** All versions of its schema, the newest first, and the other names that they have. */
  readonly versions: readonly OneOfVersions[];
  /** The number that `latest` leads to. */
  readonly latest?: string;
  readonly aliases: ReadonlyMap<string, string>;
  /** The versions that refer to it. */
  readonly dependents: readonly VersionName[];
  /** The published version before it, or another one that it is compared with. */
  readonly predecessor?: StoredText & { readonly number: string };
  /** The schemas that it and its predecessor refer to. */
  readonly references: readonly StoredText[];
  /** The address of the service, and the prefix of its paths in links. */
  readonly base: string;
  readonly prefix: string;
}

/** The same, read. */
interface ReadVersion extends StoredVersion {
  readonly schema: Document;
  readonly description: Description;
  readonly view: VersionView;
  readonly context: Context;
}

type Make = (version: ReadVersion) => Promise<string> | string;

const json = (value: Json) => `${JSON.stringify(value, null, 2)}\n`;

/** How each representation is made, by its file. */
const makers: { readonly [file: string]: Make } = {
  'schema.json': ({ schema }) => json(schema.value),
  'schema.yaml': ({ schema }) => textOf(schema.value, 'yaml'),
  'index.html': pageOf,
  'metadata.jsonld': ({ view }) => json(versionJsonLd(view)),
  'dcat.ttl': async (version) => datasetGraph(await catalogued(version)).turtle(),
  'datacite.xml': async (version) => dataciteXml(await catalogued(version)),
  'ro-crate.zip': crateOf,
  linkset: ({ view }) => json(linkset(view)),
  ...Object.fromEntries(
    Object.keys(standards).map((id) => [
      `${id}.jsonld`,
      async (read: ReadVersion) => json(await exported(id, read)),
    ]),
  ),
};

/** The schema with its address, if it has none of its own. */
function named({ schema: { value }, address }: Pick<ReadVersion, 'schema' | 'address'>): Document {
  const hasOwn = isObject(value) && typeof value.$id === 'string' && /^[a-z][a-z0-9+.-]*:/i.test(value.$id);
  return documentOf(isObject(value) && !hasOwn ? { ...value, $id: address } : value, address);
}

async function exported(id: string, read: ReadVersion): Promise<JsonObject> {
  const operation = exportOperations.find(({ name }) => name === `export ${id}`)!;
  const { options = {} } = read.version;
  return (await operation.run({ schema: named(read), options }, read.context)).document as JsonObject;
}

/** A crate with the schema as it was published. */
async function crateOf(read: ReadVersion): Promise<string> {
  const files = await crateFiles({
    schema: {
      name: `schema.${read.format}`,
      bytes: new TextEncoder().encode(read.text),
      mediaType: read.version.mediaType,
    },
    data: [],
    exported: { document: await exported('ro-crate', read) },
    sha256: (bytes) => createHash('sha256').update(bytes).digest('hex'),
  });
  return Buffer.from(crateZip(files)).toString('base64');
}

/** What catalogues say of a version. */
async function catalogued({ version, owner, description, base, view }: ReadVersion): Promise<Entry> {
  const { predecessor: previous } = view.neighbours;
  const all = listedRepresentations.map(({ file, mediaType, title }) => ({
    href: `${view.cited.page}/${file}`,
    mediaType,
    title,
  }));
  const entry = { version, owner, description, representations: all, ...(previous ? { previous } : {}) };
  return entryOf(entry, base, await loadLicenses());
}

async function pageOf({
  view,
  base,
  prefix,
  predecessor,
  dependents,
  schema,
  context,
  ...read
}: ReadVersion) {
  const found = predecessor && (await changesSince(predecessor, schema, context));
  const { metrics } = await readiness.run({ schema, options: read.version.options ?? {} }, context);
  const missing = metrics
    .flatMap(({ losses }) => losses)
    .filter(({ points }) => points > 0)
    .map(({ message, points }) => ({ message, points }));
  return versionPage({
    site: siteAt(base, prefix),
    view,
    ...(found ? { changes: found.changes } : {}),
    dependents,
    missing,
  });
}

/** What changed since another version; nothing if one of them refers to what is no longer there. */
async function changesSince(predecessor: StoredText, schema: Document, { registry }: Context) {
  return (await diff(await readStored(predecessor), schema, { registry })).diff;
}

async function comparedWith({ predecessor, schema, context }: ReadVersion) {
  const found = await changesSince(predecessor!, schema, context);
  if (found) return found;
  throw new ProblemError(
    'unusable-schema',
    'The versions cannot be compared: one of them refers to a schema that was withdrawn, or to too many.',
  );
}

/** How the comparison with another version is made, by the type of the answer. */
const COMPARISONS: { readonly [mediaType: string]: Make } = {
  async 'text/html'(read) {
    const { predecessor, version, owner, base, prefix } = read;
    const { changes } = await comparedWith(read);
    return changesPage({ site: siteAt(base, prefix), version, owner, from: predecessor!.number, changes });
  },
  async 'application/json'(read) {
    const found = await comparedWith(read);
    const numbers = { from: read.predecessor!.number, to: read.version.number };
    return json({ ...numbers, ...found } as unknown as Json);
  },
};

/** Makes a representation, by its file or the type of a comparison. What it says is that of the day of publication, so that it never changes. */
export async function represent(
  file: string,
  stored: StoredVersion,
  options: RegistryOptions,
): Promise<Performed> {
  const { mediaType, is } = representations.find((each) => each.file === file) ?? {
    mediaType: file,
    is: 'comparison',
  };
  const referred = await Promise.all(stored.references.map(readStored));
  const registry = createRegistry({ ...options, schemas: [...(options.schemas ?? []), ...referred] });
  const schema = await readStored(stored);
  const description = described(schema, registry);
  const view = versionView({
    ...stored,
    description,
    representations: listedRepresentations.map((each) => ({
      title: each.title,
      path: each.file,
      mediaType: each.mediaType,
      is: each.is === 'content' ? 'content' : 'metadata',
    })),
  });
  const context = { registry, today: stored.version.at.slice(0, 10), budget: new Budget(STEPS) };
  try {
    const read = { ...stored, schema, description, view, context };
    if (is === 'comparison') return { body: await COMPARISONS[file]!(read), mediaType };
    const body = await makers[file]!(read);
    const links = is === 'page' ? versionLinks(view) : linksBack({ is }, view);
    return { body, mediaType, headers: { Link: linkHeader(links) } };
  } catch (fault) {
    throw problemFor(fault);
  }
}

/** Few keywords can describe many variables. */
function described(schema: Document, registry: Context['registry']): Description {
  try {
    return describe(schema, registry, { budget: new Budget(STEPS) });
  } catch (fault) {
    throw problemFor(fault);
  }
}
