import type { JsonObject } from '../json.js';

const STRING: JsonObject = { type: 'string' };
const STRINGS: JsonObject = { type: 'array', items: STRING };

const POSITION: JsonObject = {
  type: 'object',
  required: ['line', 'column', 'offset'],
  properties: {
    line: { type: 'integer', minimum: 1 },
    column: { type: 'integer', minimum: 1 },
    offset: { type: 'integer', minimum: 0 },
  },
};

const LOCATION: JsonObject = {
  type: 'object',
  required: ['uri', 'pointer', 'on'],
  properties: {
    uri: { ...STRING, description: 'The document: "schema" or "instance" for what a request carried.' },
    pointer: { ...STRING, description: 'JSON Pointer into the document.' },
    on: { enum: ['key', 'value', 'object'] },
    range: { type: 'object', required: ['start', 'end'], properties: { start: POSITION, end: POSITION } },
  },
};

/** The schemas that answers share, by name. */
export const sharedSchemas: { readonly [name: string]: JsonObject } = {
  Diagnostic: {
    type: 'object',
    description: 'Something to say about a place in a document.',
    required: ['code', 'severity', 'message', 'at'],
    properties: {
      code: { ...STRING, description: 'Family and name, such as vocabulary/unknown-keyword.' },
      severity: { enum: ['error', 'warning', 'info', 'hint'] },
      message: { ...STRING, description: 'What is wrong, one sentence.' },
      help: { ...STRING, description: 'What to do about it.' },
      params: { type: 'object', description: 'The same facts for machines.' },
      at: LOCATION,
      related: {
        type: 'array',
        items: { type: 'object', required: ['message', 'at'], properties: { message: STRING, at: LOCATION } },
      },
      fixes: { type: 'array', items: { type: 'object' } },
    },
  },
  Problem: {
    type: 'object',
    description: 'Why a request failed (RFC 9457).',
    required: ['type', 'title', 'status', 'detail', 'instance'],
    properties: {
      type: { ...STRING, format: 'uri-reference', description: 'Where the kind of problem is explained.' },
      title: STRING,
      status: { type: 'integer' },
      detail: STRING,
      instance: { ...STRING, description: 'The request, by its id.' },
      errors: {
        type: 'array',
        description: 'What is wrong with the parts of the request.',
        items: {
          type: 'object',
          required: ['pointer', 'detail'],
          properties: { pointer: STRING, detail: STRING },
        },
      },
      limit: {
        type: 'object',
        description: 'The limit that was hit.',
        required: ['name', 'value'],
        properties: { name: STRING, value: { type: 'number' } },
      },
    },
  },
};

/** A reference to a shared schema. */
export function shared(name: string): JsonObject {
  return { $ref: `#/components/schemas/${name}` };
}

/** A list of diagnostics. */
export const diagnosticList: JsonObject = { type: 'array', items: shared('Diagnostic') };

/** A list of strings. */
export const stringList: JsonObject = STRINGS;
