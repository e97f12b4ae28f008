import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { ENCODED, type Encoding, encode, preferredEncoding } from './negotiation.js';

/** An answer that is ready to be sent, in the encodings that were asked for so far. All clients share its bytes. */
export interface Ready {
  readonly type: string;
  readonly body: Buffer;
  /** Whether it is worth encoding: a text that is long enough. */
  readonly isEncodable: boolean;
  readonly headers: Readonly<Record<string, string>>;
  /** Answers to POST requests have none. */
  readonly etag?: string;
  readonly encoded: Map<Encoding, Buffer | Promise<Buffer>>;
}

/** Makes an answer ready, of a text or of bytes; `isTagged` gives it a validator, `isText` says that bytes are a text. */
export function readyOf(
  type: string,
  content: string | Buffer,
  {
    headers = {},
    isTagged = true,
    isText = typeof content === 'string',
  }: {
    readonly headers?: Readonly<Record<string, string>>;
    readonly isTagged?: boolean;
    readonly isText?: boolean;
  } = {},
): Ready {
  const body = typeof content === 'string' ? Buffer.from(content) : content;
  const etag = isTagged ? { etag: createHash('sha1').update(body).digest('base64url') } : {};
  const isEncodable = isText && body.length >= SHORTEST_ENCODED;
  return { type, body, isEncodable, headers, ...etag, encoded: new Map() };
}

/** What goes over the wire. */
export interface Representation {
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
  readonly variesByEncoding: boolean;
}

/** An answer as this client wants it: a promise only when its encoding has to be made first. */
export function represent(
  ready: Ready,
  headers: IncomingHttpHeaders,
): Representation | Promise<Representation> {
  const { type, body, isEncodable: variesByEncoding, etag } = ready;
  const known = etag === undefined ? undefined : knownTag(etag, headers['if-none-match']);
  if (known !== undefined) {
    const { 'repr-digest': _, ...kept } = ready.headers;
    return { status: 304, headers: { ...kept, etag: known }, variesByEncoding };
  }
  const encoding = variesByEncoding ? preferredEncoding(headers) : undefined;
  const as = (content: Buffer): Representation => {
    const sent: Record<string, string> = { ...ready.headers, 'content-type': type };
    // Each encoding is a representation of its own, with a validator of its own.
    if (etag !== undefined) sent.etag = encoding === undefined ? `"${etag}"` : `"${etag}-${encoding}"`;
    if (encoding !== undefined) {
      sent['content-encoding'] = encoding;
      if (sent['repr-digest']) sent['repr-digest'] = reprDigest(content);
    }
    sent['content-length'] = String(content.length);
    return { status: 200, headers: sent, body: content, variesByEncoding };
  };
  if (encoding === undefined) return as(body);
  const made = encodedOnce(ready, encoding);
  return made instanceof Promise ? made.then(as) : as(made);
}

/** An answer in an encoding, which is made once for all who ask for it. */
function encodedOnce({ body, encoded }: Ready, encoding: Encoding): Buffer | Promise<Buffer> {
  const known = encoded.get(encoding);
  if (known) return known;
  const making = encode(body, encoding).then(
    (made) => {
      encoded.set(encoding, made);
      return made;
    },
    (fault: unknown) => {
      encoded.delete(encoding);
      throw fault;
    },
  );
  encoded.set(encoding, making);
  return making;
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

/** Shorter texts do not get shorter. */
const SHORTEST_ENCODED = 1024;

/** How many bytes all kept answers may take together. */
const MOST_BYTES = 32 * 1024 * 1024;

/** A larger answer would drive out too many others. */
const LARGEST_SHARE = 1 / 8;

/** An answer that is being made, for all who ask for it meanwhile. */
interface Making {
  readonly generation: number;
  readonly answer: Promise<Ready>;
}

/**
 * Keeps answers that stay the same until other schemas are registered; those used longest ago go first. No answer is
 * made twice at the same time. An answer that was begun before `clear` is not kept after it. Whoever knows the key gets the
 * answer, so that a key has all that the answer depends on, and answers that depend on who asks are not kept.
 */
export class AnswerCache {
  private readonly known = new Map<string, Ready>();
  private readonly making = new Map<string, Making>();
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

  /**
   * An answer, made when it is first asked for; all who ask before it is there get the same one. `generation` is when the
   * work on it began: it is kept if nothing was forgotten since.
   */
  get(key: string, make: () => Promise<Ready> | Ready, generation = this.generation): Promise<Ready> {
    const found = generation === this.generation ? this.peek(key) : undefined;
    if (found) return Promise.resolve(found);
    const begun = this.making.get(key);
    return (begun?.generation === generation ? begun : this.begin(key, make, generation)).answer;
  }

  clear(): void {
    this.cleared++;
    this.known.clear();
    this.bytes = 0;
  }

  private begin(key: string, make: () => Promise<Ready> | Ready, generation: number): Making {
    const answer = (async () => {
      const made = await make();
      if (generation === this.generation) this.keep(key, made);
      return made;
    })().finally(() => {
      if (this.making.get(key) === making) this.making.delete(key);
    });
    const making = { generation, answer };
    this.making.set(key, making);
    return making;
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

/** The body may be kept as it is, as gzip and as brotli: each is counted as long as the body. */
function costOf(key: string, { body }: Ready): number {
  return 2 * key.length + 3 * body.length;
}
