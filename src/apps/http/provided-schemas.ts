import type { Budget } from '../../base/budget.js';
import type { Document } from '../../schema/document/index.js';
import {
  type Absence,
  createRegistry,
  outwardReferences,
  type Registry,
  type RegistryOptions,
} from '../../schema/references/index.js';
import { type Context, type PublishedVersion, readingSteps } from '../operations/index.js';
import { readStored, type StoredText } from './registry/stored-text.js';

/** The published schemas that a request uses, as plain data that can go to a thread. */
export interface ProvidedSchemas {
  readonly texts: readonly StoredText[];
  /** Why others are not there, by their addresses. */
  readonly absences: { readonly [address: string]: Absence };
  /** The versions that the request itself names, by their addresses. */
  readonly versions: { readonly [address: string]: PublishedVersion };
}

/** Nothing of the registry, so far. */
export const NOTHING_PROVIDED: ProvidedSchemas = { texts: [], absences: {}, versions: {} };

/** Says that work cannot begin before it is known what the registry has at some addresses. */
export class NeedsSchemas extends Error {
  constructor(readonly addresses: readonly string[]) {
    super('Schemas of the registry are needed.');
  }
}

/** A context that knows the schemas that were provided, beside those that are registered. */
export async function contextWith(
  context: Context,
  options: RegistryOptions,
  provided: ProvidedSchemas | undefined,
  budget: Budget,
): Promise<Context> {
  if (provided === undefined) return context;
  const { texts, absences, versions } = provided;
  if (texts.length === 0 && Object.keys(absences).length === 0) return context;
  budget.spend(stepsToRead(provided));
  const schemas = [...(options.schemas ?? []), ...(await Promise.all(texts.map(readStored)))];
  const registry = createRegistry({ ...options, schemas, absences: { ...options.absences, ...absences } });
  const versionAt = (address: string) => (Object.hasOwn(versions, address) ? versions[address] : undefined);
  return { ...context, registry, versionAt };
}

/** The steps that it takes to read what was provided. */
export function stepsToRead({ texts }: ProvidedSchemas): number {
  return texts.reduce((sum, { text, format }) => sum + readingSteps(text, format), 0);
}

/** Refuses to begin work on schemas that refer to others of which it is not known whether the registry has them. */
export function refuseUnknown(
  schemas: readonly Document[],
  registry: Registry,
  { texts, absences }: ProvidedSchemas,
): void {
  const left = [...schemas, ...texts.flatMap(({ address }) => registry.find(address) ?? [])];
  const asked = new Set(texts.map(({ address }) => address));
  const lacking: string[] = [];
  for (let document = left.pop(); document !== undefined; document = left.pop()) {
    for (const { address } of outwardReferences(document)) {
      if (asked.has(address)) continue;
      asked.add(address);
      if (Object.hasOwn(absences, address) || registry.dialect(address) || registry.isBuiltIn(address))
        continue;
      const registered = registry.find(address);
      if (registered) left.push(registered);
      else lacking.push(address);
    }
  }
  if (lacking.length > 0) throw new NeedsSchemas(lacking);
}
