import { oneOfWords } from '../../../../base/json.js';
import type { Fact, Term, Variable } from '../../../../schema/description/index.js';
import { askAt } from '../../ask-of.js';
import { defineRule, type Found, type LintContext } from '../../rule.js';
import { isClosed, isEnumerated } from './code-lists.js';
import { placeOf, theVariable } from './place.js';
import { scaleOf } from './scale.js';

const MEASURED_SCALES = ['ratio', 'interval'];

/** A unit or a scale on values that cannot have it. */
export const unitFits = defineRule({
  id: 'unit-fits',
  on: 'variable',
  group: 'semantics',
  severity: 'warning',
  fix: 'none',
  ask: 'look',
  summary: 'Only measured numbers have a unit, and only values with distances have a scale of distances.',
  why: 'A unit says that the values can be used in calculations. Texts, names and codes cannot.',
  targets: { cdif: 'should', 'ro-crate': 'should' },
  metrics: ['RDA-I1-01D'],
  examples: {
    bad: [
      {
        schema: {
          type: 'object',
          properties: { town: { type: 'string', 'fair:measurementUnit': 'kilometre' } },
        },
      },
      {
        schema: {
          type: 'object',
          properties: {
            ward: {
              type: 'integer',
              'fair:measurementScale': 'nominal',
              'fair:measurementUnitRef': 'http://qudt.org/vocab/unit/M',
            },
          },
        },
      },
      {
        schema: {
          type: 'object',
          properties: {
            health: {
              type: 'integer',
              'fair:measurementScale': 'ratio',
              oneOf: [
                { const: 1, title: 'Good' },
                { const: 2, title: 'Bad' },
              ],
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
            distance: {
              type: 'number',
              'fair:measurementUnit': 'kilometre',
              'fair:measurementScale': 'ratio',
            },
          },
        },
      },
      {
        schema: {
          type: 'object',
          properties: {
            weight: {
              'fair:measurementScale': 'ratio',
              oneOf: [{ type: 'number' }, { const: -9, title: 'Not weighed', 'fair:sentinel': true }],
            },
          },
        },
      },
    ],
  },
  applies: ({ variable: { terms } }) =>
    terms.measurementUnit !== undefined || terms.measurementScale !== undefined,
  check({ variable }, context) {
    const { measurementUnit: unit, measurementScale: scale } = variable.terms;
    // Another rule reports blank units.
    const isNamed =
      unit !== undefined && [...unit.refs, ...unit.words].some(({ value }) => value.trim() !== '');
    return (
      (isNamed ? misplacedUnit(unit, variable) : undefined) ??
      (scale && misplacedScale(scale, variable, context))
    );
  },
});

function misplacedUnit(unit: Term, variable: Variable): Found | undefined {
  const at = placeOf(firstOf(unit), variable);
  const { types } = variable;
  if (types.length > 0 && types.every((type) => type === 'string' || type === 'boolean')) {
    return {
      ...at,
      message: `${theVariable(variable)} has a unit, but its values are of type ${oneOfWords(types)}.`,
      help: 'Remove the unit, or declare the values as numbers.',
    };
  }
  if (scaleOf(variable) !== 'nominal') return undefined;
  return {
    ...at,
    message: `${theVariable(variable)} has a unit, but its scale is nominal: its numbers are names.`,
    help: 'Remove the unit, or state the scale of the numbers, such as ratio.',
  };
}

function misplacedScale(scale: Term, variable: Variable, context: LintContext): Found | undefined {
  const name = scaleOf(variable) ?? '';
  const { codes: list } = variable;
  if (list === undefined || !MEASURED_SCALES.includes(name)) return undefined;
  context.budget.spend(list.codes.length + list.sentinels.length);
  // Bare values may be the only numbers that occur, such as doses; with words to each they are categories.
  const areCategories =
    list.codes.length > 0 &&
    list.codes.every((code) => !isEnumerated(code) && (code.title !== undefined || code.label.length > 0));
  if (!areCategories || !isClosed(list, context)) return undefined;
  const place = placeOf(firstOf(scale), variable);
  return {
    ...place,
    ask: askAt(place.pointer!),
    message: `${theVariable(variable)} has the scale ${name}, but its values are codes.`,
    help: 'Codes are nominal, or ordinal if they have an order.',
  };
}

function firstOf({ words, refs }: Term): Fact {
  return (words[0] ?? refs[0])!;
}
