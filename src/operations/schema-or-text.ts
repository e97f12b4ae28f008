import type { Diagnostic } from '../diagnostic.js';
import { type Document, type Format, isBroken, parseTolerantly, type Recovered } from '../document/index.js';
import { excessOf } from '../validate/index.js';
import { oneOf, string } from '../vocabulary/index.js';
import { InvalidInput, LimitExceeded, type Parameter } from './operation.js';
import { schemaParameter } from './parameters.js';

/** A schema as a value, or as the text of its file, which gives findings lines and columns. */
export interface SchemaOrText {
  readonly schema?: Document;
  readonly text?: string;
  readonly format?: Format;
}

/** The parameters of operations that take either. */
export const schemaOrText: { readonly [N in keyof SchemaOrText]-?: Parameter } = {
  schema: {
    about: 'The schema document; or give its text.',
    carriers: schemaParameter.carriers,
    unless: 'text',
    document: true,
    kind: schemaParameter.kind,
  },
  text: {
    about: 'The text of the schema document instead, so that findings have lines and columns.',
    carriers: ['body'],
    kind: string,
  },
  format: {
    about: 'What the text is written in.',
    carriers: ['body'],
    kind: oneOf('json', 'yaml'),
    usual: 'json',
  },
};

/** What was given, as a document; a text with syntax errors has only diagnostics. */
export async function documentFrom(
  input: SchemaOrText,
  limits: Limits,
): Promise<{ readonly document?: Document; readonly diagnostics: readonly Diagnostic[] }> {
  const recovered = await recoveredFrom(input, limits);
  return isBroken(recovered.document) ? { diagnostics: recovered.diagnostics } : recovered;
}

interface Limits {
  readonly hasLimits?: boolean | undefined;
}

/** What was given, as a document; of a text with syntax errors as much as could be read, beyond limits or not. */
export async function recoveredFrom(
  { schema, text, format = 'json' }: SchemaOrText,
  { hasLimits = false }: Limits,
): Promise<Recovered & { readonly isLimited?: boolean }> {
  if ((schema === undefined) === (text === undefined)) {
    throw new InvalidInput('', 'Give either "schema" or "text", not both.');
  }
  if (text === undefined) return { document: schema!, diagnostics: [] };
  const recovered = await parseTolerantly(text, 'schema', format);
  // Whoever sends a text with syntax errors is told of those first.
  const excess = hasLimits ? excessOf(recovered.document.value) : undefined;
  if (excess && !isBroken(recovered.document)) throw new LimitExceeded(excess);
  return { ...recovered, isLimited: excess !== undefined };
}
