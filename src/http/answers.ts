import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { ENCODED, type Encoding, encode, isEncodable, preferredEncoding } from './negotiation.js';

/** An answer that is ready to be sent, in the encodings that were asked for so far. */
export interface Ready {
  readonly type: string;
  readonly body: string | Buffer;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: number;
  /** Answers to POST requests have none. */
  readonly etag?: string;
  readonly encoded: Map<Encoding, Buffer>;
}

/** Makes an answer ready, of a text or of bytes; `isTagged` gives it a validator. */
export function readyOf(
  type: string,
  content: string | Buffer,
  { headers = {}, isTagged = true }: { headers?: Readonly<Record<string, string>>; isTagged?: boolean } = {},
): Ready {
  // Text that was put together from slices of wider text may take two bytes a character: as text read from bytes it
  // takes one where it can, and is written out in half the time.
  const bytes = Buffer.from(content);
  const body = isTagged && typeof content === 'string' ? bytes.toString() : content;
  const etag = isTagged ? { etag: createHash('sha1').update(bytes).digest('base64url') } : {};
  return { type, body, headers, bytes: bytes.length, ...etag, encoded: new Map() };
}

/** What goes over the wire. */
export interface Representation {
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  readonly variesByEncoding: boolean;
}

/** An answer as this client wants it: a promise only when its encoding has to be made first. */
export function represent(
  ready: Ready,
  headers: IncomingHttpHeaders,
): Representation | Promise<Representation> {
  const { type, body, bytes, etag, encoded } = ready;
  const variesByEncoding = isEncodable(body);
  const known = etag === undefined ? undefined : knownTag(etag, headers['if-none-match']);
  if (known !== undefined) {
    const { 'repr-digest': _, ...kept } = ready.headers;
    return { status: 304, headers: { ...kept, etag: known }, variesByEncoding };
  }
  const encoding = preferredEncoding(headers, body);
  const as = (content: string | Buffer, length: number): Representation => {
    const sent: Record<string, string> = { ...ready.headers, 'content-type': type };
    // Each encoding is a representation of its own, with a validator of its own.
    if (etag !== undefined) sent.etag = encoding === undefined ? `"${etag}"` : `"${etag}-${encoding}"`;
    if (encoding !== undefined) {
      sent['content-encoding'] = encoding;
      if (sent['repr-digest']) sent['repr-digest'] = reprDigest(content);
    }
    sent['content-length'] = String(length);
    return { status: 200, headers: sent, body: content, variesByEncoding };
  };
  if (encoding === undefined || typeof body !== 'string') return as(body, bytes);
  const made = encoded.get(encoding);
  if (made) return as(made, made.length);
  return encode(body, encoding).then((fresh) => {
    encoded.set(encoding, fresh);
    return as(fresh, fresh.length);
  });
}

/** The validator that a client already has: caches update what they keep under the same one. */
function knownTag(etag: string, header: string | undefined): string | undefined {
  if (header?.trim() === '*') return `"${etag}"`;
  const tags = header?.split(',').map((each) => each.trim().replace(/^W\//, ''));
  return tags?.find((each) => each === `"${etag}"` || ENCODED.some((name) => each === `"${etag}-${name}"`));
}

/** RFC 9530: the digest of a representation, in the encoding in which it is sent. */
export function reprDigest(content: string | Uint8Array): string {
  return `sha-256=:${createHash('sha256').update(content).digest('base64')}:`;
}

/** How many bytes all kept answers may take together. */
const MOST_BYTES = 32 * 1024 * 1024;

/** A larger answer would drive out too many others. */
const LARGEST_SHARE = 1 / 8;

/**
 * Keeps answers that stay the same until other schemas are registered; those used longest ago go first. An answer that
 * was begun before `clear` is not kept after it.
 */
export class AnswerCache {
  private readonly known = new Map<string, Ready>();
  private readonly making = new Map<string, Promise<Ready>>();
  private cleared = 0;
  private bytes = 0;

  constructor(private readonly mostBytes = MOST_BYTES) {}

  /** How many bytes the kept answers take, about. */
  get size(): number {
    return this.bytes;
  }

  /** How often all answers were forgotten. */
  get generation(): number {
    return this.cleared;
  }

  /** An answer that is already there. */
  peek(key: string): Ready | undefined {
    const found = this.known.get(key);
    if (found) {
      this.known.delete(key);
      this.known.set(key, found);
    }
    return found;
  }

  /** An answer, made when it is first asked for. */
  async get(key: string, make: () => Promise<Ready> | Ready): Promise<Ready> {
    const found = this.peek(key);
    if (found) return found;
    const { generation } = this;
    const made = await make();
    if (generation === this.generation) this.keep(key, made);
    return made;
  }

  /**
   * The same for many clients that ask at once: the first one has it made, and it is made to its end. It is kept if
   * nothing was forgotten since the generation in which the work began.
   */
  once(key: string, make: () => Promise<Ready>, generation: number): Promise<Ready> {
    if (generation !== this.generation) return make();
    const begun = this.making.get(key);
    if (begun) return begun;
    const making = this.get(key, make).finally(() => {
      if (this.making.get(key) === making) this.making.delete(key);
    });
    this.making.set(key, making);
    return making;
  }

  clear(): void {
    this.cleared++;
    this.making.clear();
    this.known.clear();
    this.bytes = 0;
  }

  private keep(key: string, ready: Ready): void {
    if (this.known.has(key) || costOf(key, ready) > this.mostBytes * LARGEST_SHARE) return;
    this.known.set(key, ready);
    this.bytes += costOf(key, ready);
    for (const [oldest, answer] of this.known) {
      if (this.bytes <= this.mostBytes) break;
      this.known.delete(oldest);
      this.bytes -= costOf(oldest, answer);
    }
  }
}

/** The body may be kept as text, gzip and brotli: each is counted as long as the text. */
function costOf(key: string, { bytes }: Ready): number {
  return 2 * key.length + 3 * bytes;
}
