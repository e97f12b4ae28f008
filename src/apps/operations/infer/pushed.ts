/** Bytes that one side pushes and the other reads as a stream. */
export interface Pushed {
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Resolves when the reader wants more, or none any longer. */
  readonly push: (bytes: Uint8Array) => Promise<void>;
  /** Nothing more comes. */
  readonly end: () => void;
  /** The reader is done; whoever pushes gets the fault that ended it. */
  readonly close: (fault?: unknown) => void;
}

/** Makes a stream of bytes that are pushed. */
export function pushed(): Pushed {
  let waiting: Uint8Array | undefined;
  let isEnded = false;
  let closed: { readonly fault?: unknown } | undefined;
  let wake = () => {};
  let settle = () => {};
  async function* bytes() {
    for (;;) {
      if (waiting === undefined && !isEnded)
        await new Promise<void>((resolve) => {
          wake = resolve;
          settle();
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
      new Promise<void>((resolve, reject) => {
        settle = () => (closed && 'fault' in closed ? reject(closed.fault) : resolve());
        if (closed) return settle();
        waiting = piece;
        wake();
      }),
    end() {
      isEnded = true;
      wake();
    },
    close(...fault) {
      closed = fault.length > 0 ? { fault: fault[0] } : {};
      settle();
    },
  };
}
