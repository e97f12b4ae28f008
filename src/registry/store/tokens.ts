import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { TokenRecord } from './store.js';

const TOKEN = /^fw_([0-9a-f]{64})([0-9a-f]{8})$/;

/** A new secret: random digits with a checksum, so that tools that look for secrets recognize it. */
export function newToken(): string {
  const random = randomBytes(32).toString('hex');
  return `fw_${random}${checksum(random)}`;
}

/** What is stored of a token, and what it is found by; nothing for a text that is no token. */
export function hashOfToken(token: string): Uint8Array | undefined {
  const [, random, check] = TOKEN.exec(token) ?? [];
  if (random === undefined || checksum(random) !== check) return undefined;
  return createHash('sha256').update(token).digest();
}

function checksum(text: string): string {
  return crc32(text).toString(16).padStart(8, '0');
}

/** Whether a token can be used at a time. */
export function isInForce({ expires, revoked }: TokenRecord, at: string): boolean {
  return revoked === undefined && (expires === undefined || expires > at);
}
