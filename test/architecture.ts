import { posix } from 'node:path';

/** The folders of src in the order that data takes; each knows only those before it. */
export const FLOW = [
  'vocabulary',
  'document',
  'registry',
  'description',
  'draft',
  'validate',
  'tables',
  'check',
  'sql',
  'lint',
  'readiness',
  'diff',
  'config',
  'infer',
  'standards',
  'report',
  'operations',
  'publish',
  'library',
  'store',
  'threads',
  'engines',
  'studio',
  'http',
  'cli',
] as const;

/** The folders that also run in a browser. */
export const PURE: readonly string[] = FLOW.slice(0, FLOW.indexOf('store'));

/** What the table of folders in CONTRIBUTING.md says: the names in its first column, and which of them are pure. */
export function sketched(
  contributing: string,
): readonly { readonly name: string; readonly isPure: boolean }[] {
  const [, table = ''] = /^\| folder of `src\/` .*\n\|[-|]+\n((?:\|.*\n)+)/m.exec(contributing) ?? [];
  return table
    .trim()
    .split('\n')
    .flatMap((row) => {
      const cells = row.split('|').map((cell) => cell.trim());
      const isPure = cells.at(-2) === 'yes';
      return [...cells[1]!.matchAll(/`([^`]+)`/g)].map(([, name]) => ({ name: name!, isPure }));
    });
}

/** Source files by path, such as `src/document/parse.ts`. */
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

/** All that breaks the order of the house, in sentences. */
export function violations(files: Files): readonly string[] {
  const found: string[] = [];
  const graph = new Map<string, readonly string[]>();
  for (const [path, source] of files) {
    const targets = importsOf(source);
    const local = targets
      .filter((target) => target.startsWith('.'))
      .map((target) => resolved(path, target, files));
    graph.set(path, local);
    if (PURE.includes(folderOf(path) ?? '')) found.push(...impurities(path, source, targets));
    found.push(...local.flatMap((target) => misplaced(path, target, files)));
  }
  return [...found, ...rings(graph)];
}

function resolved(from: string, target: string, files: Files): string {
  const path = posix.join(posix.dirname(from), target).replace(/\.js$/, '.ts');
  return files.has(`${path}x`) ? `${path}x` : path;
}

function folderOf(path: string): string | undefined {
  const [, folder, rest] = path.split('/');
  return rest === undefined ? undefined : folder;
}

function impurities(path: string, source: string, targets: readonly string[]): readonly string[] {
  const node = targets
    .filter((target) => target.startsWith('node:'))
    .map((target) => `${path} is pure but imports ${target}`);
  const used = IMPURE.exec(withoutComments(source));
  return used ? [...node, `${path} is pure but uses ${used[0]}`] : node;
}

function misplaced(from: string, to: string, files: Files): readonly string[] {
  const here = folderOf(from);
  const there = folderOf(to);
  if (!files.has(to)) return [`${from} imports ${to}, which does not exist`];
  if (there === undefined || there === here) return [];
  if (here === undefined) return [`${from} stands before all folders but imports ${to}`];
  const [mine, theirs] = [here, there].map((folder) => (FLOW as readonly string[]).indexOf(folder));
  if (mine === -1 || theirs === -1) return [`${from} imports ${to}: one of them is in no folder of the flow`];
  if (theirs! > mine!) return [`${from} imports ${to}, which is to its right`];
  return to.endsWith('/index.ts') ? [] : [`${from} imports ${to} past the door of its folder`];
}

function rings(graph: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) {
      found.push(`import ring: ${[...trail.slice(start), path].join(' > ')}`);
    } else if (!done.has(path)) {
      for (const next of graph.get(path) ?? []) visit(next, [...trail, path]);
      done.add(path);
    }
  };
  for (const path of graph.keys()) visit(path, []);
  return found;
}
