import { posix } from 'node:path';

/** A room of the house, such as `schema/document`, or a file that all rooms share, such as `base/json`. */
export interface Room {
  readonly name: string;
  /** Whether it also runs in a browser: no `node:`, no process, no clock. */
  readonly isPure: boolean;
}

/** The rooms of the picture in CONTRIBUTING.md, in the order that data takes: each knows only those before it. */
export function roomsIn(contributing: string): readonly Room[] {
  const [, picture = ''] = /^src\/\n((?: {2}.+\n)+)/m.exec(contributing) ?? [];
  return picture
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      const [wing, ...rooms] = line.trim().split(/\s+/);
      return rooms.map((room) => ({
        name: wing + room.replace('*', ''),
        isPure: !room.endsWith('*'),
      }));
    });
}

/** Source files by path, such as `src/schema/document/parse.ts`. */
export type Files = ReadonlyMap<string, string>;

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;
const IMPURE =
  /\bprocess\.|\bfetch\(|\bDate\.now\(|\bnew Date\(\)|\bperformance\.|\bMath\.random\(|\bset(?:Timeout|Interval)\(/;

/** The modules that a source imports, as types or as values. */
export function importsOf(source: string): readonly string[] {
  return [...withoutComments(source).matchAll(IMPORT)].map(([, plain, dynamic]) => (plain ?? dynamic)!);
}

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}

/** The room of a file: its folder in a wing, or the file itself if it stands in the wing. */
export function roomOf(path: string): string {
  const [, wing, room] = path.split('/');
  return `${wing}/${room?.replace(/\.tsx?$/, '')}`;
}

/** All that breaks the order of the house, in sentences. */
export function violations(files: Files, rooms: readonly Room[]): readonly string[] {
  const found: string[] = [];
  const graph = new Map<string, readonly string[]>();
  const order = new Map(rooms.map(({ name }, index) => [name, index]));
  const pure = new Set(rooms.filter(({ isPure }) => isPure).map(({ name }) => name));
  for (const [path, source] of files) {
    const targets = importsOf(source);
    const local = targets
      .filter((target) => target.startsWith('.'))
      .map((target) => resolved(path, target, files));
    graph.set(path, local);
    if (!order.has(roomOf(path))) found.push(`${path} is in no room of the picture`);
    if (pure.has(roomOf(path))) found.push(...impurities(path, source, targets));
    found.push(...local.flatMap((target) => misplaced(path, target, files, order)));
  }
  return [...found, ...cycles(graph)];
}

function resolved(from: string, target: string, files: Files): string {
  const path = posix.join(posix.dirname(from), target).replace(/\.js$/, '.ts');
  return files.has(`${path}x`) ? `${path}x` : path;
}

function impurities(path: string, source: string, targets: readonly string[]): readonly string[] {
  const node = targets
    .filter((target) => target.startsWith('node:'))
    .map((target) => `${path} is pure but imports ${target}`);
  const used = IMPURE.exec(withoutComments(source));
  return used ? [...node, `${path} is pure but uses ${used[0]}`] : node;
}

function misplaced(
  from: string,
  to: string,
  files: Files,
  order: ReadonlyMap<string, number>,
): readonly string[] {
  const [here, there] = [roomOf(from), roomOf(to)];
  if (!files.has(to)) return [`${from} imports ${to}, which does not exist`];
  if (there === here) return [];
  const [mine, theirs] = [order.get(here), order.get(there)];
  if (mine === undefined || theirs === undefined) return [];
  if (theirs > mine) return [`${from} imports ${to}, which is in a later room`];
  const isDoor = to.endsWith('/index.ts') || to === `src/${there}.ts`;
  return isDoor ? [] : [`${from} imports ${to} past the door of its room`];
}

function cycles(graph: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) {
      found.push(`import cycle: ${[...trail.slice(start), path].join(' > ')}`);
    } else if (!done.has(path)) {
      for (const next of graph.get(path) ?? []) visit(next, [...trail, path]);
      done.add(path);
    }
  };
  for (const path of graph.keys()) visit(path, []);
  return found;
}
