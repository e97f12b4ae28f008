import type { Variable } from '../../../description/index.js';
import { append } from '../../../document/index.js';
import { quote } from '../../../json.js';
import type { Unit } from '../../../vocabulary/index.js';
import { carries } from '../../annotations/keyword-spelling.js';
import { defineRule, type LintContext } from '../../rule.js';
import { theVariable } from './place.js';
import { scaleOf } from './scale.js';

/** Scales whose numbers are names, ranks or counts of things. */
const WITHOUT_UNIT = ['nominal', 'ordinal', 'absolute'];

/** A number of nobody knows what. */
export const numericUnit = defineRule({
  id: 'numeric-unit',
  on: 'variable',
  group: 'semantics',
  severity: 'info',
  fix: 'unsafe',
  needs: { units: ({ variable }) => findInBrackets(variable, (words) => words) !== undefined },
  summary: 'A variable of numbers has a unit, or codes, or a scale that needs no unit.',
  why: 'A number without a unit cannot be compared or computed with: 37 is a temperature only once a scale of degrees is named.',
  targets: { cdif: 'should', 'ro-crate': 'should', croissant: 'should' },
  metrics: ['RDA-I1-01D', 'RDA-I2-01D', 'FsF-R1-01M-3'],
  examples: {
    bad: [
      { schema: { type: 'object', properties: { wind: { type: 'number', title: 'Speed of the wind' } } } },
      {
        schema: { type: 'object', properties: { weight: { type: 'number', title: 'Weight (kg)' } } },
        fixed: {
          type: 'object',
          properties: {
            weight: {
              type: 'number',
              title: 'Weight (kg)',
              'fair:measurementUnitRef': 'http://qudt.org/vocab/unit/KiloGM',
            },
          },
        },
      },
    ],
    good: [
      {
        schema: {
          type: 'object',
          properties: {
            wind: {
              type: 'number',
              'fair:measurementUnit': 'metre per second',
              'fair:measurementUnitRef': 'http://qudt.org/vocab/unit/M-PER-SEC',
            },
          },
        },
      },
      {
        schema: {
          type: 'object',
          properties: { ward: { type: 'integer', 'fair:measurementScale': 'nominal' } },
        },
      },
      {
        schema: {
          type: 'object',
          properties: { smokes: { type: 'integer', oneOf: [{ const: 1, title: 'Yes' }] } },
        },
      },
    ],
  },
  applies: ({ variable }) => isNumeric(variable) && !(variable.codes && variable.codes.codes.length > 0),
  check({ variable, pointer }, context) {
    if (variable.terms.measurementUnit !== undefined) return undefined;
    if (WITHOUT_UNIT.includes(scaleOf(variable) ?? '')) return undefined;
    if (carries(variable.schema, ['fair:measurementUnit', 'fair:measurementUnitRef'])) return undefined;
    const unit = unitInTheLabel(variable, context);
    const keyword = context.edition === '0.1.0' ? 'fair:unitRef' : 'fair:measurementUnitRef';
    return {
      on: 'object',
      message: `${theVariable(variable)} is a number without a unit.`,
      help:
        `Name the unit as ${quote(keyword)}, best one of QUDT; ` +
        'if it is a number of a thing, a rank or a name, say so as "fair:measurementScale".',
      fixes: unit && [
        {
          title: `Say that it is in ${quote(unit.label)}, as its label does`,
          safe: false,
          edits: [{ op: 'insert', pointer: append(pointer, keyword), value: unit.iri }],
        },
      ],
    };
  },
});

function isNumeric({ types, constraints }: Variable): boolean {
  return (
    types.length > 0 &&
    types.every((type) => type === 'number' || type === 'integer') &&
    constraints.const === undefined
  );
}

/** The unit that a label ends with in brackets, as in "Weight (kg)". */
function unitInTheLabel(variable: Variable, { lists }: LintContext): Unit | undefined {
  return findInBrackets(variable, (words) => lists.units.byWords(words));
}

/** What is found by the words in brackets at the end of the title, or else of a label. */
function findInBrackets<T>(
  { title, label }: Variable,
  find: (words: string) => T | undefined,
): T | undefined {
  const inTitle = title && findAtEnd(title.value, find);
  if (inTitle) return inTitle;
  for (const { value } of label) {
    const found = findAtEnd(value, find);
    if (found) return found;
  }
  return undefined;
}

function findAtEnd<T>(text: string, find: (words: string) => T | undefined): T | undefined {
  const label = text.trim();
  if (!label.endsWith(')') && !label.endsWith(']')) return undefined;
  const words = /[([]([^()[\]]{1,40})[)\]]$/.exec(label)?.[1];
  return words === undefined ? undefined : find(words);
}
