/** Those who wait, by client: the client that has had the least time comes first. */
export class WaitingLine<Item extends { readonly client: string }> {
  private readonly byClient = new Map<string, Item[]>();
  /** The time that clients have had. Who waits for the first time begins with the least of all who wait. */
  private readonly times = new Map<string, number>();

  get isEmpty(): boolean {
    return this.byClient.size === 0;
  }

  add(item: Item): void {
    const queue = this.byClient.get(item.client);
    if (queue) {
      if (!queue.includes(item)) queue.push(item);
      return;
    }
    const least = this.leastTime();
    for (const [client, time] of this.times)
      if (time < least && !this.byClient.has(client)) this.times.delete(client);
    if (!this.times.has(item.client)) this.times.set(item.client, least);
    this.byClient.set(item.client, [item]);
  }

  /** The first one that fits of the client that has had the least time. */
  find(fits: (item: Item) => boolean): Item | undefined {
    let first: Item | undefined;
    for (const queue of this.byClient.values()) {
      if (first && this.timeOf(first) <= this.timeOf(queue[0]!)) continue;
      first = queue.find(fits) ?? first;
    }
    return first;
  }

  /** Counts time that a client has had. */
  spend(client: string, time: number): void {
    const before = this.times.get(client);
    if (before !== undefined) this.times.set(client, before + time);
  }

  all(): Item[] {
    return [...this.byClient.values()].flat();
  }

  remove(item: Item): void {
    const queue = this.byClient.get(item.client);
    const at = queue?.indexOf(item) ?? -1;
    if (at === -1) return;
    queue!.splice(at, 1);
    if (queue!.length === 0) this.byClient.delete(item.client);
  }

  /** Takes one out, and puts its client behind the others. */
  serve(item: Item): void {
    this.remove(item);
    const rest = this.byClient.get(item.client);
    if (rest === undefined) return;
    this.byClient.delete(item.client);
    this.byClient.set(item.client, rest);
  }

  clear(): void {
    this.byClient.clear();
    this.times.clear();
  }

  private timeOf({ client }: Item): number {
    return this.times.get(client)!;
  }

  /** The least time of those who wait; nothing if nobody does, as all is even then. */
  private leastTime(): number {
    if (this.isEmpty) this.times.clear();
    let least = Number.POSITIVE_INFINITY;
    for (const client of this.byClient.keys()) least = Math.min(least, this.times.get(client)!);
    return least === Number.POSITIVE_INFINITY ? 0 : least;
  }
}

/** Of some items, the last one of the client that has most of them. */
export function lastOfLargestShare<Item extends { readonly client: string }>(
  items: readonly Item[],
): Item | undefined {
  const counts = new Map<string, number>();
  for (const { client } of items) counts.set(client, (counts.get(client) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return items.findLast(({ client }) => counts.get(client) === most);
}
