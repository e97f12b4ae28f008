const HAS_SCHEME = /^(?:https?|file|urn):/i;

/** The name of a file as a URI reference (RFC 3986): paths are encoded, addresses are left as they are. */
export function addressOf(name: string): string {
  const text = name.toWellFormed();
  // What an address has encoded already must not be encoded twice.
  if (HAS_SCHEME.test(text)) return encodeURI(text).replace(/%25(?=[\da-f]{2})/gi, '%');
  const [drive = ''] = /^[a-z]:(?=\/)/i.exec(text) ?? [];
  const path = text.slice(drive.length).split('/').map(encodeURIComponent).join('/');
  if (drive !== '') return `file:///${drive}${path}`;
  return path.startsWith('/') ? `file://${path}` : path;
}
