/**
 * An address as all its spellings are compared: for the web without differences of case, default ports and dots in
 * the path, for a URN with its lower-case namespace. Others stay as they are.
 */
export function canonicalAddress(iri: string): string {
  if (/^https?:/i.test(iri)) {
    try {
      return new URL(iri).href.replace(/^(https?:\/\/[^/]+)\/$/, '$1');
    } catch {
      return iri;
    }
  }
  const [, namespace, rest] = /^urn:([a-z0-9][a-z0-9-]+):(.*)$/is.exec(iri) ?? [];
  return namespace === undefined ? iri : `urn:${namespace.toLowerCase()}:${rest}`;
}

/** The schemes that addresses of schemas may have: those that name things on the web, or for ever. */
const SCHEMES = ['http', 'https', 'urn', 'doi', 'hdl', 'ark', 'info', 'tag', 'purl'];

/** The longest address in bytes: databases index no longer ones. */
export const LONGEST_ADDRESS = 2000;

/** Why an address cannot be that of a schema; nothing if it can. */
export function addressFault(iri: string): string | undefined {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(iri)?.[1]?.toLowerCase() ?? '';
  if (!SCHEMES.includes(scheme))
    return `its scheme is not one of ${SCHEMES.slice(0, -1).join(', ')} or ${SCHEMES.at(-1)}`;
  const size = new TextEncoder().encode(iri).length;
  if (size > LONGEST_ADDRESS) return `it has ${size} bytes, and at most ${LONGEST_ADDRESS} are allowed`;
  if (!/^https?$/.test(scheme)) return undefined;
  try {
    const { username, password } = new URL(iri);
    return username || password ? 'it names a user' : undefined;
  } catch {
    return 'it is not a valid web address';
  }
}
