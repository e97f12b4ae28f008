/** Counts texts. To find a text that is known, no text is made: it is compared where it stands. */
export class TextCounts {
  readonly texts: string[] = [];
  /** How many characters the texts have together. */
  characters = 0;
  /** The number of each text, plus one, at the place that its hash gives or behind it; 0 is free. */
  private places = new Uint16Array(16);
  private hashes = new Uint32Array(8);
  private counts = new Float64Array(8);

  /** The same again, after another thread has sent it without its methods. */
  static from(sent: TextCounts): TextCounts {
    return Object.assign(new TextCounts(), sent);
  }

  get size(): number {
    return this.texts.length;
  }

  hashAt(index: number): number {
    return this.hashes[index]!;
  }

  countAt(index: number): number {
    return this.counts[index]!;
  }

  /** Counts a stretch of a text with its hash; gives whether it is new. At most 32,767 texts can be counted. */
  add(text: string, start: number, end: number, hash: number, by: number): boolean {
    const { texts, hashes, places } = this;
    const mask = places.length - 1;
    let at = hash & mask;
    for (let found = places[at]!; found !== 0; at = (at + 1) & mask, found = places[at]!) {
      if (hashes[found - 1] !== hash) continue;
      const known = texts[found - 1]!;
      if (known.length !== end - start || !text.startsWith(known, start)) continue;
      this.counts[found - 1]! += by;
      return false;
    }
    if (texts.length === hashes.length) {
      this.grow();
      return this.add(text, start, end, hash, by);
    }
    hashes[texts.length] = hash;
    this.counts[texts.length] = by;
    texts.push(ownText(text.slice(start, end)));
    places[at] = texts.length;
    this.characters += end - start;
    return true;
  }

  /** Those whose hash is not above a limit. */
  upTo(hash: number): TextCounts {
    const kept = new TextCounts();
    for (const [index, text] of this.texts.entries())
      if (this.hashes[index]! <= hash)
        kept.add(text, 0, text.length, this.hashes[index]!, this.counts[index]!);
    return kept;
  }

  /** The largest hash up to which there are not more texts and characters than these, but one text at least. */
  hashOfMost(texts: number, characters: number): number {
    const order = Array.from(this.texts.keys()).sort(
      (one, other) =>
        this.hashes[one]! - this.hashes[other]! || this.texts[one]!.length - this.texts[other]!.length,
    );
    let left = characters - this.texts[order[0]!]!.length;
    let last = 0;
    while (last + 1 < Math.min(texts, order.length)) {
      left -= this.texts[order[last + 1]!]!.length;
      if (left < 0) break;
      last++;
    }
    return this.hashes[order[last]!]!;
  }

  /** The texts in their order, with their counts. */
  sorted(): Map<string, number> {
    const pairs = this.texts.map((text, index): [string, number] => [text, this.counts[index]!]);
    return new Map(pairs.sort(([one], [other]) => (one < other ? -1 : 1)));
  }

  private grow(): void {
    const { hashes, counts } = this;
    const size = hashes.length;
    this.hashes = new Uint32Array(2 * size);
    this.hashes.set(hashes);
    this.counts = new Float64Array(2 * size);
    this.counts.set(counts);
    const places = new Uint16Array(4 * size);
    const mask = places.length - 1;
    for (let index = 0; index < size; index++) {
      let at = hashes[index]! & mask;
      while (places[at] !== 0) at = (at + 1) & mask;
      places[at] = index + 1;
    }
    this.places = places;
  }
}

/** A text of its own: a slice would keep all of the text that it is from in memory. */
export function ownText(text: string): string {
  return text.length < SHORTEST_SLICE ? text : (JSON.parse(JSON.stringify(text)) as string);
}

/** Shorter texts are always copied. */
const SHORTEST_SLICE = 13;
