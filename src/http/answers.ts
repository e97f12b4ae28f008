import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { type Encoding, encode, encodingFor, isEncodable } from './encoding.js';

/** An answer that is ready to be sent, in the encodings that were asked for so far. */
export interface Ready {
  readonly type: string;
  readonly body: string;
  readonly bytes: number;
  readonly etag: string;
  readonly encoded: Map<Encoding, Buffer>;
}

/** Makes an answer ready. */
export function readyOf(type: string, text: string): Ready {
  // Text that was put together from slices of wider text may take two bytes a character: as text read from
  // bytes it takes one where it can, and is written out in half the time.
  const written = Buffer.from(text);
  const body = written.toString();
  const etag = createHash('sha1').update(body).digest('base64url');
  return { type, body, bytes: written.length, etag, encoded: new Map() };
}

/** What goes over the wire. */
export interface Representation {
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** An answer as this client wants it: a promise only when its encoding has to be made first. */
export function represent(
  ready: Ready,
  { 'if-none-match': known, 'accept-encoding': accepted }: IncomingHttpHeaders,
): Representation | Promise<Representation> {
  const { type, body, bytes, etag, encoded } = ready;
  const vary = isEncodable(body) ? ENCODED : {};
  if (known !== undefined && isKnown(etag, known))
    return { status: 304, headers: { etag: `"${etag}"`, ...vary } };
  const encoding = encodingFor(accepted, body);
  if (encoding === undefined) {
    const headers = { 'content-type': type, etag: `"${etag}"`, 'content-length': String(bytes), ...vary };
    return { status: 200, headers, body };
  }
  // Each encoding is a representation of its own, with a validator of its own.
  const encodedAs = (made: Buffer): Representation => ({
    status: 200,
    headers: {
      'content-type': type,
      etag: `"${etag}-${encoding}"`,
      'content-encoding': encoding,
      'content-length': String(made.length),
      ...vary,
    },
    body: made,
  });
  const made = encoded.get(encoding);
  if (made) return encodedAs(made);
  return encode(body, encoding).then((fresh) => {
    encoded.set(encoding, fresh);
    return encodedAs(fresh);
  });
}

/** Also plain answers say that there are encodings of them: caches keep one for each. */
const ENCODED = { vary: 'accept-encoding' } as const;

function isKnown(etag: string, header: string): boolean {
  if (header.trim() === '*') return true;
  const tags = header.split(',').map((each) => each.trim().replace(/^W\//, ''));
  return tags.some((each) => each === `"${etag}"` || each.startsWith(`"${etag}-`));
}

/** Keeps answers to GET requests that depend on nothing but the request and the registered schemas. */
export class AnswerCache {
  private readonly known = new Map<string, Ready>();

  /** An answer that is already there. */
  peek(key: string): Ready | undefined {
    return this.known.get(key);
  }

  /** An answer, made when it is first asked for. */
  async get(key: string, type: string, make: () => Promise<string> | string): Promise<Ready> {
    const found = this.known.get(key);
    if (found) return found;
    const ready = readyOf(type, await make());
    if (this.known.size >= MOST_ANSWERS) this.known.clear();
    this.known.set(key, ready);
    return ready;
  }

  clear(): void {
    this.known.clear();
  }
}

const MOST_ANSWERS = 200;

/** What the answer to a path is kept under, when it depends on the path alone. */
export function pathKey(prefix: string, url: string): string {
  return `${prefix} ${url}`;
}
