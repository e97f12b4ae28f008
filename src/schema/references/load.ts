import { type Document, indexSchema, withoutFragment } from '../document/index.js';
import { type Absence, createRegistry, type RegistryOptions } from './registry.js';

/** A reference that leads out of a document. */
export interface Outward {
  /** Where it leads, without a fragment. */
  readonly address: string;
  /** As it is written. */
  readonly text: string;
  /** The document that it is written in. */
  readonly from: Document;
}

/** Where schemas come from: a folder, a database. */
export interface SchemaSource {
  /** The document that a reference leads to, or why there is none. */
  readonly find: (reference: Outward) => Promise<Document | Absence>;
}

/** The schemas that some documents need. */
export interface Closure {
  /** They as plain data: what registries are made from, here and in threads. */
  readonly options: RegistryOptions;
  /** The same schemas with their texts, to find lines and columns in. */
  readonly documents: readonly Document[];
}

/** Follows the references of documents, and of what they lead to, through a source; brings in nothing else. */
export async function loadClosure(
  starts: readonly Document[],
  source: SchemaSource,
  options: RegistryOptions = {},
): Promise<Closure> {
  const known = createRegistry(options);
  const found = new Map<string, Document>();
  const absences: Record<string, Absence> = { ...options.absences };
  const asked = new Set<string>();
  const left = [...starts];
  for (let document = left.pop(); document !== undefined; document = left.pop()) {
    for (const reference of outwardReferences(document)) {
      const { address } = reference;
      if (asked.has(address) || known.dialect(address)) continue;
      asked.add(address);
      if (known.find(address)) continue;
      const answer = await source.find(reference);
      if (!('value' in answer)) absences[address] = answer;
      else {
        const key = `${answer.uri} ${answer.base}`;
        if (!found.has(key)) left.push(answer);
        found.set(key, answer);
      }
    }
  }
  const documents = [...found.values()];
  const schemas = [...(options.schemas ?? []), ...documents.map(withoutText)];
  return {
    options: {
      ...options,
      ...(schemas.length === 0 ? {} : { schemas }),
      ...(Object.keys(absences).length === 0 ? {} : { absences }),
    },
    documents,
  };
}

// The meta-schemas of other drafts are not supported, whether they are there or not.
const DRAFT = /^https?:\/\/json-schema\.org\//;

/** The references of a document that lead out of it, and the dialects that it names. */
export function outwardReferences(document: Document): readonly Outward[] {
  const { references, resources } = indexSchema(document);
  const outward: Outward[] = [];
  for (const { text, uri } of references) {
    const address = uri === undefined ? undefined : withoutFragment(uri);
    if (address === undefined || resources.has(address)) continue;
    outward.push({ address, text, from: document });
  }
  for (const { dialect } of resources.values()) {
    if (dialect === undefined || DRAFT.test(dialect)) continue;
    outward.push({ address: withoutFragment(dialect), text: dialect, from: document });
  }
  return outward;
}

function withoutText({ uri, value, base }: Document): Document {
  return base === undefined ? { uri, value } : { uri, value, base };
}

// Quotes may be escaped, where a text is the string of another one, and so may the dollar sign.
const REFERENCE = /\$(?:ref|dynamicRef)(?!\\?["']?\s*:\s*\\?["']?#)|\\u0024/;
const DIALECTS = /\$schema\\?["']?\s*:\s*\\?["']?([^\s"',}\\]+)/g;

/** Whether a text may have a reference to another document: most have none, and need not be parsed to know. */
export function mayReferOut(text: string): boolean {
  return REFERENCE.test(text);
}

/** The same, or a dialect that is not known. */
export function mayLeadOut(text: string, isDialect: (address: string) => boolean): boolean {
  if (mayReferOut(text)) return true;
  for (const [, dialect] of text.matchAll(DIALECTS)) {
    if (!DRAFT.test(dialect!) && !isDialect(dialect!)) return true;
  }
  return false;
}
