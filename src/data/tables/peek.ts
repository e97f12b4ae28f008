/** The first bytes of a stream, and all of it. */
export interface Peeked {
  readonly start: Uint8Array;
  /** Whether there are no more than the first bytes. */
  readonly isAll: boolean;
  readonly bytes: AsyncGenerator<Uint8Array>;
}

/** The first bytes of a stream, at least `size` unless it is shorter, and the whole stream. */
export async function peeked(stream: AsyncIterable<Uint8Array>, size: number): Promise<Peeked> {
  const rest = stream[Symbol.asyncIterator]();
  const chunks: Uint8Array[] = [];
  let length = 0;
  let isAll = false;
  while (length < size && !isAll) {
    const { value, done } = await rest.next();
    if (done) isAll = true;
    else {
      chunks.push(value);
      length += value.length;
    }
  }
  const start = joined(chunks);
  async function* bytes() {
    try {
      yield* chunks.splice(0);
      if (!isAll) yield* { [Symbol.asyncIterator]: () => rest };
    } finally {
      await rest.return?.();
    }
  }
  return { start, isAll, bytes: bytes() };
}

/** Bytes in one piece. */
export function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
