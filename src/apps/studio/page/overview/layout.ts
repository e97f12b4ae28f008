import type { RelationEntry, TableEntry } from '../../protocol.js';

/** With more tables than this there is only a list. */
export const MOST_BOXES = 30;
/** How many variables a folded box has. */
export const FOLDED = 8;
/** How many variables an unfolded box has. */
export const UNFOLDED = 40;

/** Measures of boxes, in pixels. */
export const BOX = { width: 248, head: 52, line: 22, foot: 10 } as const;
const GAP = 32;
const GRID_COLUMNS = 3;
const LETTER = 6.6;
const LABEL_HEIGHT = 20;
const LOOP_HEIGHT = 32;

/** A place in the picture. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A table in the picture. */
export interface Box extends Point {
  readonly table: TableEntry;
  readonly height: number;
}

/** A relation between two tables of the schema. */
export interface Link {
  readonly from: string;
  readonly to: string;
  readonly relation: RelationEntry;
}

/** A relation in the picture. */
export interface Line extends Link {
  readonly points: readonly Point[];
  readonly label: Point;
}

/** Where everything is. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly lines: readonly Line[];
}

/** The relations between tables; those that lead elsewhere are not in the picture. */
export function linksOf(tables: readonly TableEntry[]): readonly Link[] {
  const names = new Set(tables.map(({ name }) => name));
  return tables.flatMap(({ name, relations }) =>
    relations.flatMap((relation) =>
      relation.table !== undefined && names.has(relation.table)
        ? [{ from: name, to: relation.table, relation }]
        : [],
    ),
  );
}

/** What a line says. */
export function labelOf({ relation: { type, cardinality } }: Link): string {
  return cardinality === undefined ? type : `${type} · ${cardinality}`;
}

/** The room that the label of a line needs. */
export function labelWidth(link: Link): number {
  return labelOf(link).length * LETTER + 16;
}

/** The height of a box that shows at most so many variables. */
export function heightOf({ variables }: TableEntry, most: number): number {
  const lines = Math.min(variables, most) + (variables > most ? 1 : 0);
  return BOX.head + lines * BOX.line + BOX.foot;
}

/** Places tables with relations by ranks, and all others in rows below them. */
export async function layoutOf(tables: readonly TableEntry[], most: number): Promise<Layout> {
  const links = linksOf(tables);
  const linked = new Set(links.flatMap(({ from, to }) => [from, to]));
  const ranked = await rankedLayout(
    tables.filter(({ name }) => linked.has(name)),
    links,
    most,
  );
  const others = tables.filter(({ name }) => !linked.has(name));
  return below(ranked, gridLayout(others, most));
}

/** Places tables in rows, one after the other. */
export function gridLayout(tables: readonly TableEntry[], most: number): Layout {
  const boxes: Box[] = [];
  let y = 0;
  for (let first = 0; first < tables.length; first += GRID_COLUMNS) {
    const row = tables.slice(first, first + GRID_COLUMNS);
    const heights = row.map((table) => heightOf(table, most));
    for (const [index, table] of row.entries())
      boxes.push({ table, x: index * (BOX.width + GAP), y, height: heights[index]! });
    y += Math.max(...heights) + GAP;
  }
  const columns = Math.min(tables.length, GRID_COLUMNS);
  const width = columns === 0 ? 0 : columns * (BOX.width + GAP) - GAP;
  return { width, height: Math.max(y - GAP, 0), boxes, lines: [] };
}

function below(upper: Layout, lower: Layout): Layout {
  const offset = upper.boxes.length > 0 ? upper.height + GAP : 0;
  return {
    width: Math.max(upper.width, lower.width),
    height: lower.boxes.length > 0 ? offset + lower.height : upper.height,
    boxes: [...upper.boxes, ...lower.boxes.map((box) => ({ ...box, y: box.y + offset }))],
    lines: upper.lines,
  };
}

async function rankedLayout(
  tables: readonly TableEntry[],
  links: readonly Link[],
  most: number,
): Promise<Layout> {
  if (tables.length === 0) return { width: 0, height: 0, boxes: [], lines: [] };
  const { Graph, layout } = await import('@dagrejs/dagre');
  // Numbers, since tables may have the names of members that all objects have.
  const ids = new Map(tables.map(({ name }, index) => [name, `table ${index}`]));
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: 'LR', nodesep: GAP, edgesep: LABEL_HEIGHT, ranksep: GAP });
  // A relation of a table to itself is drawn below its box.
  const loops = (name: string) => links.filter(({ from, to }) => from === name && to === name);
  const fullHeight = (table: TableEntry) => heightOf(table, most) + loops(table.name).length * LOOP_HEIGHT;
  for (const table of tables)
    graph.setNode(ids.get(table.name)!, { width: BOX.width, height: fullHeight(table) });
  for (const [index, link] of links.entries()) {
    if (link.from === link.to) continue;
    const label = { width: labelWidth(link), height: LABEL_HEIGHT, labelpos: 'c' as const, minlen: 1 };
    graph.setEdge(ids.get(link.from)!, ids.get(link.to)!, label, String(index));
  }
  layout(graph);
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number };
  const boxes = new Map(
    tables.map((table) => {
      const { x, y } = graph.node(ids.get(table.name)!) as Point;
      const top = y - fullHeight(table) / 2;
      return [table.name, { table, x: x - BOX.width / 2, y: top, height: heightOf(table, most) }];
    }),
  );
  const lineOf = (link: Link, index: number): Line => {
    if (link.from === link.to) return loopOf(link, boxes.get(link.from)!, loops(link.from).indexOf(link));
    const edge = graph.edge(ids.get(link.from)!, ids.get(link.to)!, String(index)) as EdgePlace;
    const points = [
      onBox(edge.points[0]!, boxes.get(link.from)!),
      ...edge.points.slice(1, -1),
      onBox(edge.points.at(-1)!, boxes.get(link.to)!),
    ];
    return { ...link, points, label: { x: edge.x, y: edge.y } };
  };
  return { width, height, boxes: [...boxes.values()], lines: links.map(lineOf) };
}

interface EdgePlace extends Point {
  readonly points: readonly Point[];
}

/** An end of a line beside the room for loops, moved up to the box. */
function onBox({ x, y }: Point, box: Box): Point {
  return { x, y: Math.min(y, box.y + box.height) };
}

/** A line from the lower edge of a box back to it, below those that are there. */
function loopOf(link: Link, { x, y, height }: Box, number: number): Line {
  const edge = y + height;
  const bottom = edge + (number + 1) * LOOP_HEIGHT - LABEL_HEIGHT / 2;
  const left = x + 16 + number * 8;
  const right = x + BOX.width - 16 - number * 8;
  const points = [
    { x: left, y: edge },
    { x: left, y: bottom },
    { x: right, y: bottom },
    { x: right, y: edge },
  ];
  return { ...link, points, label: { x: x + BOX.width / 2, y: bottom } };
}

/** A smooth path through some points; it leaves and enters each of them sideways. */
export function pathThrough(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      if (index === 0) return `M${at(point)}`;
      const before = points[index - 1]!;
      const x = (before.x + point.x) / 2;
      return `C${at({ x, y: before.y })} ${at({ x, y: point.y })} ${at(point)}`;
    })
    .join('');
}

function at({ x, y }: Point): string {
  return `${Math.round(x)},${Math.round(y)}`;
}
