import type { Formula } from './formula.js';

/** Formulas of which one must hold, between those that are open before and after it. */
export interface Choice {
  readonly of: readonly Formula[];
  before: Choice;
  after: Choice;
}

/** The choices on one way through a schema, in order. The newest can be taken back. */
export class Choices {
  private readonly all: Choice[] = [];
  /** The ring of those that are open begins and ends here. */
  private readonly ends: Choice;

  constructor() {
    const ends = { of: [] } as Partial<Choice> as Choice;
    ends.before = ends;
    ends.after = ends;
    this.ends = ends;
  }

  get length(): number {
    return this.all.length;
  }

  get isDone(): boolean {
    return this.ends.after === this.ends;
  }

  add(of: readonly Formula[]): void {
    const choice = { of, before: this.ends.before, after: this.ends };
    this.all.push(choice);
    this.putBack(choice);
  }

  /** Takes the smallest one that is open. */
  take(): Choice {
    let found = this.ends.after;
    for (let each = found; each !== this.ends; each = each.after)
      if (each.of.length < found.of.length) found = each;
    this.remove(found);
    return found;
  }

  /** Opens again what was taken last. */
  putBack(choice: Choice): void {
    choice.before.after = choice;
    choice.after.before = choice;
  }

  /** Forgets all but the first ones; what was taken after these is back already. */
  returnTo(length: number): void {
    while (this.all.length > length) this.remove(this.all.pop()!);
  }

  private remove({ before, after }: Choice): void {
    before.after = after;
    after.before = before;
  }
}
