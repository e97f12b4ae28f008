/** The SHA-256 checksum of bytes, in hexadecimal digits. */
export async function sha256(bytes: Uint8Array): Promise<string> {
  // A page that came over plain HTTP has no `subtle`.
  if (globalThis.crypto?.subtle === undefined) return plainSha256(bytes);
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const ROUNDS = 64;
const BLOCK = 64;

/** FIPS 180-4, 4.2.2 and 5.3.3: the first bits of the fractions of roots of the first primes. */
const primes = firstPrimes(ROUNDS);
const CONSTANTS = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
const START = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

function firstPrimes(count: number): readonly number[] {
  const found: number[] = [];
  for (let next = 2; found.length < count; next++)
    if (found.every((each) => next % each !== 0)) found.push(next);
  return found;
}

function fraction(root: number): number {
  return Math.floor((root % 1) * 2 ** 32) | 0;
}

/** The same without the help of the browser. */
export function plainSha256(bytes: Uint8Array): string {
  const state = Int32Array.from(START);
  const words = new Int32Array(ROUNDS);
  const whole = bytes.length - (bytes.length % BLOCK);
  for (let at = 0; at < whole; at += BLOCK) addBlock(state, words, bytes, at);
  const end = paddedEnd(bytes, whole);
  for (let at = 0; at < end.length; at += BLOCK) addBlock(state, words, end, at);
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The last bytes, a one bit, zeros and the length in bits (5.1.1). */
function paddedEnd(bytes: Uint8Array, whole: number): Uint8Array {
  const rest = bytes.length - whole;
  const end = new Uint8Array(rest + 9 > BLOCK ? 2 * BLOCK : BLOCK);
  end.set(bytes.subarray(whole));
  end[rest] = 0x80;
  new DataView(end.buffer).setBigUint64(end.length - 8, BigInt(bytes.length) * 8n);
  return end;
}

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** One round of the hash (6.2.2). */
function addBlock(state: Int32Array, words: Int32Array, bytes: Uint8Array, start: number): void {
  for (let at = 0; at < 16; at++) {
    const byte = start + 4 * at;
    words[at] = (bytes[byte]! << 24) | (bytes[byte + 1]! << 16) | (bytes[byte + 2]! << 8) | bytes[byte + 3]!;
  }
  for (let at = 16; at < ROUNDS; at++) {
    const [near, far] = [words[at - 2]!, words[at - 15]!];
    const one = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    const other = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    words[at] = (one + words[at - 7]! + other + words[at - 16]!) | 0;
  }
  let a = state[0]!;
  let b = state[1]!;
  let c = state[2]!;
  let d = state[3]!;
  let e = state[4]!;
  let f = state[5]!;
  let g = state[6]!;
  let h = state[7]!;
  for (let at = 0; at < ROUNDS; at++) {
    const choice = (e & f) ^ (~e & g);
    const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + high + choice + CONSTANTS[at]! + words[at]!) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  const mixed = [a, b, c, d, e, f, g, h];
  for (const [index, word] of mixed.entries()) state[index] = (state[index]! + word) | 0;
}
