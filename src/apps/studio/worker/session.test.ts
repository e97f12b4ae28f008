import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../base/json.js';
import type { Checked, Intent, TextFormat } from '../protocol.js';
import { NoAnswer } from './answerer.js';
import { codeListsIn } from './codes.js';
import { editedBy } from './intents.js';
import { createSession, type Session } from './session.js';
import { findingsIn, variablesIn } from './windows.js';

const TOWNS = readFileSync('examples/towns.schema.yaml', 'utf8');
const TODAY = '2026-05-01';
const ALL = { first: 0, last: 1000 };

let session: Session;
beforeEach(() => {
  session = createSession();
});

function check(text: string, version = 1, format: TextFormat = 'yaml', options: JsonObject = {}) {
  return session.check({ version, name: `schema.${format}`, format, text, options }, TODAY);
}

async function checked(text: string, format: TextFormat = 'yaml'): Promise<Checked> {
  const answer = await check(text, 1, format);
  expect(answer.kind).toBe('checked');
  return answer as Checked;
}

describe('a dataset', () => {
  test('is read with its card, its table and its readiness', async () => {
    const answer = await checked(TOWNS);
    expect(answer).toMatchObject({
      version: 1,
      counts: { error: 0 },
      card: {
        pointer: '',
        title: { '': 'Towns of Ruritania' },
        id: 'https://w3id.org/example/schemas/towns',
        license: {
          words: 'CC-BY-4.0',
          ref: 'https://spdx.org/licenses/CC-BY-4.0',
          name: 'Creative Commons Attribution 4.0 International',
        },
        version: { identifier: '1.2.0', date: '2026-05-01' },
        period: { start: '2025-01-01', end: '2025-12-31' },
        places: ['Ruritania'],
      },
      tables: [{ name: 'data', pointer: '', rowPointer: '/items', variables: 4 }],
      languages: ['en', 'fr'],
    });
    expect(answer.card.people.map(({ role }) => role)).toEqual(['Producer', 'Distributor', 'Curator']);
    const { readiness } = await session.reading().assessed();
    expect(readiness.principles.map(({ principle }) => principle)).toEqual(['F', 'A', 'I', 'R']);
    expect(readiness.total).toBeGreaterThan(80);
  });

  test('is readier with what options of exports say', async () => {
    const text = TOWNS.replace(/^\$id:.*\n/m, '');
    const totalWith = async (options: JsonObject) => {
      await check(text, 1, 'yaml', options);
      return (await session.reading().assessed()).readiness.total;
    };
    const identifier = 'https://doi.org/10.5281/zenodo.1234567';
    expect(await totalWith({ identifier })).toBeGreaterThan(await totalWith({}));
  });

  test('has rows of variables', async () => {
    await checked(TOWNS);
    const { count, items } = await variablesIn(session.reading(), ALL);
    expect(count).toBe(4);
    expect(items.map(({ name, type, isRequired }) => [name, type, isRequired])).toEqual([
      ['name', 'string', true],
      ['inhabitants', 'integer', true],
      ['area', 'number', false],
      ['status', 'coded', false],
    ]);
    expect(items[2]).toMatchObject({ unit: { words: 'km²', symbol: 'km²' }, label: { en: 'Area' } });
    expect(items[3]).toMatchObject({ codes: 2, missingCodes: 1 });
  });

  test('has lists of codes', async () => {
    await checked(TOWNS);
    expect(codeListsIn(session.reading())).toMatchObject([
      {
        pointer: '/$defs/LegalStatus',
        insertAt: '/$defs/LegalStatus/oneOf/-',
        name: 'Legal status of a town',
        variables: ['status'],
        codes: [{ value: 1 }, { value: 2 }, { value: 9, isMissing: true }],
      },
    ]);
  });
});

describe('findings', () => {
  const POOR = `title: Towns
fair:contributors: [{ name: Office }]
fair:temporalCoverage: { start: 2025-01-01, end: 2024-01-01 }
properties:
  area: { type: number }
  status:
    oneOf: [{ const: 1 }, { const: 2 }]
`;

  test('belong to screens and earn points', async () => {
    const { todo, marks } = await checked(POOR);
    for (const screen of ['dataset', 'variables', 'people', 'coverage', 'codes'] as const)
      expect(todo[screen], screen).toBeGreaterThan(0);
    expect(Object.values(todo).reduce((sum, each) => sum + each)).toBe(marks.length);
    const label = marks.find(({ code, about }) => code === 'lint/variable-label' && about === 'area')!;
    expect(label).toMatchObject({ screen: 'variables', pointer: '/properties/area', at: { line: 5 } });
    const { points } = await session.reading().assessed();
    expect(points[label.number]).toBeGreaterThan(0);
  });

  test('of one owner stay together, whatever they are sorted by', async () => {
    await checked(POOR);
    for (const sort of ['points', 'place', 'severity'] as const) {
      const { count, items } = await findingsIn(session.reading(), { sort, ...ALL });
      expect(count).toBe(items.length);
      const owners = items.map(({ about }) => about).filter((each, at, all) => each !== all[at - 1]);
      expect(new Set(owners).size, sort).toBe(owners.length);
    }
  });

  test('are filtered and come in windows', async () => {
    await checked(POOR);
    const filter = { sort: 'place', under: '/properties/area' } as const;
    const { count, items } = await findingsIn(session.reading(), { ...filter, first: 1, last: 2 });
    expect(count).toBeGreaterThan(1);
    expect(items).toHaveLength(1);
    expect(items[0]!.about).toBe('area');
  });

  test('are what variables have to do', async () => {
    await checked(POOR);
    const { items } = await variablesIn(session.reading(), { isToDo: true, search: 'AR', ...ALL });
    expect(items.map(({ name, todo }) => [name, todo > 0])).toEqual([['area', true]]);
  });
});

test('a product has tables, and variables of each', async () => {
  const table = (name: string) => ({
    type: 'array',
    'fair:resourceType': 'dataset',
    items: { properties: { [name]: { type: 'object', properties: { part: { type: 'string' } } } } },
  });
  const product = {
    'fair:resourceType': 'data-product',
    properties: { trees: table('street'), streets: table('code') },
  };
  const { tables } = await checked(JSON.stringify(product), 'json');
  expect(tables.map(({ name, rowPointer, variables }) => [name, rowPointer, variables])).toEqual([
    ['trees', '/properties/trees/items', 2],
    ['streets', '/properties/streets/items', 2],
  ]);
  const { items } = await variablesIn(session.reading(), { table: 'streets', ...ALL });
  expect(items.map(({ name, depth }) => [name, depth])).toEqual([
    ['code', 0],
    ['part', 1],
  ]);
});

describe('a text that cannot be read', () => {
  test('has a place, and the last reading stays', async () => {
    expect(() => session.reading()).toThrow(NoAnswer);
    await check('title: Towns\n');
    expect(await check('title: Towns\nproperties: {\n', 2)).toMatchObject({
      kind: 'broken',
      version: 2,
      at: { line: 3 },
    });
    expect(session.reading().version).toBe(1);
    const set: Intent = { kind: 'set', pointer: '/title', value: 'x' };
    expect(await editedBy(session, 2, set)).toMatchObject({ kind: 'refused' });
    expect(await editedBy(session, 1, set)).toEqual({ kind: 'stale' });
  });

  test.each(['', '[]', '"x"', '3'])('is also one without an object: %s', async (text) => {
    expect(await check(text)).toMatchObject({ kind: 'broken' });
  });
});
