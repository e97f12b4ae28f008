import { append } from '../document/index.js';
import {
  canonicalName,
  isFairKeyword,
  type Keyword,
  type Kind,
  keywordNamed,
  keywords,
  standardRows,
} from '../vocabulary/index.js';
import type { Constraints } from './description.js';
import { bitOf } from './topics.js';

/** How a `fair:` keyword is read. */
export interface Reading {
  /** Its name in the current edition. */
  readonly name: string;
  /** Its name as it is written, and the step of a pointer to it. */
  readonly spelling: string;
  readonly step: string;
  /** What its value may be; undefined for a keyword that the vocabulary does not have. */
  readonly kind: Kind | undefined;
  /** The bit of its topic. */
  readonly bit: number;
}

/**
 * What a keyword is to a description: one of ours, one that gives values parts or alternatives, one that limits
 * values, or any other.
 */
export type KeywordRole = Reading | 'shape' | 'limit' | 'other';

const SHAPES: readonly string[] = ['properties', 'items', 'prefixItems', 'oneOf', 'anyOf', 'enum'];

/** The keywords that limit values, and the type that their own values must have. */
export const LIMITS: ReadonlyMap<string, 'number' | 'string' | 'any'> = new Map(
  Object.entries({
    minimum: 'number',
    maximum: 'number',
    exclusiveMinimum: 'number',
    exclusiveMaximum: 'number',
    multipleOf: 'number',
    minLength: 'number',
    maxLength: 'number',
    pattern: 'string',
    minItems: 'number',
    maxItems: 'number',
    default: 'any',
    const: 'any',
    contentEncoding: 'string',
    contentMediaType: 'string',
  } satisfies { readonly [K in keyof Constraints]-?: 'number' | 'string' | 'any' }),
);

const roles: ReadonlyMap<string, KeywordRole> = new Map<string, KeywordRole>([
  ...[...standardRows.keys()].map((name) => [name, 'other'] as const),
  ...SHAPES.map((name) => [name, 'shape'] as const),
  ...[...LIMITS.keys()].map((name) => [name, 'limit'] as const),
  ...Object.keys(keywords).flatMap((name) =>
    [name, `x-${name}`].map((spelling) => [spelling, readingOf(spelling)] as const),
  ),
]);

/** What a keyword is to a description, however it is spelled. */
export function roleOf(keyword: string): KeywordRole {
  return roles.get(keyword) ?? (isFairKeyword(keyword) ? readingOf(keyword) : 'other');
}

function readingOf(keyword: string): Reading {
  const canonical = canonicalName(keyword);
  const row: Keyword | undefined = keywordNamed(canonical);
  const name = row?.renamed ?? canonical;
  return { name, spelling: keyword, step: append('', keyword), kind: row?.kind, bit: bitOf(name) };
}
