import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

/** The media type of those offered that a client prefers, or undefined when it accepts none of them. */
export function preferredType(headers: IncomingHttpHeaders, offered: readonly string[]): string | undefined {
  const { accept } = headers;
  if (accept === undefined || accept === '' || accept === '*/*') return offered[0];
  return new Negotiator({ headers }).mediaType([...offered]);
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The content encodings that we offer, the best first. */
const ENCODERS = {
  br: (bytes: Buffer) => compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes: Buffer) => compressGzip(bytes),
} as const;

/** The name of a content encoding. */
export type Encoding = keyof typeof ENCODERS;

/** All of them. */
export const ENCODED = Object.keys(ENCODERS) as readonly Encoding[];

const OFFERED: (Encoding | 'identity')[] = [...ENCODED, 'identity'];

/** The published types lack the second parameter: which encoding to take where a client prefers none. */
interface EncodingNegotiator {
  encoding(available: string[], options: { readonly preferred: string[] }): string | undefined;
}

/** The encoding in which a client prefers an answer, if any. */
export function preferredEncoding(headers: IncomingHttpHeaders): Encoding | undefined {
  if (headers['accept-encoding'] === undefined) return undefined;
  const negotiator: EncodingNegotiator = new Negotiator({ headers });
  const preferred = negotiator.encoding(OFFERED, { preferred: OFFERED });
  return preferred === undefined || preferred === 'identity' ? undefined : (preferred as Encoding);
}

/** A body in an encoding. */
export function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  return ENCODERS[encoding](body);
}
