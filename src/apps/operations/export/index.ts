import type { Diagnostic } from '../../../base/diagnostic.js';
import type { Json, JsonObject } from '../../../base/json.js';
import { optionsFrom, optionsKind } from '../../../exchange/options/index.js';
import type { Exported } from '../../../exchange/standards/index.js';
import { type Standard, standards } from '../../../exchange/standards/list/index.js';
import { checkDocument } from '../../../quality/validate/index.js';
import { describe, MOST_VARIABLES } from '../../../schema/description/index.js';
import type { Document } from '../../../schema/document/index.js';
import { boolean } from '../../../schema/vocabulary/index.js';
import { diagnosticList, stringList } from '../answers.js';
import { type Context, type Operation, UnusableSchema } from '../operation.js';
import { schemaParameter } from '../parameters.js';
import { lintEffort } from '../schema-or-text.js';

/** What is converted. */
export interface ExportInput {
  readonly schema: Document;
  /** Values that no keyword can state. */
  readonly options?: { readonly [name: string]: Json };
  /** Whether to answer with a report, not with the document alone. */
  readonly report?: boolean;
}

/** The document, and the values that were assumed, are missing or were lost. */
export type ExportOutput = Exported;

const STRING: JsonObject = { type: 'string' };

function listOf(properties: { readonly [name: string]: JsonObject }): JsonObject {
  return { type: 'array', items: { type: 'object', required: Object.keys(properties), properties } };
}

const REPORT: JsonObject = {
  type: 'object',
  required: ['document', 'diagnostics', 'assumed', 'missing', 'losses', 'declares'],
  properties: {
    document: { type: 'object', description: 'The document.' },
    diagnostics: diagnosticList,
    assumed: {
      ...listOf({ term: STRING, value: STRING, why: STRING }),
      description: 'Values that neither the schema nor the options state, and that were filled in.',
    },
    missing: {
      ...listOf({ term: STRING, level: { enum: ['must', 'should', 'may'] }, help: STRING }),
      description: 'Values that the standard asks for, but neither the schema nor the options state.',
    },
    losses: {
      ...listOf({
        keyword: STRING,
        pointer: STRING,
        value: { type: ['string', 'number', 'boolean', 'null'] },
        reason: STRING,
      }),
      description: 'The values that the document does not have, and why.',
    },
    declares: {
      ...stringList,
      description: 'The profiles that the document conforms to.',
    },
  },
};

/** One operation a standard. */
export const exportOperations: readonly Operation<ExportInput, ExportOutput>[] =
  Object.values(standards).map(operationFor);

function operationFor(standard: Standard): Operation<ExportInput, ExportOutput> {
  return {
    name: `export ${standard.id}`,
    summary: `Convert a schema to ${standard.title} ${standard.version}.`,
    parameters: {
      schema: schemaParameter,
      options: { about: 'Values that no keyword can state.', kind: optionsKind },
      report: {
        about:
          'Answer with a report: the document, and the values that were assumed, are missing or were lost.',
        kind: boolean,
        usual: false,
      },
    },
    answer: {
      about: `The ${standard.title} document; with \`report\`, also the values that were assumed, are missing or were lost.`,
      mediaType: standard.mediaType,
      schema: { type: 'object' },
      report: {
        schema: REPORT,
        lists: {
          assumed: 'How many values were filled in, and which.',
          missing: 'How many values are missing, and which.',
          losses: 'How many values were lost, and of which keywords.',
        },
      },
    },
    examples: [
      {
        title: 'A schema that states its licence',
        input: {
          schema: {
            $schema: 'https://highvaluedata.net/fair-data-schema/dev',
            // A validator of interface descriptions takes each address once.
            $id: `https://example.org/schemas/towns-${standard.id}`,
            title: 'Towns of Exampleland',
            'fair:licenseRef': 'https://spdx.org/licenses/CC-BY-4.0',
            properties: {
              inhabitants: {
                type: 'integer',
                minimum: 0,
                'fair:conceptRef': 'http://www.wikidata.org/entity/Q33829',
              },
            },
          },
          options: { datePublished: '2026-05-01', dateModified: '2026-05-01' },
        },
      },
    ],
    refusesUnusable: true,
    effort: ({ schema }) => lintEffort(0.5, schema, undefined),
    run: (input, context) => run(standard, input, context),
  };
}

async function run(
  { id }: Standard,
  { schema, options = {} }: ExportInput,
  { registry, budget, today }: Context,
): Promise<ExportOutput> {
  const { schemaIndex, diagnostics } = checkDocument(schema, { registry, ...(budget ? { budget } : {}) });
  const grave = diagnostics.filter((each) => each.severity === 'error' && !isAboutAnnotations(each));
  if (grave.length > 0) throw new UnusableSchema(grave);
  // The exporters are large: code that exports nothing never loads them.
  const { exportAs, exporters } = await import('../../../exchange/standards/index.js');
  const exporter = exporters.find((each) => each.id === id)!;
  const description = describe(schema, registry, { schemaIndex, budget });
  const exported = exportAs(exporter, description, {
    options: optionsFrom(options),
    schema: schema.value,
    today,
    ...(budget ? { budget } : {}),
    diagnostics: description.isCut ? [...diagnostics, cut(schema)] : diagnostics,
  });
  const { document, assumed, missing, losses, declares } = exported;
  return { document, diagnostics: exported.diagnostics, assumed, missing, losses, declares };
}

/** A fault of an annotation does not make a schema unusable: the value is left out, and listed. */
function isAboutAnnotations({ code }: Diagnostic): boolean {
  return code.startsWith('vocabulary/');
}

function cut({ uri }: Document): Diagnostic {
  return {
    code: 'export/cut',
    severity: 'warning',
    message: `The schema describes more than ${MOST_VARIABLES} variables, or too many facts about them, or variables that are nested too deeply; the rest is omitted.`,
    at: { uri, pointer: '', on: 'object' },
  };
}
