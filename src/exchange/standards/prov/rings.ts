/** The links that can hold together if nothing may lead back to itself: those that would create a cycle are left out. */
export function* withoutRings(
  links: ReadonlyMap<string, readonly string[]>,
): Generator<readonly [from: string, to: string]> {
  const done = new Set<string>();
  for (const start of links.keys()) {
    if (done.has(start)) continue;
    const onTheWay = new Set([start]);
    const way = [{ thing: start, next: 0 }];
    while (way.length > 0) {
      const step = way.at(-1)!;
      const to = links.get(step.thing)?.[step.next++];
      if (to === undefined) {
        done.add(step.thing);
        onTheWay.delete(step.thing);
        way.pop();
      } else if (!onTheWay.has(to)) {
        yield [step.thing, to];
        if (done.has(to)) continue;
        onTheWay.add(to);
        way.push({ thing: to, next: 0 });
      }
    }
  }
}
