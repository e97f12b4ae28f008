import { type Diagnostic, isValid } from '../../../base/diagnostic.js';
import {
  OUTPUT_SHAPES,
  type Output,
  type OutputShape,
  outputOf,
  prepare,
  validateSchema,
} from '../../../quality/validate/index.js';
import { type Document, locate } from '../../../schema/document/index.js';
import { anything, boolean, oneOf } from '../../../schema/vocabulary/index.js';
import { diagnosticList, namedVersionShape, stringList } from '../answers.js';
import { againstParameter, type NamedVersion, sentOrNamed } from '../known-schema.js';
import { InvalidInput, type Operation } from '../operation.js';
import { schemaParameter } from '../parameters.js';
import { errorSentences } from '../sentences.js';

/** What is validated, and how. */
export interface ValidateInput {
  /** The schema, unless `against` names one. */
  readonly schema?: Document;
  readonly against?: string;
  readonly instance?: Document;
  readonly strict?: boolean;
  readonly formats?: 'annotate' | 'assert';
  readonly output?: OutputShape;
}

/** The result, as texts and as diagnostics. */
export interface ValidateOutput {
  readonly valid: boolean;
  readonly schema_errors: readonly string[];
  readonly instance_errors: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** The result, with the version of the registry that `against` named. */
interface NamedOutput extends ValidateOutput {
  readonly against?: NamedVersion;
}

/** Validates a schema, and data against it. */
export const validate: Operation<ValidateInput, NamedOutput | Output> = {
  name: 'validate',
  summary: 'Check a schema against the FAIR dialect, and data against the schema.',
  parameters: {
    schema: {
      about: 'The schema document; or name a known one with "against".',
      unless: 'against',
      document: true,
      isSchema: true,
      kind: schemaParameter.kind,
    },
    against: againstParameter,
    instance: {
      about: 'The data to check against the schema.',
      document: true,
      kind: anything,
    },
    strict: {
      about: 'Refuse misspelled and unknown fair: keywords.',
      kind: boolean,
      usual: false,
    },
    formats: {
      about: 'Whether "format" is an annotation or is asserted.',
      kind: oneOf('annotate', 'assert'),
      usual: 'annotate',
    },
    output: {
      about: 'Answer in an output format of JSON Schema 2020-12 instead.',
      kind: oneOf(...OUTPUT_SHAPES),
    },
  },
  answer: {
    about: 'The result. An invalid schema is a result, not an HTTP error.',
    mediaType: 'application/json',
    schema: {
      type: 'object',
      description: 'With "output", an output unit of JSON Schema 2020-12.',
      required: ['valid'],
      properties: {
        valid: { type: 'boolean' },
        schema_errors: { ...stringList, description: 'The errors of the schema as text, with their paths.' },
        instance_errors: {
          ...stringList,
          description: 'The errors of the instance as text, with their paths.',
        },
        diagnostics: diagnosticList,
        against: namedVersionShape,
      },
    },
  },
  examples: [
    {
      title: 'A schema with a misspelled keyword',
      input: {
        schema: {
          $schema: 'https://highvaluedata.net/fair-data-schema/dev',
          title: 'Towns',
          'fair:licence': 'MIT',
        },
        strict: true,
      },
    },
    {
      title: 'Data against a schema',
      input: {
        schema: { type: 'object', properties: { inhabitants: { type: 'integer', minimum: 0 } } },
        instance: { inhabitants: -5 },
      },
    },
  ],
  effort({ schema, instance }) {
    if (schema === undefined || schema.hasDemandingPattern) return Number.POSITIVE_INFINITY;
    const { characters, objects, patterns, enumValues, spread, hasGroupLoop } = schema;
    const check = characters / 4;
    if (instance === undefined) return check;
    // Each schema object may meet each value, and each pattern each text.
    const meetings = (objects + patterns + enumValues / 8) * instance.values;
    const matching = patterns * instance.characters * (hasGroupLoop ? 32 : 1 / 8);
    return check + spread * (meetings + matching);
  },
  async run({ schema: sent, against: address, instance, output, ...given }, context) {
    const { registry, budget } = context;
    const { schema, against } = sentOrNamed(sent, address, context, 'The schema is missing.');
    const options = { ...given, registry, ...(budget ? { budget } : {}) };
    if (instance === undefined) {
      if (output) throw new InvalidInput('/output', 'Give an instance: "output" needs data to check.');
      return verdict(validateSchema(schema, options), [schema], against);
    }
    if (output) return outputOf(output, schema, instance, options);
    const { diagnostics, check } = await prepare(schema, options);
    return verdict([...diagnostics, ...(check?.(instance) ?? [])], [schema, instance], against);
  },
};

function verdict(
  found: readonly Diagnostic[],
  documents: readonly Document[],
  against: NamedVersion | undefined,
): NamedOutput {
  const diagnostics = locate(found, documents);
  const ofInstance = (each: Diagnostic) => each.code.startsWith('instance/');
  return {
    valid: isValid(diagnostics),
    schema_errors: errorSentences(diagnostics.filter((each) => !ofInstance(each))),
    instance_errors: errorSentences(diagnostics.filter(ofInstance)),
    diagnostics,
    ...(against ? { against } : {}),
  };
}
