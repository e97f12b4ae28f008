/** A table that refers to another. */
interface Link<T> {
  readonly from: T;
  readonly to: T;
}

/** A field of one table that refers to a field of another. */
interface Edge<T> extends Link<T> {
  readonly field: string;
  readonly target: string;
}

/** References such that each field has one, the first, and none leads back to itself. */
export function withoutRings<E extends Edge<unknown>>(edges: readonly E[]): readonly E[] {
  const next = new Map<string, E>();
  for (const edge of edges) if (!next.has(edge.field)) next.set(edge.field, edge);
  const safe = new Set<string>();
  for (const start of [...next.keys()]) {
    const way = new Set<string>();
    let field = start;
    for (let edge = next.get(field); edge !== undefined && !safe.has(field); edge = next.get(field)) {
      way.add(field);
      if (way.has(edge.target)) {
        next.delete(field);
        break;
      }
      field = edge.target;
    }
    for (const each of way) safe.add(each);
  }
  return [...next.values()];
}

/**
 * An order of the tables in which each is before those that it refers to, and the references that keep to it:
 * those that would create a cycle of tables do not.
 */
export function withoutTableRings<T, E extends Link<T>>(
  tables: readonly T[],
  edges: readonly E[],
): { readonly order: readonly T[]; readonly kept: ReadonlySet<E> } {
  const byTable = new Map<T, E[]>(tables.map((table) => [table, []]));
  for (const edge of edges) byTable.get(edge.from)?.push(edge);
  const open = new Set<T>();
  const done = new Set<T>();
  const kept = new Set<E>();
  // A walk into the depth, with a stack of its own: chains of tables may be long.
  for (const start of tables) {
    const stack: { readonly table: T; next: number }[] = done.has(start) ? [] : [{ table: start, next: 0 }];
    open.add(start);
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      const edge = byTable.get(top.table)?.[top.next++];
      if (edge === undefined) {
        done.add(top.table);
        open.delete(top.table);
        stack.pop();
      } else if (done.has(edge.to)) kept.add(edge);
      else if (!open.has(edge.to)) {
        kept.add(edge);
        open.add(edge.to);
        stack.push({ table: edge.to, next: 0 });
      }
    }
  }
  // A table is done after all that it refers to.
  return { order: [...done].reverse(), kept };
}
