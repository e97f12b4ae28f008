import type { Diagnostic } from '../../../base/diagnostic.js';
import type { JsonObject } from '../../../base/json.js';
import type { Diff } from '../../../quality/diff/index.js';
import {
  bumps,
  changeIds,
  type DiffChoices,
  diffChoices,
  severities,
} from '../../../quality/diff/list/index.js';
import { type Document, locate } from '../../../schema/document/index.js';
import { oneOf } from '../../../schema/vocabulary/index.js';
import { diagnosticList, diagnosticShape, stringList } from '../answers.js';
import { type Operation, UnusableSchema } from '../operation.js';
import { schemaParameter } from '../parameters.js';

/** Two versions of a schema, and how they are compared. */
export interface DiffInput {
  readonly old: Document;
  readonly new: Document;
  readonly open?: 'usual' | 'strict';
  readonly formats?: 'annotate' | 'assert';
  readonly classes?: DiffChoices['classes'];
  readonly suppressions?: DiffChoices['suppressions'];
}

/** What changed, also as findings. */
export interface DiffOutput extends Diff {
  readonly diagnostics: readonly Diagnostic[];
}

const POINTER: JsonObject = { type: 'string', description: 'JSON Pointer into that version.' };

const REFUSAL: JsonObject = { ...diagnosticShape, description: 'Why that version refuses the instance.' };

const VERDICT: JsonObject = {
  type: 'object',
  required: ['verdict'],
  properties: {
    verdict: { enum: ['yes', 'no', 'unknown'] },
    instance: { description: 'What one version accepts and the other refuses; with "no".' },
    refusal: REFUSAL,
    table: { type: 'string', description: 'The table of a data product that the instance is for.' },
    without: {
      ...stringList,
      description: 'The new columns and tables that data of the old version must not have had; with "yes".',
    },
    hindrance: {
      type: 'object',
      description: 'What kept the proof from an end; with "unknown", if one keyword did.',
      required: ['keyword', 'pointer'],
      properties: { keyword: { type: 'string' }, pointer: POINTER },
    },
  },
};

const CHANGE_MEMBERS: JsonObject = {
  class: { enum: [...changeIds], description: 'The class of the change.' },
  severity: { enum: [...severities] },
  bump: {
    enum: [...bumps],
    description: 'The part of the version number that the change asks to be raised.',
  },
  message: { type: 'string' },
  old: POINTER,
  new: POINTER,
  params: { type: 'object', description: 'The values in the message, for programs.' },
  instance: { description: 'What one version accepts and the other refuses.' },
  refusal: REFUSAL,
};

const CHANGE: JsonObject = {
  type: 'object',
  required: ['class', 'severity', 'message'],
  properties: CHANGE_MEMBERS,
};

/** Says what changed between two versions of a schema. */
export const diff: Operation<DiffInput, DiffOutput> = {
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
    classes: { about: `${diffChoices.classes.title}.`, kind: diffChoices.classes.kind },
    suppressions: { about: `${diffChoices.suppressions.title}.`, kind: diffChoices.suppressions.kind },
  },
  answer: {
    about: 'Whether data still fit, what changed, and the number that the new version needs.',
    mediaType: 'application/json',
    schema: {
      type: 'object',
      required: ['backward', 'forward', 'changes', 'accepted', 'unused', 'version', 'diagnostics'],
      properties: {
        backward: { ...VERDICT, description: 'Whether the new version accepts all data of the old one.' },
        forward: { ...VERDICT, description: 'Whether the old version accepts all data of the new one.' },
        changes: {
          type: 'array',
          description: 'The gravest first.',
          items: CHANGE,
        },
        accepted: {
          type: 'array',
          description: 'The changes that the request accepts; they ask for no other number.',
          items: {
            ...CHANGE,
            properties: {
              ...CHANGE_MEMBERS,
              reason: { type: 'string', description: 'Why; none if the class of the change is off.' },
            },
          },
        },
        unused: {
          type: 'array',
          description: 'The suppressions that match no change.',
          items: diffChoices.suppressions.kind.schema.items!,
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
        diagnostics: { ...diagnosticList, description: 'The changes as findings about the new version.' },
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
  refusesUnusable: true,
  effort: () => Number.POSITIVE_INFINITY,
  async run({ old, new: next, classes = {}, suppressions = [], ...how }, { registry, budget }) {
    // The search is large: who compares nothing never loads it.
    const { changeDiagnostics, diff: diffDocuments } = await import('../../../quality/diff/index.js');
    const choices = { classes, suppressions };
    const options = { ...how, choices, registry, ...(budget ? { budget } : {}) };
    const { diagnostics, diff: found } = await diffDocuments(old, next, options);
    if (found === undefined) throw new UnusableSchema(locate(diagnostics, [old, next]));
    return { ...found, diagnostics: changeDiagnostics(found, old, next) };
  },
};
