import type { Diagnostic } from '../../../base/diagnostic.js';
import type { Json, JsonObject } from '../../../base/json.js';
import {
  type AppliedFix,
  fixDocument,
  type LintSettings,
  lint,
  lintOptionsKind,
  type RefusedFix,
} from '../../../quality/lint/index.js';
import { locate } from '../../../schema/document/index.js';
import { boolean } from '../../../schema/vocabulary/index.js';
import { diagnosticList } from '../answers.js';
import type { Operation } from '../operation.js';
import { documentFrom, lintEffort, type SchemaOrText, schemaOrText } from '../schema-or-text.js';

/** What is repaired, and how far. */
export interface FixInput extends SchemaOrText {
  readonly unsafe?: boolean;
  readonly options?: LintSettings;
}

/** The repaired schema in the form of the input, the applied fixes, and the findings that are left. */
export interface FixOutput {
  readonly schema?: Json;
  readonly text?: string;
  readonly applied: readonly AppliedFix[];
  readonly refused: readonly RefusedFix[];
  readonly findings: readonly Diagnostic[];
}

const FIX: JsonObject = {
  type: 'object',
  required: ['code', 'title', 'pointer'],
  properties: {
    code: { type: 'string', description: 'The code of the finding, such as lint/license-ref.' },
    title: { type: 'string', description: 'What the fix does.' },
    pointer: { type: 'string', description: 'Where the finding was, before the fix.' },
  },
};

/** Repairs the metadata of a schema. */
export const fix: Operation<FixInput, FixOutput> = {
  name: 'fix',
  summary: 'Apply the available fixes to the metadata of a schema.',
  parameters: {
    ...schemaOrText,
    unsafe: {
      about: 'Also apply fixes that may change the meaning of the schema.',
      kind: boolean,
      usual: false,
    },
    options: {
      about:
        'A preset, the standards that the schema will be exported to, and severities by rule. Rules that are off repair nothing.',
      kind: lintOptionsKind,
    },
  },
  answer: {
    about:
      'The schema after the fixes, as a value or as text, like the input. A text that cannot be parsed is returned unchanged.',
    mediaType: 'application/json',
    schema: {
      type: 'object',
      required: ['applied', 'refused', 'findings'],
      properties: {
        schema: { type: 'object', description: 'The repaired schema, if a schema was given.' },
        text: { type: 'string', description: 'The repaired text, if a text was given.' },
        applied: { type: 'array', items: FIX, description: 'The fixes that were applied, in order.' },
        refused: {
          type: 'array',
          items: {
            ...FIX,
            required: ['code', 'title', 'pointer', 'reason'],
            properties: { ...(FIX.properties as JsonObject), reason: { type: 'string' } },
          },
          description:
            'The fixes that were not applied, because they are not possible or would cause errors.',
        },
        findings: { ...diagnosticList, description: 'The findings that must be repaired by hand.' },
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
          properties: { inhabitants: { type: 'integer' } },
        },
      },
    },
    {
      title: 'A text in YAML, which keeps its comments',
      input: { text: '# All towns\ntitle: Towns\nfair:licence: MIT # as agreed\n', format: 'yaml' },
    },
  ],
  // The schema is linted again after each pass.
  effort: ({ schema, text }) => lintEffort(3, schema, text),
  async run(input, context) {
    const { registry, budget } = context;
    const { document, diagnostics } = await documentFrom(input, context);
    if (document === undefined) {
      return { text: input.text!, applied: [], refused: [], findings: diagnostics };
    }
    const {
      document: fixed,
      applied,
      refused,
      left,
    } = await fixDocument(document, {
      registry,
      examine: async (each) => (await lint(each, registry, input.options, { budget })).diagnostics,
      unsafe: input.unsafe,
      budget,
    });
    return {
      ...(fixed.source === undefined ? { schema: fixed.value } : { text: fixed.source.text }),
      applied,
      refused,
      findings: locate(left, [fixed]),
    };
  },
};
