/** The properties that lead to what came before. */
type Property = 'prov:wasDerivedFrom' | 'prov:specializationOf';

/** Collects what was derived from what, and what is a more specific aspect of what. */
export class Precedence {
  private readonly links = new Map<string, (readonly [property: Property, earlier: string])[]>();

  add(thing: string, property: Property, earlier: string): void {
    const known = this.links.get(thing);
    if (known) known.push([property, earlier]);
    else this.links.set(thing, [[property, earlier]]);
  }

  /**
   * All links that can hold together: nothing comes before itself (PROV-CONSTRAINTS, derivation and specialization
   * ordering), so those that would create a cycle are left out.
   */
  *withoutRings(): Generator<readonly [thing: string, property: Property, earlier: string]> {
    const done = new Set<string>();
    for (const start of this.links.keys()) {
      if (done.has(start)) continue;
      const onTheWay = new Set([start]);
      const way = [{ thing: start, next: 0 }];
      while (way.length > 0) {
        const step = way.at(-1)!;
        const link = this.links.get(step.thing)?.[step.next++];
        if (link === undefined) {
          done.add(step.thing);
          onTheWay.delete(step.thing);
          way.pop();
        } else if (!onTheWay.has(link[1])) {
          yield [step.thing, ...link];
          if (done.has(link[1])) continue;
          onTheWay.add(link[1]);
          way.push({ thing: link[1], next: 0 });
        }
      }
    }
  }
}
