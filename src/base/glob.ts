/** Says whether a path, written with "/", is meant. */
export type PathTest = (path: string) => boolean;

/** A step of a pattern: it takes one character, or leads on without taking any. */
type Step =
  | { readonly takes: (character: string) => boolean; readonly next: number }
  | { readonly takes?: undefined; readonly next: number[] };

/** A pattern as steps; the number of the steps stands for the end. */
type Steps = readonly Step[];

/**
 * Whether a whole path matches a pattern of `*`, `**`, `?`, `{a,b}`, `[abc]` and `\` before a character that is
 * for itself. The time grows with the length of the path times that of the pattern, whatever they hold.
 */
export function globTest(pattern: string): PathTest {
  const steps = stepsOf(pattern);
  return (path) => run(steps, path, false);
}

/**
 * Whether a list of patterns means a path, read as in `.gitignore`: a pattern without "/" means a name in any folder,
 * a folder means all that is in it, `!` takes back what an earlier pattern meant, and the last match decides.
 */
export function pathTest(patterns: readonly string[]): PathTest {
  const tests = patterns.map((written) => {
    const isNegated = written.startsWith('!');
    return { isNegated, steps: stepsOf(anchored(isNegated ? written.slice(1) : written)) };
  });
  return (path) => {
    const plain = path.replace(/^\.\//, '');
    const last = tests.findLast(({ steps }) => run(steps, plain, true));
    return last !== undefined && !last.isNegated;
  };
}

/** The same pattern as seen from the top folder. */
function anchored(pattern: string): string {
  const plain = pattern.endsWith('/') ? pattern.slice(0, -1) : pattern;
  return plain.includes('/') ? plain.replace(/^(?:\.\/|\/)/, '') : `**/${plain}`;
}

/** Follows all paths through the steps at once, so that no path is followed twice. */
function run(steps: Steps, path: string, takesFolders: boolean): boolean {
  let active = reached(steps, [0]);
  for (const character of path) {
    if (takesFolders && character === '/' && active.has(steps.length)) return true;
    const next: number[] = [];
    for (const at of active) {
      const step = steps[at];
      if (step?.takes?.(character)) next.push(step.next as number);
    }
    if (next.length === 0) return false;
    active = reached(steps, next);
  }
  return active.has(steps.length);
}

/** The steps that can be reached without taking a character. */
function reached(steps: Steps, from: readonly number[]): ReadonlySet<number> {
  const found = new Set(from);
  // A set may grow while it is gone through.
  for (const at of found) {
    const step = steps[at];
    if (step && !step.takes) for (const next of step.next) found.add(next);
  }
  return found;
}

const isAny = () => true;
const isInName = (character: string) => character !== '/';

/** Reads a pattern. */
function stepsOf(pattern: string): Steps {
  const characters = [...pattern];
  const closing = closingOf(characters);
  const steps: Step[] = [];
  const groups: { readonly fork: number[]; readonly ends: number[][]; readonly close: number }[] = [];
  const take = (takes: (character: string) => boolean) => steps.push({ takes, next: steps.length + 1 });
  const takeMany = (takes: (character: string) => boolean) => {
    const at = steps.length;
    steps.push({ next: [at + 1, at + 2] }, { takes, next: at });
  };
  for (let at = 0; at < characters.length; at++) {
    const character = characters[at]!;
    const group = groups.at(-1);
    if (character === '\\' && at + 1 < characters.length) {
      const escaped = characters[++at]!;
      take((each) => each === escaped);
    } else if (character === '*') {
      const start = at;
      while (characters[at + 1] === '*') at++;
      if (at === start || !isWholeName(characters, start, at)) takeMany(isInName);
      else if (characters[at + 1] !== '/') takeMany(isAny);
      else {
        at++;
        const fork = steps.length;
        steps.push({ next: [fork + 1, fork + 4] });
        takeMany(isAny);
        take((each) => each === '/');
      }
    } else if (character === '?') take(isInName);
    else if (character === '[' && closing.has(at)) {
      const end = closing.get(at)!;
      take(classOf(characters.slice(at + 1, end)));
      at = end;
    } else if (character === '{' && closing.has(at)) {
      const fork = [steps.length + 1];
      steps.push({ next: fork });
      groups.push({ fork, ends: [], close: closing.get(at)! });
    } else if (group && (character === ',' || at === group.close)) {
      const end: number[] = [];
      group.ends.push(end);
      steps.push({ next: end });
      if (character === ',') group.fork.push(steps.length);
      else for (const each of groups.pop()!.ends) each.push(steps.length);
    } else take((each) => each === character);
  }
  return steps;
}

/** Where each bracket and brace that opens is closed; one that is never closed stands for itself. */
function closingOf(characters: readonly string[]): ReadonlyMap<number, number> {
  const closing = new Map<number, number>();
  const open: number[] = [];
  // Looked up from the end, so that brackets that are never closed are not looked for again and again.
  const nextBracket: number[] = [];
  for (let at = characters.length - 1, next = -1; at >= 0; at--) {
    nextBracket[at] = next;
    if (characters[at] === ']') next = at;
  }
  for (let at = 0; at < characters.length; at++) {
    const character = characters[at];
    if (character === '\\') at++;
    else if (character === '[') {
      const isNegated = characters[at + 1] === '!' || characters[at + 1] === '^';
      // A bracket that closes at once is one of the characters.
      const end = nextBracket[at + (isNegated ? 2 : 1)] ?? -1;
      if (end < 0) continue;
      closing.set(at, end);
      at = end;
    } else if (character === '{') open.push(at);
    else if (character === '}' && open.length > 0) closing.set(open.pop()!, at);
  }
  return closing;
}

/** Whether stars stand alone between two "/": only then they go through folders. */
function isWholeName(characters: readonly string[], start: number, end: number): boolean {
  const before = characters[start - 1];
  const after = characters[end + 1];
  return (before === undefined || '/{,'.includes(before)) && (after === undefined || '/,}'.includes(after));
}

function classOf(written: readonly string[]): (character: string) => boolean {
  const isNegated = written[0] === '!' || written[0] === '^';
  const members = isNegated ? written.slice(1) : written;
  const ranges: (readonly [from: string, to: string])[] = [];
  for (let at = 0; at < members.length; at++) {
    const from = members[at]!;
    const isRange = members[at + 1] === '-' && at + 2 < members.length;
    ranges.push([from, isRange ? members[at + 2]! : from]);
    if (isRange) at += 2;
  }
  const numbers = ranges.map(([from, to]) => [from.codePointAt(0)!, to.codePointAt(0)!] as const);
  return (character) => {
    const number = character.codePointAt(0)!;
    const isMember = numbers.some(([from, to]) => from <= number && number <= to);
    return character !== '/' && isMember !== isNegated;
  };
}
