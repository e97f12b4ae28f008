import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The content encodings that we offer, best first. */
const ENCODERS = {
  br: (text: string) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) as Promise<Buffer>,
  gzip: (text: string) => promisify(gzip)(text) as Promise<Buffer>,
} as const;

/** The name of a content encoding. */
export type Encoding = keyof typeof ENCODERS;

/** Shorter bodies do not get shorter. */
const SHORTEST = 1024;

/** Whether a body has encodings that are worth it. */
export function isEncodable(body: string): boolean {
  return body.length >= SHORTEST;
}

/** The encoding that a client wants for a body, if any is worth it. */
export function encodingFor(accepted: string | string[] | undefined, body: string): Encoding | undefined {
  if (accepted === undefined || !isEncodable(body)) return undefined;
  const wanted = String(accepted)
    .toLowerCase()
    .split(',')
    .map((each) => each.trim().split(/\s*;\s*/))
    .filter(([, quality]) => quality !== 'q=0' && quality !== 'q=0.0')
    .map(([name]) => name);
  return (Object.keys(ENCODERS) as Encoding[]).find((name) => wanted.includes(name));
}

/** A body in an encoding. */
export function encode(body: string, encoding: Encoding): Promise<Buffer> {
  return ENCODERS[encoding](body);
}
