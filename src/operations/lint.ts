import type { Diagnostic } from '../diagnostic.js';
import type { Document } from '../document/index.js';
import { lint as lintDocument } from '../lint/index.js';
import { diagnosticList, stringList } from './answers.js';
import type { Operation } from './operation.js';
import { schemaParameter } from './parameters.js';
import { sentences } from './sentences.js';

/** What is judged. */
export interface LintInput {
  readonly schema: Document;
}

/** The findings, in words and as diagnostics. */
export interface LintOutput {
  /** Whether there is neither an error nor a warning. */
  readonly valid: boolean;
  readonly warnings: readonly string[];
  readonly findings: readonly Diagnostic[];
}

/** Judges the quality of the metadata of a schema. */
export const lint: Operation<LintInput, LintOutput> = {
  name: 'lint',
  summary: 'Judge the quality of the metadata of a schema.',
  route: { method: 'POST', path: '/v1/lint' },
  parameters: { schema: schemaParameter },
  answer: {
    about: 'The findings.',
    mediaType: 'application/json',
    schema: {
      type: 'object',
      required: ['valid', 'warnings', 'findings'],
      properties: {
        valid: { type: 'boolean', description: 'Whether there is neither an error nor a warning.' },
        warnings: { ...stringList, description: 'Errors and warnings in words, with their paths.' },
        findings: diagnosticList,
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
  ],
  run({ schema }, { registry }) {
    const findings = lintDocument(schema, registry);
    const grave = findings.filter(({ severity }) => severity === 'error' || severity === 'warning');
    return { valid: grave.length === 0, warnings: sentences(grave), findings };
  },
};
