import { quote } from '../../json.js';
import type { Rule } from '../rule.js';

const LINKS = [
  'fair:concept',
  'fair:conceptRef',
  'fair:variableRef',
  'fair:instanceVariableRef',
  'fair:representedVariableRef',
  'fair:conceptualVariableRef',
];

/** A variable is linked to what it means. */
export const variableConcept: Rule = {
  id: 'variable-concept',
  on: 'variable',
  severity: 'warning',
  summary: 'A variable is linked to a concept or to a shared definition.',
  why: 'Machines compare variables by what they are linked to, not by their names.',
  check({ name, annotations }) {
    if (LINKS.some((keyword) => Object.hasOwn(annotations, keyword))) return undefined;
    return {
      message: `The variable ${quote(name)} is not linked to a concept.`,
      help: 'Add "fair:conceptRef", or a link to a shared variable such as "fair:variableRef".',
    };
  },
};
