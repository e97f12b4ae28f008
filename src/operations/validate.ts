import { type Diagnostic, isValid } from '../diagnostic.js';
import { type Document, locate } from '../document/index.js';
import { prepare, validateSchema } from '../validate/index.js';
import type { Operation } from './operation.js';

/** What is validated, and how. */
export interface ValidateInput {
  readonly schema: Document;
  /** One instance, or rows that are instances each. */
  readonly instance?: Document | readonly Document[];
  readonly strict?: boolean;
  readonly formats?: 'annotate' | 'assert';
}

/** The verdict, in words and as diagnostics. */
export interface ValidateOutput {
  readonly valid: boolean;
  readonly schema_errors: readonly string[];
  readonly instance_errors: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Validates a schema, and data against it. */
export const validate: Operation<ValidateInput, ValidateOutput> = {
  name: 'validate',
  summary: 'Check a schema against the FAIR dialect, and data against the schema.',
  parameters: {
    schema: {
      about: 'The schema document.',
      required: true,
      document: true,
      schema: { type: ['object', 'boolean'] },
    },
    instance: { about: 'The data to check against the schema.', document: true, schema: {} },
    strict: {
      about: 'Refuse misspelled and unknown fair: keywords.',
      schema: { type: 'boolean', default: false },
    },
    formats: {
      about: 'Whether "format" is an annotation or is asserted.',
      schema: { enum: ['annotate', 'assert'], default: 'annotate' },
    },
  },
  async run({ schema, instance, ...options }, { registry }) {
    const instances = instance === undefined ? [] : 'uri' in instance ? [instance] : instance;
    if (instance === undefined)
      return verdict(validateSchema(schema, { ...options, registry }), schema, instances);
    const { diagnostics, judge } = await prepare(schema, { ...options, registry });
    const judged = judge ? instances.flatMap((each) => locate(judge(each), [each])) : [];
    return verdict([...diagnostics, ...judged], schema, instances);
  },
};

function verdict(
  found: readonly Diagnostic[],
  schema: Document,
  instances: readonly Document[],
): ValidateOutput {
  const diagnostics = locate(found, [schema, ...instances.slice(0, 1)]);
  const ofInstance = (each: Diagnostic) => each.code.startsWith('instance/');
  return {
    valid: isValid(diagnostics),
    schema_errors: errorSentences(diagnostics.filter((each) => !ofInstance(each))),
    instance_errors: errorSentences(diagnostics.filter(ofInstance)),
    diagnostics,
  };
}

/** The errors among diagnostics as plain sentences: `MESSAGE (path: POINTER)`. */
export function errorSentences(diagnostics: readonly Diagnostic[]): readonly string[] {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  return errors.map(({ message, at }) => `${message} (path: ${at.pointer})`);
}
