import { readlink } from 'node:fs/promises';
import { basename, dirname, parse, relative, resolve, sep } from 'node:path';

/** Whether a path is a folder or lies in it; both are absolute. */
export function isBelow(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way === '' || !(way === '..' || way.startsWith(`..${sep}`) || resolve(folder, way) === way);
}

/** The deepest that links may lead to links, as in most systems. */
const MOST_LINKS = 40;

/** The folders whose entries decide where a path leads: its parent, and those that hold links on the way; with the names that matter. */
export async function turningsOf(path: string): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const found = new Map<string, Set<string>>();
  const note = (folder: string, name: string) => {
    const names = found.get(folder) ?? new Set();
    found.set(folder, names.add(name));
  };
  let at = parse(resolve(path)).root;
  let left = stepsOf(resolve(path));
  for (let links = 0; left.length > 0; ) {
    const next = resolve(at, left[0]!);
    const target = await readlink(next).catch(() => undefined);
    if (target !== undefined && ++links > MOST_LINKS) break;
    if (target !== undefined) note(at, left[0]!);
    const whole = target === undefined ? undefined : resolve(at, target);
    left = [...(whole === undefined ? [] : stepsOf(whole)), ...left.slice(1)];
    at = whole === undefined ? next : parse(whole).root;
  }
  if (dirname(at) !== at) note(dirname(at), basename(at));
  return found;
}

function stepsOf(path: string): string[] {
  return path.slice(parse(path).root.length).split(sep).filter(Boolean);
}
