import { isObject, type Json, type JsonObject, member } from '../../../../base/json.js';
import { tokens } from '../../../../schema/document/index.js';
import { type Annotation, defineRule, type LintContext } from '../../rule.js';
import { EVERY_TARGET } from './every-target.js';

/** Products contain datasets, datasets contain variables, and never the other way round. */
export const resourceTypePlacement = defineRule({
  id: 'resource-type-placement',
  on: 'annotation',
  group: 'correctness',
  severity: 'error',
  fix: 'none',
  summary: 'A data product contains datasets, a dataset has rows, and a variable is not a table.',
  why: 'The exports build a tree of products, datasets and variables. A wrong type breaks this tree.',
  targets: EVERY_TARGET,
  metrics: ['FsF-R1-01M-1'],
  examples: {
    bad: [
      {
        schema: {
          'fair:resourceType': 'dataset',
          properties: { trees: { type: 'array', 'fair:resourceType': 'data-product' } },
        },
      },
      { schema: { properties: { girth: { type: 'number', 'fair:resourceType': 'dataset' } } } },
      { schema: { 'fair:resourceType': 'variable', properties: { girth: { type: 'number' } } } },
    ],
    good: [
      {
        schema: {
          'fair:resourceType': 'data-product',
          properties: {
            trees: {
              'fair:resourceType': 'dataset',
              type: 'array',
              items: { properties: { girth: { type: 'number', 'fair:resourceType': 'variable' } } },
            },
          },
        },
      },
      { schema: { type: 'number', 'fair:resourceType': 'variable' } },
    ],
  },
  concerns: (_, name) => name === 'fair:resourceType',
  applies: ({ problems }) => problems.length === 0,
  check(annotation, { document }) {
    const found = faultOf(annotation, document);
    return found && { on: 'value', ...found, params: { resourceType: annotation.value } };
  },
});

function faultOf({ value, object, objectPointer }: Annotation, document: LintContext['document']) {
  if (value === 'variable') {
    if (objectPointer !== '' || !isTable(object)) return undefined;
    return {
      message: 'The document is declared to be a variable, but it has members, so it is a table.',
      help: 'Write "dataset", or describe the variable as one of the properties.',
    };
  }
  if (isScalar(object)) {
    return {
      message: `A ${value === 'dataset' ? 'dataset' : 'data product'} has rows, but the values here are single values.`,
      help: 'Write "variable", or make it an object or an array of objects.',
    };
  }
  if (value === 'data-product' && standsInDataset(objectPointer, document.value)) {
    return {
      message: 'A data product cannot be inside a dataset.',
      help: 'Write "dataset" here, or make the document around it the data product.',
    };
  }
  return undefined;
}

function isTable(object: JsonObject): boolean {
  const items = member(object, 'items');
  const rows = isObject(items) ? items : object;
  return member(rows, 'type') === 'object' || isObject(member(rows, 'properties'));
}

const SCALARS: readonly Json[] = ['string', 'number', 'integer', 'boolean', 'null'];

function isScalar(object: JsonObject): boolean {
  const type = member(object, 'type');
  if (type === undefined) return false;
  const types: readonly Json[] = Array.isArray(type) ? type : [type];
  return types.length > 0 && types.every((each) => SCALARS.includes(each));
}

/** Whether the nearest enclosing object with a stated type, or the root, is not a product. */
function standsInDataset(pointer: string, root: Json): boolean {
  const steps = tokens(pointer);
  let around = '';
  let current: Json | undefined = root;
  for (const step of steps) {
    // A definition belongs to whatever refers to it.
    if (step === '$defs' || step === 'definitions') return false;
    if (isObject(current)) around = statedBy(current) ?? (around || 'dataset');
    current = Array.isArray(current) ? (current as readonly Json[])[Number(step)] : inner(current, step);
  }
  return around !== '' && around !== 'data-product';
}

function statedBy(object: JsonObject): string | undefined {
  const stated = member(object, 'fair:resourceType') ?? member(object, 'x-fair:resourceType');
  return typeof stated === 'string' ? stated : undefined;
}

function inner(value: Json | undefined, step: string): Json | undefined {
  return isObject(value) ? member(value, step) : undefined;
}
