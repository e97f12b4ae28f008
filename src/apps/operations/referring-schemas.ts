import type { Budget } from '../../base/budget.js';
import { type Document, type Format, isBroken } from '../../schema/document/index.js';
import type { Registry } from '../../schema/references/index.js';
import type { Declaration, Parameter } from './operation.js';
import { recoveredFrom } from './schema-or-text.js';

/** The schemas of an input, sent or named: what they refer to must be known before the operation runs. */
export async function referringSchemas(
  { parameters }: Declaration<unknown>,
  input: { readonly [name: string]: unknown },
  registry: Registry,
  budget: Budget,
): Promise<readonly Document[]> {
  const found: (Document | undefined)[] = [];
  for (const [name, { isSchema, isAddress, document }] of Object.entries<Parameter>(parameters)) {
    const value = input[name];
    if (value === undefined) continue;
    if (isAddress) found.push(registry.find(value as string));
    else if (isSchema && document) found.push(value as Document);
    else if (isSchema) found.push(await written(value as string, input.format as Format | undefined, budget));
  }
  return found.filter((each) => each !== undefined);
}

/** The schema of a text; what is wrong with the text is for the operation to say. */
async function written(
  text: string,
  format: Format | undefined,
  budget: Budget,
): Promise<Document | undefined> {
  const given = { text, ...(format === undefined ? {} : { format }) };
  const { document, isLimited } = await recoveredFrom(given, { budget });
  return isLimited || isBroken(document) ? undefined : document;
}
