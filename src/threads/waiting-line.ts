/** Those who wait, by client: the client that was served longest ago comes first. */
export class WaitingLine<Item extends { readonly client: string }> {
  private readonly byClient = new Map<string, Item[]>();

  get isEmpty(): boolean {
    return this.byClient.size === 0;
  }

  add(item: Item): void {
    const queue = this.byClient.get(item.client);
    if (queue === undefined) this.byClient.set(item.client, [item]);
    else if (!queue.includes(item)) queue.push(item);
  }

  /** The first one of the first client that fits. */
  find(fits: (item: Item) => boolean): Item | undefined {
    for (const queue of this.byClient.values()) {
      const found = queue.find(fits);
      if (found) return found;
    }
    return undefined;
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
