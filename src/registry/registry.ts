import { type Document, documentOf, type Frame, frameOf } from '../document/index.js';
import { isObject } from '../json.js';
import {
  DRAFT_2020_12,
  dialectAddresses,
  type Edition,
  metaSchemas,
  PUBLISHED_DOCS_URL,
} from '../vocabulary/index.js';

/** What a `$schema` stands for: the plain standard, or an edition of the FAIR dialect. */
export type Dialect = '2020-12' | Edition;

/** The schemas that are known, by address. Nothing outside it is ever looked up. */
export interface Registry {
  /** The document at an address, without a fragment. */
  readonly find: (address: string) => Document | undefined;
  /** The same document with its schema objects. */
  readonly frame: (address: string) => Frame | undefined;
  /** The addresses of all documents. */
  readonly addresses: () => readonly string[];
  /** What an address means as the value of `$schema`. */
  readonly dialect: (address: string) => Dialect | undefined;
  /** Whether the address belongs to the standard itself, which every validator carries with it. */
  readonly isStandard: (address: string) => boolean;
  /** The addresses that `$schema` may name, best known first. */
  readonly dialects: () => readonly string[];
}

/** What a registry starts from. */
export interface RegistryOptions {
  /** Another host of the vocabulary's tree; the published addresses stay known. */
  readonly docsUrl?: string;
  /** Schemas to register, each under its `$id`. */
  readonly schemas?: readonly Document[];
}

const STANDARD = new Set([
  DRAFT_2020_12,
  ...[
    'core',
    'applicator',
    'unevaluated',
    'validation',
    'meta-data',
    'format-annotation',
    'format-assertion',
    'content',
  ].map((name) => `https://json-schema.org/draft/2020-12/meta/${name}`),
]);

/** A registry of the meta-schemas, the controlled lists and the schemas given. */
export function createRegistry({
  docsUrl = PUBLISHED_DOCS_URL,
  schemas = [],
}: RegistryOptions = {}): Registry {
  const hosts = [...new Set([docsUrl.replace(/\/+$/, ''), PUBLISHED_DOCS_URL])];
  const editions = new Map(hosts.flatMap((host) => [...dialectAddresses(host)]));
  // Generating the meta-schemas costs time that most runs can save: few documents refer to them.
  let documents: Map<string, Document> | undefined;
  const all = () => (documents ??= new Map([...builtIn(hosts), ...schemas.flatMap(addressed)]));
  const find = (address: string) => (isLocal(address) ? undefined : all().get(address));
  const frames = new Map<string, Frame>();
  return {
    find,
    frame(address) {
      const known = frames.get(address);
      const document = known ? undefined : find(address);
      if (document === undefined) return known;
      const frame = frameOf(document);
      frames.set(address, frame);
      return frame;
    },
    addresses: () => [...all().keys()],
    isStandard: (address) => STANDARD.has(address),
    dialect(address) {
      const bare = address.replace(/#$/, '');
      return bare === DRAFT_2020_12 ? '2020-12' : editions.get(bare.replace(/\/$/, ''));
    },
    dialects: () => [DRAFT_2020_12, ...editions.keys()],
  };
}

function isLocal(address: string): boolean {
  return address.startsWith('fairwright:');
}

function* builtIn(hosts: readonly string[]): Generator<readonly [string, Document]> {
  for (const host of hosts) {
    for (const [address, schema] of metaSchemas(host)) yield [address, documentOf(schema, address)];
  }
}

function addressed(document: Document): readonly (readonly [string, Document])[] {
  const id = isObject(document.value) ? document.value.$id : undefined;
  return typeof id === 'string' ? [[id.replace(/#$/, ''), document]] : [];
}
