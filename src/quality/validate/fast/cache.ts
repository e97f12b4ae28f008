/** Remembers what was made for texts, as long as all texts together are not too long; what was not used longest goes first. */
export class TextCache<T> {
  private readonly entries = new Map<string, T>();
  private length = 0;

  constructor(private readonly limit: number) {}

  /** What was made for a text, or is made now. */
  get(text: string, make: () => T): T {
    const known = this.entries.get(text);
    if (known !== undefined) {
      this.entries.delete(text);
      this.entries.set(text, known);
      return known;
    }
    const made = make();
    if (text.length <= this.limit) this.keep(text, made);
    return made;
  }

  private keep(text: string, made: T): void {
    this.entries.set(text, made);
    this.length += text.length;
    for (const oldest of this.entries.keys()) {
      if (this.length <= this.limit) break;
      this.entries.delete(oldest);
      this.length -= oldest.length;
    }
  }

  get size(): number {
    return this.entries.size;
  }
}
