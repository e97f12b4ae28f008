/**
 * Reads whole numbers that are stored as runs of equal ones and as packed bits, until `numbers` is full.
 * Each must be less than `limit`: it is a level, or a place in a dictionary.
 */
export function readRuns(
  bytes: Uint8Array,
  width: number,
  numbers: Uint8Array | Int32Array,
  limit: number,
): void {
  if (width > 32) throw new Error(`it has numbers of ${width} bits where 32 are the most`);
  const { length: count } = numbers;
  const bytesOfOne = (width + 7) >> 3;
  let at = 0;
  for (let done = 0; done < count; ) {
    let header = 0;
    for (let shift = 0; ; shift += 7) {
      if (at >= bytes.length || shift > 28) throw endsEarly();
      const byte = bytes[at++]!;
      header |= (byte & 127) << shift;
      if (byte < 128) break;
    }
    header >>>= 0;
    if ((header & 1) === 0) {
      if (at + bytesOfOne > bytes.length) throw endsEarly();
      let value = 0;
      for (let index = 0; index < bytesOfOne; index++) value += bytes[at++]! * 2 ** (8 * index);
      const end = Math.min(count, done + (header >>> 1));
      if (end > done && value >= limit) throw tooLarge(value, limit);
      numbers.fill(value, done, end);
      done = end;
    } else {
      const groups = header >>> 1;
      const end = Math.min(count, done + 8 * groups);
      // The bits after the last number may be missing.
      if (at + Math.ceil(((end - done) * width) / 8) > bytes.length) throw endsEarly();
      unpack(bytes, at, width, numbers, done, end, limit);
      at += groups * width;
      done = end;
    }
  }
}

/** The widest numbers whose bits, with those left of a byte, are a whole number of 32 bits. */
const NARROW = 24;

function unpack(
  bytes: Uint8Array,
  start: number,
  width: number,
  numbers: Uint8Array | Int32Array,
  from: number,
  to: number,
  limit: number,
): void {
  let at = start;
  let bits = 0;
  let held = 0;
  const mask = 2 ** width - 1;
  for (let index = from; index < to; index++) {
    let value: number;
    if (width <= NARROW) {
      for (; held < width; held += 8) bits |= bytes[at++]! << held;
      value = bits & mask;
      bits >>>= width;
      held -= width;
    } else {
      value = wideNumber(bytes, 8 * start + (index - from) * width, width);
    }
    if (value >= limit) throw tooLarge(value, limit);
    numbers[index] = value;
  }
}

/** A number that begins at a bit. */
function wideNumber(bytes: Uint8Array, bit: number, width: number): number {
  let value = 0;
  for (let done = 0; done < width; ) {
    const offset = (bit + done) % 8;
    const count = Math.min(8 - offset, width - done);
    value += ((bytes[Math.floor((bit + done) / 8)]! >> offset) & (2 ** count - 1)) * 2 ** done;
    done += count;
  }
  return value;
}

function endsEarly(): Error {
  return new Error('a page ends before its last value');
}

function tooLarge(value: number, limit: number): Error {
  return new Error(
    limit === 0
      ? 'values refer to a dictionary that the file does not have'
      : `a page refers to entry ${value}, and the last one is ${limit - 1}`,
  );
}
