/** A system of identifiers for people, organizations and things. */
export type IdentifierSystem =
  | 'orcid'
  | 'ror'
  | 'isni'
  | 'doi'
  | 'handle'
  | 'ark'
  | 'w3id'
  | 'purl'
  | 'identifiers.org'
  | 'urn';

/** What the form of an identifier shows. */
export interface Identifier {
  readonly system: IdentifierSystem;
  /** What is wrong with its form or check digit, one sentence. */
  readonly fault?: string;
  /** Its canonical address, if that differs. */
  readonly canonical?: string;
}

/** How the addresses of a system look, and what must hold for what they name. */
interface Form {
  readonly system: IdentifierSystem;
  /** Matches all that is meant for the system; its group is the identifier itself. */
  readonly meant: RegExp;
  /** What is wrong with an identifier. */
  readonly faultOf: (id: string) => string | undefined;
  /** Its one address; none where http and https are both names in use, or hosts differ. */
  readonly addressOf?: (id: string, iri: string) => string;
}

// An address as people write it: with either scheme or none, with or without "www.".
const at = (hosts: string, rest: string) => new RegExp(`^(?:https?://)?(?:www\\.)?(?:${hosts})${rest}$`, 'i');
const TAIL = '(?:/([^?#]*?)/?(?:[?#].*)?)?';

const FORMS: readonly Form[] = [
  {
    system: 'orcid',
    meant: new RegExp(
      `${at('orcid\\.org', TAIL).source}|^(?:orcid:\\s*)?(\\d{4}-\\d{4}-\\d{4}-\\d{3}[\\dX])$`,
      'i',
    ),
    faultOf: (id) =>
      faultOfDigits('ORCID', /^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/, '0000-0002-1825-0097', id.toUpperCase()),
    addressOf: (id) => `https://orcid.org/${id.toUpperCase()}`,
  },
  {
    system: 'isni',
    meant: new RegExp(`${at('isni\\.org', `(?:/isni)?${TAIL}`).source}|^(?:urn:)?isni:\\s*(.*)$`, 'i'),
    faultOf: (id) => faultOfDigits('ISNI', /^\d{15}[\dX]$/, '0000000121032683', compact(id)),
    addressOf: (id) => `https://isni.org/isni/${compact(id)}`,
  },
  {
    system: 'ror',
    meant: new RegExp(`${at('ror\\.org', TAIL).source}|^ror:(.*)$`, 'i'),
    faultOf: faultOfRor,
    addressOf: (id) => `https://ror.org/${id.toLowerCase()}`,
  },
  {
    system: 'doi',
    meant: new RegExp(
      `${at('(?:dx\\.)?doi\\.org', '(?:/(.*))?').source}|^(?:info:doi/|urn:doi:|doi:\\s*)(.*)$`,
      'i',
    ),
    faultOf: (id) =>
      /^10\.\d{4,9}(?:\.\d+)*\/\S+$/.test(id)
        ? undefined
        : faultOfForm(
            'a DOI',
            '10.5281/zenodo.1234567, a prefix that starts with "10.", a slash and a suffix',
          ),
    addressOf: (id) => `https://doi.org/${id}`,
  },
  {
    system: 'handle',
    meant: new RegExp(`${at('hdl\\.handle\\.net', '(?:/(.*))?').source}|^(?:info:hdl/|hdl:\\s*)(.*)$`, 'i'),
    faultOf: (id) =>
      /^[^\s/]+\/\S+$/.test(id)
        ? undefined
        : faultOfForm('a handle', '20.500.12345/678, a prefix, a slash and a suffix'),
    addressOf: (id) => `https://hdl.handle.net/${id}`,
  },
  {
    system: 'ark',
    meant: /^(?:https?:\/\/[^/?#]+\/)?(ark:.*)$/i,
    faultOf: (id) =>
      /^ark:\/?[\dbcdfghjkmnpqrstvwxz]{5,}\/[^\s/]\S*$/i.test(id)
        ? undefined
        : faultOfForm('an ARK', 'ark:/12345/x54xz321, a number of a naming authority, a slash and a name'),
    // Other hosts than n2t.net have their own reasons to be named.
    addressOf: (id, iri) => (/^(?:ark:|http:\/\/n2t\.net\/)/i.test(iri) ? `https://n2t.net/${id}` : iri),
  },
  {
    system: 'w3id',
    meant: at('w3id\\.org', '(?:/(.*))?'),
    faultOf: (id) => (id === '' ? 'The address of w3id.org does not identify a resource.' : undefined),
  },
  {
    system: 'purl',
    meant: at('purl\\.[a-z0-9.-]+', '(?:/(.*))?'),
    faultOf: (id) => (id === '' ? 'The persistent address (PURL) does not identify a resource.' : undefined),
  },
  {
    system: 'identifiers.org',
    meant: at('identifiers\\.org', '(?:/(.*))?'),
    faultOf: (id) =>
      /^[^\s:/]+[:/]\S+$/.test(id)
        ? undefined
        : 'The address of identifiers.org does not identify a resource.',
  },
  {
    system: 'urn',
    meant: /^urn:(.*)$/i,
    // RFC 8141: a name of a namespace, which is neither "urn" nor informal without a number, then a name in it.
    faultOf: (id) =>
      /^(?!urn:)[a-z0-9][a-z0-9-]{0,30}[a-z0-9]:[^\s/?#][^\s]*$/i.test(id)
        ? undefined
        : faultOfForm('a URN', 'urn:isbn:9780141036144, the name of a namespace, a colon and a name'),
  },
];

/** What identifier an address is by its form, with what is wrong with it; undefined when it is of no known system. */
export function identifierOf(iri: string): Identifier | undefined {
  for (const { system, meant, faultOf, addressOf } of FORMS) {
    const match = meant.exec(iri);
    if (!match) continue;
    const id = match.slice(1).find((group) => group !== undefined) ?? '';
    const fault = faultOf(id);
    if (fault !== undefined) return { system, fault };
    const canonical = addressOf?.(id, iri) ?? iri;
    return canonical === iri ? { system } : { system, canonical };
  }
  return undefined;
}

/** What the identifiers of these systems name, which is no dataset. */
const AGENTS: { readonly [S in IdentifierSystem]?: string } = {
  orcid: 'a person',
  ror: 'an organization',
  isni: 'a person or organization',
};

// URNs that somebody resolves: national bibliography numbers (RFC 8458), DDI (RFC 9517), ISBN and ISSN.
const RESOLVABLE_URN = /^urn:(?:nbn|ddi|isbn|issn):/i;

/** Whether an address is of a system that promises to keep it and to resolve it, rightly formed, and can name a dataset. */
export function isPersistent(iri: string): boolean {
  return identifierOf(iri) !== undefined && notPersistentBecause(iri) === undefined;
}

/** Why the identifier of a known system is no persistent identifier of a dataset, one sentence. */
export function notPersistentBecause(iri: string): string | undefined {
  const identifier = identifierOf(iri);
  if (identifier === undefined) return undefined;
  const { system, fault } = identifier;
  if (fault !== undefined) return fault;
  if (AGENTS[system]) return `It identifies ${AGENTS[system]}, not a dataset.`;
  if (system === 'urn' && !RESOLVABLE_URN.test(iri)) return 'It is unique but cannot be resolved.';
  return undefined;
}

function faultOfForm(name: string, example: string): string {
  return `It does not have the form of ${name}, such as ${example}.`;
}

function faultOfDigits(name: string, form: RegExp, example: string, id: string): string | undefined {
  if (!form.test(id))
    return faultOfForm(`an ${name}`, `${example}: sixteen digits, of which the last may be X`);
  const expected = checkCharacter(compact(id).slice(0, -1));
  if (id.endsWith(expected)) return undefined;
  return `The last character of the ${name} should be ${expected} after its other digits, so at least one is wrong.`;
}

/** ISO/IEC 7064, MOD 11-2. */
function checkCharacter(digits: string): string {
  let sum = 0;
  for (const digit of digits) sum = ((sum + Number(digit)) * 2) % 11;
  const check = (12 - sum) % 11;
  return check === 10 ? 'X' : String(check);
}

const CROCKFORD = '0123456789abcdefghjkmnpqrstvwxyz';

/** ROR: a zero, six characters of Crockford's base 32, and two digits by ISO/IEC 7064, MOD 97-10. */
function faultOfRor(id: string): string | undefined {
  const lower = id.toLowerCase();
  if (!/^0[0-9a-hjkmnp-tv-z]{6}\d{2}$/.test(lower))
    return faultOfForm('a ROR identifier', '05dxps055: a zero, six letters or digits, two digits');
  let number = 0;
  for (const character of lower.slice(0, 7)) number = number * 32 + CROCKFORD.indexOf(character);
  const expected = String(98 - ((number * 100) % 97)).padStart(2, '0');
  if (lower.endsWith(expected)) return undefined;
  return `The last two digits of the ROR identifier should be ${expected}, so at least one character is wrong.`;
}

/** Digits without the hyphens and spaces that group them. */
function compact(id: string): string {
  return id.replace(/%20|[\s-]/g, '').toUpperCase();
}
