import { Budget } from '../../budget.js';
import { type Document, documentOf, type Format, parse } from '../../document/index.js';
import { textOf } from '../../draft/index.js';
import { isObject, type Json, type JsonObject } from '../../json.js';
import { type Context, exportOperations } from '../../operations/index.js';
import type { Owner, VersionName, VersionRecord } from '../../publish/index.js';
import { createRegistry, type RegistryOptions } from '../../registry/index.js';
import { standards } from '../../standards/list/index.js';
import { STEPS } from '../perform.js';
import type { Performed } from '../presentation.js';
import { problemFor } from '../problems.js';

/** A schema as it is stored. */
export interface StoredText {
  readonly address: string;
  readonly text: string;
  readonly format: Format;
}

/** All that a representation of a version is made from, as plain data that can go to a thread. */
export interface StoredVersion extends StoredText {
  readonly version: VersionRecord;
  readonly owner: Owner;
  /** All versions of its schema, the newest first, and the other names that they have. */
  readonly versions: readonly VersionRecord[];
  readonly aliases: ReadonlyMap<string, string>;
  /** The versions that refer to it. */
  readonly dependents: readonly VersionName[];
  /** The published version before it. */
  readonly predecessor?: StoredText & { readonly number: string };
  /** The schemas that it and its predecessor refer to. */
  readonly references: readonly StoredText[];
  /** The address of the service. */
  readonly base: string;
}

/** The same, with the schema as a value. */
interface RepresentedVersion extends StoredVersion {
  readonly schema: Json;
}

/** A form in which a version is answered, at an address of its own and by negotiation. */
export interface Representation {
  /** The last part of its address. */
  readonly file: string;
  readonly mediaType: string;
  readonly title: string;
  readonly make: (version: RepresentedVersion, context: Context) => Promise<string> | string;
}

const json = (value: Json) => `${JSON.stringify(value, null, 2)}\n`;

/** The representations; the first of those that a client accepts equally wins. */
export const representations: readonly Representation[] = [
  {
    file: 'schema.json',
    mediaType: 'application/schema+json',
    title: 'JSON Schema',
    make: ({ schema }) => json(schema),
  },
  {
    file: 'schema.yaml',
    mediaType: 'application/yaml',
    title: 'JSON Schema in YAML',
    make: ({ schema }) => textOf(schema, 'yaml'),
  },
  ...Object.values(standards).map(
    ({ id, title, version, mediaType }): Representation => ({
      file: `${id}.jsonld`,
      mediaType,
      title: `${title} ${version}`,
      async make(represented, context) {
        const operation = exportOperations.find(({ name }) => name === `export ${id}`)!;
        const { options = {} } = represented.version;
        const { document } = await operation.run({ schema: named(represented), options }, context);
        return json(document as unknown as JsonObject);
      },
    }),
  ),
];

/** The schema with its address, if it has none of its own. */
function named({ schema, address }: Pick<RepresentedVersion, 'schema' | 'address'>): Document {
  const hasOwn =
    isObject(schema) && typeof schema.$id === 'string' && /^[a-z][a-z0-9+.-]*:/i.test(schema.$id);
  return documentOf(isObject(schema) && !hasOwn ? { ...schema, $id: address } : schema, address);
}

/** Makes a representation. What it says is that of the day of publication, so that it never changes. */
export async function represent(
  file: string,
  stored: StoredVersion,
  options: RegistryOptions,
): Promise<Performed> {
  const { mediaType, make } = representations.find((each) => each.file === file)!;
  const referred = await Promise.all(stored.references.map(read));
  const registry = createRegistry({ ...options, schemas: [...(options.schemas ?? []), ...referred] });
  const { value: schema } = await read(stored);
  try {
    const context = { registry, today: stored.version.at.slice(0, 10), budget: new Budget(STEPS) };
    return { body: await make({ ...stored, schema }, context), mediaType };
  } catch (fault) {
    throw problemFor(fault);
  }
}

/** What is published was read before. */
async function read({ address, text, format }: StoredText): Promise<Document> {
  const { document } = await parse(text, address, format);
  return { ...documentOf(document!.value, address), base: address };
}
