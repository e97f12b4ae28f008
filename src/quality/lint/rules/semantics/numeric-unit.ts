import { quote } from '../../../../base/json.js';
import type { Variable } from '../../../../schema/description/index.js';
import { append } from '../../../../schema/document/index.js';
import type { Unit } from '../../../../schema/vocabulary/index.js';
import { carries } from '../../annotations/keyword-spelling.js';
import { defineRule, type LintContext } from '../../rule.js';
import { theVariable } from './place.js';
import { scaleOf } from './scale.js';
import { isUnitless } from './unitless-names.js';

/** Scales whose numbers are names, ranks or counts of things. */
const WITHOUT_UNIT = ['nominal', 'ordinal', 'absolute'];

/** A number without a unit. */
export const numericUnit = defineRule({
  id: 'numeric-unit',
  on: 'variable',
  group: 'semantics',
  severity: 'info',
  fix: 'unsafe',
  ask: ['fair:measurementUnitRef'],
  needs: { units: ({ variable }) => findInBrackets(variable, (words) => words) !== undefined },
  summary:
    'A numeric variable has a unit, unless it has codes, or is a year, an identifier, a proportion or a count.',
  why: 'A number without a unit can be misread: 37 degrees may be Celsius or Fahrenheit.',
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
          properties: { year: { type: 'integer' }, n_trees: { type: 'integer', title: 'Number of trees' } },
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
    if (isWithoutUnitByScale(variable)) return undefined;
    if (carries(variable.schema, ['fair:measurementUnit', 'fair:measurementUnitRef'])) return undefined;
    if (isDefinedElsewhere(variable, context) || needsNoUnit(variable)) return undefined;
    const unit = unitInTheLabel(variable, context);
    const keyword = context.edition === '0.1.0' ? 'fair:unitRef' : 'fair:measurementUnitRef';
    return {
      on: 'object',
      message: `${theVariable(variable)} is numeric, but has no unit.`,
      help:
        `Add ${quote(keyword)}, preferably with a unit of QUDT. ` +
        'If the numbers are counts, ranks or names, add "fair:measurementScale" instead.',
      ask: [keyword],
      fixes: unit && [
        {
          title: `Add the unit ${quote(unit.label)}, which its label names`,
          safe: false,
          edits: [{ op: 'insert', pointer: append(pointer, keyword), value: unit.iri }],
        },
      ],
    };
  },
});

/** Whether the values are numbers, and not one number only. */
export function isNumeric({ types, constraints }: Variable): boolean {
  return (
    types.length > 0 &&
    types.every((type) => type === 'number' || type === 'integer') &&
    constraints.const === undefined
  );
}

/** Whether a variable is called a year, an identifier, a proportion, a count; a stated quantity says more than a name. */
function needsNoUnit({ name, title, label, terms, types }: Variable): boolean {
  if (terms.quantity !== undefined) return false;
  // Title and labels often are the same words.
  const names = new Set([name, ...(title ? [title.value] : []), ...label.map(({ value }) => value)]);
  return isUnitless(
    [...names],
    types.every((type) => type === 'integer'),
  );
}

/** Whether the scale of a variable is one of names, ranks or counts. */
export function isWithoutUnitByScale(variable: Variable): boolean {
  return WITHOUT_UNIT.includes(scaleOf(variable) ?? '');
}

/** Whether a variable links to a definition that is not in this document: the unit may be stated there. */
export function isDefinedElsewhere({ links }: Variable, { document, at }: LintContext): boolean {
  return Object.values(links).some(({ uri, pointer }) => {
    const link = uri === document.uri ? at(pointer) : undefined;
    return typeof link !== 'string' || !link.startsWith('#');
  });
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
