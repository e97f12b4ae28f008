import { isObject, type Json } from '../../base/json.js';

const NAME = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const SEMANTIC =
  /^(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})(?:-([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?$/;
const OPAQUE = /^[0-9A-Za-z.+-]{1,64}$/;

/** How the numbers of the versions of a schema are written. */
export type Versioning = 'semver' | 'opaque';

/** Whether a text can be the name of an owner, a schema or an alias. */
export function isName(text: string): boolean {
  return NAME.test(text);
}

/** Whether a text can be the number of a version. */
export function isNumber(text: string, versioning: Versioning): boolean {
  return text.length <= 64 && (versioning === 'semver' ? SEMANTIC : OPAQUE).test(text);
}

/** Whether a version cannot have a number, as its address leads to something else. */
export function isReserved(number: string): boolean {
  return ['.', '..', 'latest', 'aliases', 'feed.atom', 'series.ttl'].includes(number);
}

/** The number of the version that a schema states. */
export function statedNumber(schema: Json): string | undefined {
  const version = isObject(schema) ? schema['fair:version'] : undefined;
  const stated = isObject(version) ? version.identifier : version;
  return typeof stated === 'string' ? stated : undefined;
}

/** A text that is ordered as semantic versions are; none for a number that is not one. */
export function sortKey(number: string): string | undefined {
  const [, major, minor, patch, before] = SEMANTIC.exec(number) ?? [];
  if (major === undefined) return undefined;
  const numbers = [major, minor!, patch!].map(padded).join('.');
  // A version comes after all that lead up to it: "~" is behind all letters and digits, and "!" before them.
  return before === undefined
    ? `${numbers}~`
    : `${numbers}-${before.split('.').map(identifierKey).join('!')}`;
}

/** Whole numbers are below other identifiers, and ordered by their size. */
function identifierKey(identifier: string): string {
  return /^\d+$/.test(identifier) ? `0${padded(identifier)}` : `1${identifier}`;
}

function padded(digits: string): string {
  return digits.padStart(20, '0');
}
