import type { Diagnostic } from '../../base/diagnostic.js';
import { excessOf, type Size, sizeOf } from '../../quality/validate/index.js';
import {
  type Document,
  type Format,
  isBroken,
  parseTolerantly,
  type Recovered,
} from '../../schema/document/index.js';
import { oneOf, string } from '../../schema/vocabulary/index.js';
import { type Context, checkSchemaLimits, InvalidInput, type Parameter } from './operation.js';
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
    unless: 'text',
    document: true,
    isSchema: true,
    kind: schemaParameter.kind,
  },
  text: {
    about: 'The text of the schema document instead, so that findings have lines and columns.',
    isLong: true,
    isSchema: true,
    kind: string,
  },
  format: {
    about: 'The format of the text.',
    kind: oneOf('json', 'yaml'),
    usual: 'json',
  },
};

/** What it takes to read a text, with the positions of all that is in it. */
const STEPS_A_CHARACTER = { json: 0.25, yaml: 4 } as const;

/** The steps that it takes to read a text. */
export function readingSteps({ length }: string, format: Format): number {
  return length * STEPS_A_CHARACTER[format];
}

/** What was given, as a document; a text with syntax errors has only diagnostics. */
export async function documentFrom(
  input: SchemaOrText,
  limits: Pick<Context, 'budget'>,
): Promise<{ readonly document?: Document; readonly diagnostics: readonly Diagnostic[] }> {
  const recovered = await recoveredFrom(input, limits);
  return isBroken(recovered.document) ? { diagnostics: recovered.diagnostics } : recovered;
}

/** What was given, as a document; of a text with syntax errors as much as could be read, beyond limits or not. */
export async function recoveredFrom(
  { schema, text, format = 'json' }: SchemaOrText,
  { budget }: Pick<Context, 'budget'>,
): Promise<Recovered & { readonly isLimited?: boolean }> {
  if ((schema === undefined) === (text === undefined)) {
    throw new InvalidInput('', 'Give either "schema" or "text", not both.');
  }
  if (text === undefined) return { document: schema!, diagnostics: [] };
  budget?.spend(readingSteps(text, format));
  const recovered = await parseTolerantly(text, 'schema', format);
  if (budget === undefined) return recovered;
  const size = sizeOf(recovered.document.value);
  // For a text with syntax errors those are reported first.
  if (!isBroken(recovered.document)) checkSchemaLimits(size);
  return { ...recovered, isLimited: excessOf(size) !== undefined };
}

/** The steps that reading and linting take, at most. The size of a text says little: a short YAML text can stand for a large document. */
export function lintEffort(
  stepsACharacter: number,
  schema: Size | undefined,
  text: Size | undefined,
): number {
  if (schema === undefined || text !== undefined || schema.hasDemandingPattern)
    return Number.POSITIVE_INFINITY;
  return stepsACharacter * schema.characters * schema.spread;
}
