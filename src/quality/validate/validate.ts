import { type Diagnostic, isValid } from '../../base/diagnostic.js';
import type { Document } from '../../schema/document/index.js';
import { createRegistry } from '../../schema/references/index.js';
import type { Annotation } from './annotations.js';
import type { InstanceChecker, InstanceOptions } from './instance.js';
import type { Output, OutputShape } from './output-shapes.js';
import { faultsBehind, hindrances, reachable } from './reachable.js';
import { checkDocument, type SchemaOptions, validateSchema } from './schema.js';

/** How a schema and its instances are checked. */
export interface ValidateOptions extends SchemaOptions, InstanceOptions {}

/** The result for a schema, with checks of its instances if it can check any. */
export interface PreparedSchema extends Partial<InstanceChecker> {
  readonly diagnostics: readonly Diagnostic[];
}

/** Checks a schema and, when it is sound, makes it ready to check instances. */
export async function prepare(schema: Document, options: ValidateOptions = {}): Promise<PreparedSchema> {
  const registry = options.registry ?? createRegistry();
  const { schemaIndex, diagnostics: found } = checkDocument(schema, { ...options, registry });
  const own = hindrances(found);
  if (!isValid(own)) return { diagnostics: own };
  const schemaIndexes = reachable(schemaIndex, registry);
  const diagnostics = [...own, ...faultsBehind(schemaIndexes, registry)];
  if (!isValid(diagnostics)) return { diagnostics };
  // The engine is large: code that checks only schemas never loads it.
  const { instanceChecker } = await import('./instance.js');
  return { diagnostics, ...(await instanceChecker(schemaIndexes, { ...options, registry })) };
}

/** Checks a schema document and, if one is given, an instance against it. */
export async function validate(
  schema: Document,
  instance?: Document,
  options: ValidateOptions = {},
): Promise<readonly Diagnostic[]> {
  if (instance === undefined) return validateSchema(schema, options);
  const { diagnostics, check } = await prepare(schema, options);
  return check ? [...diagnostics, ...check(instance)] : diagnostics;
}

/** What a schema says about a valid instance and its parts; nothing if one of the two is not valid. */
export async function annotate(
  schema: Document,
  instance: Document,
  options: ValidateOptions = {},
): Promise<readonly Annotation[]> {
  const { annotate } = await prepare(schema, options);
  return annotate?.(instance) ?? [];
}

/** The result of an instance in an output format of the standard; it has none for a schema that cannot be used for validation. */
export async function outputOf(
  shape: OutputShape,
  schema: Document,
  instance: Document,
  options: ValidateOptions = {},
): Promise<Output> {
  const { diagnostics, output } = await prepare(schema, options);
  if (output) return output(shape, instance);
  if (shape === 'flag') return { valid: false };
  const fault = diagnostics.find(({ severity }) => severity === 'error')!;
  const error = `The schema cannot be used for validation: ${fault.message} (${fault.at.uri}#${fault.at.pointer})`;
  return { valid: false, keywordLocation: '', instanceLocation: '', error };
}
