import type { JsonObject } from '../../base/json.js';

const STRING: JsonObject = { type: 'string' };
const POINTS: JsonObject = { type: 'number', minimum: 0, maximum: 100 };

const WHOLE_POINTS: JsonObject = { ...POINTS, type: 'integer' };

const LOSS: JsonObject = {
  type: 'object',
  required: ['points', 'criterion', 'metrics', 'pointer', 'message'],
  properties: {
    points: { ...POINTS, description: 'With one decimal; 0 where many parts share few points.' },
    criterion: { ...STRING, description: 'What is asked for.' },
    rule: { ...STRING, description: 'The rule that found it; none where no rule did.' },
    metrics: { type: 'array', items: STRING },
    pointer: STRING,
    on: STRING,
    message: STRING,
    help: { ...STRING, description: 'What to do to gain the points.' },
    fix: { ...STRING, description: 'What the best fix does.' },
  },
};

/** Readiness in an answer. */
export const scoreSchema: JsonObject = {
  type: 'object',
  description:
    'How ready the metadata of the schema is to be published, in points of 100. What is absent counts as missing.',
  required: ['total', 'principles'],
  properties: {
    total: {
      ...WHOLE_POINTS,
      description: '100 without the points of all losses, rounded down.',
    },
    principles: {
      type: 'array',
      items: {
        type: 'object',
        required: ['principle', 'score', 'worth', 'lost'],
        properties: {
          principle: { enum: ['F', 'A', 'I', 'R'] },
          title: STRING,
          score: WHOLE_POINTS,
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
    onlyOnTheWeb: {
      type: 'array',
      description: 'What only an assessor on the web can see; it never counts.',
    },
  },
};
