import type { Document } from '../../schema/document/index.js';
import { string } from '../../schema/vocabulary/index.js';
import { type Context, InvalidInput, type Parameter, type PublishedVersion } from './operation.js';
import { registeredSchema } from './schemas/index.js';

/** The parameter that names a schema, instead of sending it. */
export const againstParameter: Parameter = {
  about:
    'The address of a registered or published schema, instead of the schema itself: an absolute address, or a path of this service such as /s/OWNER/NAME/VERSION; an alias or latest may stand for the version.',
  isAddress: true,
  kind: string,
};

/** The published version that an input names, as its answer says. */
export interface NamedVersion extends PublishedVersion {
  readonly address: string;
}

/** A schema, and which version it is if it was named and is published. */
export interface SchemaInUse {
  readonly schema: Document;
  readonly against?: NamedVersion;
}

/** The schema that was sent, or the known one that was named: one of both. */
export function sentOrNamed(
  sent: Document | undefined,
  address: string | undefined,
  { registry, versionAt }: Pick<Context, 'registry' | 'versionAt'>,
  missing: string,
): SchemaInUse {
  if (sent !== undefined && address !== undefined)
    throw new InvalidInput('', 'Send the schema or name it with ?against=, not both.');
  if (sent) return { schema: sent };
  if (address === undefined) throw new InvalidInput('', missing);
  const schema = registeredSchema(registry, address);
  const version = versionAt?.(address);
  return { schema, ...(version ? { against: { address, ...version } } : {}) };
}
