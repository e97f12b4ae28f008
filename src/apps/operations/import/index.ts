import { LimitExceeded } from '../../../base/budget.js';
import type { Diagnostic } from '../../../base/diagnostic.js';
import { isObject, type JsonObject, oneOfWords } from '../../../base/json.js';
import type { ImportLedger } from '../../../exchange/standards/index.js';
import { type Standard, standards, standardTitles } from '../../../exchange/standards/list/index.js';
import { excessOf, schemaLimits, sizeOf } from '../../../quality/validate/index.js';
import type { Document } from '../../../schema/document/index.js';
import type { Origin, SchemaFormat } from '../../../schema/draft/index.js';
import { closedRecord, type Kind, oneOf, plainKind } from '../../../schema/vocabulary/index.js';
import { diagnosticList } from '../answers.js';
import { type Context, InvalidInput, type Operation, type Parameter } from '../operation.js';

/** What is read, and how the schema is written. */
export interface ImportInput {
  readonly document: Document;
  readonly options?: { readonly format?: SchemaFormat };
}

/** The schema, and what became of each value of the document. */
export interface ImportOutput {
  readonly schema: JsonObject;
  /** The schema as the text of a file. */
  readonly text: string;
  /** What no keyword can say: the options of exports. */
  readonly options: JsonObject;
  /** Where the values of the schema come from. */
  readonly origins: readonly Origin[];
  readonly ledger: ImportLedger;
  readonly diagnostics: readonly Diagnostic[];
}

const documentParameter: Parameter = {
  about: 'The document of another standard.',
  required: true,
  document: true,
  kind: plainKind<JsonObject>(
    'document',
    'a JSON-LD document (an object)',
    ['object'],
    { type: 'object' },
    isObject,
  ),
};

const optionsKind = closedRecord('set of options', {
  format: {
    kind: oneOf('yaml', 'json') as Kind,
    title: 'How the text of the schema is written; YAML by default.',
  },
});

const STRING: JsonObject = { type: 'string' };
const COUNT: JsonObject = { type: 'integer', minimum: 0 };

const ANSWER: JsonObject = {
  type: 'object',
  required: ['schema', 'text', 'options', 'origins', 'ledger', 'diagnostics'],
  properties: {
    schema: { type: 'object', description: 'The annotated schema.' },
    text: { ...STRING, description: 'The schema as the text of a file.' },
    options: { type: 'object', description: 'What no keyword can say: the options of exports.' },
    origins: {
      type: 'array',
      description: 'Where the values of the schema come from.',
      items: {
        type: 'object',
        required: ['pointer', 'from'],
        properties: {
          pointer: { ...STRING, description: 'JSON Pointer into the schema.' },
          from: { ...STRING, description: 'JSON Pointer into the document.' },
        },
      },
    },
    ledger: {
      type: 'object',
      description: 'What became of the values of the document.',
      required: ['leaves', 'schema', 'options', 'repeated', 'assumed', 'notTaken'],
      properties: {
        leaves: { ...COUNT, description: 'How many values the document has.' },
        schema: { ...COUNT, description: 'How many are in the schema.' },
        options: { ...COUNT, description: 'How many are in the options.' },
        repeated: { ...COUNT, description: 'How many repeat others.' },
        assumed: { ...COUNT, description: 'How many an export had filled in, not stated.' },
        notTaken: {
          type: 'array',
          description: 'The values that have no place, and why.',
          items: {
            type: 'object',
            required: ['pointer', 'value', 'reason'],
            properties: { pointer: STRING, value: { type: ['string', 'number', 'boolean'] }, reason: STRING },
          },
        },
      },
    },
    diagnostics: diagnosticList,
  },
};

/** Reads a document of any of the standards. */
export const importAny: Operation<ImportInput, ImportOutput> = operationFor(undefined);

/** One operation a standard. */
export const importOperations: readonly Operation<ImportInput, ImportOutput>[] =
  Object.values(standards).map(operationFor);

function operationFor(standard: Standard | undefined): Operation<ImportInput, ImportOutput> {
  const title = standard ? `${standard.title} document` : `document of ${oneOfWords(standardTitles)}`;
  return {
    name: standard ? `import ${standard.id}` : 'import',
    summary: `Convert a ${title} to an annotated schema.`,
    parameters: {
      document: documentParameter,
      options: { about: 'How the schema is written.', kind: optionsKind },
    },
    answer: {
      about: 'The schema, the options, and what became of each value of the document.',
      mediaType: 'application/json',
      schema: ANSWER,
    },
    examples: [
      {
        title: 'A dataset with a licence',
        input: {
          document: {
            '@context': {
              '@vocab': 'https://schema.org/',
              conformsTo: 'http://purl.org/dc/terms/conformsTo',
            },
            '@type': 'Dataset',
            conformsTo: 'http://mlcommons.org/croissant/1.1',
            name: 'Towns of Exampleland',
            license: 'https://spdx.org/licenses/CC-BY-4.0',
          },
        },
      },
    ],
    // Expanding JSON-LD takes long for its size.
    effort: () => Number.POSITIVE_INFINITY,
    run: (input, context) => run(standard?.id, input, context),
  };
}

async function run(
  id: string | undefined,
  { document, options = {} }: ImportInput,
  { budget }: Context,
): Promise<ImportOutput> {
  const excess = excessOf(sizeOf(document.value));
  if (excess !== undefined) {
    const { most, unit } = schemaLimits[excess];
    throw new LimitExceeded({ name: excess, value: most }, `The document has more than ${most} ${unit}.`);
  }
  // The importers are large: who imports nothing never loads them.
  const [{ exporters, importers, importFrom, otherFormat }, { textOf }] = await Promise.all([
    import('../../../exchange/standards/index.js'),
    import('../../../schema/draft/index.js'),
  ]);
  const detected = Object.keys(importers)
    .map((each) => ({ id: each, sure: importers[each]!.detects(document.value) }))
    .toSorted((one, other) => other.sure - one.sure)[0];
  const found = id ?? (detected && detected.sure > 0 ? detected.id : undefined);
  if (found === undefined) throw new InvalidInput('/document', refusal(otherFormat(document.value)));
  const { schema, ledger, ...rest } = await importFrom(importers[found]!, document.value, {
    uri: document.uri,
    budget,
    exporter: exporters.find((each) => each.id === found)!,
  });
  return {
    schema: schema as JsonObject,
    text: textOf(schema, options.format ?? 'yaml'),
    ...rest,
    ledger,
  };
}

function refusal(other: string | undefined): string {
  const known = `A document of ${oneOfWords(standardTitles)} can be read.`;
  return other === undefined
    ? `The document is of no known standard. ${known}`
    : `This is ${other}, which cannot be read yet. ${known}`;
}
