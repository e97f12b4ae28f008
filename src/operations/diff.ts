import type { Diff } from '../diff/index.js';
import { bumps, severities } from '../diff/list/index.js';
import { type Document, locate } from '../document/index.js';
import type { JsonObject } from '../json.js';
import { oneOf } from '../vocabulary/index.js';
import { type Operation, UnusableSchema } from './operation.js';
import { schemaParameter } from './parameters.js';

/** Two versions of a schema, and how they are compared. */
export interface DiffInput {
  readonly old: Document;
  readonly new: Document;
  readonly open?: 'usual' | 'strict';
  readonly formats?: 'annotate' | 'assert';
}

const POINTER: JsonObject = { type: 'string', description: 'JSON Pointer into that version.' };

const VERDICT: JsonObject = {
  type: 'object',
  required: ['verdict'],
  properties: {
    verdict: { enum: ['yes', 'no', 'unknown'] },
    instance: { description: 'What one version accepts and the other refuses; with "no".' },
    hindrance: {
      type: 'object',
      description: 'What kept the proof from an end; with "unknown", if one keyword did.',
      required: ['keyword', 'pointer'],
      properties: { keyword: { type: 'string' }, pointer: POINTER },
    },
  },
};

/** Says what changed between two versions of a schema. */
export const diff: Operation<DiffInput, Diff> = {
  name: 'diff',
  summary: 'Say what changed between two versions of a schema, and which number the new version needs.',
  parameters: {
    old: { ...schemaParameter, about: 'The old version.' },
    new: { ...schemaParameter, about: 'The new version.' },
    open: {
      about: 'Whether a new optional column breaks a table that allows any columns: only if strict.',
      kind: oneOf('usual', 'strict'),
      usual: 'usual',
    },
    formats: {
      about: 'Whether "format" is an annotation or is asserted.',
      kind: oneOf('annotate', 'assert'),
      usual: 'annotate',
    },
  },
  answer: {
    about: 'Whether data still fit, what changed, and the number that the new version needs.',
    mediaType: 'application/json',
    schema: {
      type: 'object',
      required: ['backward', 'forward', 'changes', 'version'],
      properties: {
        backward: { ...VERDICT, description: 'Whether the new version accepts all data of the old one.' },
        forward: { ...VERDICT, description: 'Whether the old version accepts all data of the new one.' },
        changes: {
          type: 'array',
          description: 'The gravest first.',
          items: {
            type: 'object',
            required: ['class', 'severity', 'bump', 'message'],
            properties: {
              class: { type: 'string', description: 'The kind of change, such as unit/changed.' },
              severity: { enum: [...severities] },
              bump: { enum: [...bumps] },
              message: { type: 'string' },
              old: POINTER,
              new: POINTER,
              params: { type: 'object', description: 'The values in the message, for programs.' },
              instance: { description: 'What one version accepts and the other refuses.' },
            },
          },
        },
        version: {
          type: 'object',
          properties: {
            old: { type: 'string' },
            new: { type: 'string' },
            bump: { enum: [...bumps] },
            suggested: { type: 'string', description: 'The least number that the new version should have.' },
            isEnough: { type: 'boolean', description: 'Whether the new version has at least that number.' },
          },
        },
      },
    },
  },
  examples: [
    {
      title: 'A code fewer',
      input: {
        old: { 'fair:version': { identifier: '1.2.0' }, properties: { status: { enum: [1, 2, 9] } } },
        new: { 'fair:version': { identifier: '1.2.1' }, properties: { status: { enum: [1, 2] } } },
      },
    },
  ],
  isStable: true,
  refusesUnusable: true,
  effort: () => Number.POSITIVE_INFINITY,
  async run({ old, new: next, ...how }, { registry, budget }) {
    // The search is large: who compares nothing never loads it.
    const { diff: diffDocuments } = await import('../diff/index.js');
    const options = { ...how, registry, ...(budget ? { budget } : {}) };
    const { diagnostics, diff: found } = await diffDocuments(old, next, options);
    if (found === undefined) throw new UnusableSchema(locate(diagnostics, [old, next]));
    return found;
  },
};
