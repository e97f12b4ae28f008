/** How large a block of memory is, at least. */
const BLOCK = 2 * 1024 * 1024;

/** Memory for pieces of files that go to threads. What comes back is used again: to make and collect new memory for each takes long. */
export class Memory {
  private readonly spare: ArrayBuffer[] = [];

  take(size: number): Uint8Array<ArrayBuffer> {
    const block = size <= BLOCK ? (this.spare.pop() ?? new ArrayBuffer(BLOCK)) : new ArrayBuffer(size);
    return new Uint8Array(block, 0, size);
  }

  giveBack(block: ArrayBuffer): void {
    if (block.byteLength === BLOCK) this.spare.push(block);
  }
}
