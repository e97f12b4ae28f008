import { tokens } from '../../schema/document/index.js';
import {
  canonicalName,
  iri,
  isFairKeyword,
  type Kind,
  keywordNamed,
  type ListName,
  oneOf,
  string,
} from '../../schema/vocabulary/index.js';
import { membersOf } from './annotations/annotation-parts.js';

/** What the value at a place of a schema should be. */
export interface ExpectedValue {
  readonly kind: Kind;
  /** The keyword that it is, or is part of. */
  readonly keyword: string;
  readonly title: string;
  /** The controlled list that it comes from. */
  readonly list?: ListName | undefined;
  /** Whether it is a text of several lines, although its kind does not say so. */
  readonly isLong?: true | undefined;
}

type Part = Pick<ExpectedValue, 'kind' | 'title' | 'list' | 'isLong'>;

/** The keywords of JSON Schema that say something about data for people. */
const PLAIN: ReadonlyMap<string, Part> = new Map<string, Part>([
  ['$id', { kind: iri, title: 'Address of the schema' }],
  ['title', { kind: string, title: 'Title' }],
  ['description', { kind: string, title: 'Description', isLong: true }],
  [
    'type',
    {
      kind: oneOf('string', 'number', 'integer', 'boolean', 'array', 'object', 'null'),
      title: 'Type of the values',
    },
  ],
]);

/** What the vocabulary expects at a place, by the keywords that its pointer goes through. */
export function kindAt(pointer: string): ExpectedValue | undefined {
  const steps = tokens(pointer);
  const start = steps.findLastIndex(isFairKeyword);
  const keyword = steps[start];
  const row = keyword === undefined ? undefined : keywordNamed(keyword);
  const part = row && partAt(row, steps.slice(start + 1));
  if (part) return { ...part, keyword: canonicalName(keyword!) };
  const last = steps.at(-1);
  const plain = last === undefined ? undefined : PLAIN.get(last);
  return plain && { ...plain, keyword: last! };
}

const LANGUAGE_MAPS: readonly string[] = ['texts', 'richTexts'];

function partAt(part: Part, [step, ...rest]: readonly string[]): Part | undefined {
  if (step === undefined) return part;
  const { kind, title } = part;
  if (kind.members) {
    const member = membersOf(kind).get(step);
    return member && partAt(member, rest);
  }
  if (kind.name === 'list' || LANGUAGE_MAPS.includes(kind.name)) {
    return partAt({ kind: kind.parts[0]!, title }, rest);
  }
  for (const each of kind.parts) {
    const found = partAt({ kind: each, title }, [step, ...rest]);
    if (found) return found;
  }
  return undefined;
}
