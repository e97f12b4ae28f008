import { describe, expect, test } from 'vitest';
import type { RelationEntry, TableEntry } from '../../protocol.js';
import {
  BOX,
  type Box,
  gridLayout,
  heightOf,
  labelOf,
  layoutOf,
  linksOf,
  type Point,
  pathThrough,
} from './layout.js';

const relation = (table: string | undefined, cardinality?: string): RelationEntry => ({
  type: 'isPartOf',
  target: `https://example.org/${table ?? 'elsewhere'}`,
  ...(table === undefined ? {} : { table }),
  sourceVariables: [],
  targetVariables: [],
  ...(cardinality === undefined ? {} : { cardinality }),
});

const table = (name: string, variables = 3, relations: readonly RelationEntry[] = []): TableEntry => ({
  name,
  pointer: `/properties/${name}`,
  rowPointer: `/properties/${name}/items`,
  label: {},
  variables,
  relations,
});

const overlap = (one: Box, other: Box) =>
  Math.abs(one.x - other.x) < BOX.width && one.y < other.y + other.height && other.y < one.y + one.height;

const isAtEdge = ({ x, y }: Point, boxes: readonly Box[], name: string) => {
  const box = boxes.find((each) => each.table.name === name)!;
  const isIn = x >= box.x - 1 && x <= box.x + BOX.width + 1 && y >= box.y - 1 && y <= box.y + box.height + 1;
  const isInside = x > box.x + 1 && x < box.x + BOX.width - 1 && y > box.y + 1 && y < box.y + box.height - 1;
  return isIn && !isInside;
};

describe('the height of a box', () => {
  test.each([
    ['without variables', 0, 0],
    ['with few variables', 8, 8],
    ['with more variables than are shown, has a line that says so', 20, 9],
  ])('%s', (_, variables, lines) => {
    expect(heightOf(table('a', variables), 8)).toBe(BOX.head + lines * BOX.line + BOX.foot);
  });
});

test('only relations between tables are lines', () => {
  const tables = [
    table('a', 1, [relation('b', 'one-to-many'), relation(undefined), relation('lost')]),
    table('b'),
  ];
  const links = linksOf(tables);
  expect(links.map(({ from, to }) => [from, to])).toEqual([['a', 'b']]);
  expect(labelOf(links[0]!)).toBe('isPartOf · one-to-many');
});

describe('a layout', () => {
  test.each([
    ['of one table', [table('a')], 0],
    [
      'of tables without relations',
      ['a', 'b', 'c', 'd', 'e'].map((name) => table(name, name === 'a' ? 30 : 2)),
      0,
    ],
    ['of a chain', [table('a', 3, [relation('b')]), table('b', 9, [relation('c')]), table('c')], 2],
    ['of a ring', [table('a', 3, [relation('b')]), table('b', 9, [relation('a')])], 2],
    [
      'with relations of a table to itself and to another',
      [table('a', 1, [relation('a'), relation('a'), ...Array(6).fill(relation('b'))]), table('b')],
      8,
    ],
    ['with a relation to itself', [table('a', 3, [relation('a')]), table('b')], 1],
    [
      'with two relations of the same tables',
      [table('a', 3, [relation('b'), relation('b', 'one-to-one')]), table('b')],
      2,
    ],
    ['of names that objects have', [table('constructor', 3, [relation('__proto__')]), table('__proto__')], 1],
  ])('%s has each box once, inside the picture, and none over another', async (_, tables, lines) => {
    const layout = await layoutOf(tables, 8);
    expect(layout.boxes.map((box) => box.table.name).sort()).toEqual(tables.map(({ name }) => name).sort());
    expect(layout.lines).toHaveLength(lines);
    for (const { from, to, points } of layout.lines) {
      expect(isAtEdge(points[0]!, layout.boxes, from)).toBe(true);
      expect(isAtEdge(points.at(-1)!, layout.boxes, to)).toBe(true);
    }
    for (const [index, box] of layout.boxes.entries()) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + BOX.width).toBeLessThanOrEqual(layout.width);
      expect(box.y + box.height).toBeLessThanOrEqual(layout.height);
      expect(layout.boxes.slice(index + 1).filter((other) => overlap(box, other))).toEqual([]);
    }
  });
});

test('no table needs no room', () => {
  expect(gridLayout([], 8)).toEqual({ width: 0, height: 0, boxes: [], lines: [] });
});

test('a path begins and ends at the first and the last point', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 10, y: 20 },
    { x: 30, y: 0 },
  ];
  expect(pathThrough(points)).toBe('M0,0C5,0 5,20 10,20C20,20 20,0 30,0');
  expect(pathThrough([])).toBe('');
});
