import { quote } from '../../../base/json.js';
import { defineClass, type Found } from '../change.js';
import type { Comparison } from '../compare.js';

const meaning = { type: 'number', 'fair:conceptRef': 'https://example.org/area' };
const linked = { type: 'integer', 'fair:variableRef': '#/$defs/Age' };

export const variableRenamed = defineClass({
  id: 'variable/renamed',
  severity: 'breaking',
  bump: 'major',
  summary: 'A variable has another name: concept, type and codes are the same.',
  why: 'Programs look columns up by their names.',
  examples: {
    changed: [
      { old: { properties: { area: meaning } }, new: { properties: { surface: meaning } } },
      {
        old: { properties: { age: linked }, $defs: { Age: {} } },
        new: { properties: { years: linked }, $defs: { Age: {} } },
      },
    ],
    unchanged: [
      {
        old: { properties: { area: { type: 'number' } } },
        new: { properties: { surface: { type: 'number' } } },
      },
      {
        old: { properties: { area: meaning } },
        new: { properties: { surface: { ...meaning, type: 'string' } } },
      },
    ],
  },
  *find({ variables }: Comparison): Generator<Found> {
    for (const { old, new: next, isRenamed } of variables.pairs) {
      if (!isRenamed) continue;
      yield {
        message: `The variable ${quote(old.path.join('/'))} seems to be called ${quote(next.path.join('/'))} now: both have the same meaning and type.`,
        old: old.pointer,
        new: next.pointer,
      };
    }
  },
});
