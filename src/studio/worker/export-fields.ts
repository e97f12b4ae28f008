import { append, type Document, valueAt } from '../../document/index.js';
import { isObject, type Json, member } from '../../json.js';
import { exportOptions } from '../../operations/index.js';
import { type Exporter, type Supply, supplyOf } from '../../standards/index.js';
import { type Kind, keywordNamed } from '../../vocabulary/index.js';
import type { Field } from '../protocol.js';
import { fieldOfKind } from './field-of-kind.js';

/** Where a person says what a document lacks. */
export interface Place {
  readonly field?: Field;
  readonly option?: string;
}

/** Where a term of a standard is stated: its requirements know that; else the words about it name an option. */
export function placeOfTerm(exporter: Exporter, term: string, words: string, schema: Document): Place {
  const requirement = exporter.requirements.find((each) => each.term === term);
  const supply: Supply = requirement ? supplyOf(requirement.value) : optionNamed(words);
  return {
    ...(supply.keyword ? { field: fieldFor(schema, ...supply.keyword) } : {}),
    ...(supply.option === undefined ? {} : { option: supply.option }),
  };
}

/** The option that a sentence names. */
function optionNamed(words: string): Supply {
  const [, option] = /\boption (?:such as )?"(\w+)"/.exec(words) ?? [];
  return option !== undefined && Object.hasOwn(exportOptions, option) ? { option } : {};
}

/** How the keywords of JSON Schema that describe are edited. */
const STANDARD: { readonly [keyword: string]: Pick<Field, 'title' | 'about' | 'widget'> } = {
  title: { title: 'Title', about: 'What the dataset is called.', widget: 'words' },
  description: {
    title: 'Description',
    about: 'What was observed, where, when, how and why.',
    widget: 'long words',
  },
};

/** A keyword of the root of a schema, or a member of its value, as a field. */
function fieldFor(schema: Document, keyword: string, part?: string): Field {
  const row = keywordNamed(keyword);
  const stated = isObject(schema.value) ? member(schema.value, keyword) : undefined;
  const members = row ? membersIn(row.kind) : undefined;
  const known = part === undefined ? undefined : members?.[part];
  // A version that is a text is its identifier.
  const isPlain = known !== undefined && stated !== undefined && !isObject(stated) && part === 'identifier';
  const pointer = append('', keyword, ...(part === undefined || isPlain ? [] : [part]));
  const value = valueAt(schema.value, pointer);
  if (row === undefined)
    return {
      pointer,
      keyword,
      findings: 0,
      ...(value === undefined ? {} : { value }),
      ...STANDARD[keyword]!,
    };
  const { title, kind } = known ?? row;
  const start = {
    pointer,
    keyword,
    title,
    about: row.about,
    value,
    ...(known ? {} : { example: row.example as Json | undefined }),
    ...(keyword === 'fair:licenseRef' ? { widget: 'license' as const } : {}),
  };
  return fieldOfKind(kind, start, () => 0);
}

/** The members of a record, or of the records in a list. */
function membersIn(kind: Kind): Kind['members'] {
  return kind.members ?? kind.parts.map(membersIn).find((members) => members !== undefined);
}
