import { askKinds } from '../../base/diagnostic.js';
import type { JsonObject } from '../../base/json.js';

const STRING: JsonObject = { type: 'string' };
const COUNT: JsonObject = { type: 'integer', minimum: 0 };
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
    uri: { ...STRING, description: 'The document: "schema" or "instance" of the request.' },
    pointer: { ...STRING, description: 'JSON Pointer into the document.' },
    on: { enum: ['key', 'value', 'object'] },
    range: { type: 'object', required: ['start', 'end'], properties: { start: POSITION, end: POSITION } },
  },
};

const ANSWER_FORM: JsonObject = {
  kind: {
    enum: Object.keys(askKinds),
    description: Object.entries(askKinds)
      .map(([kind, words]) => `${kind}: ${words}.`)
      .join(' '),
  },
  title: { ...STRING, description: 'What the value is called.' },
  long: { const: true, description: 'The text may have several lines.' },
  list: { const: true, description: 'Answers are added to a list.' },
  choices: { type: 'array', description: 'The values to choose from; for a person, the roles.' },
};

const ASK: JsonObject = {
  type: 'object',
  description: 'The value that only a person can give, where a finding of the linter has no fix.',
  required: ['kind', 'pointer'],
  properties: {
    ...ANSWER_FORM,
    keyword: { ...STRING, description: 'The keyword that the value is part of.' },
    pointer: { ...STRING, description: 'The place of the value that the answer sets; it need not exist.' },
    languages: { ...STRINGS, description: 'The languages in which a text is missing.' },
    fields: {
      type: 'array',
      description: 'The members of a record; a field that is a record has fields too.',
      items: {
        type: 'object',
        required: ['name', 'kind'],
        properties: {
          name: STRING,
          required: { const: true },
          ...ANSWER_FORM,
          fields: { type: 'array', items: { type: 'object' } },
        },
      },
    },
  },
};

/** What answers say of the published version that was named. */
export const namedVersionShape: JsonObject = {
  type: 'object',
  description: 'The version of the registry that "against" named, if it named one.',
  required: ['address', 'number', 'digest'],
  properties: {
    address: { type: 'string', description: 'Its address, with the number that an alias leads to.' },
    number: { type: 'string', description: 'The number of the version.' },
    digest: { type: 'string', description: 'The SHA-256 digest of the version, in hexadecimal.' },
  },
};

/** The schemas that answers share, by name. */
export const sharedSchemas: { readonly [name: string]: JsonObject } = {
  Diagnostic: {
    type: 'object',
    description: 'A finding at a place in a document.',
    required: ['code', 'severity', 'message', 'at'],
    properties: {
      code: { ...STRING, description: 'Family and name, such as vocabulary/unknown-keyword.' },
      severity: { enum: ['error', 'warning', 'info', 'hint'] },
      message: { ...STRING, description: 'What is wrong, one sentence.' },
      help: { ...STRING, description: 'What to do about it.' },
      params: { type: 'object', description: 'The values in the message, for programs.' },
      at: LOCATION,
      related: {
        type: 'array',
        items: { type: 'object', required: ['message', 'at'], properties: { message: STRING, at: LOCATION } },
      },
      fixes: { type: 'array', items: { type: 'object' } },
      ask: ASK,
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
        description: 'The limit that was exceeded.',
        required: ['name', 'value'],
        properties: { name: STRING, value: { type: 'number' } },
      },
    },
  },
  RowFinding: {
    type: 'object',
    description: 'A finding in a row, in the header of a table, or in the schema.',
    required: ['diagnostic'],
    properties: {
      row: {
        ...COUNT,
        minimum: 1,
        description: 'Rows are numbered from 1; the header of a table is not counted.',
      },
      key: {
        type: 'object',
        description: 'The columns that tell the row apart, with their values, where rows have no numbers.',
      },
      column: { ...STRING, description: 'The column, or the member of the row, that the finding is about.' },
      line: { ...COUNT, minimum: 1, description: 'The line of the data.' },
      diagnostic: { $ref: '#/components/schemas/Diagnostic' },
    },
  },
  Unchecked: {
    type: 'object',
    description: 'A keyword that no SQL checks.',
    required: ['column', 'keyword', 'location', 'reason'],
    properties: {
      column: { ...STRING, description: 'Empty for what concerns a whole row.' },
      keyword: STRING,
      location: { ...STRING, description: 'JSON Pointer of the keyword below the schema of a row.' },
      reason: { ...STRING, description: 'Why, in words that follow "because".' },
    },
  },
  RowSummary: {
    type: 'object',
    description: 'The last line of an answer about rows.',
    required: ['summary'],
    properties: {
      summary: {
        type: 'object',
        required: ['valid', 'rows', 'failed', 'errors', 'tallies'],
        properties: {
          valid: {
            type: 'boolean',
            description: 'Whether the schema and all rows are valid, and all rows were read.',
          },
          rows: { ...COUNT, description: 'How many rows were checked.' },
          failed: { ...COUNT, description: 'How many of them have an error.' },
          errors: { ...COUNT, description: 'The number of errors, reported or not.' },
          tallies: {
            type: 'array',
            description: 'The number of errors of a keyword in a column.',
            items: {
              type: 'object',
              required: ['column', 'keyword', 'count'],
              properties: {
                column: { ...STRING, description: 'Empty for errors of a whole row.' },
                keyword: STRING,
                count: COUNT,
              },
            },
          },
          engine: { ...STRING, description: 'The engine that checked the rows, if it was one.' },
          doubtful: { ...COUNT, description: 'How many rows were checked again after the engine.' },
          unchecked: {
            type: 'array',
            description: 'The keywords that the engine cannot check. If there are any, `valid` is false.',
            items: shared('Unchecked'),
          },
          against: namedVersionShape,
          cut_off: {
            $ref: '#/components/schemas/Problem',
            description: 'Why the work was stopped, if it was; later rows were not checked.',
          },
        },
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

/** A finding. */
export const diagnosticShape: JsonObject = shared('Diagnostic');

/** A list of strings. */
export const stringList: JsonObject = STRINGS;
