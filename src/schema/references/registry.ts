import type { Diagnostic } from '../../base/diagnostic.js';
import { isObject, member, quote } from '../../base/json.js';
import {
  type Document,
  documentOf,
  indexSchema,
  resolveReference,
  type SchemaIndex,
  withoutFragment,
} from '../document/index.js';
import {
  DRAFT_2020_12,
  dialectAddresses,
  isIri,
  metaSchemas,
  PUBLISHED_DOCS_URL,
} from '../vocabulary/index.js';
import { type CustomDialect, customDialect, type Dialect } from './dialect.js';
import { standardDocuments } from './standard.generated.js';

/** The schemas that are known, by address. Nothing outside it is ever looked up. */
export interface Registry {
  /** The address under which the vocabulary's tree is served. */
  readonly docsUrl: string;
  /** What is wrong with the schemas that were given. */
  readonly problems: readonly Diagnostic[];
  /** The document at an address, without a fragment. */
  readonly find: (address: string) => Document | undefined;
  /** Why there is no document at an address, if the loader knows. */
  readonly absence: (address: string) => Absence | undefined;
  /** The same document with its schema objects. */
  readonly schemaIndex: (address: string) => SchemaIndex | undefined;
  /** The addresses of all documents; without those that are only another name for one of them. */
  readonly addresses: () => readonly string[];
  /** Whether an address is that of a built-in meta-schema or controlled list. */
  readonly isBuiltIn: (address: string) => boolean;
  /** What an address means as the value of `$schema`. */
  readonly dialect: (address: string) => Dialect | undefined;
  /** What it means if it is the address of a registered meta-schema that is not built in. */
  readonly customDialect: (address: string) => CustomDialect | undefined;
  /** The addresses that `$schema` may name, best known first. */
  readonly dialects: () => readonly string[];
}

const standard: ReadonlyMap<string, Document> = new Map(
  standardDocuments.map((schema) => [schema.$id as string, documentOf(schema, schema.$id as string)]),
);

/** Why an address has no document. */
export interface Absence {
  /** What to do about it. */
  readonly help: string;
  /** What is wrong with the document that should be there. */
  readonly related?: NonNullable<Diagnostic['related']>;
}

/** What a registry starts from: plain data, so that it can be sent to a thread. */
export interface RegistryOptions {
  /** Another host of the vocabulary's tree; the published addresses stay known. */
  readonly docsUrl?: string;
  /** Schemas to register, each under its `$id`, under its base, and under its uri too if that is an address. */
  readonly schemas?: readonly Document[];
  /** The addresses that were looked for in vain. */
  readonly absences?: { readonly [address: string]: Absence };
  /** The findings from reading those schemas. */
  readonly problems?: readonly Diagnostic[];
}

/** A registry of the meta-schemas, the controlled lists and the schemas given. */
export function createRegistry(options: RegistryOptions = {}): Registry {
  const docsUrl = (options.docsUrl ?? PUBLISHED_DOCS_URL).replace(/\/+$/, '');
  const hosts = [...new Set([docsUrl, PUBLISHED_DOCS_URL])];
  const editions = new Map(hosts.flatMap((host) => [...dialectAddresses(host)]));
  // Generating the meta-schemas costs time that most runs can save: few documents refer to them.
  let generated: Map<string, Document> | undefined;
  const builtIn = () => (generated ??= new Map(hosts.flatMap((host) => [...documentsOf(host)])));
  const isUnderHost = (address: string) => hosts.some((host) => isUnder(host, address));
  const isBuiltIn = (address: string) => isUnderHost(address) && builtIn().has(address);
  const given = register(options.schemas ?? [], isBuiltIn);
  const find = (address: string) => {
    if (address.startsWith('fairwright:')) return undefined;
    return (
      given.documents.get(address) ??
      given.aliases.get(address) ??
      standard.get(address) ??
      (isUnderHost(address) ? builtIn().get(address) : undefined)
    );
  };
  const dialect = (address: string): Dialect | undefined => {
    const bare = address.replace(/#$/, '');
    return bare === DRAFT_2020_12 ? '2020-12' : editions.get(bare.replace(/\/$/, ''));
  };
  const schemaIndexes = new Map<string, SchemaIndex>();
  const customs = new Map<string, CustomDialect | undefined>();
  return {
    docsUrl,
    problems: [...(options.problems ?? []), ...given.problems],
    find,
    absence: (address) => {
      const { absences = {} } = options;
      return Object.hasOwn(absences, address) ? absences[address] : undefined;
    },
    schemaIndex(address) {
      const known = schemaIndexes.get(address);
      const document = known ? undefined : find(address);
      if (document === undefined) return known;
      const schemaIndex = indexSchema(document);
      schemaIndexes.set(address, schemaIndex);
      return schemaIndex;
    },
    addresses: () => [
      ...[...builtIn().keys()].filter((address) => isUnder(docsUrl, address)),
      ...given.documents.keys(),
    ],
    isBuiltIn,
    dialect,
    customDialect(address) {
      const bare = address.replace(/#$/, '');
      if (customs.has(bare) || dialect(address)) return customs.get(bare);
      const metaSchema = (given.documents.get(bare) ?? given.aliases.get(bare))?.value;
      const custom = isObject(metaSchema) ? customDialect(metaSchema, dialect) : undefined;
      if (metaSchema !== undefined) customs.set(bare, custom);
      return custom;
    },
    dialects: () => [DRAFT_2020_12, ...editions.keys()],
  };
}

function isUnder(host: string, address: string): boolean {
  return address === host || address.startsWith(`${host}/`);
}

function documentsOf(host: string): readonly (readonly [string, Document])[] {
  return [...metaSchemas(host)].map(([address, schema]) => [address, documentOf(schema, address)] as const);
}

/** Takes in the schemas that have an address of their own, and reports the others. */
function register(schemas: readonly Document[], isTaken: (address: string) => boolean) {
  const documents = new Map<string, Document>();
  const aliases = new Map<string, Document>();
  const problems: Diagnostic[] = [];
  for (const document of schemas) {
    if (isIri(document.uri)) aliases.set(document.uri, document);
    if (document.base !== undefined) aliases.set(document.base, document);
    const address = idOf(document) ?? '';
    const earlier = documents.get(address);
    // What was reached by its path needs no other address, and two paths may lead to it.
    if (document.base !== undefined && (address === document.base || earlier?.uri === document.uri)) continue;
    if (!isIri(address)) problems.push(unaddressed(document, address));
    else if (isTaken(address)) {
      problems.push(
        refused(document, 'registry/taken-id', `${quote(address)} is an address of the vocabulary.`),
      );
    } else if (earlier) {
      const message = `${quote(address)} is already registered, from ${earlier.uri}.`;
      problems.push(refused(document, 'registry/duplicate-id', message));
    } else documents.set(address, document);
  }
  return { documents, aliases, problems };
}

/** The `$id` of a document, resolved against its base if it has one; without an `$id`, the base. */
export function idOf({ value, base }: Pick<Document, 'value' | 'base'>): string | undefined {
  const id = isObject(value) ? member(value, '$id') : undefined;
  if (typeof id !== 'string') return base;
  return withoutFragment((base === undefined ? id : resolveReference(id, base)) ?? id);
}

/** Distinguishes a schema without an address from one whose address has a mistake, such as a space. */
function unaddressed(document: Document, address: string): Diagnostic {
  if (!/^[a-z][a-z\d+.-]*:/i.test(address))
    return refused(document, 'registry/no-id', 'The schema has no absolute $id.');
  const help =
    'It is not registered: percent-encode the characters that an IRI cannot contain, such as a space as %20.';
  return refused(document, 'registry/no-iri', `The $id ${quote(address)} is not an IRI.`, help);
}

const RENAME = 'It is not registered: give it an $id that no other schema has.';

function refused({ uri }: Document, code: string, message: string, help = RENAME): Diagnostic {
  return { code, severity: 'error', message, help, at: { uri, pointer: '/$id', on: 'value' } };
}
