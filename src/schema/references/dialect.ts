import { isObject, type Json, type JsonObject, member } from '../../base/json.js';
import type { Edition } from '../vocabulary/index.js';
import { standardDocuments } from './standard.generated.js';

/** What a `$schema` stands for: the plain standard, or an edition of the FAIR dialect. */
export type Dialect = '2020-12' | Edition;

/** The dialect that a registered meta-schema of somebody else makes, according to the vocabularies that it names. */
export interface CustomDialect {
  /** The built-in dialect whose checks apply to the keywords that it knows. */
  readonly base: Dialect;
  /** Whether its vocabularies have a keyword; others have no meaning in its schemas. */
  readonly knows: (keyword: string) => boolean;
  /** Whether `format` checks, because the vocabulary that says so is among them. */
  readonly assertsFormats: boolean;
  /** Vocabularies that it requires and that are unknown here: nothing can be checked against its schemas. */
  readonly unknown: readonly string[];
}

const VOCABULARIES = 'https://json-schema.org/draft/2020-12/vocab/';
const CORE = `${VOCABULARIES}core`;
const FORMAT_ASSERTION = `${VOCABULARIES}format-assertion`;

/** The keywords of each vocabulary of the standard: each of its partial meta-schemas describes those of one. */
const keywordsOf: ReadonlyMap<string, readonly string[]> = new Map([
  ...standardDocuments.flatMap(({ $vocabulary, properties }) => {
    const names = isObject($vocabulary) ? Object.keys($vocabulary) : [];
    return names.length === 1 ? [[names[0]!, namesOf(properties)] as const] : [];
  }),
  [FORMAT_ASSERTION, ['format']],
]);

const standardKeywords: ReadonlySet<string> = new Set([...keywordsOf.values()].flat());

function namesOf(properties: Json | undefined): readonly string[] {
  return isObject(properties) ? Object.keys(properties) : [];
}

/** What a meta-schema makes of the schemas that name it; undefined when it builds on nothing that is supported. */
export function customDialect(
  metaSchema: JsonObject,
  dialectAt: (address: string) => Dialect | undefined,
): CustomDialect | undefined {
  const named = member(metaSchema, '$vocabulary');
  const own = member(metaSchema, '$schema');
  const parent = typeof own === 'string' ? dialectAt(own) : '2020-12';
  if (!isObject(named)) {
    return parent && { base: parent, knows: () => true, assertsFormats: false, unknown: [] };
  }
  const vocabularies = [CORE, ...Object.keys(named)];
  const known = new Set(vocabularies.flatMap((each) => keywordsOf.get(each) ?? []));
  return {
    base: vocabularies.map((each) => dialectAt(each)).find((each) => each !== undefined) ?? '2020-12',
    // Keywords that the standard does not have belong to none of its vocabularies, and check nothing.
    knows: (keyword) => known.has(keyword) || !standardKeywords.has(keyword),
    assertsFormats: vocabularies.includes(FORMAT_ASSERTION),
    unknown: vocabularies.filter(
      (each) => named[each] === true && !keywordsOf.has(each) && dialectAt(each) === undefined,
    ),
  };
}
