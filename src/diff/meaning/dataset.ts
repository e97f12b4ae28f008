import type { Found } from '../change.js';
import { defineClass } from '../change.js';
import { type Comparison, capital } from '../compare.js';
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

const product = (...names: readonly string[]) => ({
  'fair:resourceType': 'data-product',
  properties: Object.fromEntries(
    names.map((name) => [
      name,
      { type: 'array', items: { type: 'object', properties: { id: { type: 'integer' } } } },
    ]),
  ),
});

export const tableRemoved = defineClass({
  id: 'table/removed',
  severity: 'breaking',
  bump: 'major',
  summary: 'A table is gone.',
  why: 'Data are gone that others may use.',
  examples: {
    changed: [
      { old: product('towns', 'rivers'), new: product('towns') },
      { old: product('towns', 'rivers'), new: product('towns', 'lakes') },
    ],
    unchanged: [
      { old: product('towns'), new: product('towns', 'rivers') },
      { old: product('towns', 'rivers'), new: product('rivers', 'towns') },
    ],
  },
  *find({ tables }: Comparison): Generator<Found> {
    for (const { value, name } of tables.gone)
      yield { message: `${capital(name)} is gone.`, old: value.pointer, new: '' };
  },
});

export const tableAdded = defineClass({
  id: 'table/added',
  severity: 'safe',
  bump: 'minor',
  summary: 'A table is new.',
  why: 'The other tables are the same.',
  examples: {
    changed: [
      { old: product('towns'), new: product('towns', 'rivers') },
      { old: product('towns', 'rivers'), new: product('towns', 'lakes') },
    ],
    unchanged: [
      { old: product('towns', 'rivers'), new: product('towns') },
      { old: product('towns', 'rivers'), new: product('rivers', 'towns') },
    ],
  },
  *find({ tables }: Comparison): Generator<Found> {
    for (const { value, name } of tables.added)
      yield { message: `${capital(name)} is new.`, old: '', new: value.pointer };
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
