import { Budget, LimitExceeded } from '../budget.js';
import type { Diagnostic } from '../diagnostic.js';
import { type Document, locate } from '../document/index.js';
import {
  type Linted,
  type LintSettings,
  lint as lintDocument,
  lintOptionsKind,
  type Score,
  scoreOf,
} from '../lint/index.js';
import { diagnosticList, stringList } from './answers.js';
import { isLight } from './lightness.js';
import { type Context, type Operation, TooHeavy } from './operation.js';
import { documentFrom, type SchemaOrText, schemaOrText } from './schema-or-text.js';
import { scoreSchema } from './score-schema.js';
import { sentences } from './sentences.js';

/** What is judged, and how. */
export interface LintInput extends SchemaOrText {
  readonly options?: LintSettings;
}

/** The findings, in words and as diagnostics, and the score. */
export interface LintOutput {
  /** Whether there is neither an error nor a warning. */
  readonly valid: boolean;
  readonly warnings: readonly string[];
  readonly findings: readonly Diagnostic[];
  /** None for a text that is no document, and for a document that describes nothing. */
  readonly score?: Score;
}

/** Judges the quality of the metadata of a schema. */
export const lint: Operation<LintInput, LintOutput> = {
  name: 'lint',
  summary: 'Judge the quality of the metadata of a schema.',
  route: { method: 'POST', path: '/v1/lint' },
  parameters: {
    ...schemaOrText,
    options: {
      about: 'A preset, the standards that the schema is meant for, severities by rule.',
      carriers: ['body'],
      kind: lintOptionsKind,
    },
  },
  answer: {
    about: 'The findings and the score.',
    mediaType: 'application/json',
    schema: {
      type: 'object',
      required: ['valid', 'warnings', 'findings'],
      properties: {
        valid: { type: 'boolean', description: 'Whether there is neither an error nor a warning.' },
        warnings: { ...stringList, description: 'Errors and warnings in words, with their paths.' },
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
      title: 'The text of a schema that is meant for Croissant',
      input: { text: 'title: Towns\nfair:license: MIT\n', format: 'yaml', options: { for: 'croissant' } },
    },
  ],
  // A short text can be a long document.
  heavyWith: ['text'],
  staysForADay: true,
  async run(input, context) {
    const { document, diagnostics } = await documentFrom(input, context);
    const linted = document && (await lintHere(document, input.options ?? {}, context));
    const found = linted ? locate([...diagnostics, ...linted.diagnostics], [document]) : diagnostics;
    const score = linted?.evaluated && scoreOf(linted.evaluated);
    const grave = found.filter(({ severity }) => severity === 'error' || severity === 'warning');
    return {
      valid: grave.length === 0,
      warnings: sentences(grave),
      findings: found,
      ...(score ? { score } : {}),
    };
  },
};

/** How many steps are taken before the work counts as long: a short schema can describe very many variables. */
const LIGHT = 50_000;

async function lintHere(
  document: Document,
  options: LintSettings,
  { registry, mayTakeLong }: Context,
): Promise<Linted> {
  if (mayTakeLong) return lintDocument(document, registry, options);
  if (!isLight(document.value)) throw new TooHeavy();
  try {
    return await lintDocument(document, registry, options, { budget: new Budget(LIGHT) });
  } catch (fault) {
    throw fault instanceof LimitExceeded ? new TooHeavy() : fault;
  }
}
