import type { Description } from '../../../schema/description/index.js';
import { defineClass, type Found } from '../change.js';
import { type Comparison, capital, statedAt } from '../compare.js';
import { ofDataset } from './example.js';

const published = (version: string) => ({
  $id: `https://example.org/a/${version}`,
  'fair:version': { identifier: version },
});

export const idChanged = defineClass({
  id: 'id/changed',
  severity: 'risky',
  bump: 'major',
  summary: 'The schema has another $id.',
  why: 'References to the old address do not lead to this version. An address that differs only by the stated versions is no change.',
  examples: {
    changed: [
      ofDataset({ $id: 'https://example.org/a' }, { $id: 'https://example.org/b' }),
      ofDataset({ $id: 'https://example.org/a' }, {}),
      ofDataset(published('1.0.0'), { ...published('1.0.1'), $id: 'https://example.org/b/1.0.1' }),
    ],
    unchanged: [
      ofDataset({ $id: 'https://example.org/a' }, { $id: 'https://example.org/a' }),
      ofDataset({}, { $id: 'https://example.org/a' }),
      ofDataset(published('1.0.0'), published('1.0.1')),
      ofDataset(published('1.0.0'), { $id: published('1.0.0').$id }),
    ],
  },
  *find({ whole: { old, new: next } }: Comparison): Generator<Found> {
    const [before, after] = [old.id, next.id];
    if (before === undefined || before.value === after?.value) return;
    if (withoutVersion(old) === withoutVersion(next)) return;
    yield {
      message: after
        ? `The $id changed from ${before.value} to ${after.value}.`
        : `The $id ${before.value} is gone.`,
      old: before.pointer,
      new: after?.pointer,
    };
  },
});

/** An address without the version that the schema states. */
function withoutVersion({ id, version }: Description): string | undefined {
  const number = version?.identifier?.value.trim().replace(/^v(?=\d)/, '');
  if (id === undefined || !number) return id?.value;
  const isPartOfNumber = (text: string) => /\d/.test(text);
  return id.value
    .split(number)
    .reduce((left, right) =>
      isPartOfNumber(left.slice(-1)) || isPartOfNumber(right.slice(0, 1))
        ? `${left}${number}${right}`
        : `${left}{version}${right}`,
    );
}

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
      yield { message: `${capital(name)} is gone.`, old: value.pointer };
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
      yield { message: `${capital(name)} is new.`, new: value.pointer };
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
        const [before, after] = [old[keyword], next[keyword]];
        if (before === undefined || after === undefined || before.value === after.value) continue;
        yield {
          message: `"fair:${keyword}" of ${name} changed from ${before.value} to ${after.value}.`,
          old: statedAt(old, before),
          new: statedAt(next, after),
          params: { keyword: `fair:${keyword}` },
        };
      }
  },
});
