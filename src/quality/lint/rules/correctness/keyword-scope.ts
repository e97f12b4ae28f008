import { isObject, type JsonObject, member, quote } from '../../../../base/json.js';
import { type Annotation, defineRule } from '../../rule.js';
import { EVERY_TARGET } from './every-target.js';

/** Keywords about datasets are on datasets, those about variables on variables. */
export const keywordScope = defineRule({
  id: 'keyword-scope',
  on: 'annotation',
  group: 'correctness',
  severity: 'warning',
  fix: 'none',
  ask: 'look',
  summary: 'Keywords for datasets are on datasets, and keywords for variables are on variables.',
  why: 'A keyword is allowed anywhere, but people and catalogues look for it in its usual place.',
  targets: EVERY_TARGET,
  metrics: [],
  examples: {
    bad: [
      { schema: { properties: { girth: { type: 'number', 'fair:structureType': 'wide' } } } },
      { schema: { 'fair:measurementUnit': 'centimetre', properties: { girth: { type: 'number' } } } },
    ],
    good: [
      {
        schema: {
          'fair:structureType': 'wide',
          'fair:universe': 'Trees',
          properties: {
            girth: { type: 'number', 'fair:measurementUnit': 'centimetre', 'fair:population': 'Oaks' },
          },
        },
      },
      { schema: { type: 'number', 'fair:resourceType': 'variable', 'fair:measurementUnit': 'centimetre' } },
    ],
  },
  concerns: ({ scope }) => scope !== 'universal',
  applies: (annotation) => levelOf(annotation) !== undefined,
  check(annotation) {
    const { keyword, row } = annotation;
    const level = levelOf(annotation);
    if (row === undefined || level === undefined) return undefined;
    if (row.scope === level || row.alsoOn?.includes(level)) return undefined;
    const { place } = annotation;
    return {
      on: 'key',
      message: `${quote(keyword)} is for ${row.scope}s, but is on a ${place === 'code' ? place : level}.`,
      help: HELP[place === 'code' ? place : level],
      params: { keyword, scope: row.scope, level },
    };
  },
});

const HELP = {
  code: 'Move it to the dataset.',
  variable: 'Move it to the dataset; if this is a table of its own, add "fair:resourceType": "dataset".',
  dataset: 'Move it to the variables that it applies to.',
};

/** The kind of subject that has an annotation, if that is certain. */
function levelOf({ object, objectPointer, place }: Annotation): 'dataset' | 'variable' | undefined {
  if (place === 'other') return undefined;
  const stated = member(object, 'fair:resourceType') ?? member(object, 'x-fair:resourceType');
  if (stated === 'variable') return 'variable';
  if (stated === 'dataset' || stated === 'data-product') return 'dataset';
  if (place === 'code') return 'variable';
  // A variable with members may be a table that does not say so; a root without any may be a shared variable.
  if (place === 'variable') return hasMembers(object) ? undefined : 'variable';
  return objectPointer !== '' || hasMembers(object) ? 'dataset' : undefined;
}

function hasMembers(object: JsonObject): boolean {
  const items = member(object, 'items');
  return Object.hasOwn(object, 'properties') || (isObject(items) && Object.hasOwn(items, 'properties'));
}
