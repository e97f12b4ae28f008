/** Unpacks LZ4 blocks, which some writers put into frames of Hadoop: the lengths after and before packing, then the block. */
export function unpackLz4(packed: Uint8Array, length: number): Uint8Array {
  return unpackFrames(packed, length) ?? unpackLz4Block(packed, length);
}

/** What frames hold; nothing if these are no frames. */
function unpackFrames(packed: Uint8Array, length: number): Uint8Array | undefined {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  const output = new Uint8Array(length);
  let written = 0;
  for (let at = 0; at < packed.length; ) {
    if (at + 8 > packed.length) return undefined;
    const [unpacked, size] = [view.getUint32(at), view.getUint32(at + 4)];
    at += 8;
    if (unpacked > length - written || size > packed.length - at) return undefined;
    try {
      output.set(unpackLz4Block(packed.subarray(at, at + size), unpacked), written);
    } catch {
      return undefined;
    }
    written += unpacked;
    at += size;
  }
  return written === length ? output : undefined;
}

/** Unpacks one LZ4 block of which the length is known. */
export function unpackLz4Block(packed: Uint8Array, length: number): Uint8Array {
  const output = new Uint8Array(length);
  let at = 0;
  let written = 0;
  const countFrom = (nibble: number) => {
    let count = nibble;
    for (let byte = nibble === 15 ? 255 : 0; byte === 255; count += byte) {
      if (at >= packed.length) throw damaged();
      byte = packed[at++]!;
    }
    return count;
  };
  while (at < packed.length) {
    const token = packed[at++]!;
    const literals = countFrom(token >> 4);
    if (at + literals > packed.length || written + literals > length) throw damaged();
    output.set(packed.subarray(at, at + literals), written);
    at += literals;
    written += literals;
    // The last sequence has no copy.
    if (at === packed.length) break;
    if (at + 2 > packed.length) throw damaged();
    const offset = packed[at]! | (packed[at + 1]! << 8);
    at += 2;
    const count = countFrom(token & 15) + 4;
    if (offset === 0 || offset > written || written + count > length) throw damaged();
    for (const end = written + count; written < end; written++) output[written] = output[written - offset]!;
  }
  if (written !== length) throw damaged();
  return output;
}

function damaged(): Error {
  return new Error('a page compressed with LZ4 is damaged');
}
