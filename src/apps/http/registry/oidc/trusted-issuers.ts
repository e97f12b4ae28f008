import type { FastifyBaseLogger } from 'fastify';
import type { Json, JsonObject } from '../../../../base/json.js';
import { ProblemError, unavailable } from '../../problems.js';
import { invalidToken, type Sender } from '../sender.js';
import { fetchKeys } from './fetch-keys.js';
import { kept, TIMES } from './kept-keys.js';
import type { TrustedIssuer, TrustRule } from './trust-file.js';

/** The issuers whose tokens let somebody write. */
export interface TrustedIssuers {
  /** Who has a token of one of them; throws a problem if it is not valid here. */
  readonly senderOf: (token: string) => Promise<Sender>;
}

/** Whatever a token says of itself, it is verified with a public key. */
const ALGORITHMS = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  ...['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
];

/** How many characters a token may have, how far clocks may differ, and how old a token may be, in seconds. */
const LIMITS = { length: 8192, tolerance: 30, age: 86_400 };

/** What a client is told of its own token, whose signature is right; by the code of the fault, and the claim. */
const REASONS: { readonly [fault: string]: string } = {
  'ERR_JWT_EXPIRED exp': 'The token has expired: get a new one from its issuer.',
  'ERR_JWT_EXPIRED iat': 'The token is too old: get a new one from its issuer.',
  'ERR_JWT_CLAIM_VALIDATION_FAILED aud': 'The token is for another audience.',
  'ERR_JWT_CLAIM_VALIDATION_FAILED nbf': 'The token is not valid yet.',
  'ERR_JWT_CLAIM_VALIDATION_FAILED iat': 'The token is not valid yet.',
};
const NOT_VALID = 'The token is not valid here.';

/** Accepts the tokens of some issuers. Their keys are fetched when the first token comes. */
export async function trustIssuers(
  issuers: readonly TrustedIssuer[],
  log: FastifyBaseLogger,
): Promise<TrustedIssuers> {
  // Only services that need it load it.
  const { createLocalJWKSet, decodeJwt, errors, jwtVerify } = await import('jose');
  type Verified = Awaited<ReturnType<typeof jwtVerify>>;

  const verifierOf = (trusted: TrustedIssuer) => {
    const { issuer, audience } = trusted;
    const keys = kept(
      async () => createLocalJWKSet((await fetchKeys(trusted)) as never),
      ({ message }) => log.warn({ issuer, fault: message }, 'The keys of an issuer cannot be read.'),
    );
    const options = {
      ...{ issuer, audience, algorithms: ALGORITHMS },
      ...{ clockTolerance: LIMITS.tolerance, maxTokenAge: LIMITS.age, requiredClaims: ['exp', 'sub'] },
    };
    return async (token: string): Promise<Verified> => {
      const known = await keys.get();
      if (known === undefined)
        throw unavailable('The keys of the issuer of the token cannot be read now.', TIMES.pause / 1000);
      try {
        return await jwtVerify(token, known, options);
      } catch (fault) {
        if (!(fault instanceof errors.JWKSNoMatchingKey)) throw fault;
        const newer = await keys.newer(known);
        if (newer === undefined) throw fault;
        return jwtVerify(token, newer, options);
      }
    };
  };
  const known = new Map(
    issuers.map((each) => [each.issuer, { rules: each.rules, verify: verifierOf(each) }] as const),
  );

  return {
    async senderOf(token) {
      if (token.length > LIMITS.length) throw invalidToken(NOT_VALID);
      try {
        const trusted = known.get(decodeJwt(token).iss ?? '');
        if (trusted === undefined) throw invalidToken(NOT_VALID);
        const { payload } = await trusted.verify(token);
        const scopes = scopesOf(payload as JsonObject, trusted.rules);
        // Many issuers give tokens to everybody: whoever no rule names is nobody.
        if (scopes.length === 0)
          throw invalidToken('No rule of this service is for the claims of the token.');
        return { actor: `${payload.iss} ${payload.sub}`.slice(0, LONGEST_ACTOR), scopes };
      } catch (fault) {
        if (fault instanceof ProblemError) throw fault;
        // Also a key of the issuer that cannot be used makes a token that is not valid.
        const { code = '', claim = '', message } = fault as Error & { code?: string; claim?: string };
        log.debug({ fault: message, claim }, 'A token was refused.');
        throw invalidToken(REASONS[`${code} ${claim}`] ?? NOT_VALID);
      }
    },
  };
}

const LONGEST_ACTOR = 500;

/** What the claims of a token allow. */
export function scopesOf(claims: JsonObject, rules: readonly TrustRule[]): readonly string[] {
  const fitting = rules.filter((rule) =>
    Object.entries(rule.claims).every(
      ([name, expected]) => Object.hasOwn(claims, name) && isAnyOf(claims[name]!, expected),
    ),
  );
  return [...new Set(fitting.flatMap(({ owner, scopes }) => scopes.map((right) => `${right}:${owner}`)))];
}

type Expected = TrustRule['claims'][string];

/** A claim with several values, such as groups, has one of those that are expected. */
function isAnyOf(claim: Json, expected: Expected): boolean {
  const values = [claim].flat().filter((value) => ['string', 'number', 'boolean'].includes(typeof value));
  return values.some((value) => [expected].flat().some((each) => isLike(String(value), String(each))));
}

function isLike(value: string, expected: string): boolean {
  return expected.endsWith('*') ? value.startsWith(expected.slice(0, -1)) : value === expected;
}
