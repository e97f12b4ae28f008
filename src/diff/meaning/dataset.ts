import type { Found } from '../change.js';
import { defineClass } from '../change.js';
import type { Comparison } from '../compare.js';
import { ofDataset } from './example.js';

export const idChanged = defineClass({
  id: 'id/changed',
  severity: 'risky',
  bump: 'major',
  summary: 'The schema has another $id.',
  why: 'References to the old address do not lead to this version.',
  examples: {
    changed: [
      ofDataset({ $id: 'https://example.org/a' }, { $id: 'https://example.org/b' }),
      ofDataset({ $id: 'https://example.org/a' }, {}),
    ],
    unchanged: [
      ofDataset({ $id: 'https://example.org/a' }, { $id: 'https://example.org/a' }),
      ofDataset({}, { $id: 'https://example.org/a' }),
    ],
  },
  *find({ whole: { old, new: next } }: Comparison): Generator<Found> {
    const [before, after] = [old.id?.value, next.id?.value];
    if (before !== undefined && before !== after)
      yield {
        message: after ? `The $id changed from ${before} to ${after}.` : `The $id ${before} is gone.`,
        old: '',
        new: '',
      };
  },
});

export const layoutChanged = defineClass({
  id: 'layout/changed',
  severity: 'breaking',
  bump: 'major',
  summary: 'The data have another structure, or are another kind of resource.',
  why: 'A row means something else.',
  examples: {
    changed: [
      ofDataset({ 'fair:structureType': 'wide' }, { 'fair:structureType': 'long' }),
      ofDataset({ 'fair:resourceType': 'dataset' }, { 'fair:resourceType': 'data-product' }),
    ],
    unchanged: [
      ofDataset({}, { 'fair:structureType': 'long' }),
      ofDataset({ 'fair:structureType': 'long' }, { 'fair:structureType': 'long' }),
    ],
  },
  *find({ subjects }: Comparison): Generator<Found> {
    for (const { old, new: next, name } of subjects)
      for (const keyword of ['structureType', 'resourceType'] as const) {
        const [before, after] = [old[keyword]?.value, next[keyword]?.value];
        if (before === undefined || after === undefined || before === after) continue;
        yield {
          message: `"fair:${keyword}" of ${name} changed from ${before} to ${after}.`,
          old: old.pointer,
          new: next.pointer,
          params: { keyword: `fair:${keyword}` },
        };
      }
  },
});
