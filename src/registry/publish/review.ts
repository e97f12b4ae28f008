import type { Diagnostic } from '../../base/diagnostic.js';
import { isObject, type JsonObject, quote } from '../../base/json.js';
import { type AssessmentContext, assess } from '../../exchange/assessment/index.js';
import { type Change, diff, objections } from '../../quality/diff/index.js';
import type { CompatibilityMode } from '../../quality/diff/list/index.js';
import { prepare } from '../../quality/validate/index.js';
import { type Document, indexSchema, locate, withoutFragment } from '../../schema/document/index.js';
import type { Registry } from '../../schema/references/index.js';
import { addressFault, canonicalAddress, LONGEST_ADDRESS } from './addresses.js';
import { factsOf, type PublishedFacts } from './facts.js';
import { isName, isNumber, isReserved, sortKey, statedNumber, type Versioning } from './names.js';
import { schemaPath, versionPath } from './paths.js';

/** A version that somebody wants to publish. */
export interface Submission {
  readonly owner: string;
  readonly name: string;
  readonly number: string;
  readonly document: Document;
  /** What no keyword of the schema can say. */
  readonly options?: JsonObject;
}

/** What the versions of a schema must be like. */
export interface Policy {
  readonly compatibility: CompatibilityMode;
  readonly versioning: Versioning;
  readonly leastReadiness: number;
  /** Whether a compatibility that is not proven is allowed. */
  readonly acceptsUnknown: boolean;
}

/** What a submission is compared with. */
export interface Predecessor {
  readonly number: string;
  readonly document: Document;
}

/** Why a version is not published. */
export interface Refusal {
  readonly kind:
    | 'invalid-name'
    | 'version-mismatch'
    | 'invalid-schema'
    | 'readiness-too-low'
    | 'unresolved-reference'
    | 'address-taken'
    | 'limit-exceeded'
    | 'incompatible';
  readonly message: string;
  readonly diagnostics?: readonly Diagnostic[];
  /** For a version that is not compatible: what changed, and the number that would do. */
  readonly changes?: readonly Change[];
  readonly suggested?: string;
}

/** A version that may be published. */
export interface Accepted extends PublishedFacts {
  readonly sort?: string;
  readonly readiness: number;
  /** Where it is answered. */
  readonly address: string;
  /** The other IRIs that lead to it, in their canonical form. */
  readonly addresses: readonly string[];
  /** The address that it is cited by, if that is not one of this service. */
  readonly identifier?: string;
  /** The addresses of other documents that it refers to. */
  readonly references: readonly string[];
}

/** What came of a review. */
export type Review = { readonly refusal: Refusal } | { readonly accepted: Accepted };

/** The addresses that a registry is served at. */
export interface Site {
  /** The present one, without a slash at its end. */
  readonly base: string;
  /** Those that it was served at before. */
  readonly bases: readonly string[];
}

/** How many addresses of other documents a version may refer to: all of them are read with it. */
const MOST_REFERENCES = 200;

/** Whether a version may be published, by what it says and by what its predecessors say. */
export async function review(
  submission: Submission,
  predecessors: readonly Predecessor[],
  policy: Policy,
  site: Site,
  context: AssessmentContext,
): Promise<Review> {
  const derived = await derive(submission, policy.versioning, site, context);
  if ('refusal' in derived) return derived;
  const { accepted, diagnostics } = derived;
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) return { refusal: schemaFault(errors, submission.document) };
  if (accepted.readiness < policy.leastReadiness)
    return {
      refusal: {
        kind: 'readiness-too-low',
        message: `The readiness is ${accepted.readiness} of 100 points, and at least ${policy.leastReadiness} are asked for.`,
      },
    };
  for (const predecessor of predecessors) {
    const refusal = await compatibilityFault(submission, predecessor, policy, context);
    if (refusal) return { refusal };
  }
  return { accepted };
}

/**
 * Derives from a version what it is listed and found by. What can never be published is refused: wrong names, and
 * what is not a schema. References that lead nowhere are only among the diagnostics.
 */
export async function derive(
  submission: Submission,
  versioning: Versioning,
  site: Site,
  context: AssessmentContext,
): Promise<
  { readonly refusal: Refusal } | { readonly accepted: Accepted; readonly diagnostics: readonly Diagnostic[] }
> {
  const { document, options = {} } = submission;
  const { registry } = context;
  const named = nameFault(submission, versioning) ?? numberFault(submission);
  if (named) return { refusal: named };
  const addresses = addressesOf(submission, site, registry);
  if ('refusal' in addresses) return addresses;
  const { diagnostics } = await prepare(document, { registry });
  const errors = diagnostics.filter(({ severity, code }) => severity === 'error' && !isReference(code));
  if (errors.length > 0) return { refusal: schemaFault(errors, document) };
  const references = referencesOf(document);
  const tooMany = referenceFault(references);
  if (tooMany) return { refusal: tooMany };
  const score = await assess(document, options, context);
  const sort = versioning === 'semver' ? sortKey(submission.number) : undefined;
  return {
    accepted: {
      ...factsOf(document, options, registry),
      ...addresses,
      ...(sort === undefined ? {} : { sort }),
      readiness: score?.total ?? 0,
      references,
    },
    diagnostics,
  };
}

function referenceFault(references: readonly string[]): Refusal | undefined {
  if (references.length > MOST_REFERENCES)
    return {
      kind: 'limit-exceeded',
      message: `The schema refers to ${references.length} other documents, and at most ${MOST_REFERENCES} are allowed.`,
    };
  const long = references.find((each) => new TextEncoder().encode(each).length > LONGEST_ADDRESS);
  if (long === undefined) return undefined;
  return {
    kind: 'limit-exceeded',
    message: `The reference ${quote(long)} is longer than ${LONGEST_ADDRESS} bytes.`,
  };
}

const NAME_HELP = 'Names have lower-case letters, digits and "-" between them, at most 63 characters.';

function nameFault({ owner, name, number }: Submission, versioning: Versioning): Refusal | undefined {
  for (const [what, text] of [
    ['an owner', owner],
    ['a schema', name],
  ] as const)
    if (!isName(text))
      return { kind: 'invalid-name', message: `${quote(text)} is not a valid name of ${what}. ${NAME_HELP}` };
  if (isReserved(number))
    return {
      kind: 'invalid-name',
      message: `${quote(number)} has a meaning of its own: use another number.`,
    };
  if (isNumber(number, versioning)) return undefined;
  const expected =
    versioning === 'semver'
      ? 'a semantic version such as 1.2.0'
      : 'a number of letters, digits, ".", "+" and "-"';
  return { kind: 'invalid-name', message: `${quote(number)} is not ${expected}.` };
}

/** The number in the schema must be that of the address. */
function numberFault({ number, document: { value } }: Submission): Refusal | undefined {
  const stated = statedNumber(value);
  if (stated === number) return undefined;
  return {
    kind: 'version-mismatch',
    message:
      stated !== undefined
        ? `The schema states the version ${quote(stated)}, and the address has ${quote(number)}.`
        : `The schema states no version: add "fair:version": {"identifier": ${quote(number)}}.`,
  };
}

/** A foreign `$id` stays, and is what the version is cited by; one of this registry must be that of the version. */
function addressesOf(
  { owner, name, number, document: { value } }: Submission,
  { base, bases }: Site,
  registry: Registry,
): { readonly refusal: Refusal } | Pick<Accepted, 'address' | 'addresses' | 'identifier'> {
  const path = versionPath({ owner, name, number });
  const address = base + path;
  const id = isObject(value) && typeof value.$id === 'string' ? value.$id : undefined;
  if (id === undefined || !/^[a-z][a-z0-9+.-]*:/i.test(id)) return { address, addresses: [] };
  const stated = withoutFragment(id);
  const canonical = canonicalAddress(stated);
  const own = [base, ...bases].find((each) => canonical.startsWith(`${canonicalAddress(each)}/`));
  if (own !== undefined) {
    const isOwn = [path, schemaPath({ owner, name })].some(
      (each) => canonical === canonicalAddress(own + each),
    );
    if (isOwn) return { address, addresses: [] };
    return {
      refusal: { kind: 'version-mismatch', message: `The $id ${quote(id)} is not the address ${address}.` },
    };
  }
  if (registry.isBuiltIn(canonical) || /^https?:\/\/json-schema\.org(?:\/|$)/.test(canonical))
    return {
      refusal: {
        kind: 'address-taken',
        message: `The $id ${quote(id)} belongs to a standard: use another one.`,
      },
    };
  const fault = addressFault(stated);
  if (fault !== undefined)
    return {
      refusal: {
        kind: 'invalid-schema',
        message: `The $id ${quote(id)} cannot be the address of a schema: ${fault}.`,
      },
    };
  return { address, addresses: [canonical], identifier: stated };
}

function isReference(code: string): boolean {
  return code.startsWith('reference/');
}

function schemaFault(errors: readonly Diagnostic[], document: Document): Refusal {
  return {
    kind: errors.every(({ code }) => isReference(code)) ? 'unresolved-reference' : 'invalid-schema',
    message: errors.length === 1 ? errors[0]!.message : `The schema has ${errors.length} errors.`,
    diagnostics: locate(errors, [document]),
  };
}

/** Why a version does not follow another one; nothing if it does. */
async function compatibilityFault(
  { document, number }: Submission,
  predecessor: Predecessor,
  { compatibility, versioning, acceptsUnknown }: Policy,
  { registry }: AssessmentContext,
): Promise<Refusal | undefined> {
  if (compatibility === 'none') return undefined;
  const { diff: found } = await diff(predecessor.document, document, { registry });
  const isMajor = versioning === 'semver' && majorOf(number) > majorOf(predecessor.number);
  if (found === undefined)
    return isMajor || acceptsUnknown
      ? undefined
      : {
          kind: 'incompatible',
          message: `The version ${number} cannot be compared with ${predecessor.number}, which refers to what is no longer there. Publish it as a new major version.`,
        };
  const unknown = acceptsUnknown ? 'pass' : 'fail';
  const faults = isMajor ? [] : objections(found, { compat: compatibility, failOn: 'none', unknown });
  const isTooSmall = versioning === 'semver' && found.version.isEnough === false;
  if (faults.length === 0 && !isTooSmall) return undefined;
  const { suggested } = found.version;
  const advice = suggested === undefined ? '' : ` Publish it as ${suggested} or later.`;
  return {
    kind: 'incompatible',
    message:
      `The version ${number} does not follow ${predecessor.number}. ${faults.map(({ message }) => message).join(' ')}${advice}`.trim(),
    changes: found.changes,
    ...(suggested === undefined ? {} : { suggested }),
  };
}

function majorOf(number: string): number {
  return Number(/^\d+/.exec(number)?.[0] ?? 0);
}

function referencesOf(document: Document): readonly string[] {
  const { references, resources } = indexSchema(document);
  const outward = references.flatMap(({ uri }) => (uri === undefined ? [] : [withoutFragment(uri)]));
  return [...new Set(outward.filter((address) => !resources.has(address)))];
}
