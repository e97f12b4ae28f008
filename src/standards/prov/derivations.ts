/** Collects what was derived from what. */
export class Derivations {
  private readonly sources = new Map<string, string[]>();

  /** Says that a thing was derived from a source. */
  add(thing: string, source: string): void {
    const known = this.sources.get(thing);
    if (known) known.push(source);
    else this.sources.set(thing, [source]);
  }

  /**
   * All derivations that can hold together: nothing comes before itself (PROV-CONSTRAINTS, derivation ordering),
   * so those that would create a cycle are left out.
   */
  *withoutRings(): Generator<readonly [thing: string, source: string]> {
    const done = new Set<string>();
    for (const start of this.sources.keys()) {
      if (done.has(start)) continue;
      const onTheWay = new Set([start]);
      const way = [{ thing: start, next: 0 }];
      while (way.length > 0) {
        const step = way.at(-1)!;
        const source = this.sources.get(step.thing)?.[step.next++];
        if (source === undefined) {
          done.add(step.thing);
          onTheWay.delete(step.thing);
          way.pop();
        } else if (!onTheWay.has(source)) {
          yield [step.thing, source];
          if (!done.has(source)) {
            onTheWay.add(source);
            way.push({ thing: source, next: 0 });
          }
        }
      }
    }
  }
}
