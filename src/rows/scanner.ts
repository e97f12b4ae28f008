/** Finds rows in a text that comes piece by piece. */
export interface Scanner {
  /** Hands on the whole rows of a text, and tells where the first begins that is not whole. */
  scan(text: string, isEnd: boolean): number;
  /** Where a row ends that is not kept, or -1; `isStart` when the text begins with it, else it goes on there. */
  skip(text: string, isStart: boolean): number;
}
