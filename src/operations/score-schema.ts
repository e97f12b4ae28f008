import type { JsonObject } from '../json.js';

const STRING: JsonObject = { type: 'string' };
const POINTS: JsonObject = { type: 'number', minimum: 0, maximum: 100 };

const LOSS: JsonObject = {
  type: 'object',
  required: ['points', 'rule', 'metrics', 'pointer', 'message'],
  properties: {
    points: POINTS,
    rule: { ...STRING, description: 'The rule that found it.' },
    metrics: { type: 'array', items: STRING },
    pointer: STRING,
    on: STRING,
    message: STRING,
    help: { ...STRING, description: 'What to do to gain the points.' },
    fix: { ...STRING, description: 'What the best fix does.' },
  },
};

/** The score of an answer. */
export const scoreSchema: JsonObject = {
  type: 'object',
  description: 'How FAIR the schema is; the points of all losses sum to 100 minus the total.',
  required: ['total', 'principles'],
  properties: {
    total: POINTS,
    principles: {
      type: 'array',
      items: {
        type: 'object',
        required: ['principle', 'worth', 'lost'],
        properties: {
          principle: { enum: ['F', 'A', 'I', 'R'] },
          title: STRING,
          score: POINTS,
          worth: POINTS,
          lost: POINTS,
        },
      },
    },
    metrics: {
      type: 'array',
      items: {
        type: 'object',
        required: ['worth', 'lost', 'losses'],
        properties: {
          worth: POINTS,
          lost: POINTS,
          applicable: { type: 'integer' },
          passed: { type: 'integer' },
          losses: { type: 'array', items: LOSS },
        },
      },
    },
    notApplicable: {
      type: 'array',
      description: 'Metrics with nothing to assess in this schema; they do not count.',
    },
    notJudgeable: { type: 'array', description: 'Metrics that no schema can answer; they never count.' },
  },
};
