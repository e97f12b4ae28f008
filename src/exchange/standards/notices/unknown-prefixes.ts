import type { Diagnostic } from '../../../base/diagnostic.js';
import { quote } from '../../../base/json.js';
import type { Leaf } from '../../../schema/description/index.js';
import { isIri, prefixMeant, unknownPrefix } from '../../../schema/vocabulary/index.js';
import { MOST_GUESSES, type Notice } from './notice.js';

/** CURIEs with an unknown prefix: by their form they are IRIs, and so are exported as identifiers that identify nothing. */
export const unknownPrefixes: Notice = ({ leaves, uri }) => {
  const found = new Map<string, Leaf[]>();
  for (const leaf of leaves) {
    const prefix = prefixIn(leaf);
    if (prefix === undefined) continue;
    const others = found.get(prefix);
    if (others) others.push(leaf);
    else found.set(prefix, [leaf]);
  }
  return [...found].map(([prefix, all], index) => {
    const meant = index < MOST_GUESSES ? prefixMeant(prefix) : undefined;
    return diagnosticOf(prefix, all, meant, uri);
  });
};

/** The name of a keyword, or of a member, that holds references, alone or in a list. */
const REFERENCE = /Ref(?:\/\d+)?$/;

function prefixIn({ value, pointer, fault }: Leaf): string | undefined {
  if (typeof value !== 'string' || fault !== undefined) return undefined;
  const prefix = unknownPrefix(value);
  return prefix !== undefined && REFERENCE.test(pointer) && isIri(value) ? prefix : undefined;
}

function diagnosticOf(
  prefix: string,
  [first, ...others]: readonly Leaf[],
  meant: string | undefined,
  uri: string,
): Diagnostic {
  const value = quote(String(first!.value));
  const more = others.length === 0 ? '' : ` (and of ${others.length} more)`;
  return {
    code: 'export/unknown-prefix',
    severity: 'warning',
    message: `Unknown prefix ${quote(prefix)} of ${value}${more}: it is exported as an address.`,
    help: meant
      ? `Did you mean ${quote(meant)}? Otherwise, write the full address.`
      : 'Write the full address.',
    params: { prefix, count: others.length + 1, ...(meant ? { suggestion: meant } : {}) },
    at: { uri, pointer: first!.pointer, on: 'value' },
  };
}
