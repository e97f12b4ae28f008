import type { Diagnostic } from '../../../base/diagnostic.js';
import type { Json } from '../../../base/json.js';
import { assess } from '../../../exchange/assessment/index.js';
import { optionsKind } from '../../../exchange/options/index.js';
import type { Score } from '../../../quality/readiness/index.js';
import { isBroken, locate } from '../../../schema/document/index.js';
import { type Operation, UnusableSchema } from '../operation.js';
import { lintEffort, recoveredFrom, type SchemaOrText, schemaOrText } from '../schema-or-text.js';
import { scoreSchema } from '../score-schema.js';

/** What is assessed. */
export interface ReadinessInput extends SchemaOrText {
  /** What no keyword can say, as for exports. */
  readonly options?: { readonly [name: string]: Json };
}

/** Says how ready the metadata of a schema is to be published. */
export const readiness: Operation<ReadinessInput, Score> = {
  name: 'readiness',
  summary: 'Say how ready the metadata of a schema is to be published, and what to change to gain points.',
  parameters: {
    ...schemaOrText,
    options: { about: 'What no keyword can say, as for exports.', kind: optionsKind },
  },
  answer: {
    about: 'The points, and what to do to gain the others.',
    mediaType: 'application/json',
    schema: scoreSchema,
  },
  examples: [
    {
      title: 'A schema, and what its keywords cannot say',
      input: {
        schema: {
          $schema: 'https://highvaluedata.net/fair-data-schema/dev',
          title: 'Towns of Ruritania',
          'fair:licenseRef': 'https://spdx.org/licenses/CC-BY-4.0',
          properties: { inhabitants: { type: 'integer', title: 'Inhabitants' } },
        },
        options: { identifier: 'https://doi.org/10.5281/zenodo.1234567', datePublished: '2026-05-01' },
      },
    },
  ],
  refusesUnusable: true,
  effort: ({ schema, text }) => lintEffort(1, schema, text),
  async run({ options = {}, ...input }, context) {
    const { document, diagnostics } = await recoveredFrom(input, context);
    if (isBroken(document)) throw new UnusableSchema(locate(diagnostics, [document]));
    const score = await assess(document, options, context);
    if (score === undefined) throw new UnusableSchema([notAnObject(document.uri)]);
    return score;
  },
};

function notAnObject(uri: string): Diagnostic {
  return {
    code: 'readiness/nothing',
    severity: 'error',
    message: 'The schema describes nothing that could be assessed: it is not an object.',
    at: { uri, pointer: '', on: 'value' },
  };
}
