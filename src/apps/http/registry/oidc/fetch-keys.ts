import { isObject, type Json, type JsonObject, quote } from '../../../../base/json.js';
import { isAddress, isTrustworthy, keysIn, type TrustedIssuer } from './trust-file.js';

/** How long an issuer may take to answer, in milliseconds, and how many bytes it may send. */
const LIMITS = { wait: 5_000, bytes: 256 * 1024, keys: 100 };

/** The public keys of an issuer: from a file, from an address, or from where its discovery document says. */
export async function fetchKeys({
  issuer,
  jwks,
}: Pick<TrustedIssuer, 'issuer' | 'jwks'>): Promise<JsonObject> {
  const found =
    jwks !== undefined && !isAddress(jwks)
      ? await keysIn(jwks)
      : await fetchJson(jwks ?? (await discovered(issuer)));
  const keys = isObject(found) ? found.keys : undefined;
  if (!Array.isArray(keys)) throw new Error('The answer has no keys.');
  if (keys.length > LIMITS.keys) throw new Error(`There are more than ${LIMITS.keys} keys.`);
  // A shared secret among them must never verify anything.
  return { keys: keys.filter((key) => isObject(key) && key.kty !== 'oct') };
}

/** OpenID Connect Discovery 1.0, 4. Nobody but the file of the operator names other hosts. */
async function discovered(issuer: string): Promise<string> {
  const found = await fetchJson(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
  const { issuer: stated, jwks_uri: place } = isObject(found) ? found : {};
  if (stated !== issuer) throw new Error(`The discovery document is that of ${quote(String(stated))}.`);
  if (typeof place !== 'string' || !isTrustworthy(place))
    throw new Error('The discovery document has no address of keys.');
  if (new URL(place).origin !== new URL(issuer).origin)
    throw new Error(`The keys are at another host: add "jwks": ${quote(place)} to the issuer.`);
  return place;
}

async function fetchJson(address: string): Promise<Json> {
  const response = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(LIMITS.wait),
    headers: { accept: 'application/json' },
  });
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new Error(`${address} answers with status ${response.status}.`);
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > LIMITS.bytes) throw new Error(`${address} answers with more than ${LIMITS.bytes} bytes.`);
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as Json;
}
