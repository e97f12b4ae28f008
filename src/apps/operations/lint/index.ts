import type { Diagnostic } from '../../../base/diagnostic.js';
import { publishedAs } from '../../../exchange/assessment/index.js';
import {
  certainFindings,
  type Linted,
  type LintSettings,
  lint as lintDocument,
  lintOptionsKind,
} from '../../../quality/lint/index.js';
import type { Score, Totals } from '../../../quality/readiness/index.js';
import { isBroken, locate } from '../../../schema/document/index.js';
import { oneOf } from '../../../schema/vocabulary/index.js';
import { diagnosticList, stringList } from '../answers.js';
import type { Context, Operation } from '../operation.js';
import { lintEffort, recoveredFrom, type SchemaOrText, schemaOrText } from '../schema-or-text.js';
import { scoreSchema } from '../score-schema.js';
import { sentences } from '../sentences.js';

/** What is checked, and how. */
export interface LintInput extends SchemaOrText {
  readonly score?: 'full' | 'total' | 'none';
  readonly options?: LintSettings;
}

/** The findings, in words and as diagnostics, and readiness as `score`. */
export interface LintOutput {
  /** Whether there are no errors and no warnings. */
  readonly valid: boolean;
  readonly warnings: readonly string[];
  readonly findings: readonly Diagnostic[];
  /** None for a text with syntax errors, and for a document that describes nothing. */
  readonly score?: Score | Totals;
}

/** Checks the quality of the metadata of a schema. */
export const lint: Operation<LintInput, LintOutput> = {
  name: 'lint',
  summary: 'Check the quality of the metadata of a schema.',
  parameters: {
    ...schemaOrText,
    options: {
      about: 'A preset, the standards that the schema will be exported to, and severities by rule.',
      kind: lintOptionsKind,
    },
    score: {
      about: 'Whether to include readiness (`score`) with all its losses, only its points, or nothing.',
      kind: oneOf('full', 'total', 'none'),
      usual: 'full',
    },
  },
  answer: {
    about: 'The findings, and readiness as `score`.',
    mediaType: 'application/json',
    schema: {
      type: 'object',
      required: ['valid', 'warnings', 'findings'],
      properties: {
        valid: { type: 'boolean', description: 'Whether there are no errors and no warnings.' },
        warnings: { ...stringList, description: 'Errors and warnings as text, with their paths.' },
        findings: diagnosticList,
        score: scoreSchema,
      },
    },
  },
  examples: [
    {
      title: 'A schema without a licence',
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
      title: 'The text of a schema for Croissant',
      input: { text: 'title: Towns\nfair:license: MIT\n', format: 'yaml', options: { for: 'croissant' } },
    },
  ],
  effort: ({ schema, text }) => lintEffort(1, schema, text),
  async run(input, context) {
    const { document, diagnostics, isLimited } = await recoveredFrom(input, context);
    const linted = isLimited
      ? undefined
      : await lintDocument(document, context.registry, input.options ?? {}, context);
    const certain = certainFindings(document, linted?.diagnostics ?? []);
    const found = locate([...diagnostics, ...certain], [document]);
    const score =
      linted === undefined || isBroken(document) ? undefined : await scored(linted, input.score, context);
    const grave = found.filter(({ severity }) => severity === 'error' || severity === 'warning');
    return {
      valid: grave.length === 0,
      warnings: sentences(grave),
      findings: found,
      ...(score ? { score } : {}),
    };
  },
};

/** Readiness without options, as far as it is asked for. */
async function scored(
  linted: Linted,
  asked: LintInput['score'],
  context: Context,
): Promise<Score | Totals | undefined> {
  const { checked } = linted;
  if (checked === undefined || asked === 'none') return undefined;
  const published = await publishedAs(checked, linted, {}, context);
  const { scoreOf, totalsOf } = await import('../../../quality/readiness/index.js');
  return (asked === 'total' ? totalsOf : scoreOf)(checked, published, context.budget);
}
