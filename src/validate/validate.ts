import { type Diagnostic, isValid } from '../diagnostic.js';
import type { Document } from '../document/index.js';
import { createRegistry } from '../registry/index.js';
import type { InstanceJudges, InstanceOptions } from './instance.js';
import { checkDocument, type SchemaOptions, validateSchema } from './schema.js';

/** How a schema and its instances are judged. */
export interface ValidateOptions extends SchemaOptions, InstanceOptions {}

/** The result for a schema, with judges of its instances if it can judge any. */
export interface Judged extends Partial<InstanceJudges> {
  readonly diagnostics: readonly Diagnostic[];
}

/** What is only a warning on a schema, but stands in the way of judging an instance by it. */
const HINDRANCES: readonly string[] = ['reference/unregistered', 'reference/endless'];

/** Checks a schema and, when it is sound, makes it ready to judge instances. */
export async function prepare(schema: Document, options: ValidateOptions = {}): Promise<Judged> {
  const registry = options.registry ?? createRegistry();
  const { frame, diagnostics: found } = checkDocument(schema, { ...options, registry });
  const diagnostics = found.map((each) =>
    HINDRANCES.includes(each.code) ? ({ ...each, severity: 'error' } as const) : each,
  );
  if (!isValid(diagnostics)) return { diagnostics };
  // The engine is large: whoever checks only schemas never loads it.
  const { instanceJudges } = await import('./instance.js');
  return { diagnostics, ...(await instanceJudges(frame, { ...options, registry })) };
}

/** Checks a schema document and, if one is given, an instance against it. */
export async function validate(
  schema: Document,
  instance?: Document,
  options: ValidateOptions = {},
): Promise<readonly Diagnostic[]> {
  if (instance === undefined) return validateSchema(schema, options);
  const { diagnostics, judge } = await prepare(schema, options);
  return judge ? [...diagnostics, ...judge(instance)] : diagnostics;
}
