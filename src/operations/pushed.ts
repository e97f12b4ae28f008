/** Bytes that one side pushes and the other reads as a stream. */
export interface Pushed {
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Resolves when the reader wants more. */
  readonly push: (bytes: Uint8Array) => Promise<void>;
  readonly end: () => void;
}

/** Makes a stream of bytes that are pushed. */
export function pushed(): Pushed {
  let waiting: Uint8Array | undefined;
  let isEnded = false;
  let wake = () => {};
  let wanted = () => {};
  async function* bytes() {
    for (;;) {
      if (waiting === undefined && !isEnded)
        await new Promise<void>((resolve) => {
          wake = resolve;
          wanted();
        });
      if (waiting === undefined) return;
      const next = waiting;
      waiting = undefined;
      yield next;
    }
  }
  return {
    bytes: bytes(),
    push: (piece) =>
      new Promise<void>((resolve) => {
        wanted = resolve;
        waiting = piece;
        wake();
      }),
    end() {
      isEnded = true;
      wake();
    },
  };
}
