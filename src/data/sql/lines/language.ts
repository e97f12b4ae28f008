import {
  type Characters,
  complement,
  type Tree,
  treeOf,
  union,
} from '../../../quality/validate/patterns/index.js';

/** A set of texts, as a pattern for all of a text. */
export type Language = Tree;

/** Exactly one text. */
export function literal(text: string): Language {
  const parts = [...text].map((character): Language => {
    const code = character.codePointAt(0)!;
    return { kind: 'take', characters: [[code, code]] };
  });
  return sequence(...parts);
}

/** One character of a set. */
export function characterOf(characters: Characters): Language {
  return { kind: 'take', characters };
}

/** One digit, of those between two. */
export function digit(from = 0, to = 9): Language {
  return characterOf([[0x30 + from, 0x30 + to]]);
}

/** Texts of one language after those of another. */
export function sequence(...parts: readonly Language[]): Language {
  const flat = parts.flatMap((part) => (part.kind === 'sequence' ? part.parts : [part]));
  return flat.length === 1 ? flat[0]! : { kind: 'sequence', parts: flat };
}

/** The texts of several languages. */
export function choice(...parts: readonly Language[]): Language {
  return parts.length === 1 ? parts[0]! : { kind: 'choice', parts };
}

/** Texts of a language several times after each other. */
export function repeated(part: Language, least: number, most = Infinity): Language {
  if (most === 0) return sequence();
  return least === 1 && most === 1 ? part : { kind: 'repeat', part, least, most, isLazy: false };
}

/** Texts of a language, or the empty text. */
export function optional(part: Language): Language {
  return repeated(part, 0, 1);
}

/** The texts of a language that consist of characters of a set. */
export function within(language: Language, characters: Characters): Language {
  switch (language.kind) {
    case 'take':
      return characterOf(common(language.characters, characters));
    case 'sequence':
    case 'choice':
      return { ...language, parts: language.parts.map((part) => within(part, characters)) };
    case 'repeat':
      return { ...language, part: within(language.part, characters) };
    default:
      return language;
  }
}

function common(one: Characters, other: Characters): Characters {
  return complement(union(complement(one), complement(other)));
}

/** The fewest and the most characters of the texts of a language. */
export function lengthsOf(language: Language): readonly [least: number, most: number] {
  switch (language.kind) {
    case 'take':
      return [1, 1];
    case 'sequence': {
      const all = language.parts.map(lengthsOf);
      return [sum(all.map(([least]) => least)), sum(all.map(([, most]) => most))];
    }
    case 'choice': {
      const all = language.parts.map(lengthsOf);
      return [Math.min(...all.map(([least]) => least)), Math.max(...all.map(([, most]) => most))];
    }
    case 'repeat': {
      const [least, most] = lengthsOf(language.part);
      return [least * language.least, most === 0 ? 0 : most * language.most];
    }
    default:
      return [0, 0];
  }
}

/** The fewest and the most characters of texts in which a pattern finds something; undefined if that is not known. */
export function lengthsFound(pattern: string): readonly [least: number, most: number] | undefined {
  const tree = treeOf(pattern);
  const texts = tree && textsWith(tree, [[0, 0x10ffff]]);
  return texts && lengthsOf(texts);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

/** The texts in which a pattern finds something, if they consist of characters of a set; undefined if that is not known. */
export function textsWith(pattern: Language, characters: Characters): Language | undefined {
  if (pattern.kind === 'choice') {
    const parts = pattern.parts.map((part) => textsWith(part, characters));
    return parts.includes(undefined) ? undefined : choice(...(parts as readonly Language[]));
  }
  const parts = pattern.kind === 'sequence' ? pattern.parts : [pattern];
  const isStart = isAssertion(parts[0], 'start');
  const isEnd = isAssertion(parts.at(-1), 'end');
  const inner = parts.slice(isStart ? 1 : 0, isEnd ? -1 : undefined);
  if (inner.some(hasAssertion)) return undefined;
  const anything = repeated(characterOf(characters), 0);
  return sequence(
    ...(isStart ? [] : [anything]),
    ...inner.map((part) => within(part, characters)),
    ...(isEnd ? [] : [anything]),
  );
}

function isAssertion(language: Language | undefined, assertion: 'start' | 'end'): boolean {
  return language?.kind === 'assertion' && language.assertion === assertion;
}

function hasAssertion(language: Language): boolean {
  switch (language.kind) {
    case 'sequence':
    case 'choice':
      return language.parts.some(hasAssertion);
    case 'repeat':
      return hasAssertion(language.part);
    default:
      return language.kind !== 'take';
  }
}

/** Whether a text is in a language. */
export function isIn(language: Language, text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0)!);
  return endsOf(language, new Set([0]), codes).has(codes.length);
}

/** Where texts of a language end that begin at some places. */
function endsOf(
  language: Language,
  starts: ReadonlySet<number>,
  codes: readonly number[],
): ReadonlySet<number> {
  switch (language.kind) {
    case 'take': {
      const { characters } = language;
      const fits = (code: number) => characters.some(([from, to]) => from <= code && code <= to);
      return new Set([...starts].filter((at) => at < codes.length && fits(codes[at]!)).map((at) => at + 1));
    }
    case 'sequence':
      return language.parts.reduce((reached, part) => endsOf(part, reached, codes), starts);
    case 'choice':
      return new Set(language.parts.flatMap((part) => [...endsOf(part, starts, codes)]));
    case 'repeat': {
      const { part, least, most } = language;
      const found = new Set<number>(least === 0 ? starts : []);
      let reached = starts;
      // After as many times as there are places, and as many as are asked for, nothing new comes.
      for (let count = 1; count <= Math.min(most, least + codes.length) && reached.size > 0; count++) {
        reached = endsOf(part, reached, codes);
        if (count >= least) for (const end of reached) found.add(end);
      }
      return found;
    }
    default:
      return new Set();
  }
}
