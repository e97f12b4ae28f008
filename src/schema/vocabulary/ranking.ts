/** What a hit is ordered by, the most important first; fewer and smaller come first. */
export type Order = readonly (number | string)[];

/** The best hits in order, at most so many; what has no order is none. */
export function bestOf<T>(
  things: Iterable<T>,
  orderOf: (thing: T) => Order | undefined,
  limit: number,
): readonly T[] {
  const hits: { readonly thing: T; readonly order: Order }[] = [];
  for (const thing of things) {
    const order = orderOf(thing);
    if (order !== undefined) hits.push({ thing, order });
  }
  return hits
    .sort((one, other) => compared(one.order, other.order))
    .slice(0, Math.max(0, limit))
    .map(({ thing }) => thing);
}

function compared(one: Order, other: Order): number {
  for (const [index, mine] of one.entries()) {
    const theirs = other[index]!;
    if (mine !== theirs) return mine < theirs ? -1 : 1;
  }
  return 0;
}

/** Whether each of some words begins a word of a text; both have blanks between their words. */
export function beginsWordsOf(text: string, words: string): boolean {
  const padded = ` ${text}`;
  return words.split(' ').every((word) => padded.includes(` ${word}`));
}
