import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { isObject, type Json } from '../../../../base/json.js';
import { isName } from '../../../../registry/publish/index.js';
import { parse } from '../../../../schema/document/index.js';
import {
  closedRecord,
  list,
  mapOf,
  oneOf,
  oneOrMany,
  plainKind,
  problem,
  string,
  type ValueOf,
} from '../../../../schema/vocabulary/index.js';

/** Says why a file of trusted issuers cannot be used, in a sentence for the person who runs the service. */
export class CannotTrust extends Error {}

/** Keys must come from whom they say: plain HTTP is only for this machine. */
export function isTrustworthy(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password, hash } = new URL(text);
  if (username !== '' || password !== '' || hash !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
const ADDRESS = 'an address that begins with https:// (http:// only for this machine)';

const address = plainKind<string>(
  'address',
  ADDRESS,
  ['string'],
  { type: 'string' },
  (value) => typeof value === 'string' && isTrustworthy(value),
);

const keysPlace = plainKind<string>(
  'place of keys',
  `a file, or ${ADDRESS}`,
  ['string'],
  { type: 'string' },
  (value) => typeof value === 'string' && value !== '' && (!isAddress(value) || isTrustworthy(value)),
);

const claimValue = plainKind<string | number | boolean>(
  'value of a claim',
  'a text (with "*" at its end for any rest), a number, true or false',
  ['string', 'number', 'boolean'],
  {},
  // One star alone would let everybody in.
  (value) => (typeof value === 'string' ? /[^*]/.test(value) : ['number', 'boolean'].includes(typeof value)),
);

const claims = mapOf('an object of claims', oneOrMany(claimValue, 'values of a claim'));

const someClaims: typeof claims = {
  ...claims,
  // An issuer gives tokens to many: without a claim, all of them could write.
  check: (value) =>
    isObject(value) && Object.keys(value).length === 0
      ? problem('Expected at least one claim.')
      : claims.check(value),
};

const rule = closedRecord('rule', {
  claims: { kind: someClaims, required: true, title: 'What the token must say' },
  owner: {
    kind: plainKind<string>(
      'name of an owner',
      'the name of an owner',
      ['string'],
      { type: 'string' },
      (value) => typeof value === 'string' && isName(value),
    ),
    required: true,
    title: 'The owner whose schemas may be written',
  },
  scopes: {
    kind: list(oneOf('publish', 'manage'), 'scopes'),
    required: true,
    title: 'What is allowed for that owner',
  },
});

const trusted = closedRecord('trusted issuer', {
  issuer: { kind: address, required: true, title: 'The claim "iss" of its tokens' },
  audience: { kind: string, required: true, title: 'The claim "aud" of tokens for this service' },
  jwks: { kind: keysPlace, title: 'Where its keys are; by default, where its discovery document says' },
  rules: { kind: list(rule, 'rules'), required: true, title: 'Who may write what' },
});

const trustFile = closedRecord('file of trusted issuers', {
  issuers: { kind: list(trusted, 'trusted issuers'), required: true, title: 'Whose tokens are accepted' },
});

/** An issuer whose tokens let somebody write. */
export type TrustedIssuer = ValueOf<typeof trusted>;

/** What the claims of a token must be, and what they allow. */
export type TrustRule = ValueOf<typeof rule>;

/** Whether a place of keys is an address, and no file. */
export function isAddress(place: string): boolean {
  return /^[a-z][a-z\d+.-]*:\/\//i.test(place);
}

/** Reads a file that lists trusted issuers, in JSON or YAML. Files with keys are named from its folder. */
export async function readTrust(path: string): Promise<readonly TrustedIssuer[]> {
  const value = await valueIn(path);
  const [fault] = trustFile.check(value);
  if (fault) {
    const place = fault.path.map((step) => `/${step}`).join('');
    throw new CannotTrust(
      `${path}${place === '' ? '' : ` at ${place}`}: ${[fault.message, fault.help].filter(Boolean).join(' ')}`,
    );
  }
  const { issuers } = value as unknown as ValueOf<typeof trustFile>;
  const names = issuers.map(({ issuer }) => issuer);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new CannotTrust(`${path} lists the issuer ${twice} twice.`);
  const placed = issuers.map((each) =>
    each.jwks === undefined || isAddress(each.jwks)
      ? each
      : { ...each, jwks: resolve(dirname(path), each.jwks) },
  );
  for (const { jwks } of placed) if (jwks !== undefined && !isAddress(jwks)) await keysIn(jwks);
  return placed;
}

/** The keys in a file. */
export async function keysIn(path: string): Promise<Json> {
  const value = await valueIn(path);
  if (isObject(value) && Array.isArray(value.keys)) return value;
  throw new CannotTrust(`${path} has no keys: a JSON Web Key Set with a member "keys" is expected.`);
}

async function valueIn(path: string): Promise<Json> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new CannotTrust(`${path} cannot be read: there is no such file, or permission is denied.`);
  });
  const { document, diagnostics } = await parse(text, path, /\.json$/i.test(path) ? 'json' : 'yaml');
  if (document) return document.value;
  throw new CannotTrust(`${path} cannot be read: ${diagnostics[0]?.message ?? 'it is empty.'}`);
}
